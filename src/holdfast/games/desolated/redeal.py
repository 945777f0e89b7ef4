"""Re-deals what a seat cannot see: the hands of others, cards stored from those hands, and the piles."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import TypeVar

from holdfast.engine.chance import Generator64
from holdfast.games.desolated.pieces import (
    ORDINARY,
    Influence,
    Insula,
    Landmark,
    Material,
    Stored,
    Technology,
    all_beneath,
)
from holdfast.games.desolated.state import SETUP, Desolated, Player

T = TypeVar("T")


def redeal(game: Desolated, seat: int, chance: Generator64) -> None:
    """Re-deal what this seat cannot see.

    A player in the middle of a payment has shown that they can pay it, so their hand stays until the payment is done.
    """
    others = [player for player in game.players if player.seat != seat and not (game.busy and player.seat == game.turn)]
    redeal_materials(game, others, chance)
    if game.phase == SETUP:
        return
    if game.options.racloir_technology:
        redeal_technology(game, chance)
    if game.options.rise_of_the_arkheins:
        redeal_influence(game, chance)
    if game.options.planetary_destruction or game.solo:
        redeal_landmarks(game, chance)


def redeal_materials(game: Desolated, others: list[Player], chance: Generator64) -> None:
    """Re-deal ordinary Material cards. A Rare Material stays with its owner, in hand or stored."""
    groups = [_unseen(player) for player in others]
    cards = [card for group in groups for card in group if card.kind == ORDINARY]
    cards += [card for card in game.material_pile.rest if isinstance(card, Material)]
    cards.sort(key=attrgetter("index"))
    for player, group in zip(others, groups, strict=True):
        dealt = chance.shuffled([card if card.kind != ORDINARY else _take_random(cards, chance) for card in group])
        player.hand[:] = [dealt.pop() for _ in player.hand]
        player.aside[:] = [dealt.pop() for _ in player.aside]
        player.landmarks[:] = [_restored(insula, dealt) for insula in player.landmarks]
    technology = [card for card in game.material_pile.rest if isinstance(card, Technology)]
    game.material_pile.rest[:] = [*cards, *technology]


def _take_random(cards: list[T], chance: Generator64) -> T:
    """Take a random card out of the list. Its order does not matter, so the last card fills the gap."""
    at = chance.below(len(cards))
    cards[at], cards[-1] = cards[-1], cards[at]
    return cards.pop()


def _unseen(player: Player) -> list[Material]:
    """A player's cards whose faces others have not seen: in hand, set aside, or stored from the hand."""
    hidden = [stored.card for insula in player.landmarks for stored in all_beneath(insula.stored) if not stored.shown]
    return [*player.hand, *player.aside, *(card for card in hidden if isinstance(card, Material))]


def _restored(insula: Insula, dealt: list[Material]) -> Insula:
    return Insula(insula.card, tuple(_replaced(stored, dealt) for stored in insula.stored))


def _replaced(stored: Stored, dealt: list[Material]) -> Stored:
    beneath = tuple(_replaced(deeper, dealt) for deeper in stored.beneath)
    return Stored(stored.card if stored.shown else dealt.pop(), stored.shown, beneath)


def redeal_technology(game: Desolated, chance: Generator64) -> None:
    """Nobody knows which Advanced Material cards are in the pile and which went back to the box."""
    rest = game.material_pile.rest
    materials = [card for card in rest if not isinstance(card, Technology)]
    seen = [card for card in (*game.material_row, *game.material_discard, *game.revealed) if card is not None]
    known = [card for card in seen if isinstance(card, Technology)]
    for player in game.players:
        known += [card for card, _ in player.technology]
        known += [card for card in _stored_cards(player) if isinstance(card, Technology)]
    rest[:] = [*materials, *_random_unknown(game.box.technology, known, len(rest) - len(materials), chance)]


def redeal_influence(game: Desolated, chance: Generator64) -> None:
    """Nobody knows which Advanced Influence cards are in the pile and which went back to the box."""
    rest = game.influence_pile.rest
    ordinary = [card for card in rest if not card.advanced]
    known = [card for card in (*game.influence_row, *game.influence_discard) if card is not None]
    for player in game.players:
        known += player.influence
        known += [card for card in _stored_cards(player) if isinstance(card, Influence)]
    number = len(rest) - len(ordinary)
    rest[:] = [*ordinary, *_random_unknown(game.box.advanced_influence, known, number, chance)]


def redeal_landmarks(game: Desolated, chance: Generator64) -> None:
    """In solo nobody knows which Landmarks are in the game; else only which advanced ones are."""
    rest, box = game.landmark_pile.rest, game.box
    known = [card for card in (*game.landmark_row, *game.landmark_discard) if card is not None]
    for player in game.players:
        known += [insula.card for insula in player.landmarks]
        known += [card for card in _stored_cards(player) if isinstance(card, Landmark)]
    if game.solo:
        among = (*box.landmarks, *box.advanced_landmarks) if game.options.planetary_destruction else box.landmarks
        rest[:] = _random_unknown(among, known, len(rest), chance)
    else:
        ordinary = [card for card in rest if not card.advanced]
        advanced = _random_unknown(box.advanced_landmarks, known, len(rest) - len(ordinary), chance)
        rest[:] = [*ordinary, *advanced]


def _stored_cards(player: Player) -> list[object]:
    return [stored.card for insula in player.landmarks for stored in all_beneath(insula.stored)]


def _random_unknown(printed: Sequence[T], known: Sequence[T], number: int, chance: Generator64) -> list[T]:
    """Random cards of those printed, except the ones whose place is known."""
    if not number:
        return []
    unknown = list(printed)
    for card in known:
        if card in unknown:
            unknown.remove(card)
    return [_take_random(unknown, chance) for _ in range(number)]
