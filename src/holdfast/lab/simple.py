"""The simple player: looks one step ahead on a fork and takes what looks best. Better than random, quick, no search.

It sees what its seat may see: each look is at a fork in which all else is dealt anew. What a position is worth, and
how the small choices inside a look are made, a game says by its `Taste`.
"""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from holdfast.bots.sight import Sight
from holdfast.engine.play import Play
from holdfast.engine.requests import Decision

SMALL_CHOICES = 40
"""How many small choices a look follows at most."""


class Taste(Protocol):
    """What a game tells the simple player."""

    def worth(self, state: Any, seat: int) -> float:
        """How good a position is for a seat."""

    def habit(self, decision: Decision[Any], state: Any) -> int | None:
        """The option to take without a look, or None where it pays to look (and where a look ends)."""

    def standing_still(self, decision: Decision[Any], index: int, state: Any) -> float | None:
        """What an option that ends the turn is worth beyond the position as it is; None for all others."""


class SimplePlayer:
    """Looks at each option once, all from the same deal. The same seed makes the same choices."""

    name = "simple"

    def __init__(self, seed: int, taste: Taste) -> None:
        self._random = Random(seed)
        self._taste = taste

    def choose(self, sight: Sight) -> int:
        deal = self._random.getrandbits(48)
        looks = [(self._look(sight, index, deal), self._random.random()) for index in range(len(sight.decision))]
        return looks.index(max(looks))

    def _look(self, sight: Sight, index: int, deal: int) -> float:
        """What the position is worth after an option and the small choices that it brings."""
        trial, taste = sight.fork(seed=deal), self._taste
        decision = next(one for one in trial.decisions if one.seat == sight.seat)
        still = taste.standing_still(decision, index, trial.state)
        if still is not None:
            return taste.worth(trial.state, sight.seat) + still
        trial.answer(decision, index)
        return self._best_from(trial, sight.seat)

    def _best_from(self, trial: Play[Any], seat: int) -> float:
        """The first small choice that an option brings is looked into as well; those after it follow habits."""
        if not self._goes_on(trial, seat):
            return self._taste.worth(trial.state, seat)
        best = float("-inf")
        for index in range(len(trial.decision)):
            twin = trial.fork(seed=0)
            twin.step(index)
            for _ in range(SMALL_CHOICES):
                if not self._goes_on(twin, seat):
                    break
                twin.step(self._taste.habit(twin.decision, twin.state) or 0)
            best = max(best, self._taste.worth(twin.state, seat))
        return best

    def _goes_on(self, trial: Play[Any], seat: int) -> bool:
        """Whether the seat is in the midst of what it began."""
        return (
            not trial.over
            and trial.decision.seat == seat
            and self._taste.habit(trial.decision, trial.state) is not None
        )
