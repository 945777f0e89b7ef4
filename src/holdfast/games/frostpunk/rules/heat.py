"""Heat: which zones and Buildings the Generator warms. Everything that asks "heated or cold?" asks here."""

from __future__ import annotations

from typing import Final

from holdfast.games.frostpunk.pieces import INSULATIONS, Site
from holdfast.games.frostpunk.state import Frostpunk

_LEVELS: Final = {colour: level for level, colour in enumerate(INSULATIONS)}
"""Indicator I: Red and the Generator tile; II: Orange and Near tiles; III: Yellow and Far tiles. [FRO-153]"""


def zone_heated(game: Frostpunk, hex_: int) -> bool:
    """A zone is heated if its indicator is lower than the Heat marker, or a Steam Hub stands near. [FRO-159, FRO-306]

    With the Heat marker on the first space nothing is heated. [FRO-158]
    """
    if game.heat == 0:
        return False
    place = game.box.hexes[hex_]
    if game.ranges[place.zone] < game.heat:
        return True
    return any(site.hex == hex_ or site.hex in place.neighbours for site in game.sites if site.building.hub)


def insulation(game: Frostpunk, site: Site) -> str:
    """The colour of a Building; Wool Lining betters Tents and Bunkhouses, Ruins of them too. [FRO-154, FRO-361]"""
    return site.building.lined if "lining" in game.flags else site.building.insulation


def heated(game: Frostpunk, site: Site) -> bool:
    """A Building is heated by its Insulation, wherever it stands, or by its zone; one is enough. [FRO-160, FRO-161]

    Blue and White Buildings have no indicator: only the zone counts. [FRO-155, FRO-157]
    """
    level = _LEVELS.get(insulation(game, site))
    if level is not None and game.ranges[level] < game.heat:
        return True
    return zone_heated(game, site.hex)


def set_cold(game: Frostpunk, space: int) -> None:
    """Move the Cold marker within its track; the Heat marker is never beyond it. [FRO-126, FRO-336]"""
    game.cold = max(0, min(space, last_space(game)))
    game.heat = min(game.heat, game.cold)


def set_range(game: Frostpunk, indicator: int, space: int) -> None:
    """Move a Heat Range indicator within its track. [FRO-114, FRO-336]"""
    game.ranges[indicator] = max(0, min(space, last_space(game)))


def last_space(game: Frostpunk) -> int:
    return len(game.box.tracks.heat.cubes) - 1


def raise_heat(game: Frostpunk, spaces: int) -> None:
    """Advance the Heat marker, onto the Cold marker at most. [FRO-094]"""
    game.heat = min(game.heat + spaces, game.cold)
