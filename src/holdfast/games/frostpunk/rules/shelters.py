"""Heated Shelters: how many can sleep where."""

from __future__ import annotations

from holdfast.games.frostpunk.pieces import CHILD, Site
from holdfast.games.frostpunk.rules.heat import heated
from holdfast.games.frostpunk.state import Frostpunk


def slots(game: Frostpunk, site: Site) -> int:
    """Sleeping slots of a Building for anybody, if it is heated. [FRO-227, FRO-228, FRO-353, FRO-354]"""
    numbers = game.box.tracks.numbers
    if site.ruin:
        return numbers.ruin_slots if "ruin_sleep" in game.flags else 0
    if site.building.ruin_side and "shared_beds" in game.flags:
        return numbers.shared_slots
    return site.building.shelter


def warm_slots(game: Frostpunk) -> tuple[int, int]:
    """Slots in heated Shelters: for anybody, and for Children only. [FRO-224, FRO-229]"""
    anybody = children = 0
    for site in game.sites:
        if (site.building.shelter or site.building.shelter_child) and heated(game, site):
            anybody += slots(game, site)
            children += site.building.shelter_child
    return anybody, children


def city_meeples(game: Frostpunk) -> list[int]:
    """Meeples of each type by the Population track, without Scouts and those who stay on cards.

    [FRO-136, FRO-137, FRO-140, FRO-222]
    """
    counts = [game.box.meeples[citizens] for citizens in game.citizens]
    for type_ in away(game):
        counts[type_] = max(0, counts[type_] - 1)
    return counts


def away(game: Frostpunk) -> list[int]:
    """Scouts, and Meeples who stay on cards: they count as Meeples, but are not in the supply. [FRO-137, FRO-222]"""
    staying = [type_ for posted in (*game.scenario, *game.events) for type_ in posted.stayed]
    return [scout.type for scout in game.scouts] + staying


def spare_beds(game: Frostpunk) -> int:
    """Slots on the map, heated or not, less the Meeples of the city; those for Children serve Children only."""
    meeples = city_meeples(game)
    anybody = sum(slots(game, site) for site in game.sites)
    children = sum(site.building.shelter_child for site in game.sites)
    return anybody + min(children, meeples[CHILD]) - sum(meeples)


def without_bed(game: Frostpunk, meeples: list[int]) -> int:
    """How many of these Meeples would have nowhere warm to sleep now."""
    anybody, children = warm_slots(game)
    return max(0, sum(meeples) - min(children, meeples[CHILD]) - anybody)
