"""How Frostpunk is measured: Laws, Technologies and Buildings of the city, cards met, and why it fell."""

from __future__ import annotations

from collections.abc import Iterator

from holdfast.engine.study import Entry, Seating, Study, Use
from holdfast.games.frostpunk.pieces import Advisor, Building, Citizen
from holdfast.games.frostpunk.rules.expeditions import stacks
from holdfast.games.frostpunk.rules.winning import LOSSES
from holdfast.games.frostpunk.state import Frostpunk

ADVICE = "FRO-127"
ACTIONS = ("FRO-145", "FRO-258")
"""The decisions in which an Advisor helps, and those in which a Citizen card is called on."""
SURVIVED = "The city has survived"


def entries(game: Frostpunk) -> Iterator[Entry]:
    """What the scenario at hand can bring."""
    for law in game.box.laws:
        yield Entry("law", law.key, law.name)
    for technology in game.inactive:
        yield Entry("technology", technology.key, technology.name)
    for building, left in zip(game.box.buildings, game.board, strict=True):
        if left and buildable(building):
            yield Entry("building", building.key, building.name)
    for advisor in game.box.advisors:
        yield Entry("advisor", advisor.key, advisor.name)
    for citizen in game.box.citizens:
        yield Entry("citizen", citizen.key, citizen.name)
    for stack in stacks(game):
        for place in stack:
            yield Entry("expedition", place.key, place.name)
    for event in game.box.morning:
        yield Entry("morning card", event.key, event.name)
    for event in (*game.box.dusk_start, *game.box.dusk, *game.box.disputes):
        yield Entry("dusk card", event.key, event.name)


def buildable(building: Building) -> bool:
    """Not one that stands there from the start."""
    return not building.preprinted and not building.no_build


def held(game: Frostpunk, side: int) -> Iterator[Use]:
    """The city is everybody's. [FRO-002]"""
    for law in game.laws:
        yield "law", law.key
    for technology in game.technologies:
        yield "technology", technology.key
    for site in game.sites:
        if buildable(site.building):
            yield "building", site.building.key
    for stack, visited in zip(stacks(game), game.visited, strict=True):
        for place in stack[:visited]:
            yield "expedition", place.key


def answered(rule: str, value: object) -> Use | None:
    if isinstance(value, Advisor) and rule == ADVICE:
        return "advisor", value.key
    if isinstance(value, Citizen) and rule in ACTIONS:
        return "citizen", value.key
    return None


def ended(game: Frostpunk) -> str:
    return LOSSES.get(game.outcome, SURVIVED)


STUDY = Study(
    entries,
    held,
    ended,
    (
        *(
            Seating(f"{scenario.title()}, {level}, {seats} seats", seats, {"scenario": scenario, "level": level})
            for scenario in ("crater", "arks")
            for level in ("normal", "hard")
            for seats in (2,)
        ),
        Seating("Crater, normal, 1 seat", 1),
        Seating("Crater, normal, 4 seats", 4),
    ),
    answered,
    met={"morning": "morning card", "dusk": "dusk card"},
    together=True,
)
