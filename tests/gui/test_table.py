from tests.gui.hands import Hands


def test_a_drag_onto_a_legal_area_moves_the_piece(hands: Hands) -> None:
    hands.drag("k1", "bay")
    assert hands.place_of("k1") == "bay"
