"""A small picture of the table as it was, above the place of the time line that is pointed at."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from desktop_app.gui import theme
from desktop_app.gui.parts import Words
from desktop_app.gui.picture import TablePicture
from desktop_app.gui.wording import Wording
from desktop_app.kernel.timeline import StoredOnly

if TYPE_CHECKING:
    from desktop_app.gui.match_controller import MatchController

WIDE, LEAST, MOST = 288, 96, 200
"""Width of the picture, and its least and greatest height."""

SMOOTH = Qt.TransformationMode.SmoothTransformation

KEPT = 60
"""Pictures that are kept."""


class MomentPreview(QFrame):
    """Picture, chapter and phase, and what had just happened, through the eyes of whoever looks."""

    def __init__(self, window: QWidget, wording: Wording) -> None:
        super().__init__(window)
        self._window = window
        self._wording = wording
        self._picture: TablePicture | None = None
        self._kept: OrderedDict[tuple[int, str], QPixmap] = OrderedDict()
        self.setProperty("look", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.image = QLabel()
        self.title = Words("", "small_b")
        self.words = Words("", "small", "quiet")
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(theme.TIGHT)
        for part in (self.image, self.title, self.words):
            part.setFixedWidth(theme.scaled(WIDE))
            column.addWidget(part)
        self.hide()

    def show_moment(self, controller: MatchController, position: int, told: str, above: QPoint) -> None:
        """A moment of this match; `above`: the point of the screen that it stands over. A stored one has no picture."""
        match, viewer = controller.match, controller.viewer()
        try:
            view = match.room.view(match.state_at(position), viewer)
        except StoredOnly:
            self.hide()
            return
        if (position, viewer) not in self._kept:
            self._kept[position, viewer] = self._painted(controller, position)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self.image.setPixmap(self._kept[position, viewer])
        self.title.setText(self._wording.sentence(view.phase))
        self.words.setText(told)
        self.words.setVisible(bool(told))
        self.adjustSize()
        self._stand(above)

    def _painted(self, controller: MatchController, position: int) -> QPixmap:
        match, viewer = controller.match, controller.viewer()
        if self._picture is None:
            self._picture = TablePicture(self._wording)
            self._picture.setParent(self)
            self._picture.hide()
        picture = self._picture
        picture.show_view(match.room, match.room.view(match.state_at(position), viewer))
        whole = picture.sceneRect()
        share = whole.height() / max(whole.width(), 1)
        size = QSize(theme.scaled(WIDE), theme.scaled(max(LEAST, min(MOST, WIDE * share))))
        picture.setFixedSize(size * 2)  # small pieces are drawn at twice their size and made smaller
        picture.fit()
        pixels = size * self.devicePixelRatioF()
        made = picture.grab().scaled(pixels, Qt.AspectRatioMode.IgnoreAspectRatio, SMOOTH)
        made.setDevicePixelRatio(self.devicePixelRatioF())
        return made

    def _stand(self, above: QPoint) -> None:
        parent = self._window
        at = parent.mapFromGlobal(above) - QPoint(self.width() // 2, self.height() + theme.GAP)
        at.setX(max(theme.GAP, min(at.x(), parent.width() - self.width() - theme.GAP)))
        at.setY(max(theme.GAP, at.y()))
        self.move(at)
        self.show()
        self.raise_()
