"""The simple player: looks at each option on a fork, to the end of its own turn at most, and takes what looks best.

It sees what its seat may see: each look is at a fork in which all else is dealt anew. What a position is worth says the
game's `evaluate`; which small choices inside a look deserve thought says a `Taste`. Better than random, no search.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from holdfast.bots.player_view import PlayerView
from holdfast.engine.play import Play, Watcher
from holdfast.engine.requests import Decision

AGAIN: Final = ((5, 2), (2, 3))
"""Where luck had a hand: so many of the best ways are looked at so many times more, in new deals."""
SMALL_CHOICES: Final = 40
"""How many small choices a look follows at most."""


class Taste(Protocol):
    """What a game tells the simple player."""

    def pauses(self, decision: Decision[Any]) -> bool:
        """Whether a look ends at this decision; all others are small choices."""

    def promising(self, decision: Decision[Any], state: Any) -> Sequence[int]:
        """The options of a small choice that deserve a look, at least one."""

    def habit(self, decision: Decision[Any], state: Any) -> int:
        """The option to take in a small choice without a look."""

    def matters(self, chance: str) -> bool:
        """Whether luck of this name makes a position much better or worse."""


class Way(NamedTuple):
    """An option, and the answer to the first small choice that it brings, if it brings one."""

    option: int
    small: int | None = None


class TurnOver(Exception):
    """The turn that is looked at has come to its end."""


class Onlooker(Watcher):
    """Watches a look: stops it when the turn is over, and notes whether luck had a hand in it."""

    def __init__(self, matters: Callable[[str], bool]) -> None:
        self.lucky = False
        self._matters = matters

    def fell(self, name: str, key: str) -> None:
        self.lucky = self.lucky or self._matters(name)

    def checkpoint(self) -> None:
        raise TurnOver


class Tally:
    """What was seen of a way: the sum of all looks, their number, and whether luck had a hand."""

    __slots__ = ("looks", "lucky", "total")

    def __init__(self) -> None:
        self.total, self.looks, self.lucky = 0.0, 0, False

    @property
    def value(self) -> float:
        return self.total / self.looks


class SimplePlayer:
    """Looks at each way once, all from the same deal, then again at the best ones. The same seed chooses the same."""

    name = "simple"

    def __init__(self, seed: int, taste: Taste) -> None:
        self._random = Random(seed)
        self._taste = taste
        self._tallies = dict[Way, Tally]()

    def choose(self, view: PlayerView) -> int:
        self._tallies.clear()
        deal = self._random.getrandbits(48)
        for option in range(len(view.decision)):
            self._look(view, Way(option), deal)
        best = self._best(list(self._tallies))
        for number, times in AGAIN:
            best = best[:number]
            if not any(self._tallies[way].lucky for way in best):
                break
            for _ in range(times):
                deal = self._random.getrandbits(48)
                for way in best:
                    self._look(view, way, deal)
            best = self._best(best)
        return best[0].option

    def _best(self, ways: list[Way]) -> list[Way]:
        return sorted(ways, key=lambda way: -self._tallies[way].value)

    def _look(self, view: PlayerView, way: Way, deal: int) -> None:
        """Take an option on a fork; a way without a small choice looks into all that come up and deserve it."""
        trial, onlooker = view.fork(seed=deal), Onlooker(self._taste.matters)
        trial.watch(onlooker)
        try:
            view.answer(trial, way.option)
        except TurnOver:
            self._note(trial, view.seat, way, onlooker)
            return
        if not self._goes_on(trial, view.seat):
            self._note(trial, view.seat, way, onlooker)
        elif way.small is not None and way.small < len(trial.decision):
            self._follow(trial, view.seat, way, way.small, onlooker)
        else:
            for small in self._taste.promising(trial.decision, trial.state):
                twin, another = trial.fork(seed=0), Onlooker(self._taste.matters)
                another.lucky = onlooker.lucky
                twin.watch(another)
                self._follow(twin, view.seat, Way(way.option, small), small, another)

    def _follow(self, trial: Play[Any], seat: int, way: Way, small: int, onlooker: Onlooker) -> None:
        """Answer the first small choice, and those after it by habit."""
        try:
            trial.step(small)
            for _ in range(SMALL_CHOICES):
                if not self._goes_on(trial, seat):
                    break
                trial.step(self._taste.habit(trial.decision, trial.state))
        except TurnOver:
            pass
        self._note(trial, seat, way, onlooker)

    def _goes_on(self, trial: Play[Any], seat: int) -> bool:
        """Whether the seat is in the midst of what it began."""
        return not trial.over and trial.decision.seat == seat and not self._taste.pauses(trial.decision)

    def _note(self, trial: Play[Any], seat: int, way: Way, onlooker: Onlooker) -> None:
        """Judge where a look has come to."""
        evaluate = trial.game.evaluate
        assert evaluate is not None, f"{trial.game.title} does not say how a position looks"
        tally = self._tallies.setdefault(way, Tally())
        tally.total += evaluate(trial.state, seat)
        tally.looks += 1
        tally.lucky = tally.lucky or onlooker.lucky
