"""What each side used in a game, according to the `Study` of the game."""

from __future__ import annotations

from functools import cache
from typing import Any

from holdfast.engine.play import Play, Watcher
from holdfast.engine.requests import Decision
from holdfast.engine.study import Study, Use


class Uses(Watcher):
    """Watches a game, and collects for each side the entries of content that it used."""

    def __init__(self, play: Play[Any], study: Study[Any]) -> None:
        self._play = play
        self._study = study
        self._sides: list[set[Use]] = [set() for _ in play.result().sheets]
        self._all: set[Use] = set()
        """What the whole table used."""

    def decided(self, decision: Decision[Any], index: int, forced: bool) -> None:
        use = self._study.answered(decision.rule, decision.values[index])
        if use is not None:
            (self._all if self._study.together else self._sides[decision.seat]).add(use)

    def chance_decided(self, name: str, key: str) -> None:
        kind = self._study.met.get(name)
        if kind is not None:
            self._all.add((kind, key))

    def checkpoint(self) -> None:
        """Add what each side has in use now."""
        state, held = self._play.state, self._study.held
        if self._study.together:
            self._all.update(held(state, 0))
        else:
            for side, uses in enumerate(self._sides):
                uses.update(held(state, side))

    def of_sides(self) -> tuple[tuple[str, ...], ...]:
        """At the end of the game, for each side its uses as `kind/key`, sorted."""
        self.checkpoint()
        return tuple(tuple(sorted(use_name(use) for use in uses | self._all)) for uses in self._sides)


@cache
def use_name(use: Use) -> str:
    """A use as results name it; cached, so that equal uses share one string, because there are millions."""
    return "/".join(use)
