"""How long a bot may think about a decision."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import inf
from time import perf_counter

FOREVER = 1 << 30


@dataclass(frozen=True)
class Budget:
    """So many playouts, or so many seconds, whichever ends first.

    Playouts alone are never cut short by the clock, or a game would not come out the same on a machine that was halted.
    """

    playouts: int = FOREVER
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
        """Whether the clock decides, so that no two runs are alike."""
        return self.playouts == FOREVER

    def share(self, share: float) -> Budget:
        """A part of this budget, for a bot in a hurry."""
        playouts = self.playouts if self.timed else max(1, round(self.playouts * share))
        return Budget(playouts, self.seconds * share)


class Watch:
    """The time of one decision, from now on. It is up when another playout might not end within it."""

    def __init__(self, seconds: float) -> None:
        self._last = perf_counter()
        self._longest = 0.0
        self.until = self._last + seconds

    def up(self) -> bool:
        """Asked after every playout: whether what is left is less than the longest of them took."""
        now = perf_counter()
        self._longest = max(self._longest, now - self._last)
        self._last = now
        return now + self._longest > self.until
