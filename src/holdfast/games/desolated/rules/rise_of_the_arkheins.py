"""Expansions › Rise of the Arkheins: pay the upkeep of Advanced Influence cards each round."""

from __future__ import annotations

from typing import NamedTuple

from holdfast.engine.requests import Face
from holdfast.engine.story import say
from holdfast.games.desolated.amounts import RESOURCES, amount
from holdfast.games.desolated.pieces import Influence
from holdfast.games.desolated.rules.payment.paying import pay, priced
from holdfast.games.desolated.rules.payment.pool import affordable
from holdfast.games.desolated.rules.refill import discard_influence
from holdfast.games.desolated.state import Desolated, Player


class Upkeep(NamedTuple):
    """An Advanced Influence card, to be paid for or discarded."""

    card: Influence
    paid: bool

    def face(self) -> Face:
        cost, name, place = RESOURCES.text(self.card.upkeep or ()), self.card.name, (f"card {self.card.key}",)
        if self.paid:
            return Face(f"pay {self.card.key}", f"Pay {cost} for {name}", place)
        return Face(f"discard {self.card.key}", f"Discard {name} instead of paying {cost}", place)


def upkeeps(game: Desolated, player: Player, card: Influence) -> list[Upkeep]:
    """Every card due can be discarded, and paid for if the whole upkeep can be paid. [DES-160]"""
    assert card.upkeep is not None
    ways = [Upkeep(card, True)] if affordable(game, player, card.upkeep) else []
    return [*ways, Upkeep(card, False)]


def upkeep_face(game: Desolated, player: Player, upkeep: Upkeep) -> Face:
    """An upkeep that can be paid, or a card to discard."""
    face = upkeep.face()
    return priced(face, game, player, upkeep.card.upkeep or ()) if upkeep.paid else face


async def settle_upkeep(game: Desolated, player: Player, upkeep: Upkeep) -> None:
    """Pay the upkeep of an Advanced Influence card, or discard it. [DES-160, DES-162]"""
    card = upkeep.card
    assert card.upkeep is not None
    if upkeep.paid:
        await pay(game, player, card.upkeep, "DES-162")
        say(game, "{player} paid {cost} for {card}", player=player, cost=amount(card.upkeep), card=card.name)
    else:
        say(game, "{player} did not pay {cost} for {card}", player=player, cost=amount(card.upkeep), card=card.name)
        discard_influence(game, player, card)
