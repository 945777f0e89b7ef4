"""Status Phase › Refill, and all else that moves cards and tokens between decks, rows, players and the pool."""

from __future__ import annotations

from typing import TypeVar

from holdfast.engine.chance import draw
from holdfast.engine.pieces import Pile
from holdfast.engine.story import say
from holdfast.games.desolated.amounts import MATERIALS, NO_TOKENS
from holdfast.games.desolated.pieces import ORDINARY, Influence, Material
from holdfast.games.desolated.rules.final_round import trigger_final_round
from holdfast.games.desolated.state import Desolated, MaterialCard, Player

T = TypeVar("T")


async def refill(game: Desolated) -> None:
    """Fill the Landmark row, the Influence row and the Material row. [DES-087, DES-088]"""
    if None in game.landmark_row:
        await fill_landmarks(game)
        if None in game.landmark_row and not game.solo:
            trigger_final_round(game, "the Landmark row could not be filled")
    if None in game.influence_row:
        await fill_influence(game)
    if None in game.material_row:
        await fill_materials(game)


async def fill_landmarks(game: Desolated) -> None:
    """From left to right, as long as the pile lasts; its discard pile is never shuffled. [DES-091, DES-142]"""
    row = game.landmark_row
    for slot in range(len(row)):
        if row[slot] is None and game.landmark_pile.rest:
            row[slot] = await draw(game.landmark_pile, "landmark pile")


async def fill_influence(game: Desolated) -> None:
    """From left to right; an empty pile is replaced by the shuffled discard pile. [DES-089, DES-090]"""
    row, pile = game.influence_row, game.influence_pile
    for slot in range(len(row)):
        if row[slot] is None:
            if not pile.rest:
                renew(game, pile, game.influence_discard, "Influence")
            if pile.rest:
                row[slot] = await draw(pile, "influence pile")


async def fill_materials(game: Desolated) -> None:
    """From left to right; an empty pile is replaced by the shuffled discard pile. [DES-089, DES-090]"""
    row = game.material_row
    for slot in range(len(row)):
        if row[slot] is None:
            row[slot] = await draw_material(game)


async def draw_material(game: Desolated) -> MaterialCard | None:
    """The top card of the Material pile; an empty pile is first replaced. [DES-038, DES-090]"""
    pile = game.material_pile
    if not pile.rest:
        renew(game, pile, game.material_discard, "Material")
        if not pile.rest:
            return None
    card = await draw(pile, "material pile")
    return card


def renew(game: Desolated, pile: Pile[T], discarded: list[T], name: str) -> None:
    """Shuffle the discard pile to form a new draw pile. [DES-090]"""
    if discarded:
        pile.shuffle_in(discarded)
        discarded.clear()
        say(game, f"The {name} discard pile was shuffled into a new draw pile")


def discard(game: Desolated, card: MaterialCard) -> None:
    """To the Material discard pile; Rare Materials and Characters leave the game. [DES-062, DES-192, DES-227]"""
    if isinstance(card, Material) and card.kind != ORDINARY:
        game.removed.append(card)
    else:
        game.material_discard.append(card)


def discard_influence(game: Desolated, player: Player, card: Influence) -> None:
    """An Influence card leaves the inventory for its discard pile. [DES-064, DES-160]"""
    player.influence.remove(card)
    game.influence_discard.append(card)
    say(game, "{player} discarded {card}", player=player, card=card.name)


def gain_token(game: Desolated, player: Player, material: int, source: str) -> None:
    """Take a token from the pool; one that the pool does not have is not gained. [DES-007]"""
    if game.pool[material]:
        game.pool[material] -= 1
        player.tokens[material] += 1
        game.positions.clear()
        say(game, "{player} gained 1 {material} from {card}", player=player, material=MATERIALS[material], card=source)
    else:
        say(game, "{card} gave nothing: the pool had no {material}", card=source, material=MATERIALS[material])


def take_from_row(game: Desolated, player: Player, slot: int) -> Influence:
    """A card of the Influence row goes into the inventory, with the tokens on it. [DES-054, DES-055, DES-211]"""
    card = game.influence_row[slot]
    assert card is not None
    player.influence.append(card)
    for material, number in enumerate(game.on_row[slot]):
        player.tokens[material] += number
    game.positions.clear()
    game.influence_row[slot] = None
    game.on_row[slot] = NO_TOKENS
    return card


def clear_from_row(game: Desolated, slot: int) -> None:
    """A card of the Influence row is discarded; the tokens on it return to the pool. [DES-149]"""
    card = game.influence_row[slot]
    assert card is not None
    game.influence_discard.append(card)
    for material, number in enumerate(game.on_row[slot]):
        game.pool[material] += number
    game.influence_row[slot] = None
    game.on_row[slot] = NO_TOKENS
