"""The map, the tokens and the Buildings of the box, made from their data."""

from __future__ import annotations

from typing import Final

from holdfast.games.frostpunk.amounts import AMOUNTS
from holdfast.games.frostpunk.content import BuildingData, MapFile, TileData
from holdfast.games.frostpunk.pieces import CITIZENS, GROUND, ZONES, Building, Hex, Tile, Token
from holdfast.games.frostpunk.wording import Names, in_words

GENERATOR_SPACES: Final = 5
"""The Generator tile has 5 spaces, all others 2. [FRO-171]"""


def tokens(side: int, bag: dict[str, int]) -> tuple[tuple[Token, Token], ...]:
    return tuple((Token(side, k, name, False), Token(side, k, name, True)) for k, name in enumerate(bag))


def hexes(board: MapFile) -> tuple[Hex, ...]:
    """The hexes of the map; two are neighbours if their axial coordinates differ by a direction. [FRO-011]"""
    places = {data.at: index for index, data in enumerate(board.hexes)}
    steps = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    made, first, corners = list[Hex](), 0, 0
    for index, data in enumerate(board.hexes):
        size = 2 if index else GENERATOR_SPACES
        around = ((data.at[0] + q, data.at[1] + r) for q, r in steps)
        spaces, neighbours = tuple(range(first, first + size)), tuple(places[at] for at in around if at in places)
        corner = corners if data.corner else -1
        corners += bool(data.corner)
        zone = ZONES.index(data.zone)
        made.append(Hex(index, data.id, data.at, zone, spaces, neighbours, corner, data.edge, data.trees))
        first += size
    return tuple(made)


def space_names(places: tuple[Hex, ...], generator: list[str]) -> tuple[str, ...]:
    names = [*generator, *(f"{hex_.key}{letter}" for hex_ in places[1:] for letter in "ab")]
    return (*names, "dais", "generator")


def tile(data: TileData) -> Tile:
    a, b = (
        (GROUND.index(next(iter(side))), next(iter(side.values()))) if side else (0, 0) for side in (data.a, data.b)
    )
    return Tile(data.id, (a, b), data.food)


def building(index: int, data: BuildingData, names: Names) -> Building:
    basic, better = data.action, data.upgraded
    upgraded = better.action if better and better.action else basic
    return Building(
        index=index, key=data.id, name=data.name, count=data.count,
        large=data.size == "large",
        insulation=data.insulation, lined=data.lined or data.insulation,
        cost=AMOUNTS.vector(data.cost),
        users=tuple(CITIZENS.index(name) for name in data.users),
        actions=(basic, upgraded),
        texts=(in_words(basic, names), in_words(upgraded, names)),
        traps=(data.traps, better.traps if better else data.traps),
        scouts=(data.scouts, better.scouts if better else data.scouts),
        shelter=data.shelter, shelter_child=data.shelter_child, ruin_side=data.ruin_side, hub=data.hub,
        on_build=data.on_build, technology=data.technology, below=data.below, deposit=data.deposit,
        preprinted=data.preprinted, no_build=data.no_build, no_dismantle=data.no_dismantle, scenario=data.scenario,
    )  # fmt: skip
