"""What is played for a bot that fails: legal, and as harmless as one can tell without knowing the game."""

from __future__ import annotations

from desktop_app.kernel.questions import PASS, Ask, Reply

RISKS = ("none", "rolls", "reveals", "gives_up", "ends_game")
"""From the least to the most."""


def safe_reply(ask: Ask) -> Reply:
    """PASS if that is offered, else the option of least risk that is listed first."""
    if PASS in ask.options:
        return Reply(ask.decider, PASS.key)
    return Reply(ask.decider, min(ask.options, key=lambda option: RISKS.index(option.risk)).key)
