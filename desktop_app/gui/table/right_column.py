"""The column at the right of the table: the seats, the tracks where the board needs their height, the log."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QFrame, QVBoxLayout

from desktop_app.gui import theme
from desktop_app.gui.parts import relook
from desktop_app.gui.past.log_panel import LogPanel
from desktop_app.gui.table.seat_column import SeatColumn
from desktop_app.gui.table.table_panels import PanelHolder

LOG = 156
"""Height of the log that is always left: its title and five lines; or a third of what seats and log share."""

LEAST = 200
"""Pixels that it is tall at least."""


class RightColumn(QFrame):
    """The seats, as much of them as there is room for, and the log, which takes the rest."""

    def __init__(self, seats: SeatColumn, log: LogPanel) -> None:
        super().__init__()
        self._seats, self._log = seats, log
        self._tracks: PanelHolder | None = None
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GAP)
        column.addWidget(seats)
        column.addWidget(log, 1)
        seats.sized.connect(column.activate)
        log.installEventFilter(self)

    def minimumSizeHint(self) -> QSize:
        """Low: its seats are as tall as there is room for, so they must not keep a window from becoming smaller."""
        return QSize(super().minimumSizeHint().width(), theme.shrunk(LEAST))

    def hold(self, tracks: PanelHolder | None) -> None:
        """The tracks stand between seats and log, or elsewhere."""
        if tracks is self._tracks:
            return
        if self._tracks is not None:
            self._tracks.removeEventFilter(self)
            self._column.removeWidget(self._tracks)
        self._tracks = tracks
        if tracks is not None:
            self._column.insertWidget(1, tracks)
            tracks.installEventFilter(self)
        self._share()

    def show_as_drawer(self, drawer: bool) -> None:
        """Over the table it has a ground of its own; beside the table it needs none."""
        relook(self, "drawer" if drawer else "")
        edge = theme.GAP if drawer else 0
        self._column.setContentsMargins(edge, edge, edge, edge)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Other tracks, or another head of the log, may need another height."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._share()
        return False

    def resizeEvent(self, event: object) -> None:
        """Another height to share."""
        self._share()

    def _share(self) -> None:
        """The log keeps its lines, whatever the seats would need."""
        edges, inside = 2 * self._column.contentsMargins().left(), self.contentsRect()
        shared = inside.height() - edges - self._for_tracks()
        least = max(min(theme.scaled(LOG), shared // 3), self._log.minimumSizeHint().height())
        self._seats.set_room(inside.width() - edges, shared - least - theme.GAP)

    def _for_tracks(self) -> int:
        """What the tracks need, with the space beside them."""
        tracks = self._tracks
        if tracks is None or tracks.isHidden():
            return 0
        wide = self.contentsRect().width()
        tall = tracks.heightForWidth(wide) if tracks.hasHeightForWidth() else tracks.sizeHint().height()
        return tall + theme.GAP
