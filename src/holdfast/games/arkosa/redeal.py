"""Dealing again what a seat cannot see, so that a bot can play on without knowing it."""

from __future__ import annotations

from operator import attrgetter

from holdfast.engine.chance import Generator64
from holdfast.engine.pieces import Pile
from holdfast.games.arkosa.pieces import Colonist
from holdfast.games.arkosa.state import OVER, Arkosa, Player


def redeal(game: Arkosa, seat: int, chance: Generator64) -> None:
    """Deal again what this seat cannot see: cards in hand that nobody has shown, promises, and decks. [ARK-320]

    The human knows which cards lie in Bot B's draw pile; only their order is open, and chance decides it.
    """
    if game.phase == OVER:
        return
    others = [player for player in game.players if player.seat != seat]
    for letter, deck in (("A", game.colonists_a), ("B", game.colonists_b)):
        redeal_colonists(others, letter, deck, chance)
    if game.promises:
        redeal_promises(game, others, chance)


def redeal_colonists(others: list[Player], letter: str, deck: Pile[Colonist], chance: Generator64) -> None:
    """Cards of one deck change places with those of that deck that others hold unseen. The backs tell them apart.

    A deck of which nobody holds an unseen card is only cut: its order is decided when it is drawn from.
    """
    held = [card for player in others for card in (*player.dealt, *player.secret) if card.deck == letter]
    unseen = sorted([*deck.rest, *held], key=attrgetter("id"))
    if not held:
        cut = chance.below(len(unseen)) if unseen else 0
        deck.rest[:] = unseen[cut:] + unseen[:cut]
        return
    cards = chance.shuffled(unseen)
    for player in others:
        player.dealt = [cards.pop() if card.deck == letter else card for card in player.dealt]
        new = {card: cards.pop() for card in player.secret if card.deck == letter}
        player.hand = [new.get(card, card) for card in player.hand]
        player.secret = [new.get(card, card) for card in player.secret]
    deck.rest[:] = cards


def redeal_promises(game: Arkosa, others: list[Player], chance: Generator64) -> None:
    """Promises of others, and bribes that left the game unseen. [ARK-304, ARK-305]"""
    unseen = [*game.bribe_deck.rest, *(bribe for player in others for bribe in (*player.offered, *player.bribes))]
    cards = chance.shuffled(sorted(unseen, key=attrgetter("id")))
    for player in others:
        player.offered = [cards.pop() for _ in player.offered]
        player.bribes = [cards.pop() for _ in player.bribes]
    game.bribe_deck.rest[:] = cards
