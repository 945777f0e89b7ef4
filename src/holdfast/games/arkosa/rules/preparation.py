"""1. Preparation: colonists, rooms, trade pool and bribes of the round."""

from __future__ import annotations

from typing import TypeVar

from holdfast.engine.chance import draw
from holdfast.engine.story import say
from holdfast.games.arkosa.rules.build import fill_line
from holdfast.games.arkosa.rules.colonists import draw_colonist
from holdfast.games.arkosa.state import Arkosa

T = TypeVar("T")


async def prepare(game: Arkosa) -> None:
    """Move the round tracker, reset special trades, lay out what the round brings. [ARK-043, ARK-046, ARK-047]"""
    game.round += 1
    say(game, "Round {round}", round=game.round)
    for player in game.players:
        player.passed = player.trade_used = False
        player.turns = 0
    if game.round == 1:
        await new_colonists(game)
        await fill_line(game)
    elif game.round == 2:
        await new_colonists(game)
        game.bag.shuffle_in(game.later_rooms)
        game.later_rooms.clear()
        await advance_line(game)
        await lay_out_bribes(game)
    else:
        await advance_path(game)
        await advance_line(game)
    pool = game.box.board.pool[game.round]
    game.pool[:] = [pool.food, pool.nitrogen]


async def new_colonists(game: Arkosa) -> None:
    """Discard the colonists on the path, and draw five of the deck of the round. [ARK-046, ARK-048]"""
    game.exiled += [colonist for colonist in game.path if colonist is not None]
    game.path[:] = [None] * len(game.path)
    for place in range(len(game.path)):
        game.path[place] = await draw_colonist(game)


async def advance_path(game: Arkosa) -> None:
    """The colonist at the New Colony Network leaves, the others move down, one comes. [ARK-054, ARK-055]"""
    game.exiled += advance(game.path)
    if game.path[0] is None:
        game.path[0] = await draw_colonist(game)


async def advance_line(game: Arkosa) -> None:
    """The last room leaves the game, the others move along, new ones fill the line. [ARK-050, ARK-324]"""
    game.removed_rooms += advance(game.line)
    await fill_line(game)


def advance(row: list[T | None]) -> list[T]:
    """The last piece of a row leaves, if there is one; the others close up at the end. Who leaves is returned."""
    leaving = [piece for piece in row[-1:] if piece is not None]
    staying = [piece for piece in row[:-1] if piece is not None]
    row[:] = [*[None] * (len(row) - len(staying)), *staying]
    return leaving


async def lay_out_bribes(game: Arkosa) -> None:
    """In round 2 face-up bribes for all, unless promises were made before the game. [ARK-052, ARK-266, ARK-305]"""
    if game.promises:
        return
    people = sum(not player.bot for player in game.players)
    for _ in range(min(game.box.bribes_available[people], len(game.bribe_deck))):
        game.bribes.append(await draw(game.bribe_deck, "bribes"))
