"""How long a bot may think about a decision."""

from __future__ import annotations

import re
from dataclasses import dataclass

FOREVER = 1 << 30


@dataclass(frozen=True)
class Budget:
    """So many playouts, or so many seconds, whichever ends first."""

    playouts: int = FOREVER
    seconds: float = 60.0

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
