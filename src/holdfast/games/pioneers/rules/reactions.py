"""Cards with a time of their own: played from hand, or used in town, when their moment comes. [PIO-215, PIO-216]

Nobody can tell from the course of play what a player holds: a seat is asked whether or not it has such a card, and
declining leaves the same trace as having nothing. [PIO-218]
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from holdfast.engine.content import Content
from holdfast.engine.requests import Face, Word, choose
from holdfast.engine.story import say
from holdfast.games.pioneers.amounts import RESPONSE
from holdfast.games.pioneers.pieces import STRUCTURE, Card, Reaction
from holdfast.games.pioneers.rules.decks import discard
from holdfast.games.pioneers.rules.town import enter, leave
from holdfast.games.pioneers.state import Pioneers, Player

BEFORE_ROLL: Final = "before_roll"
AFTER_ROLL: Final = "after_failed_roll"
LOSING: Final = "would_lose_structure"

LET_GO: Final = Word("let it go", "Let it go")
LET_ALL_GO: Final = Word("let all go", "Let it go, and whatever else is lost with it")
DECLINES: Final = (LET_GO, LET_ALL_GO)


class React(Content, frozen=True):
    """Use a card at its own moment."""

    card: Card
    reaction: Reaction

    def face(self) -> Face:
        where = "hand" if self.reaction.from_hand else "town"
        verb = "Play" if self.reaction.from_hand else "Use"
        places = self.card.places if self.reaction.from_hand else self.card.in_town().places
        return Face(f"{self.card.key} from {where}", f"{verb} {self.card.name} from {where}", places)


@cache
def react_with(card: Card, reaction: Reaction) -> React:
    return React(card, reaction)


def from_town(player: Player, window: str) -> list[React]:
    """Cards in town that can be used now, without paying. [PIO-216]"""
    return [
        react_with(card, reaction)
        for card in dict.fromkeys((*player.row, *player.structures))
        for reaction in card.reactions
        if reaction.window == window and not reaction.from_hand and not used_up(player, card, reaction)
    ]


def used_up(player: Player, card: Card, reaction: Reaction) -> bool:
    """A limit is counted for each physical card. [PIO-277]"""
    return reaction.once and player.used.count(card.key) >= (*player.row, *player.structures).count(card)


def from_hand(player: Player, window: str) -> list[React]:
    """Cards in hand that can be played now, for a response token each. [PIO-196, PIO-215]"""
    if not player.pile[RESPONSE]:
        return []
    return [
        react_with(card, reaction)
        for card in dict.fromkeys(player.hand)
        for reaction in card.reactions
        if reaction.window == window and reaction.from_hand
    ]


def reactions(player: Player, window: str) -> list[React]:
    return [*from_town(player, window), *from_hand(player, window)]


async def use(game: Pioneers, player: Player, choice: React) -> None:
    """Pay the token if it comes from hand, show the card, and discard it unless it stays."""
    card, reaction = choice.card, choice.reaction
    say(game, "{player} used {card}", player=player, card=card)
    if reaction.once:
        player.used.append(card.key)
    if game.fight is not None:
        game.fight.bonus += reaction.defence if game.fight.roller == game.fight.defender else reaction.raid
    if reaction.from_hand:
        player.pile[RESPONSE] -= 1
        player.hand.remove(card)
        if reaction.stays:
            await enter(game, player, card)
        else:
            discard(game, card)
    elif not reaction.stays:
        await leave(game, player, [card])


# The moment of losing a structure ---------------------------------------------------------------------------------


async def lose_cards(game: Pioneers, owner: Player, named: Sequence[Card]) -> None:
    """All cards are named first; each structure may be protected; the rest leave together. [PIO-275, PIO-276]"""
    lost, asking = list[Card](), True
    for card in named:
        say(game, "{player} was about to lose {card}", player=owner, card=card)
        if card.kind == STRUCTURE and asking:
            answer = await choose(
                owner,
                "{card} is about to be lost. Prevent it?",
                lambda: ways_to_keep(owner),
                rule="PIO-218",
                about={"card": card},
                declines=DECLINES if might_hold(owner) else (),
            )
            asking = answer is not LET_ALL_GO
            if isinstance(answer, React):
                await use(game, owner, answer)
                say(game, "{card} stayed", card=card)
                continue
        lost.append(card)
    await leave(game, owner, lost)


def ways_to_keep(owner: Player) -> list[React | Word]:
    """Whoever might hold a card for this moment is really asked, whatever they hold. [PIO-218]

    There are then two ways to decline, so that the table never answers in their place: that would tell everybody that
    there is no such card. Without cards and a token, or a card in town, there is one, and everybody can see why.
    """
    in_town = from_town(owner, LOSING)
    if in_town or might_hold(owner):
        return [*in_town, *from_hand(owner, LOSING), *DECLINES]
    return [LET_GO]


def might_hold(owner: Player) -> bool:
    """Whether, for all that others can see, a card for this moment may be in hand."""
    return bool(owner.hand) and owner.pile[RESPONSE] > 0
