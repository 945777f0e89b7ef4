"""Expansions › Rise of the Arkheins: pay the upkeep of Advanced Influence cards each round."""

from __future__ import annotations

from typing import NamedTuple

from holdfast.engine.requests import Face
from holdfast.engine.story import say
from holdfast.games.desolated.amounts import RESOURCES
from holdfast.games.desolated.pieces import Influence
from holdfast.games.desolated.rules.free_actions import ask
from holdfast.games.desolated.rules.payment.paying import pay
from holdfast.games.desolated.rules.payment.pool import affordable
from holdfast.games.desolated.rules.refill import discard_influence
from holdfast.games.desolated.state import Desolated, Player


class Upkeep(NamedTuple):
    """An Advanced Influence card, to be paid for or discarded."""

    card: Influence
    paid: bool

    def face(self) -> Face:
        if self.paid:
            cost = RESOURCES.text(self.card.upkeep or ())
            return Face(f"pay {self.card.key}", f"Pay {cost} for {self.card.name}", (f"card {self.card.key}",))
        return Face(f"discard {self.card.key}", f"Discard {self.card.name}", (f"card {self.card.key}",))


async def pay_upkeep(game: Desolated, player: Player) -> None:
    """Pay the upkeep of every Advanced Influence card or discard it, in the owner's order. [DES-160, DES-184]"""
    due = [card for card in player.influence if card.advanced]
    while due:
        answer = await ask_upkeep(game, player, due)
        due.remove(answer.card)
        if answer.paid:
            assert answer.card.upkeep is not None
            await pay(game, player, answer.card.upkeep, "DES-162")
            say(game, "{player} kept {card}", player=player, card=answer.card.name)
        else:
            discard_influence(game, player, answer.card)


async def ask_upkeep(game: Desolated, player: Player, due: list[Influence]) -> Upkeep:
    answer = await ask(
        game, player, "Pay the upkeep, or discard the card?", lambda: upkeeps(game, player, due), rule="DES-160"
    )
    return answer


def upkeeps(game: Desolated, player: Player, due: list[Influence]) -> list[Upkeep]:
    """Every card due can be discarded, and paid for if the whole upkeep can be paid. [DES-160]"""
    found = list[Upkeep]()
    for card in due:
        if card.upkeep is not None and affordable(game, player, card.upkeep):
            found.append(Upkeep(card, True))
        found.append(Upkeep(card, False))
    return found
