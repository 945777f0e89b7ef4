"""Special effects, activations: cards in town and the survivor, used in one's own turn."""

from __future__ import annotations

from functools import cache

from holdfast.engine.content import Content
from holdfast.engine.requests import Face
from holdfast.engine.story import say
from holdfast.games.pioneers.amounts import NOTHING, plus
from holdfast.games.pioneers.pieces import Card, Survivor
from holdfast.games.pioneers.rules.card_effects import carry_out, discard_from_hand
from holdfast.games.pioneers.rules.effect_checks import would_change
from holdfast.games.pioneers.rules.resources import can_pay, pay
from holdfast.games.pioneers.rules.town import leave
from holdfast.games.pioneers.state import Pioneers, Player
from holdfast.games.pioneers.verbs import DiscardHand, DiscardSelf, Lose
from holdfast.games.toolkit.amounts import Vector


class Activate(Content, frozen=True):
    """Use what a card in town or the survivor can do."""

    source: Card | Survivor

    def face(self) -> Face:
        places = self.source.in_town().places if isinstance(self.source, Card) else self.source.places
        return Face(f"use {self.source.key}", f"Use {self.source.name}", places)


@cache
def activating(source: Card | Survivor) -> Activate:
    return Activate(source)


def activations(game: Pioneers, player: Player) -> list[Activate]:
    """Cards in town, and the survivor, that can be used now. [PIO-086, PIO-155, PIO-208]"""
    found = [
        activating(card)
        for card in (*player.structures, *player.row)
        if card.activation is not None and can_activate(game, player, card)
    ]
    survivor = player.survivor
    if game.round > 1 and survivor is not None and survivor.activation is not None:
        found += [activating(survivor)] * can_activate(game, player, survivor)
    return list(dict.fromkeys(found))


def can_activate(game: Pioneers, player: Player, source: Card | Survivor) -> bool:
    """Within its limit, if all of the cost can be paid and the effect would change something. [PIO-259, PIO-277]"""
    activation = source.activation
    assert activation is not None
    uses = {"once_per_turn": game.used, "once_per_round": player.used}.get(activation.limit)
    if uses is not None and uses.count(source.key) >= copies(player, source):
        return False
    cards = sum(cost.n for cost in activation.cost if isinstance(cost, DiscardHand))
    return (
        len(player.hand) >= cards
        and can_pay(player, token_cost(source))
        and would_change(game, activation.do, player, None)
    )


def copies(player: Player, source: Card | Survivor) -> int:
    """How many of these the player has: each may be used as often as its limit says. [PIO-277]"""
    return (*player.structures, *player.row).count(source) if isinstance(source, Card) else 1


@cache
def token_cost(source: Card | Survivor) -> Vector:
    """The tokens that an activation costs."""
    assert source.activation is not None
    total = NOTHING
    for cost in source.activation.cost:
        match cost:
            case Lose(food=int(food), credit=int(credit), response=int(response)):
                total = plus(total, (food, credit, response))
    return total


async def activate(game: Pioneers, player: Player, source: Card | Survivor) -> None:
    """Pay the cost, then do what it says. [PIO-086]"""
    activation = source.activation
    assert activation is not None
    say(game, "{player} used {card}", player=player, card=source)
    if activation.limit == "once_per_turn":
        game.used.append(source.key)
    elif activation.limit == "once_per_round":
        player.used.append(source.key)
    await pay(game, player, token_cost(source))
    for cost in activation.cost:
        if isinstance(cost, DiscardHand):
            await discard_from_hand(game, player, cost)
        elif isinstance(cost, DiscardSelf):
            assert isinstance(source, Card)
            await leave(game, player, [source])
    await carry_out(game, activation.do, player, None, source)
