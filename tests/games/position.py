"""A table in a built position, as the tests of every game play it: by the keys of the options, and by names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from holdfast.engine.game import Game, State, Value
from holdfast.engine.table import Table

S = TypeVar("S", bound=State)


class Position(Generic[S]):
    """A table in a built position. `names` are those of all sides; only the first `seats` of them are asked."""

    def __init__(
        self,
        game: Game[S],
        state: S,
        names: Sequence[str],
        *,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        chance: Mapping[str, Sequence[str]] | None = None,
        patient: bool = False,
    ) -> None:
        self.names = list(names)
        seats = len(names) if seats is None else seats
        self.table: Table[S] = Table(
            game,
            seats=seats,
            names=names[:seats],
            state=state,
            chance=chance,
            options=options,
            seed=1,
            patient=patient,
        )
        game.invariants(self.state)

    @property
    def state(self) -> S:
        return self.table.state

    def plays(self, *keys: str) -> None:
        """Answer one decision after another by key; those with a single option answer themselves."""
        for key in keys:
            self.table.choose(key)
            self.table.game.invariants(self.state)

    def offers(self) -> list[str]:
        """The keys on offer now."""
        return [option.key for option in self.table.decision.options]

    def refuses(self) -> dict[str, str]:
        """What is shown but cannot be chosen, with the reason."""
        return {option.key: option.why_not for option in self.table.decision.refused}

    def refused_by(self) -> dict[str, str]:
        """The same, with the clause that says so."""
        return {option.key: option.rule for option in self.table.decision.refused}

    @property
    def asks(self) -> str:
        return "" if self.table.over else self.table.decision.prompt

    @property
    def asked(self) -> str:
        """Who decides now."""
        return self.names[self.table.decision.seat]

    def view(self, name: str | None = None) -> dict[str, Any]:
        """What this player sees, or a spectator."""
        return self.table.view(None if name is None else self.names.index(name))

    def told(self, name: str | None = None) -> list[str]:
        """The story so far as this player reads it."""
        return self.table.story.for_seat(None if name is None else self.names.index(name))
