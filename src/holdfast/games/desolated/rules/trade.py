"""Action Phase › Trade: an Influence card for materials, and what becomes of excess materials."""

from __future__ import annotations

from operator import attrgetter

from holdfast.engine.requests import Face, Refusal, choose
from holdfast.engine.story import say
from holdfast.games.desolated.amounts import MATERIALS, RESOURCES
from holdfast.games.desolated.pieces import Influence, Slot, lying_at
from holdfast.games.desolated.rules.payment.packing import covers, packed_vector
from holdfast.games.desolated.rules.payment.paying import pay, priced
from holdfast.games.desolated.rules.payment.pool import affordable, pool
from holdfast.games.desolated.rules.refill import take_from_row
from holdfast.games.desolated.state import Desolated, Player


async def trade(game: Desolated, player: Player) -> None:
    """Pay the whole cost of one card of the Influence row; gain it with its tokens. [DES-051, DES-053 to DES-056]"""
    game.busy = True
    slot = await choose(
        player,
        "Trade for which card?",
        lambda: tradable(game, player),
        rule="DES-051",
        face=lambda slot: trade_face(game, player, slot),
        refused=lambda: too_dear(game, player),
        hidden=len(game.influence_row) if player.hand else 0,
    )
    card = game.influence_row[slot.index]
    assert card is not None
    await pay(game, player, card.cost, "DES-052")
    take_from_row(game, player, slot.index)
    say(game, "{player} traded for {card}", player=player, card=card.name)


def can_trade(game: Desolated, player: Player) -> bool:
    """Whether any card of the row can be paid for. Cards that need no conversion are tried first, then cheap ones."""
    have = pool(game, player)
    cards = [card for card in game.influence_row if card is not None]
    if any(covers(have, packed_vector(card.cost)) for card in cards):
        return True
    return any(affordable(game, player, card.cost) for card in sorted(cards, key=attrgetter("vp")))


def tradable(game: Desolated, player: Player) -> list[Slot]:
    """The cards of the Influence row whose whole cost can be paid; an advanced one is free. [DES-158, DES-217]"""
    return [slot for slot, card in influence_row(game) if affordable(game, player, card.cost)]


def too_dear(game: Desolated, player: Player) -> list[Refusal]:
    offered = tradable(game, player)
    return [
        Refusal(row_face(game, slot), "you cannot pay its whole cost", "DES-217")
        for slot, _ in influence_row(game)
        if slot not in offered
    ]


def influence_row(game: Desolated) -> list[tuple[Slot, Influence]]:
    """The cards of the Influence row with their slots."""
    return [(slot, card) for slot in game.box.influence_slots if (card := game.influence_row[slot.index]) is not None]


def row_face(game: Desolated, slot: Slot) -> Face:
    """A card of the row, with the tokens that lie on it."""
    face, tokens = lying_at(slot, game.influence_row[slot.index]), game.on_row[slot.index]
    return face._replace(label=f"{face.label} with {RESOURCES.text(tokens)} on it") if any(tokens) else face


def trade_face(game: Desolated, player: Player, slot: Slot) -> Face:
    """A card of the row that can be paid for."""
    card = game.influence_row[slot.index]
    assert card is not None
    return priced(row_face(game, slot), game, player, card.cost)


async def settle_excess(game: Desolated, player: Player) -> None:
    """Converted materials not used go as tokens from the pool onto cards of the Influence row. [DES-057 to DES-060]"""
    if not any(game.converted):
        return
    slots = [slot for slot, _ in influence_row(game)]
    for material in range(len(game.converted)):
        while game.converted[material]:
            game.converted[material] -= 1
            if game.pool[material] and slots:
                await place_excess(game, player, material, slots)
            else:
                say(game, "{player} lost an excess {material}", player=player, material=MATERIALS[material])


async def place_excess(game: Desolated, player: Player, material: int, slots: list[Slot]) -> None:
    """The active player decides on which card a token goes. [DES-058]"""
    slot = await choose(
        player,
        "Put an excess {material} on which card?",
        slots,
        rule="DES-058",
        face=lambda slot: row_face(game, slot),
        about={"material": MATERIALS[material]},
    )
    game.pool[material] -= 1
    on_card = list(game.on_row[slot.index])
    on_card[material] += 1
    game.on_row[slot.index] = tuple(on_card)
    card = game.influence_row[slot.index]
    assert card is not None
    say(game, "{player} put 1 {material} on {card}", player=player, material=MATERIALS[material], card=card.name)
