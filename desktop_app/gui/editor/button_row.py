"""Which words and keys a row of buttons has room for."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.gui import theme
from desktop_app.gui.editor.action_button import ActionButton

WAYS = ((True, True), (True, False), (False, False))
"""With words and keys; with words; with drawings alone."""


def fit_buttons(buttons: Sequence[ActionButton], room: int) -> int:
    """Shows of the words and keys on these buttons what has room side by side. Gives the pixels that they take."""
    taken = 0
    for words, keys in WAYS:
        for button in buttons:
            button.show_words(words)
            button.hide_key(not keys)
        taken = sum(button.sizeHint().width() + theme.GAP for button in buttons)
        if taken <= room:
            break
    return taken
