"""Preparation: time, fire, cards and miniatures, new investigators, and whose are the healthiest (rulebook 1)."""

from __future__ import annotations

from desktop_app.games.call_of_madness.procedures.drawing import DrawCards, DrawMadness
from desktop_app.games.call_of_madness.procedures.new_investigators import NewInvestigators
from desktop_app.games.call_of_madness.table import Table
from desktop_app.kernel.frames import Procedure, procedure
from desktop_app.kernel.state import happen


@procedure("preparation", "turn_time", "burn", "draw_cards*", "stand_up", "new_investigators*", "compare_health",
           "most_health*", spans=("phase",))
class Preparation(Procedure):
    """Every step in player order from the holder of the time token (ledger COM-C72, COM-R04)."""

    proves = ("COM-C08", "COM-C09", "COM-C10", "COM-C11", "COM-C13", "COM-C72", "COM-C99", "COM-R04", "COM-R29")

    drew: int = 0
    supplied: int = 0
    added: tuple[str, ...] = ()
    """The investigators that have come this round."""
    owed: tuple[str, ...] = ()
    """Whose new investigators have most health."""

    def turn_time(self, table: Table) -> None:
        table.night = 1 - table.night
        happen(table, "time_turned", table.time_token, (), (table.night,))

    def burn(self, table: Table) -> None:
        """By the new time of day; tokens stay. Whoever loses the last cultist ends it before the next burns."""
        numbers = table.game.numbers
        for seat in table.game.turn_order(table):
            if table.fire[seat] and not table.ending:
                table.lose(seat, table.fire[seat] * (numbers.fire_loss_by_night if table.night
                                                     else numbers.fire_loss_by_day))

    def draw_cards(self, table: Table) -> Procedure | None:
        if self.drew == len(table.game.seats):
            return None
        self.drew += 1
        return DrawCards(table.game.turn_order(table)[self.drew - 1], 1)

    def stand_up(self, table: Table) -> None:
        """Miniatures stay where they are."""
        for seat in table.game.seats:
            table.knocked[seat] = 0

    def new_investigators(self, table: Table) -> Procedure | None:
        if self.supplied == len(table.game.seats):
            return None
        self.supplied += 1
        return NewInvestigators(table.game.turn_order(table)[self.supplied - 1])

    def after_new_investigators(self, table: Table, added: tuple[str, ...]) -> None:
        self.added += added

    def compare_health(self, table: Table) -> None:
        """Printed health of the new ones only; everybody tied for most is owed a marker (ledger COM-C13)."""
        sums = {seat: sum([table.tile(each).health for each in self.added if table.board_of(each) == seat])
                for seat in table.game.turn_order(table)}
        most = max(sums.values())
        self.owed = tuple([seat for seat, health in sums.items() if health == most]) if most else ()

    def most_health(self, table: Table) -> Procedure | None:
        if not self.owed:
            return None
        seat, self.owed = self.owed[0], self.owed[1:]
        return DrawMadness(seat, 1)
