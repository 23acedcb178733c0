"""Results of a contest are laid one by one. Each is answered at once but the last of a step, which only lies where it
was put until it is confirmed: so whoever lays them sees all of it first. One after the other can be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from desktop_app.gui.buttons import GlyphButton
from desktop_app.gui.gestures import Choice
from desktop_app.gui.parts import relook
from desktop_app.gui.preferences.key_map import key_words
from desktop_app.kernel.contests import ContestSide, ContestView, FighterView

if TYPE_CHECKING:
    from desktop_app.gui.main_window import MainWindow
    from desktop_app.gui.table.table_page import TablePage


class Laying(QObject):
    """The answer that is only laid, and the two buttons in the what-now strip. `changed`: another one, or none."""

    changed = Signal()

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._laid: Choice | None = None
        self._taken: tuple[FighterView, ...] = ()
        self._moment: object = None
        self._confirms = False
        say = page.wording.say
        self.back_button = GlyphButton(say("app.contest.take_back"), height=36)
        self.confirm_button = GlyphButton("", key=say("app.key.space"), height=36)
        for button in (self.back_button, self.confirm_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click Space is the table's again
        self.back_button.clicked.connect(self.take_back)
        self.confirm_button.clicked.connect(self.confirm)
        page.what_now.host((self.back_button, self.confirm_button))
        page.keeps = self._keeps
        page.left.connect(self.lift)

    # --- what others ask ------------------------------------------------------------------------------------------

    def laid(self) -> Choice | None:
        """The answer that waits to be confirmed."""
        return self._laid

    def shown(self, contest: ContestView | None) -> ContestView | None:
        """The contest with the last result where it has been laid."""
        if contest is None or self._laid is None:
            return contest
        taken = {each.piece: each for each in self._taken}
        sides = [side._replace(
            fighters=tuple([taken.get(each.piece, each) for each in side.fighters]),
            markers=tuple([marker for marker in side.markers if not (side.decides and marker.piece)]),
        ) for side in contest.sides]  # fmt: skip
        return contest._replace(sides=tuple(sides))

    # --- what happens ---------------------------------------------------------------------------------------------

    def show_table(self) -> None:
        """Another position: what was laid was meant for the one before."""
        prompt, controller = self._page.showing.view.prompt, self._page.controller
        moment = (controller.match.position, controller.viewed, prompt and (prompt.decider, prompt.question))
        if moment != self._moment:
            self._moment, self._laid = moment, None
        self._dress()

    def lift(self) -> bool:
        """What was only laid lies in the tray again; says whether anything was."""
        if self._laid is None:
            return False
        self._lay(None, ())
        return True

    def lay_again(self, choice: Choice) -> None:
        """What was laid on a page whose place this one takes, if it can still be answered."""
        if choice in self._page.choices():
            self._keeps(choice)

    def take_back(self) -> None:
        """The result that was laid last lies in the tray again, or the one that was answered last."""
        if not self.lift() and self._may_take_back():
            self._page.controller.undo()

    def confirm(self) -> None:
        """What is laid is answered."""
        choice, self._laid = self._laid, None
        if choice is None:
            return
        self._confirms = True
        try:
            self._page.take(choice)
        finally:
            self._confirms = False

    # --- inside ---------------------------------------------------------------------------------------------------

    def _keeps(self, choice: Choice) -> bool:
        """The last result of a step, where there is another piece that could take it."""
        asked = self._asked()
        if self._confirms or asked is None or not self._page.controller.settings.now.confirm_results:
            return False
        markers = {marker.piece for marker in asked.markers if marker.piece}
        if not markers & set(choice.option.from_ids):
            return False
        ways = [each for each in self._page.choices() if not each.aside]
        told = self._page.controller.preview(choice)
        if len(ways) < 2 or not told.settles or not told.taken:
            return False
        self._page.hand.select(None)
        if self._page.drawer.has_keyboard():
            self._page.drawer.close()  # Space confirms, and is no letter of a filter
        self._lay(choice, told.taken)
        return True

    def _lay(self, choice: Choice | None, taken: tuple[FighterView, ...]) -> None:
        self._laid, self._taken = choice, taken
        self._page.say(self._page.wording.say("app.contest.laid") if choice is not None else "")
        self._dress()
        self.changed.emit()

    def _asked(self) -> ContestSide | None:
        """The side whose results are laid now by whoever looks."""
        contest = self._page.showing.view.contest
        found = [side for side in contest.sides if side.decides] if contest is not None else []
        return next((side for side in found if any(marker.piece for marker in side.markers)), None)

    def _may_take_back(self) -> bool:
        """Has one of these results been laid already, and nothing come out since?"""
        asked, match = self._asked(), self._page.controller.match
        if asked is None:
            return False
        kinds = {marker.result for marker in asked.markers if marker.piece}
        lies = any(kinds & set(each.results) for each in asked.fighters)
        return lies and self._page.controller.can_undo() and not match.risky_undo()

    def _dress(self) -> None:
        """Both buttons as things stand."""
        page, asked, laid = self._page, self._asked(), self._laid is not None
        contest = page.showing.view.contest
        self.back_button.setVisible(laid or self._may_take_back())
        confirms = page.controller.settings.now.confirm_results and page.what_now.main_button is None
        self.confirm_button.setVisible(asked is not None and (laid or confirms))
        if asked is not None and contest is not None:
            step = page.wording.sentence(contest.steps[contest.step])
            self.confirm_button.setText(page.wording.say("app.contest.confirm", what=step))
            self.confirm_button.setAccessibleName(self.confirm_button.text())
            self.confirm_button.setEnabled(laid)
            relook(self.confirm_button, "main" if laid else "plain")
        window: MainWindow = page.own_window  # type: ignore[assignment]  # it is given as a plain widget
        self.back_button.show_key(key_words(window.commands["take_back"].shortcut()))
        page.what_now.guests_changed()
