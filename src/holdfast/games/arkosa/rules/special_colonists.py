"""Special colonists whose rules are their own: small functions that the content names."""

from __future__ import annotations

from functools import partial

from holdfast.engine.chance import roll
from holdfast.engine.requests import choose
from holdfast.engine.story import say
from holdfast.games.arkosa.rules.bot_choices import fewest, most, points_of_room
from holdfast.games.arkosa.rules.colonists import leave_hand
from holdfast.games.arkosa.rules.colony import deactivated, powered, unpowered
from holdfast.games.arkosa.rules.power import place_shard, shard_face, take_out
from holdfast.games.arkosa.rules.symbols import run
from holdfast.games.arkosa.rules.work import laid_face, possible_work
from holdfast.games.arkosa.state import Arkosa, Player, opponents
from holdfast.games.arkosa.verbs import CopyAction, RestAtRandom, TakeOutShard


async def take_out_a_shard(game: Arkosa, player: Player, _effect: TakeOutShard, _source: Player) -> None:
    """Beren Whaller: take one shard, active or X, out of the bunker into the supply. [ARK-221, ARK-314]"""
    if player.bot:
        await bot_moves_a_shard(game, player)
        return
    shards = sorted([*powered(player), *deactivated(player)])
    if not shards:
        return
    spaces = [game.box.spaces[space] for space in shards]
    space = await choose(
        player, "Take which power shard?", spaces, rule="ARK-221", face=partial(shard_face, player, player)
    )
    take_out(game, player, space.index)


async def bot_moves_a_shard(game: Arkosa, bot: Player) -> None:
    """From the powered room worth fewest points to the one without a shard worth most. [ARK-284, ARK-366]"""
    if not better_room_for_a_shard(bot):
        return
    points, free = points_of_room(bot), unpowered(bot)
    space = await fewest([*powered(bot), *deactivated(bot)], points, "bot takes a shard")
    take_out(game, bot, space)
    place_shard(game, bot, await most(free, points, "bot powers"))


def better_room_for_a_shard(bot: Player) -> bool:
    """Whether a room without a shard is worth more points than one with. [ARK-284]"""
    points, shards, free = points_of_room(bot), [*powered(bot), *deactivated(bot)], unpowered(bot)
    return bool(shards and free) and max(map(points, free)) > min(map(points, shards))


async def rest_at_random(game: Arkosa, player: Player, _effect: RestAtRandom, _source: Player) -> None:
    """Peregrine Peremo: a random colonist goes from hand to the resting side unused. [ARK-229, ARK-365]"""
    if not player.hand:
        return
    colonist = await roll(player.hand, "random colonist")
    leave_hand(player, colonist)
    player.resting.append(colonist)
    say(game, "{colonist} of {player} went to rest", colonist=colonist, player=player)


async def copy_an_action(game: Arkosa, player: Player, _effect: CopyAction, _source: Player) -> None:
    """ZO-E: carry out an action of an opponent's resting colonist as if it were ZO-E's own. [ARK-231]"""
    resting = [colonist for other in opponents(game, player) for colonist in other.resting]
    copies = possible_work(game, player, resting)
    if not copies:
        return
    work = await choose(player, "Copy which action?", copies, rule="ARK-231", face=laid_face)
    say(game, "{player} copied {colonist}", player=player, colonist=work.colonist)
    await run(game, player, work.effects)
