"""Deal again what a seat cannot see: hands, packets and picks of others, and the decks."""

from __future__ import annotations

from operator import attrgetter

from holdfast.engine.chance import Generator64
from holdfast.games.pioneers.pieces import MARKET, WASTES, Card
from holdfast.games.pioneers.rules.decks import deck_of
from holdfast.games.pioneers.rules.starting_cards import can_play
from holdfast.games.pioneers.state import OVER, Deck, Pioneers, Player


def redeal(game: Pioneers, seat: int, chance: Generator64) -> None:
    """Deal again, in place. A card is replaced by a card of its own deck, because the backs differ.

    Alarm tokens and the project deck are not touched: nobody has seen them.
    """
    if game.phase == OVER:
        return
    others = [player for player in game.players if player.seat != seat]
    for number in (MARKET, WASTES):
        unseen = gather(deck_of(game, number), others, number, seat)
        cards = chance.shuffled(sorted(unseen, key=attrgetter("key")))
        deal(deck_of(game, number), others, number, seat, cards, chance)


def gather(deck: Deck, others: list[Player], number: int, seat: int) -> list[Card]:
    """All cards of a deck that this seat does not see."""
    unseen = list(deck.pile.rest)
    for cards, seen in ((deck.pile.top, deck.top_seen), (deck.bottom, deck.bottom_seen)):
        unseen += [card for card, who in zip(cards, seen, strict=True) if not who >> seat & 1]
    for player in others:
        unseen += [card for card in (*player.hand, *player.dealt) if card.deck == number]
        if player.pick is not None and player.pick.deck == number:
            unseen.append(player.pick)
    return unseen


def deal(deck: Deck, others: list[Player], number: int, seat: int, cards: list[Card], chance: Generator64) -> None:
    """Put these cards into the places that this seat does not see.

    Whether a pick will be played is secret too: every pick becomes a card that can be, and half of them will be.
    """
    for player in others:
        if player.pick is not None and player.pick.deck == number:
            player.pick = next(card for card in cards if can_play(card))
            player.playing = chance.below(2) == 1
            cards.remove(player.pick)
    for player in others:
        for zone in (player.hand, player.dealt):
            zone[:] = [cards.pop() if card.deck == number else card for card in zone]
    for known, seen in ((deck.pile.top, deck.top_seen), (deck.bottom, deck.bottom_seen)):
        known[:] = [card if who >> seat & 1 else cards.pop() for card, who in zip(known, seen, strict=True)]
    deck.pile.rest[:] = cards
