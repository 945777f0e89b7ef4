"""Market deck and wastes deck: drawing, keeping and looking; each has its own discard pile. [PIO-036, PIO-037]"""

from __future__ import annotations

from functools import cache
from typing import Final

from holdfast.engine.chance import draw
from holdfast.engine.content import Content
from holdfast.engine.requests import Face, choose
from holdfast.engine.story import say
from holdfast.games.pioneers.pieces import DECKS, MARKET, Card
from holdfast.games.pioneers.state import Deck, Pioneers, Player

TOP: Final = "top"
BOTTOM: Final = "bottom"


def deck_of(game: Pioneers, deck: int) -> Deck:
    return game.market if deck == MARKET else game.wastes


def discard(game: Pioneers, card: Card) -> None:
    """A card goes to the discard pile of the deck it came from. [PIO-036]"""
    deck_of(game, card.deck).discard.append(card)


def can_draw(deck: Deck) -> bool:
    """Whether deck or discard pile holds a card."""
    return bool(deck.pile.rest or deck.pile.top or deck.bottom or deck.discard)


async def top_card(game: Pioneers, number: int) -> Card | None:
    """The top card of a deck; an empty one is first made from its discard pile. [PIO-037]"""
    deck = deck_of(game, number)
    pile = deck.pile
    if not pile.rest and not pile.top:
        if deck.bottom:
            pile.top += reversed(deck.bottom)
            deck.top_seen += reversed(deck.bottom_seen)
            deck.bottom.clear()
            deck.bottom_seen.clear()
        elif deck.discard:
            pile.shuffle_in(deck.discard)
            deck.discard.clear()
            say(game, "The discard pile of the {deck} was shuffled into a new deck", deck=DECKS[number])
        else:
            return None
    if pile.top:
        deck.top_seen.pop()
    card = await draw(pile, f"{DECKS[number]} deck")
    return card


async def draw_cards(game: Pioneers, player: Player, number: int, n: int) -> None:
    """Cards come into the hand, not into play, and stay secret until they are played. [PIO-032, PIO-104]"""
    for _ in range(n):
        card = await top_card(game, number)
        if card is not None:
            take_in_hand(game, player, card)


def take_in_hand(game: Pioneers, player: Player, card: Card) -> None:
    player.hand.append(card)
    say(
        game,
        "You took {card} into your hand",
        to=player,
        others="{player} took a {deck} card into their hand",
        player=player,
        card=card,
        deck=DECKS[card.deck],
    )


async def search(game: Pioneers, player: Player, number: int, drawn: int, kept: int) -> None:
    """Draw some cards, keep some of them; the others go to the bottom of the deck in the order drawn. [PIO-268]"""
    for _ in range(drawn):
        card = await top_card(game, number)
        if card is not None:
            player.dealt.append(card)
    while player.dealt and kept:
        card = player.dealt[0]
        if len(player.dealt) > kept:
            card = await choose(
                player,
                "Keep which card?",
                lambda: list(dict.fromkeys(player.dealt)),
                rule="PIO-268",
                hidden=len(player.dealt),
            )
        player.dealt.remove(card)
        take_in_hand(game, player, card)
        kept -= 1
    if player.dealt:
        say(game, "{player} put {n} back under the deck", player=player, n=len(player.dealt))
    deck = deck_of(game, number)
    while player.dealt:
        deck.bottom.append(player.dealt.pop(0))
        deck.bottom_seen.append(1 << player.seat)


class PutBack(Content, frozen=True):
    """Put a card back on top of its deck, or at the bottom."""

    card: Card
    where: str

    def face(self) -> Face:
        label = f"Put {self.card.name} back {'on top' if self.where == TOP else 'at the bottom'}"
        return Face(f"{self.card.key} {self.where}", label, self.card.places)


async def peek(game: Pioneers, player: Player, number: int, n: int) -> None:
    """Look at the top cards and put each back on top or at the bottom, in any order; nobody else sees them."""
    deck = deck_of(game, number)
    for _ in range(min(n, len(deck))):
        card = await top_card(game, number)
        assert card is not None
        player.dealt.append(card)
        say(
            game,
            "You looked at {card}",
            to=player,
            others="{player} looked at a card of the deck",
            player=player,
            card=card,
        )
    while player.dealt:
        back = await choose(player, "Put which card back where?", lambda: ways_back(player), rule="PIO-279")
        player.dealt.remove(back.card)
        put_back(game, player, deck, back)


def ways_back(player: Player) -> list[PutBack]:
    return [_put_back(card, where) for card in dict.fromkeys(player.dealt) for where in (TOP, BOTTOM)]


@cache
def _put_back(card: Card, where: str) -> PutBack:
    return PutBack(card, where)


def put_back(game: Pioneers, player: Player, deck: Deck, back: PutBack) -> None:
    """The card goes on top of what lies there, or below everything; its place is known to this player alone."""
    if back.where == TOP:
        deck.pile.top.append(back.card)
        deck.top_seen.append(1 << player.seat)
    else:
        deck.bottom.append(back.card)
        deck.bottom_seen.append(1 << player.seat)
    say(game, "{player} put a card back, {where}", player=player, where=back.where)


async def fill_market(game: Pioneers) -> None:
    """Deal cards into the free slots, the cheapest first; without cards a slot stays empty. [PIO-037, PIO-120]"""
    for slot in range(len(game.row) - 1, -1, -1):
        if game.row[slot] is None:
            card = await top_card(game, MARKET)
            if card is None:
                return
            game.row[slot] = card
