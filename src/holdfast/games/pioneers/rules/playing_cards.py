"""Playing cards from the hand, and attacks on an opponent."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from holdfast.engine.content import Content
from holdfast.engine.requests import Face, Refusal, choose
from holdfast.engine.story import say
from holdfast.games.pioneers.amounts import RESPONSE
from holdfast.games.pioneers.pieces import ATTACK, EVENT, ITEM, PERSONALITY, STRUCTURE, Card
from holdfast.games.pioneers.rules.activations import Activate, activate, activations
from holdfast.games.pioneers.rules.card_effects import carry_out
from holdfast.games.pioneers.rules.decks import discard
from holdfast.games.pioneers.rules.dice_rolls import Plays, defend
from holdfast.games.pioneers.rules.effect_checks import seating, would_change
from holdfast.games.pioneers.rules.powers import FREE, FREE_ONCE
from holdfast.games.pioneers.rules.raids import raid
from holdfast.games.pioneers.rules.town import enter
from holdfast.games.pioneers.state import Pioneers, Player

ALL_KINDS: Final = (STRUCTURE, ITEM, PERSONALITY, EVENT, ATTACK)
IN_A_RAID: Final = (STRUCTURE, ITEM, PERSONALITY)
"""What the attacker may play in the middle of a raid. [PIO-230]"""


class PlayCard(Content, frozen=True):
    """Play a card from hand."""

    card: Card

    def face(self) -> Face:
        return Face(f"play {self.card.key}", f"Play {self.card.name}", self.card.places)


@cache
def playing(card: Card) -> PlayCard:
    return PlayCard(card)


def costs_token(game: Pioneers, player: Player, kind: int) -> bool:
    """A card costs one response token, unless an effect makes it free. [PIO-033, PIO-185, PIO-213]"""
    powers = player.powers
    return not powers[FREE + kind] and game.free[kind] >= powers[FREE_ONCE + kind]


def might_play(game: Pioneers, player: Player, kinds: Sequence[int] = ALL_KINDS) -> bool:
    """Whether, for all that others can see, the player may have a card to play now. [PIO-016, PIO-218]"""
    if not player.hand:
        return False
    return player.pile[RESPONSE] > 0 or not all(costs_token(game, player, kind) for kind in kinds)


def playable(game: Pioneers, player: Player, kinds: Sequence[int] = ALL_KINDS) -> list[PlayCard]:
    """The cards in hand that can be played now. [PIO-085, PIO-214]"""
    return [
        playing(card)
        for card in dict.fromkeys(player.hand)
        if card.kind in kinds and hindrance(game, player, card) is None
    ]


def hindrance(game: Pioneers, player: Player, card: Card) -> tuple[str, str] | None:
    """Why a card in hand cannot be played now, with the clause; None if it can."""
    if not player.pile[RESPONSE] and costs_token(game, player, card.kind):
        return "playing a card costs a response token", "PIO-033"
    if card.kind == PERSONALITY and player.joined >= game.box.board.personalities_per_round:
        return "only one personality may be played each round", "PIO-091"
    if card.kind == ATTACK and game.no_attacks:
        return "attack cards are banned this round", "PIO-278"
    if not card.stays and card.kind != ATTACK and not changes_something(game, player, card):
        return "it would change nothing now", "PIO-219"
    return None


def changes_something(game: Pioneers, player: Player, card: Card) -> bool:
    """Whether at least one effect can change something, for an event with a target on anybody. [PIO-219]"""
    if card.targeted:
        return any(would_change(game, card.on_play, player, other) for other in seating(game, player)[1:])
    return would_change(game, card.on_play, player, None)


def unplayable(game: Pioneers, player: Player) -> list[Refusal]:
    """The cards in hand that cannot be played now, each with the reason."""
    return [
        Refusal(playing(card).face(), reason[0], reason[1])
        for card in dict.fromkeys(player.hand)
        if (reason := hindrance(game, player, card)) is not None
    ]


async def play_card(game: Pioneers, player: Player, card: Card) -> None:
    """Pay for a card, show it, and let it take effect. [PIO-033, PIO-092]"""
    if costs_token(game, player, card.kind):
        player.pile[RESPONSE] -= 1
    elif not player.powers[FREE + card.kind]:
        game.free[card.kind] += 1
    player.hand.remove(card)
    player.joined += card.kind == PERSONALITY
    await put_into_play(game, player, card)


async def put_into_play(game: Pioneers, player: Player, card: Card) -> None:
    """A card stays in town, or is resolved and discarded. [PIO-030, PIO-034, PIO-209, PIO-210]"""
    say(game, "{player} played {card}", player=player, card=card)
    if card.stays:
        await enter(game, player, card)
        await carry_out(game, card.on_play, player, None, card)
        return
    game.resolving.append(card)
    target = await choose_target(game, player, card) if card.targeted else None
    if card.kind == ATTACK:
        assert target is not None
        await attack(game, player, target, card)
    else:
        await carry_out(game, card.on_play, player, target, card)
    game.resolving.remove(card)
    discard(game, card)


async def choose_target(game: Pioneers, player: Player, card: Card) -> Player:
    """Any opponent, however often attacked before; for an event one on whom it has an effect. [PIO-190, PIO-191]"""
    seats = [
        other.seat
        for other in seating(game, player)[1:]
        if card.kind == ATTACK or would_change(game, card.on_play, player, other)
    ]
    seat = await choose(player, "On which opponent?", seats, rule="PIO-191", face=lambda other: town_face(game, other))
    say(game, "{player} played it on {other}", player=player, other=game.players[seat])
    return game.players[seat]


def town_face(game: Pioneers, seat: int) -> Face:
    """A player as an option, by colour."""
    colour = game.players[seat].color
    return Face(colour, colour.capitalize(), (f"town {colour}",))


async def attack(game: Pioneers, attacker: Player, defender: Player, card: Card) -> None:
    """A raid, or a roll of the defender against the difficulty for their town size. [PIO-192, PIO-200, PIO-203]"""
    if card.raid:
        await raid(game, attacker, defender, card, in_a_raid(game, attacker))
    elif not await defend(game, attacker, defender, card, card.difficulty[defender.size]):
        await carry_out(game, card.on_fail, attacker, defender, card)


def in_a_raid(game: Pioneers, attacker: Player) -> Plays:
    """Raid 3: the attacker may play structures, personalities and items, and activate cards. [PIO-230]"""

    async def perform(choice: object) -> None:
        if isinstance(choice, PlayCard):
            await play_card(game, attacker, choice.card)
        elif isinstance(choice, Activate):
            await activate(game, attacker, choice.source)

    return Plays(
        lambda: [*playable(game, attacker, IN_A_RAID), *activations(game, attacker)],
        lambda: might_play(game, attacker, IN_A_RAID),
        perform,
    )
