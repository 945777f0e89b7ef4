"""The kinds of effects and costs, and the parameters that many of them share."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from holdfast.engine.content import Content
from holdfast.games.frostpunk.verbs.requirements import Requirement
from holdfast.games.toolkit.effects import Tagged

Number = Annotated[int, Meta(ge=0)]


class Effect(Tagged):
    """Something that happens."""


class Cost(Tagged):
    """Something that is paid in full."""


Effects = tuple[Effect, ...]
Costs = tuple[Cost, ...]


class Way(Content, frozen=True):
    """One of several things to do, open if the requirement holds and the cost can be paid in full. [FRO-332]"""

    do: Effects
    needs: Requirement | None = None
    cost: Costs = ()


class Amount(Content, frozen=True):
    """How many."""

    n: Number


class Change(Content, frozen=True):
    """How much a number changes; a negative change makes it smaller."""

    by: int


class OfBuilding(Content, frozen=True):
    """A kind of Building, by its id."""

    building: str


class OfCard(Content, frozen=True):
    """A card, by its id."""

    card: str


class Counts(Content, frozen=True):
    """Numbers by name. At least one of them is given."""

    def __post_init__(self) -> None:
        if not self.given():
            raise ValueError(f"give a number for one of: {', '.join(self.__struct_encode_fields__)}")

    def given(self) -> list[tuple[str, int]]:
        """The names that have a number, and the number of each."""
        names = zip(self.__struct_encode_fields__, self.__struct_fields__, strict=True)
        return [(name, number) for name, attribute in names if (number := getattr(self, attribute))]


class ResourceCounts(Counts, frozen=True):
    food: Number = 0
    wood: Number = 0
    coal: Number = 0
    steel: Number = 0
    core: Number = 0

    @property
    def amounts(self) -> tuple[int, int, int, int, int]:
        return self.food, self.wood, self.coal, self.steel, self.core


class CitizenCounts(Counts, frozen=True):
    worker: Number = 0
    engineer: Number = 0
    child: Number = 0
    any: Number = 0
    """Of types that the players choose."""
    each: Number = 0
    """Of each type."""
    fed: Number = 0
    """Of the type that the Round track shows."""


class TokenCounts(Counts, frozen=True):
    hope: Number = 0
    """Any Hope tokens."""
    resolve: Number = 0
    unity: Number = 0
    devotion: Number = 0
    discontent: Number = 0
    """Any Discontent tokens."""
    anger: Number = 0
    fear: Number = 0
    mistrust: Number = 0
