"""Between two persons at one screen nothing of the next one's is shown before that one has sat down."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.app.settings import Settings, SettingsKeeper
from desktop_app.gui.services import Services
from desktop_app.gui.wording import Wording, read_catalogue
from desktop_app.kernel.questions import text
from desktop_app.kernel.views import ItemView, PanelView, TableView
from tests.gui.hands import Hands
from tests.gui.harbour import WORDS, Harbour, HarbourMatch, HarbourRoom, RestingBots, Shelf
from tests.gui.opening import open_window

Key = Qt.Key
SECRETS = {"keel": "The keel's map of the reef", "oar": "The oar's map of the wreck"}


class SecretRoom(HarbourRoom):
    """Each seat holds a card that only it may see."""

    def view(self, state: Harbour, seat: str) -> TableView:
        view = super().view(state, seat)
        if seat not in SECRETS:
            return view
        card = ItemView(f"{seat}_card", text(f"i.{seat}_secret"))
        return view._replace(panels=(*view.panels, PanelView(f"{seat}_hand", "hand", text("p.cards"), seat, (card,))))


def words() -> Wording:
    secrets = {f"i.{seat}_secret": said for seat, said in SECRETS.items()}
    return Wording((read_catalogue("app"),), {"harbour": {**WORDS, **secrets}})


def sit(qtbot: QtBot, who: dict[str, str], **settings: object) -> Hands:
    room = SecretRoom()
    services = Services((room,), Shelf(), HarbourMatch, RestingBots, ("random",), film_delay=0,
                        settings=SettingsKeeper(settings_with(**settings)))  # fmt: skip
    window = open_window(qtbot, services, words())
    window.show_match(HarbourMatch(room, room.default_setup(), who))
    return Hands(window, qtbot)


def settings_with(**values: object) -> Settings:
    return Settings().model_copy(update=values)


@pytest.fixture
def two(look: None, qtbot: QtBot) -> Hands:
    return sit(qtbot, {"keel": "human", "oar": "human"})


def curtain(hands: Hands) -> QWidget:
    return next(extra for extra in hands.page.extras if type(extra).__name__ == "Curtain")


def spoken(hands: Hands) -> str:
    """Everything that any widget says or shows, below the curtain too."""
    said = [hands.window]
    said += hands.window.findChildren(QWidget)
    found: list[str] = []
    for widget in said:
        found += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        if isinstance(widget, QLabel):
            found.append(widget.text())
    return "\n".join(found)


def painted(hands: Hands) -> QImage:
    image: QImage = hands.page.grab().toImage()
    return image


def test_the_first_person_sits_down_too(two: Hands) -> None:
    assert curtain(two).isVisible()
    assert curtain(two).words.text() == "Pass the screen to Keel"
    assert not any(secret in spoken(two) for secret in SECRETS.values())
    two.press(curtain(two).button)
    assert not curtain(two).isVisible()
    assert SECRETS["keel"] in spoken(two)


def test_nothing_of_the_next_hand_is_spoken_or_painted_before(two: Hands) -> None:
    two.key(Key.Key_Space)
    two.type_option("rest")
    assert curtain(two).isVisible()
    assert curtain(two).words.text() == "Pass the screen to Oar"
    assert not any(secret in spoken(two) for secret in SECRETS.values()), "neither the one's nor the other's"
    assert curtain(two).geometry() == two.page.rect()
    covered = painted(two)
    corner = covered.pixelColor(5, 5)
    edges = [(x, y) for x in range(3, covered.width(), 97) for y in (3, covered.height() - 4)]
    assert all(covered.pixelColor(*point) == corner for point in edges), "nothing of the table shows through"
    two.key(Key.Key_Space)
    assert SECRETS["oar"] in spoken(two)
    assert SECRETS["keel"] not in spoken(two)


def test_nothing_can_be_done_behind_it(two: Hands) -> None:
    before = two.page.controller.match.position
    for key in (Key.Key_F, Key.Key_H, Key.Key_Tab):
        two.key(key)
        assert two.page.controller.match.position == before
    assert curtain(two).button.hasFocus()
    two.window.resize(900, 700)
    two.settle()
    assert curtain(two).geometry() == two.page.rect()


def test_bots_between_two_persons_hang_no_curtain_for_the_same_one(look: None, qtbot: QtBot) -> None:
    hands = sit(qtbot, {"keel": "human", "oar": "random"})
    assert not curtain(hands).isVisible(), "only one person plays"
    hands.type_option("rest")
    hands.qtbot.waitUntil(lambda: hands.page.showing.view.phase.args == (("n", 2),))
    assert not curtain(hands).isVisible()


def test_undo_gives_the_screen_back_without_a_curtain(two: Hands) -> None:
    two.key(Key.Key_Space)
    two.type_option("rest")
    two.control(Key.Key_Z)
    assert not curtain(two).isVisible()
    assert SECRETS["keel"] in spoken(two), "these eyes were here before"


def test_it_can_be_switched_off(look: None, qtbot: QtBot) -> None:
    hands = sit(qtbot, {"keel": "human", "oar": "human"}, curtain=False)
    assert not curtain(hands).isVisible()
    hands.type_option("rest")
    assert SECRETS["oar"] in spoken(hands)


def test_who_stays_alone_still_sits_down(two: Hands) -> None:
    two.key(Key.Key_Space)
    two.page.controller.match.hand_over("keel", "random")
    two.qtbot.waitUntil(lambda: two.page.showing.view.prompt.decider == "oar")
    two.settle()
    assert curtain(two).isVisible()
    assert SECRETS["oar"] not in spoken(two)
