"""The kinds of costly work: which comes first, how many jobs may wait, and how long each may take."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf


@dataclass(frozen=True)
class Kind:
    """A kind of work. The order of `KINDS` is the order in which waiting jobs are done."""

    name: str
    cost: float
    """What it costs its person and address, in units of about 0.6 s of a bot's thinking; `web/limits.py` has the rates.
    """
    max_waiting: int = 0
    """How many jobs may wait in one queue; more are refused as `Busy`."""
    max_waiting_per_address: int = 0
    max_wait_s: float = inf
    """A job that has waited longer is refused."""
    deadline_s: float = inf
    """A job that runs longer is ended, with its process."""


BOT = Kind("bot", 0, max_waiting=1000, max_waiting_per_address=500, deadline_s=8)
"""A bot's move at a table of people. The table was paid for when it was set up."""
HINT = Kind("hint", 1, max_waiting=40, max_waiting_per_address=4, max_wait_s=10, deadline_s=5)
LONE_BOT = Kind("lone_bot", 0, max_waiting=1000, max_waiting_per_address=100, deadline_s=8)
"""A bot's move at a table without people."""
LOAD = Kind("load", 0.05, max_waiting=200, max_waiting_per_address=40, max_wait_s=10, deadline_s=30)
"""A table is loaded: its game is replayed in the server itself, because a game cannot be sent between processes."""
REPLAY = Kind("replay", 0.25, max_waiting=40, max_waiting_per_address=8, max_wait_s=10, deadline_s=10)
"""A finished game is shown at some moment, or continued from there."""
UPLOAD = Kind("upload", 3, max_waiting=20, max_waiting_per_address=2, max_wait_s=15, deadline_s=8)
"""An uploaded record is read and replayed. Charged before its text is received."""
HISTORY = Kind("history", 0.5, max_waiting=40, max_waiting_per_address=8, max_wait_s=15, deadline_s=8)
"""The scores after each answer of a finished game."""
ANALYSIS = Kind("analysis", 3, max_waiting=4, max_waiting_per_address=4, deadline_s=60)
"""One moment of a finished game is analysed. Charged once for the game."""
PREVIEW = Kind("preview", 0.1)
"""What an option would change. It takes 1 to 7 ms and does not wait."""

KINDS = (BOT, HINT, LONE_BOT, LOAD, REPLAY, UPLOAD, HISTORY, ANALYSIS, PREVIEW)

LOAD_COST_PER_ENTRY = 0.001
"""What is added to the cost of loading a table for each entry of its log."""
