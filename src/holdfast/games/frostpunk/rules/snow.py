"""Remove Snow: placing Map tiles."""

from __future__ import annotations

from typing import Final

from holdfast.engine.chance import draw
from holdfast.engine.requests import Face, choose
from holdfast.engine.story import say
from holdfast.games.frostpunk.pieces import FOOD, Tile
from holdfast.games.frostpunk.rules.supply import gain
from holdfast.games.frostpunk.state import Frostpunk, Player
from holdfast.games.frostpunk.verbs.effects import PlaceTiles

NEAR: Final = 0
FAR: Final = 1
_NAMES: Final = ("near", "far")


def open_hexes(game: Frostpunk, stack: int) -> list[int]:
    """Near tiles go next to the Generator tile, Far tiles next to a tile that lies there. [FRO-165, FRO-166]

    Every tile is linked with the Generator tile, for it was placed by this very rule.
    """
    if not (game.far if stack == FAR else game.near):
        return []
    tiles, zone = game.tiles, game.box.zones[stack + 1]
    bare = [hex_ for hex_ in zone if tiles[hex_.index] is None]
    if stack == NEAR:
        return [hex_.index for hex_ in bare]
    return [hex_.index for hex_ in bare if any(tiles[other] is not None for other in hex_.neighbours)]


def open_stacks(game: Frostpunk) -> list[int]:
    """The kinds of tile that can be placed now. [FRO-169]"""
    return [stack for stack in (NEAR, FAR) if open_hexes(game, stack)]


def any_tile_fits(game: Frostpunk) -> bool:
    """Whether snow can be removed anywhere. [FRO-169]"""
    return bool(open_hexes(game, NEAR) or open_hexes(game, FAR))


def stack_face(stack: int) -> Face:
    return Face(_NAMES[stack], f"{_NAMES[stack].capitalize()} tiles", (f"stack {_NAMES[stack]}",))


async def remove_snow(game: Frostpunk, who: Player) -> None:
    """Two Near tiles, or one Far tile. [FRO-163]"""
    numbers = game.box.tracks.numbers
    stack = await choose(who, "Near tiles or a Far tile?", open_stacks(game), rule="FRO-163", face=stack_face)
    await place_tiles(game, who, stack, (numbers.near_tiles, numbers.far_tiles)[stack])


async def place_tiles(game: Frostpunk, who: Player, stack: int, count: int) -> None:
    """Tiles are placed unseen, then turned up together. [FRO-164, FRO-167]"""
    pile, chosen = game.far if stack == FAR else game.near, list[int]()
    for _ in range(min(count, len(pile))):
        options = [hex_ for hex_ in open_hexes(game, stack) if hex_ not in chosen]
        if options:
            hex_ = await choose(
                who, "Place a tile where?", options, rule="FRO-165", face=lambda hex_: game.box.hexes[hex_].face()
            )
            chosen.append(hex_)
    for hex_ in chosen:
        tile = await draw(pile, f"{_NAMES[stack]} tile")
        lay(game, hex_, tile)
        say(game, "A tile was laid on {hex}: {tile}", tile=tile, hex=game.box.hexes[hex_])
        gain(game, FOOD, tile.food)


def lay(game: Frostpunk, hex_: int, tile: Tile) -> None:
    """Turn a tile up: its spaces get the depicted Trees or Resources. [FRO-168]"""
    game.tiles[hex_] = tile
    for space, (kind, amount) in zip(game.box.hexes[hex_].spaces, tile.ground, strict=True):
        game.ground[space], game.amounts[space] = kind, amount


async def place_free_tiles(game: Frostpunk, who: Player, effect: PlaceTiles) -> None:
    """Place and turn up tiles without a Meeple and without the cold."""
    for stack, count in ((NEAR, effect.near), (FAR, effect.far)):
        await place_tiles(game, who, stack, count)
