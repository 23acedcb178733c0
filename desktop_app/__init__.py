"""Mythos Table: Lovecraftian board games against bots."""

__version__ = "0.1.0"
