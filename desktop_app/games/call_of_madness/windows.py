"""The moments at which rules are asked. No card that is known needs any beside its verbs."""

WINDOWS = (
    "forbids_*",  # a veto on any verb (table, ask, option)
    "decides_*",  # who answers a question (table, ask)
)
