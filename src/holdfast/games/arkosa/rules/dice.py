"""Rolling the resource dice, to gain or to suffer damage; and the numbered die."""

from __future__ import annotations

from functools import cache

from holdfast.engine.chance import roll
from holdfast.engine.story import say
from holdfast.games.arkosa.amounts import number_of
from holdfast.games.arkosa.content import DieFace
from holdfast.games.arkosa.rules.colonists import injure_any, injure_explorer
from holdfast.games.arkosa.rules.power import receive
from holdfast.games.arkosa.rules.symbols import run
from holdfast.games.arkosa.rules.tokens import lose_shard, lose_tokens, one_of
from holdfast.games.arkosa.state import Arkosa, Player
from holdfast.games.arkosa.verbs import Effects, RollD6, RollDamage, RollGain


async def roll_resource_die(game: Arkosa, player: Player, story: str) -> DieFace:
    """One roll of the resource die, told to all. [ARK-182]"""
    face = await roll(game.box.board.die, "resource die")
    say(game, story, player=player, face=face)
    return face


async def roll_gain(game: Arkosa, player: Player, effect: RollGain, _source: Player) -> None:
    """Gain 1 token of the kind rolled; an injury hits the explorer. One roll after another. [ARK-187 to ARK-189]"""
    for _ in range(effect.n):
        face = await roll_resource_die(game, player, "{player} rolled {face}")
        if face == "injury":
            await injure_explorer(game, player)
        else:
            await receive(game, player, one_of(number_of(face)))


async def roll_damage(game: Arkosa, player: Player, effect: RollDamage, _source: Player) -> None:
    """Lose 1 token of the kind rolled, a shard or its power, or injure 1 colonist. [ARK-183 to ARK-186, ARK-189]"""
    for _ in range(effect.n):
        face = await roll_resource_die(game, player, "{player} suffered {face}")
        if face == "injury":
            await injure_any(game, player)
        elif face == "shard":
            await lose_shard(game, player)
        else:
            lose_tokens(game, player, number_of(face), 1)


async def roll_d6(game: Arkosa, player: Player, effect: RollD6, source: Player) -> None:
    """Roll the numbered die and carry out what its range of faces names. [ARK-227]"""
    number = await roll(game.box.board.numbered_die, "numbered die")
    say(game, "{player} rolled a {number}", player=player, number=number)
    await run(game, player, by_number(effect)[number], source)


@cache
def by_number(effect: RollD6) -> dict[int, Effects]:
    """What each face of the numbered die does."""
    return {number: entry.do for entry in effect.table for number in entry.faces}
