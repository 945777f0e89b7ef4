"""Requirements: what the red text of an option, or an `if` on a card, asks of the city. [FRO-310]

    needs: {built: {building: watch_post, at_least: 1}}
    when: {any: [{built: child_shelter}, {heat: {at_least: 4}}]}

Where no limit is given, at least 1 is asked for. `rules/requirements.py` checks them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from holdfast.engine.content import Content
from holdfast.games.frostpunk.convert import rewrite_requirement
from holdfast.games.toolkit.effects import Tagged, Vocabulary

Purpose = Literal["order", "faith", "none"]
CitizenName = Literal["worker", "engineer", "child"]
ResourceName = Literal["food", "wood", "coal", "steel", "core"]
Side = Literal["hope", "discontent"]
TokenName = Literal["hope", "resolve", "unity", "devotion", "discontent", "anger", "fear", "mistrust"]
"""A type of token, or any token of a side."""


class Requirement(Tagged):
    """Something that the city has or is."""


class Measured(Content, frozen=True, kw_only=True):
    """A number of the city, compared with limits."""

    at_least: int | None = None
    at_most: int | None = None
    exactly: int | None = None

    def allows(self, number: int) -> bool:
        """Whether a number is within the limits."""
        if self.exactly is not None:
            return number == self.exactly
        if self.at_most is not None:
            return number <= self.at_most and (self.at_least is None or number >= self.at_least)
        return number >= (1 if self.at_least is None else self.at_least)


class Stock(Measured, Requirement, frozen=True):
    """A Resource in the supply."""

    resource: ResourceName


class ActiveTokens(Measured, Requirement, frozen=True):
    """Active tokens of a type, or of either type of a side."""

    token: TokenName


class TokenCount(Measured, Requirement, frozen=True):
    """Hope tokens or Discontent tokens, active or exhausted."""

    side: Side


class LawPassed(Content, Requirement, frozen=True):
    """This Law has been passed."""

    law: str


class TechnologyActive(Content, Requirement, frozen=True):
    """This Technology is active."""

    technology: str


class Built(Measured, Requirement, frozen=True):
    """Copies of a Building on the map, Ruins not counted."""

    building: str


class Sick(Measured, Requirement, frozen=True):
    """Sick Citizens of a type, or in total."""

    who: Literal["worker", "engineer", "child", "total"]


class SpareBeds(Measured, Requirement, frozen=True):
    """Sleeping slots on the map, heated or not, less the Meeples of the city."""


class Heat(Measured, Requirement, frozen=True):
    """The space of the Heat marker."""


class Stress(Measured, Requirement, frozen=True):
    """Stress cubes on the Generator."""


class Hunger(Measured, Requirement, frozen=True):
    """The Hunger level."""


class Deaths(Measured, Requirement, frozen=True):
    """The space of the Corpse marker."""


class Storms(Measured, Requirement, frozen=True):
    """Storms that have hit the settlement."""


class PurposeChosen(Content, Requirement, frozen=True):
    """The purpose that the city has chosen."""

    purpose: Purpose


class ArksLeft(Measured, Requirement, frozen=True):
    """Seed Arks that are not lost."""


class Automatons(Measured, Requirement, frozen=True):
    """Automatons of the city."""


class Not(Content, Requirement, frozen=True):
    """The requirement does not hold."""

    requirement: Requirement


class AllOf(Content, Requirement, frozen=True):
    """Every one of these requirements holds."""

    requirements: tuple[Requirement, ...]


class AnyOf(Content, Requirement, frozen=True):
    """At least one of these requirements holds."""

    requirements: tuple[Requirement, ...]


PREDICATES: Final = Vocabulary[Callable[..., bool]](
    "predicate",
    Requirement,
    {
        "stock": Stock, "active": ActiveTokens, "tokens": TokenCount, "law": LawPassed, "technology": TechnologyActive,
        "built": Built, "sick": Sick, "spare_beds": SpareBeds, "heat": Heat, "stress": Stress, "hunger": Hunger,
        "deaths": Deaths, "storms": Storms, "purpose": PurposeChosen, "arks": ArksLeft, "automatons": Automatons,
        "not": Not, "all": AllOf, "any": AnyOf,
    },
    rewrite_requirement,
)  # fmt: skip
