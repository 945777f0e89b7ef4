"""The value of a state for a seat: its points, how near the next ones are, and what its town can pay for."""

from __future__ import annotations

from math import exp
from typing import Final

from holdfast.games.pioneers.amounts import CREDIT, FOOD, RESPONSE
from holdfast.games.pioneers.pieces import STRUCTURE
from holdfast.games.pioneers.rules.powers import DEFENCE, WAIVE
from holdfast.games.pioneers.state import MAINTENANCE, NOBODY, OVER, TURN_ORDER, Pioneers, Player

LEAD_SCALE: Final = 0.8
"""A lead of this many points wins about three games in four."""
HEIGHT_COST: Final = 0.02
"""For each marker below on the same space: the bottom one wins a tie."""
GOAL_BONUS: Final = 1.5
"""Four points win at the end of the round, if nobody had them before."""

# Values in victory points, with the whole game ahead. They were tuned by games in which every seat used other values:
# what the winners valued more was raised, what they valued less was lowered.
PROJECT_VALUE: Final = 0.42
"""A project one step before its completion; progress grows towards it by the exponent."""
PROJECT_EXPONENT: Final = 1.8
BEHIND_SHARE: Final = 0.4
"""The share of that value where another player has placed more tokens."""
MEDIUM_TOWN_VALUE: Final = 0.35
"""A town that is no longer small: its Plan and Research actions yield more."""
LARGE_TOWN_VALUE: Final = 1.4
"""A town one structure short of large; a large HQ is worth a point."""
POINT_CARD_VALUE: Final = 0.25
"""A card in hand that is worth a point once it is played."""
STRUCTURE_CARD_VALUE: Final = 0.045
OTHER_CARD_VALUE: Final = 0.012
TOKEN_VALUES: Final = (0.012, 0.032, 0.09)
"""The first token of each kind; each further one is worth less by the decay."""
TOKEN_DECAY: Final = 0.66
INCOME_VALUES: Final = (0.05, 0.10, 0.12)
MISSING_TOKEN_COST: Final = 0.3
"""For each token of maintenance that cannot be paid: a card leaves the town."""
DEFENCE_VALUE: Final = 0.03
HELPFUL_CARD_VALUE: Final = 0.04
"""A card in town with research, storage, an activation or a reaction."""
FINAL_SHARE: Final = 0.17
"""The share of these values that still counts in the last round; each round before it adds to the share."""
SHARE_PER_ROUND: Final = 0.2


def evaluate(game: Pioneers, seat: int) -> float:
    """Between 0 and 1: how far ahead of the best other player this seat is."""
    if game.winner != NOBODY:
        return 1.0 if game.winner == seat else 0.0
    worth = [standing(game, player) for player in game.players]
    lead = worth[seat] - max(worth[:seat] + worth[seat + 1 :])
    return 1 / (1 + exp(-lead / LEAD_SCALE))


def standing(game: Pioneers, player: Player) -> float:
    """The points of a player, those that may still come, and the order in which markers lie."""
    expected = share_of_potential(game) * potential(game, player)
    return player.points - HEIGHT_COST * player.height + goal_bonus(game, player) + expected


def goal_bonus(game: Pioneers, player: Player) -> float:
    """The first player with four points wins, if they keep them."""
    if not player.four:
        return 0.0
    return GOAL_BONUS if player.four == min(other.four for other in game.players if other.four) else GOAL_BONUS / 3


def share_of_potential(game: Pioneers) -> float:
    """How much of a player's potential can still become points, from 1 down to 0."""
    if game.phase == OVER:
        return 0.0
    last = game.last or game.box.board.alarms.rounds[-1]
    rounds = last - game.round + (0.0 if game.phase in (MAINTENANCE, TURN_ORDER) else 1.0)
    return min(1.0, FINAL_SHARE + SHARE_PER_ROUND * rounds) if rounds > 0 else 0.0


def potential(game: Pioneers, player: Player) -> float:
    """The points that a player's cards and tokens may still become, with time enough."""
    return progress(game, player) + town_value(player) + hand_value(player) + token_value(player)


def progress(game: Pioneers, player: Player) -> float:
    """Progress towards the next project, and towards a large town. [PIO-039, PIO-237]"""
    worth = sum(
        PROJECT_VALUE * project_progress(game, player, slot) for slot, placed in enumerate(player.research) if placed
    )
    sizes = game.box.board.sizes
    built, needed = len(player.structures) + 1, sizes[-1].structures
    grown = (built / needed) ** 1.6 if built < needed else 1.0 + 0.05 * (built - needed)
    return worth + MEDIUM_TOWN_VALUE * (player.size > 0) + LARGE_TOWN_VALUE * (grown - (player.size == len(sizes) - 1))


def project_progress(game: Pioneers, player: Player, slot: int) -> float:
    """How near a project is, from 0 to 1; less if another player is ahead. [PIO-042]"""
    project = game.projects[slot]
    if project is None:
        return 0.0
    done: float = (player.research[slot] / project.value) ** PROJECT_EXPONENT
    return BEHIND_SHARE * done if any(other.research[slot] > player.research[slot] for other in game.players) else done


def town_value(player: Player) -> float:
    """The income of the town less its maintenance, the tokens that it lacks, and its other cards."""
    food, credit, response = player.hq.production
    helpful = 0
    for card in (*player.structures, *player.row):
        made, due = card.production, card.maintenance
        food += made[FOOD] - due[FOOD]
        credit += made[CREDIT] - due[CREDIT]
        response += made[RESPONSE] - due[RESPONSE]
        helpful += bool(card.research) + bool(card.capacity) + (card.activation is not None) + bool(card.reactions)
    powers = player.powers
    worth = HELPFUL_CARD_VALUE * helpful + DEFENCE_VALUE * powers[DEFENCE]
    lacking = 0
    for kind, net in enumerate((food, credit, response)):
        income = net + powers[WAIVE + kind]
        worth += INCOME_VALUES[kind] * income
        lacking += max(0, -income - player.pile[kind])
    return worth - MISSING_TOKEN_COST * lacking


def hand_value(player: Player) -> float:
    """The value of the cards in hand."""
    worth = 0.0
    for card in player.hand:
        if card.points:
            worth += POINT_CARD_VALUE
        elif card.kind == STRUCTURE:
            worth += STRUCTURE_CARD_VALUE
        else:
            worth += OTHER_CARD_VALUE
    return worth


def token_value(player: Player) -> float:
    """The value of food, credits and response tokens; each further token is worth less."""
    return sum(TOKEN_VALUES[kind] * (1 - TOKEN_DECAY**n) / (1 - TOKEN_DECAY) for kind, n in enumerate(player.pile))
