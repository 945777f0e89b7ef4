"""Action Phase › Earn: a Landmark for influence, or an Advanced Landmark for materials."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice, product
from typing import NamedTuple

from holdfast.engine.requests import Face, Refusal, choose
from holdfast.engine.story import say
from holdfast.games.desolated.amounts import INFLUENCE
from holdfast.games.desolated.pieces import Influence, Insula, Landmark, Slot, lying_at
from holdfast.games.desolated.rules.final_round import counted, trigger_final_round
from holdfast.games.desolated.rules.payment.paying import pay, priced
from holdfast.games.desolated.rules.payment.pool import affordable
from holdfast.games.desolated.rules.refill import discard_influence
from holdfast.games.desolated.state import Desolated, Player
from holdfast.games.toolkit.amounts import Vector


class Support(NamedTuple):
    """A way to pay a Landmark: influence of this turn, and Influence cards to discard."""

    granted: Vector
    cards: tuple[Influence, ...]

    def face(self) -> Face:
        parts = [card.key for card in self.cards]
        if any(self.granted):
            parts.insert(0, f"{INFLUENCE.text(self.granted)} of this turn")
        text = " + ".join(parts)
        return Face(text, f"Pay with {text}", tuple(f"card {card.key}" for card in self.cards))


async def earn(game: Desolated, player: Player) -> None:
    """Pay for one card of the Landmark row and gain it. [DES-063, DES-067, DES-068, DES-169]"""
    game.busy = True
    slot = await choose(
        player,
        "Earn which Landmark?",
        lambda: earnable_slots(game, player),
        rule="DES-063",
        face=lambda slot: landmark_face(game, player, slot),
        refused=lambda: unearnable(game, player),
        hidden=len(game.landmark_row) if player.hand else 0,
    )
    card = game.landmark_row[slot.index]
    assert card is not None
    if card.price is not None:
        await pay(game, player, card.price, "DES-169")
    else:
        await pay_influence(game, player, card)
    game.busy = False
    game.landmark_row[slot.index] = None
    player.landmarks.append(Insula(card))
    say(game, "{player} earned {card}", player=player, card=card.name)
    if not game.solo and counted(player) >= game.box.numbers.landmarks_to_end:
        trigger_final_round(game, "a player had three Landmarks")


def earnable(game: Desolated, player: Player, slot: Slot) -> bool:
    """Whether the whole price of a card of the Landmark row can be paid. [DES-217]"""
    card = game.landmark_row[slot.index]
    if card is None:
        return False
    if card.price is not None:
        return affordable(game, player, card.price)
    have = list(game.granted)
    for influence in player.influence:
        for kind, number in enumerate(influence.icons):
            have[kind] += number
    return all(need <= own for need, own in zip(card.cost, have, strict=True))


def earnable_slots(game: Desolated, player: Player) -> list[Slot]:
    """The cards of the Landmark row that can be paid for."""
    return [slot for slot in game.box.landmark_slots if earnable(game, player, slot)]


def can_earn(game: Desolated, player: Player) -> bool:
    """Whether any card of the Landmark row can be paid for."""
    return any(earnable(game, player, slot) for slot in game.box.landmark_slots)


def unearnable(game: Desolated, player: Player) -> list[Refusal]:
    return [
        Refusal(lying_at(slot, game.landmark_row[slot.index]), "you cannot pay its whole price", "DES-217")
        for slot in game.box.landmark_slots
        if game.landmark_row[slot.index] is not None and not earnable(game, player, slot)
    ]


def landmark_face(game: Desolated, player: Player, slot: Slot) -> Face:
    """A card of the row; if only one set of Influence cards can pay for it, with these."""
    card = game.landmark_row[slot.index]
    face = lying_at(slot, card)
    assert card is not None
    if card.price is not None:
        return priced(face, game, player, card.price)
    ways = list(islice(supports(game, player, card), 2))
    return face._replace(label=f"{face.label}: {ways[0].face().label.lower()}") if len(ways) == 1 else face


async def pay_influence(game: Desolated, player: Player, card: Landmark) -> None:
    """Discard Influence cards as a whole, and use influence of this turn. [DES-064 to DES-066, DES-173, DES-223]"""
    way = await choose(player, "Pay with which influence?", list(supports(game, player, card)), rule="DES-064")
    for kind, number in enumerate(way.granted):
        game.granted[kind] -= number
    for influence in way.cards:
        discard_influence(game, player, influence)


def supports(game: Desolated, player: Player, card: Landmark) -> Iterator[Support]:
    """Every way to pay, in which each discarded card is needed. [DES-065, DES-223, DES-224]"""
    seen = set[Support]()
    limits = [range(min(need, own) + 1) for need, own in zip(card.cost, game.granted, strict=True)]
    for granted in product(*limits):
        rest = tuple(need - own for need, own in zip(card.cost, granted, strict=True))
        for size in range(sum(rest) + 1):
            for cards in combinations(player.influence, size):
                way = Support(granted, cards)
                if way not in seen and needed(rest, cards):
                    seen.add(way)
                    yield way


def needed(cost: Vector, cards: tuple[Influence, ...]) -> bool:
    """Whether these cards cover the cost, and no fewer of them would. [DES-065]"""
    return covered(cost, cards) and not any(covered(cost, cards[:at] + cards[at + 1 :]) for at in range(len(cards)))


def covered(cost: Vector, cards: tuple[Influence, ...]) -> bool:
    return all(sum(card.icons[kind] for card in cards) >= need for kind, need in enumerate(cost))
