"""5. Room Production: powered rooms activate, in the order that their owner chooses."""

from __future__ import annotations

from holdfast.engine.chance import roll
from holdfast.engine.requests import DONE, Face, Word, offer
from holdfast.engine.story import say
from holdfast.games.arkosa.amounts import vector
from holdfast.games.arkosa.pieces import Room, Space
from holdfast.games.arkosa.rules.bot_choices import most, points_of_room
from holdfast.games.arkosa.rules.bot_work import bot_uses
from holdfast.games.arkosa.rules.colonists import check_population
from holdfast.games.arkosa.rules.colony import room_at
from holdfast.games.arkosa.rules.free_moves import ask, free_moves
from holdfast.games.arkosa.rules.power import flip_to_active, receive
from holdfast.games.arkosa.rules.symbols import run
from holdfast.games.arkosa.rules.work import Work, do_work, laid_face, possible_work
from holdfast.games.arkosa.state import ACTIVATED, ACTIVE, FIXED, NONE, UNTOUCHED, Arkosa, Player
from holdfast.games.arkosa.verbs import ActivateNeighbour, Convert, WorkAgain

NOBODY = Word("nobody", "Nobody")
NO_ROOM = Word("no room", "No room")


async def production_step(game: Arkosa, player: Player) -> None:
    """Deal with every room that has a shard, once each, in any order. [ARK-153, ARK-160, ARK-161, ARK-336, ARK-338]

    Between activations the player may place and replace shards.
    """
    game.handled[:] = [UNTOUCHED] * len(game.handled)
    while True:
        space = await next_room(game, player)
        if space is None:
            break
        await deal_with(game, player, space)
    await check_population(game, player)


async def next_room(game: Arkosa, player: Player) -> int | None:
    """The room to deal with next, or None when all are done; shards and items may come first. [ARK-153, ARK-160]"""
    if player.bot:
        waiting = rooms_waiting(game, player)
        return min(waiting, key=lambda space: (lateness(room_at(player, space)), space)) if waiting else None

    if not rooms_waiting(game, player) and not free_moves(game, player):
        return None

    def options() -> list[Space | Word]:
        return [game.box.spaces[space] for space in rooms_waiting(game, player)] or [DONE]

    answer = await ask(
        game,
        player,
        "Which room is next?",
        options,
        rule="ARK-153",
        free=free_moves,
        face=lambda option: room_face(player, option),
    )
    return answer.index if isinstance(answer, Space) else None


def rooms_waiting(game: Arkosa, player: Player) -> list[int]:
    """The rooms with a shard that have not been dealt with; others do nothing. [ARK-154, ARK-338]"""
    return [space for space, shard in enumerate(player.shards) if shard != NONE and game.handled[space] == UNTOUCHED]


def room_face(player: Player, option: Space | Word) -> Face:
    """A space as an option, with its room and whether it will be fixed."""
    if not isinstance(option, Space):
        return option.face()
    verb = "Activate" if player.shards[option.index] == ACTIVE else "Fix"
    return option.face()._replace(label=f"{verb} {room_at(player, option.index).name}")


def lateness(room: Room) -> int:
    """Bots leave conversion rooms to the last, and the mixed food and nitrogen room to the very last.
    [ARK-292, ARK-297, ARK-367]
    """
    if room.solo_rule == "last_and_even_food_nitrogen":
        return 2
    return int(any(isinstance(effect, Convert) for effect in room.production))


async def deal_with(game: Arkosa, player: Player, space: int) -> None:
    """An active shard activates the room; a deactivated one is fixed instead. [ARK-153, ARK-155]"""
    if player.shards[space] == ACTIVE:
        game.handled[space] = ACTIVATED
        await activate(game, player, space)
    else:
        game.handled[space] = FIXED
        flip_to_active(game, player, space)


async def activate(game: Arkosa, player: Player, space: int) -> None:
    """The room produces, twice on the double space; then its space gives its bonus. [ARK-128 to ARK-130, ARK-371]"""
    assert player.board is not None
    room, bonus = room_at(player, space), player.board.bonuses[space]
    say(game, "{room} of {player} activated", room=room.name, player=player)
    before, game.activating = game.activating, space
    for _ in range(2 if bonus.double and not room.double_exempt else 1):
        await run(game, player, room.production)
    if bonus.production is not None and bonus.production.type in ("any", room.type):
        await receive(game, player, vector(bonus.production.gain))
    game.activating = before


# Special rooms ---------------------------------------------------------------------------------------------------


async def activate_a_neighbour(game: Arkosa, player: Player, _effect: ActivateNeighbour, _source: Player) -> None:
    """Parallel Dynamics: an adjacent powered room activates once more, or none. [ARK-234, ARK-296, ARK-316, ARK-348]"""
    near = [
        space
        for space in game.box.spaces[game.activating].neighbours
        if player.shards[space] == ACTIVE and game.handled[space] != FIXED and not repeats(room_at(player, space))
    ]
    if not near:
        return
    if player.bot:
        await activate(game, player, await most(near, points_of_room(player), "bot activates again"))
        return
    space = await offer(
        player,
        "Activate which room again?",
        [game.box.spaces[index] for index in near],
        rule="ARK-348",
        decline=NO_ROOM,
        face=lambda option: room_face(player, option),
    )
    if isinstance(space, Space):
        await activate(game, player, space.index)


def repeats(room: Room) -> bool:
    """Whether a room activates others, and so cannot be picked by its like. [ARK-234]"""
    return any(isinstance(effect, ActivateNeighbour) for effect in room.production)


async def work_again(game: Arkosa, player: Player, _effect: WorkAgain, _source: Player) -> None:
    """Second Shift Bunkroom: use one resting colonist again; it rests on or becomes injured. [ARK-295, ARK-352]"""
    if not player.resting:
        return
    if player.bot:
        colonist = await roll(player.resting, "second shift")
        player.resting.remove(colonist)
        await bot_uses(game, player, colonist, (1, 2, 3, 4))
        return
    work = await offer(
        player,
        "Who works a second shift?",
        possible_work(game, player, player.resting),
        rule="ARK-352",
        decline=NOBODY,
        face=laid_face,
    )
    if isinstance(work, Work):
        player.resting.remove(work.colonist)
        await do_work(game, player, work)
