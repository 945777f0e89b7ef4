"""Deploy › Resource space › Benefits: what tiles, cards and tokens give."""

from __future__ import annotations

from holdfast.engine.requests import choose
from holdfast.games.cryo.amounts import NOTHING, amount_face
from holdfast.games.cryo.pieces import Benefit
from holdfast.games.cryo.rules.cards import card_benefit
from holdfast.games.cryo.rules.crew_pods import awaken_anywhere, room
from holdfast.games.cryo.rules.materials import gain
from holdfast.games.cryo.state import Cryo, Player


async def gain_benefit(game: Cryo, player: Player, benefit: Benefit) -> None:
    """Gain a benefit: all of it, materials before cards. [CRY-072 to CRY-075]"""
    if benefit.gain is not NOTHING:
        gain(game, player, benefit.gain)
    if benefit.one_of:
        gain(game, player, await choose(player, "Gain which?", benefit.one_of, rule="CRY-073", face=amount_face))
    for _ in range(benefit.cards):
        await card_benefit(game, player)
    for _ in range(benefit.awaken):
        await awaken_anywhere(game, player)


def can_gain_benefit(game: Cryo, player: Player, benefit: Benefit) -> bool:
    """A full track wastes a gain but forbids nothing; only a pod must be there and fit. [CRY-134, CRY-262]"""
    return not benefit.awaken or (any(player.stasis) and room(game, player) > 0)
