"""Modules › Rare Materials: wild cards that are used up by the conversion they are part of."""

from __future__ import annotations

from holdfast.engine.requests import choose
from holdfast.engine.story import say
from holdfast.games.desolated.amounts import MATERIALS, WILD
from holdfast.games.desolated.pieces import Material
from holdfast.games.desolated.rules.chains import leave_chain
from holdfast.games.desolated.rules.refill import discard
from holdfast.games.desolated.state import Desolated, Player
from holdfast.games.toolkit.amounts import Vector


async def name_materials(player: Player, gained: Vector) -> Vector:
    """Each wild material gained is named by its owner. [DES-203]"""
    named = list(gained)
    while named[WILD]:
        kind = await choose(player, "Which material is the wild one?", MATERIALS, rule="DES-203")
        named[WILD] -= 1
        named[kind.index] += 1
    return tuple(named)


def use_up(game: Desolated, player: Player, card: Material) -> None:
    """A Rare Material that was used leaves the game, and the chain breaks. [DES-205, DES-206]"""
    leave_chain(player, card)
    discard(game, card)
    say(game, "{player} used up {card}", player=player, card=card.name)
