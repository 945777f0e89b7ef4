"""How a state looks to a seat: its points, how near the next ones are, and what its town can keep up."""

from __future__ import annotations

from math import exp
from typing import Final

from holdfast.games.pioneers.amounts import CREDIT, FOOD, RESPONSE
from holdfast.games.pioneers.pieces import STRUCTURE
from holdfast.games.pioneers.rules.powers import DEFENCE, WAIVE
from holdfast.games.pioneers.state import MAINTENANCE, NOBODY, OVER, TURN_ORDER, Pioneers, Player

CLEAR: Final = 0.8
"""A lead of so many points is worth about three chances in four."""
AT_THE_GOAL: Final = 1.5
"""Four points win at the end of the round, if nobody had them before."""

# What each thing may still become, in points, with the whole game ahead. Found by games in which every seat weighed all
# of this in another way: what the winners weighed more was raised, what they weighed less was lowered.
PROJECT: Final = 0.42
"""What comes with the last step to a project; the steps before it grow towards it."""
STEPS: Final = 1.8
BEHIND: Final = 0.4
"""The share of that which is left where somebody else has placed more."""
MEDIUM: Final = 0.35
"""A town that is no longer small: it plans and researches for more."""
LARGE: Final = 1.4
"""What comes with the last structure to a large town, which is worth a point."""
IN_HAND: Final = 0.25
"""A card that is worth a point as soon as it is played, and paid for every round."""
STRUCTURE_IN_HAND: Final = 0.045
CARD: Final = 0.012
TOKEN: Final = (0.012, 0.032, 0.09)
"""The first of each kind of token; further ones are worth less and less."""
FADING: Final = 0.66
INCOME: Final = (0.05, 0.10, 0.12)
LACKING: Final = 0.3
"""What a token costs that is due and not there: a card leaves the town."""
COMBAT: Final = 0.03
HELPFUL: Final = 0.04
"""A card in town that does something besides."""
AT_LAST: Final = 0.17
"""How much of all that still counts when the last round ends, and what each round before it adds."""
A_ROUND: Final = 0.2


def evaluate(game: Pioneers, seat: int) -> float:
    """Between 0 and 1: how far ahead of the best other player this seat is."""
    if game.winner != NOBODY:
        return 1.0 if game.winner == seat else 0.0
    worth = [standing(game, player) for player in game.players]
    lead = worth[seat] - max(worth[:seat] + worth[seat + 1 :])
    return 1 / (1 + exp(-lead / CLEAR))


def standing(game: Pioneers, player: Player) -> float:
    """The points of a player, those that may still come, and the order in which markers lie."""
    return player.points - 0.02 * player.height + goal(game, player) + left(game) * promise(game, player)


def goal(game: Pioneers, player: Player) -> float:
    """Who has four points first, and keeps them, wins."""
    if not player.four:
        return 0.0
    return AT_THE_GOAL if player.four == min(other.four for other in game.players if other.four) else AT_THE_GOAL / 3


def left(game: Pioneers) -> float:
    """How much of the game is still to come, from 1 down to 0."""
    if game.phase == OVER:
        return 0.0
    last = game.last or game.box.board.alarms.rounds[-1]
    rounds = last - game.round + (0.0 if game.phase in (MAINTENANCE, TURN_ORDER) else 1.0)
    return min(1.0, AT_LAST + A_ROUND * rounds) if rounds > 0 else 0.0


def promise(game: Pioneers, player: Player) -> float:
    """What a player's means may still become, in points, with time enough."""
    return progress(game, player) + town(player) + hand(player) + tokens(player)


def progress(game: Pioneers, player: Player) -> float:
    """The way to the next project, and to a large town, which is worth a point. [PIO-039, PIO-237]"""
    worth = sum(PROJECT * way(game, player, slot) for slot, placed in enumerate(player.research) if placed)
    sizes = game.box.board.sizes
    built, needed = len(player.structures) + 1, sizes[-1].structures
    grown = (built / needed) ** 1.6 if built < needed else 1.0 + 0.05 * (built - needed)
    return worth + MEDIUM * (player.size > 0) + LARGE * (grown - (player.size == len(sizes) - 1))


def way(game: Pioneers, player: Player, slot: int) -> float:
    """How much of the way to a project is done, from 0 to 1; little, if somebody else is ahead. [PIO-042]"""
    project = game.projects[slot]
    if project is None:
        return 0.0
    done: float = (player.research[slot] / project.value) ** STEPS
    return BEHIND * done if any(other.research[slot] > player.research[slot] for other in game.players) else done


def town(player: Player) -> float:
    """What the town yields every round beyond what it costs, what it cannot pay, and what else it is good for."""
    food, credit, response = player.hq.production
    helpful = 0
    for card in (*player.structures, *player.row):
        made, due = card.production, card.maintenance
        food += made[FOOD] - due[FOOD]
        credit += made[CREDIT] - due[CREDIT]
        response += made[RESPONSE] - due[RESPONSE]
        helpful += bool(card.research) + bool(card.capacity) + (card.activation is not None) + bool(card.reactions)
    powers = player.powers
    worth = HELPFUL * helpful + COMBAT * powers[DEFENCE]
    lacking = 0
    for kind, net in enumerate((food, credit, response)):
        income = net + powers[WAIVE + kind]
        worth += INCOME[kind] * income
        lacking += max(0, -income - player.pile[kind])
    return worth - LACKING * lacking


def hand(player: Player) -> float:
    """What the cards in hand may become."""
    worth = 0.0
    for card in player.hand:
        if card.points:
            worth += IN_HAND
        elif card.kind == STRUCTURE:
            worth += STRUCTURE_IN_HAND
        else:
            worth += CARD
    return worth


def tokens(player: Player) -> float:
    """Food, credits and response tokens; the more, the less each is worth."""
    return sum(TOKEN[kind] * (1 - FADING**n) / (1 - FADING) for kind, n in enumerate(player.pile))
