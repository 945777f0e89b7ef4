"""How long a bot may think about a decision."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import inf
from time import perf_counter

UNLIMITED_PLAYOUTS = 1 << 30


@dataclass(frozen=True)
class Budget:
    """A number of playouts, or a time in seconds.

    The clock never cuts short a budget in playouts: else a game would not come out the same on a slower machine. Only
    a server sets both, so that no bot keeps other tables waiting.
    """

    playouts: int = UNLIMITED_PLAYOUTS
    seconds: float = inf

    @staticmethod
    def read(text: str) -> Budget | None:
        """`500` for playouts, `200ms` or `2s` for time; None if it is neither."""
        match = re.fullmatch(r"([1-9]\d{0,6})(ms|s)?", text)
        if match is None:
            return None
        number, unit = int(match[1]), match[2]
        return Budget(playouts=number) if unit is None else Budget(seconds=number / (1000 if unit == "ms" else 1))

    @property
    def timed(self) -> bool:
        """Whether the clock decides, so that results differ from run to run."""
        return self.playouts == UNLIMITED_PLAYOUTS

    def within(self, cap: Budget) -> bool:
        """Whether this is no more than another budget allows: in playouts, or in time."""
        return self.seconds <= cap.seconds if self.timed else self.playouts <= cap.playouts

    def capped(self, cap: Budget) -> Budget:
        """This budget, but no more than another one, in playouts and in time."""
        playouts = self.playouts if self.timed else min(self.playouts, cap.playouts)
        return Budget(playouts, min(self.seconds, cap.seconds))

    def share(self, share: float) -> Budget:
        """A part of this budget."""
        playouts = self.playouts if self.timed else max(1, round(self.playouts * share))
        return Budget(playouts, self.seconds * share)


class Stopwatch:
    """The time for one decision, from now on. It expires when another playout might not end in time."""

    def __init__(self, seconds: float) -> None:
        self._last = perf_counter()
        self._longest = 0.0
        self.until = self._last + seconds

    def expired(self) -> bool:
        """Called after every playout: whether less time is left than the longest of them took."""
        now = perf_counter()
        self._longest = max(self._longest, now - self._last)
        self._last = now
        return now + self._longest > self.until
