"""The city as everybody sees it: the map, the Buildings that stand on it, and those that could be built."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from holdfast.engine.memo import memoized
from holdfast.games.frostpunk.box import Box
from holdfast.games.frostpunk.pieces import CORE, GROUND, RESOURCES, WOOD, WORKFORCE, ZONES, Building, Hex, Site, Tile
from holdfast.games.frostpunk.rules.construct import free_spaces, why_not_now, why_not_open
from holdfast.games.frostpunk.rules.heat import heated, insulation, zone_heated
from holdfast.games.frostpunk.rules.shelters import slots
from holdfast.games.frostpunk.state import NOBODY, Frostpunk


@memoized(lambda game: (game.box, *_warmth(game), *map(tuple, (game.tiles, game.rim, *_contents(game)))))
def map_(game: Frostpunk) -> list[dict[str, Any]]:
    contents, warm = list(zip(*_contents(game), strict=True)), _warm(game)
    return [
        _hex(
            game.box,
            hex_,
            game.tiles[hex_.index],
            warm[hex_.index],
            game.rim[hex_.index],
            tuple([contents[space] for space in hex_.spaces]),
        )
        for hex_ in game.box.hexes
    ]


@memoized(lambda game: (game.box, *_warmth(game)))
def _warm(game: Frostpunk) -> list[bool]:
    return [zone_heated(game, hex_.index) for hex_ in game.box.hexes]


def _contents(game: Frostpunk) -> tuple[list[int], list[int], list[int]]:
    return game.ground, game.amounts, game.gatherers


def _warmth(game: Frostpunk) -> tuple[object, ...]:
    """All that decides what is heated, besides the Buildings themselves."""
    return game.heat, *game.ranges, *[site.hex for site in game.sites if site.building.hub]


@lru_cache(maxsize=4096)
def _hex(
    box: Box, hex_: Hex, tile: Tile | None, heated: bool, trees: int, contents: tuple[tuple[int, int, int], ...]
) -> dict[str, Any]:
    return {
        "key": hex_.key,
        "at": list(hex_.at),
        "zone": ZONES[hex_.zone],
        "tile": tile.key if tile else None,
        "heated": heated,
        "edge": hex_.edge or None,
        "rim_trees": trees,
        "spaces": [
            _space(box.space_names[space], *content) for space, content in zip(hex_.spaces, contents, strict=True)
        ],
    }


@cache
def _space(name: str, ground: int, amount: int, gatherer: int) -> dict[str, Any]:
    return {
        "key": name,
        "holds": GROUND[ground] if amount else None,
        "amount": amount,
        "meeple": None if gatherer == NOBODY else WORKFORCE[gatherer],
    }


@memoized(lambda game: (game.box, *_warmth(game), tuple(game.flags), tuple(game.upgraded), *game.sites))
def sites(game: Frostpunk) -> list[dict[str, Any]]:
    return [_site(game, site) for site in game.sites]


def _site(game: Frostpunk, site: Site) -> dict[str, Any]:
    building = site.building
    return {
        "building": building.key,
        "name": building.name,
        "hex": game.box.hexes[site.hex].key,
        "spaces": [game.box.space_names[space] for space in site.spaces],
        "ruin": site.ruin,
        "insulation": insulation(game, site),
        "heated": heated(game, site),
        "upgraded": building in game.upgraded,
        "crew": [WORKFORCE[type_] for type_ in site.crew],
        "slots": slots(game, site),
        "child_slots": building.shelter_child,
        "text": building.texts[building in game.upgraded] if building.users else None,
    }


@memoized(
    lambda game: (
        game.box, game.card.scenario, game.stock[WOOD], game.stock[CORE], *game.board,
        *map(tuple, (game.ruined, game.upgraded, game.unlocked, game.tiles, game.gatherers, game.walls)),
        *[site.spaces for site in game.sites],
    )
)  # fmt: skip
def buildings_board(game: Frostpunk) -> list[dict[str, Any]]:
    free = free_spaces(game)
    return [
        _board_building(
            building, game.board[building.index], False, building in game.upgraded, why_not_now(game, building, free)[0]
        ) if closed is None else closed
        for building, closed in _on_board(game)
    ]  # fmt: skip


@memoized(
    lambda game: (
        game.box, game.card.scenario, *game.board, *map(tuple, (game.ruined, game.upgraded, game.unlocked)),
    )
)  # fmt: skip
def _on_board(game: Frostpunk) -> list[tuple[Building, dict[str, Any] | None]]:
    """The Buildings on the board and below it; with what is shown of them where neither Resources nor space matter."""
    found = list[tuple[Building, dict[str, Any] | None]]()
    for building in game.box.buildings:
        if not building.preprinted and building.scenario in ("", game.card.scenario):
            why, left = why_not_open(game, building)[0], game.board[building.index]
            shown = (
                _board_building(building, left, building in game.ruined, building in game.upgraded, why)
                if why
                else None
            )
            found.append((building, shown))
    return found


@cache
def _board_building(building: Building, left: int, ruins: bool, upgraded: bool, why: str) -> dict[str, Any]:
    return {
        "key": building.key,
        "name": building.name,
        "large": building.large,
        "insulation": building.insulation,
        "left": left,
        "ruins": ruins,
        "below": building.below,
        "cost": {name: price for name, price in zip(RESOURCES, building.cost, strict=True) if price},
        "text": building.texts[upgraded] if building.users else None,
        "why_not": why or None,
    }
