"""Solo › How bots decide, wherever a card puts a choice to one: fewest or most points, ties at random."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from holdfast.engine.chance import roll
from holdfast.games.arkosa.pieces import Colonist
from holdfast.games.arkosa.rules.colony import deactivated, powered, room_at, uninjured, unpowered, worth
from holdfast.games.arkosa.state import Player

T = TypeVar("T")


async def most(pieces: Sequence[T], points: Callable[[T], int], name: str) -> T:
    """The piece worth most points; ties at random."""
    best = max(points(piece) for piece in pieces)
    tied = [piece for piece in pieces if points(piece) == best]
    return tied[0] if len(tied) == 1 else await roll(tied, name)


async def fewest(pieces: Sequence[T], points: Callable[[T], int], name: str) -> T:
    """The piece worth fewest points; ties at random."""
    return await most(pieces, lambda piece: -points(piece), name)


def points_of_room(player: Player) -> Callable[[int], int]:
    """The points of the room on a space of this bunker."""
    return lambda space: room_at(player, space).points


def points_of_colonist(player: Player) -> Callable[[Colonist], int]:
    """The points of a colonist for this colony."""
    return lambda colonist: worth(player, colonist)


async def bot_heals(bot: Player) -> Colonist:
    """The injured colonist worth most points. [ARK-283]"""
    return await most(bot.injured, points_of_colonist(bot), "bot heals")


async def bot_injures(bot: Player) -> Colonist:
    """The uninjured colonist worth fewest points. [ARK-285, ARK-286, ARK-360, ARK-364]"""
    return await fewest(uninjured(bot), points_of_colonist(bot), "bot injures")


async def bot_exiles(bot: Player, among: Sequence[Colonist]) -> Colonist:
    """The colonist worth fewest points, wherever it lies. [ARK-264]"""
    return await fewest(among, points_of_colonist(bot), "bot exiles")


async def bot_deactivates(bot: Player) -> int:
    """The powered room worth fewest points. [ARK-286, ARK-364]"""
    return await fewest(powered(bot), points_of_room(bot), "bot deactivates")


async def bot_attacks(victim: Player) -> int:
    """The human's powered room worth most points. [ARK-289]"""
    return await most(powered(victim), points_of_room(victim), "bot attacks")


async def bot_fixes(bot: Player) -> int:
    """The X shard at the room worth most points. [ARK-364]"""
    return await most(deactivated(bot), points_of_room(bot), "bot fixes")


async def bot_powers(bot: Player) -> int:
    """The unpowered room worth most points. [ARK-262]"""
    return await most(unpowered(bot), points_of_room(bot), "bot powers")


def bot_gains(bot: Player, kinds: Sequence[int]) -> int:
    """Of kinds to gain, the one it holds least of; ties in listed order. [ARK-364, ARK-367]"""
    return min(kinds, key=lambda kind: bot.stock[kind])


def bot_loses(bot: Player, kinds: Sequence[int]) -> int:
    """Of kinds to lose, the one it holds most of; ties in listed order. [ARK-364]"""
    return max(kinds, key=lambda kind: bot.stock[kind])
