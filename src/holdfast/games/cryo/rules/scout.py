"""Deploy › Scout."""

from __future__ import annotations

from holdfast.engine.story import say
from holdfast.games.cryo.pieces import GAIN_FROM_SCOUTING, Cavern, Space
from holdfast.games.cryo.rules.caverns import flip, scoutable
from holdfast.games.cryo.rules.materials import can_pay, gain, pay
from holdfast.games.cryo.rules.scrap import ask
from holdfast.games.cryo.state import Cryo, Player


async def scout(game: Cryo, player: Player, space: Space) -> None:
    """Scout: turn up a cavern beside a known one, and put 1 own pod there. [CRY-081 to CRY-085]"""
    cavern = await ask(game, player, "Scout which cavern?", lambda: scoutable(game), rule="CRY-082")
    await pay(game, player, space.cost)
    say(game, "{player} scouted {cavern}", player=player, cavern=cavern)
    await discover(game, player, cavern)


async def discover(game: Cryo, player: Player, cavern: Cavern) -> None:
    """Turn a cavern up, let every owner of Imaging gain its settlement cost, place a pod. [CRY-084, CRY-175]"""
    tile = await flip(game, cavern)
    for owner in game.players:
        if owner.abilities & GAIN_FROM_SCOUTING:
            gain(game, owner, tile.price)
    player.awake -= 1
    player.settled[cavern.index] += 1


def can_scout(game: Cryo, player: Player, space: Space) -> bool:
    return player.awake > 0 and can_pay(player, space.cost) and bool(scoutable(game))
