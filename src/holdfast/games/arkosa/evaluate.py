"""Evaluate a position for a seat: the points that each colony will probably have, and how safe a lead is.

A forecast adds to the current score a value for all that scores later: work and actions, tokens, rooms, morale, meals,
promises, majorities. These values fall from round to round. The constants were tuned by playing games between bots.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from holdfast.games.arkosa.amounts import FOOD, MAGTAPE, MORALE, NITROGEN, REPUTATION, SCRAP, SHARD, vector
from holdfast.games.arkosa.pieces import ROOM_TYPES, Bonus, Bribe, Colonist, Room
from holdfast.games.arkosa.rules.colony import colonists, population, worth
from holdfast.games.arkosa.scoring import item_points, result
from holdfast.games.arkosa.state import (
    ACTIONS,
    ACTIVE,
    DEACTIVATED,
    MORALE_POINTS,
    OVER,
    PRODUCTION,
    RATIONS,
    UNTOUCHED,
    Arkosa,
    Player,
)
from holdfast.games.arkosa.verbs import Convert, Effect, Gain, GainChoice, RollGain, RoomType
from holdfast.games.toolkit.amounts import Vector

TOKEN_VALUE_AT_END: Final = (0.5, 0.5, 0.5, 1.0, 2.0)
"""Points for a token of each kind when the game is over."""
TOKEN_VALUE_AT_START: Final = (1.0, 0.95, 1.15, 1.75, 3.1)
"""Points for a token of each kind at the start."""
VALUE_LEFT: Final = (0.0, 0.6, 0.95, 1.0)
"""By rounds to come: the share of the difference between the two that a token still has."""
USEFUL_TOKENS: Final = 5
"""More tokens of a kind than this are worth only what they are at the end."""
WORK_VALUE: Final = (1.5, 2.1, 2.1)
"""By rounds that follow: the points that a colonist makes in a round."""
ACTION_VALUE: Final = 0.3
"""Points for an action without a colonist to use."""
TURNS_PER_ROUND: Final = 5.2
"""Turns that a person usually takes in a round."""
HEAL_CHANCE: Final = 0.4
"""How likely an injured colonist works again in a later round."""
ROOM_BONUS: Final = 0.5
"""Points for a room beside its own points and its production, while a round is to come."""
UNPOWERED_SHARE: Final = 0.25
"""The share of its production that a room without power is credited with."""
DIE_VALUE, CONVERSION_VALUE, OTHER_PRODUCTION_VALUE = 0.8, 1.5, 1.2
MORALE_STEP_VALUE: Final = 0.4
"""Points for a step of morale from a room, for each morale phase to come."""
RATIONS_CHANCE: Final = 0.5
"""How likely a colony finds missing rations in a whole round."""
UPSET_PER_ROUND: Final = 1.6
"""The lead in a majority, in points, that a round can overturn."""
TOKENS_PER_ACTION: Final = 0.9
"""Tokens for a promise that an action usually brings."""
BOT_POINTS_PER_TURN: Final = {"A": 3.6, "B": 3.8}
"""Points that a bot makes in a turn."""
BOT_TOKENS_PER_TURN: Final = 6
SAFE_LEAD, SAFE_LEAD_PER_ROUND = 8.0, 5.0
"""The lead, in points, that is fairly safe at the end, and how much more for each round to come."""


def evaluate(game: Arkosa, seat: int) -> float:
    """From 0, lost, to 1, won, by the lead over the best of the others."""
    if game.phase == OVER:
        winners = result(game).winners
        return 1 / len(winners) if seat in winners else 0.0
    sums = [specialities(player) for player in game.players]
    forecasts = [forecast(game, player, sums) for player in game.players]
    lead = forecasts[seat] - max(forecasts[:seat] + forecasts[seat + 1 :])
    return 1 / (1 + exp(-lead / (SAFE_LEAD + SAFE_LEAD_PER_ROUND * rounds_after(game))))


def forecast(game: Arkosa, player: Player, sums: list[list[int]]) -> float:
    """The points that a colony will probably have at the end."""
    later, left = rounds_after(game), actions_left(game, player)
    time, stock = later + left / (2 * TURNS_PER_ROUND), list(player.stock)
    value = player.reputation + item_points(player) + majorities(player, sums, time) + rooms(game, player, later)
    if player.bot:
        turns = turns_left(game, player)
        value += colonist_points(game, player) + BOT_POINTS_PER_TURN[player.bot] * turns
        value += sum(bribe.points for bribe in player.bribes)
        gathered = BOT_TOKENS_PER_TURN * turns
        value += sum(bribe.points * completion_chance(bribe, stock, gathered) for bribe in game.bribes)
    else:
        value += colonist_points(game, player) + work_value(game, player, later, left)
        value += promises(player, stock, TOKENS_PER_ACTION * (left + 2 * TURNS_PER_ROUND * later))
    return value + meal_and_morale(game, player, stock, left) + stock_value(stock, time)


# The clock -------------------------------------------------------------------------------------------------------


def rounds_after(game: Arkosa) -> int:
    """Whole rounds to come."""
    return game.box.numbers.rounds - game.round


def actions_left(game: Arkosa, player: Player) -> float:
    """The actions that a person will probably still take in this round."""
    if player.bot or player.passed or game.phase != ACTIONS:
        return 0.0
    now = game.box.numbers.actions + 1 - game.action if game.action and game.turn == player.side else 0
    return now + 2 * max(0.0, TURNS_PER_ROUND - player.turns)


def turns_left(game: Arkosa, bot: Player) -> int:
    """The turns that a bot is sure to have. [ARK-249, ARK-250]"""
    least = game.box.solo.least_turns
    now = 0
    if game.phase == ACTIONS:
        now = max(least - bot.turns, int(game.turn == bot.side and not game.players[0].passed))
    return now + least * rounds_after(game)


# Colonists and majorities ----------------------------------------------------------------------------------------


def colonist_points(game: Arkosa, player: Player) -> float:
    """The points of all colonists who can stay, the injured with 1 less."""
    points = sorted(worth(player, colonist) for colonist in colonists(player))
    return sum(points[-game.box.numbers.population :]) - hurt(player)


def hurt(player: Player) -> int:
    return len(player.injured) + (player.worker is not None and player.hurt)


def work_value(game: Arkosa, player: Player, later: int, left: float) -> float:
    """The value of the work of uninjured colonists, and of actions without them."""
    injured = hurt(player)
    fit = min(population(player), game.box.numbers.population) - injured
    value = sum(WORK_VALUE[:later]) * (fit + HEAL_CHANCE * injured)
    if left:
        workers = min(left, len(player.hand))
        value += WORK_VALUE[min(later, len(WORK_VALUE) - 1)] * workers + ACTION_VALUE * (left - workers)
    return value


def specialities(player: Player) -> list[int]:
    """The sum of each type, by which majorities are decided. [ARK-169, ARK-174]"""
    sums = dict.fromkeys(ROOM_TYPES, 0)
    for room in player.rooms:
        if room is not None:
            sums[room.type] += room.points
    for colonist in colonists(player):
        points = worth(player, colonist)
        for kind in types(colonist):
            sums[kind] += points
    return list(sums.values())


@cache
def types(colonist: Colonist) -> tuple[RoomType, ...]:
    return tuple(kind for kind in ROOM_TYPES if colonist.counts_for(kind))


def majorities(player: Player, sums: list[list[int]], time: float) -> float:
    """5 points for each type, weighted by how far the colony is ahead in it. [ARK-169]"""
    value, others = 0.0, sums[: player.side] + sums[player.side + 1 :]
    for kind, own in enumerate(sums[player.side]):
        if own > 0:
            ahead = own - max(other[kind] for other in others)
            value += 5 / (1 + exp(-(ahead + 0.5) / (0.3 + UPSET_PER_ROUND * time)))
    return value


# Rooms and tokens ------------------------------------------------------------------------------------------------


def rooms(game: Arkosa, player: Player, later: int) -> float:
    """The points of all rooms, and the value of their production."""
    value, phase, shards = 0.0, game.phase, player.shards
    bonuses = player.board.bonuses if player.board else ()
    to_come = phase in (ACTIONS, RATIONS, MORALE_POINTS) or (phase == PRODUCTION and player.side in game.queue)
    now = phase == PRODUCTION and game.turn == player.side
    for space, room in enumerate(player.rooms):
        if room is not None:
            times = later + (to_come or (now and game.handled[space] == UNTOUCHED))
            value += room.points + room_value(room, bonuses[space], shards[space], times, later > 0)
    return value


@cache
def room_value(room: Room, bonus: Bonus, shard: int, times: int, built: bool) -> float:
    """The value of a room in this number of room productions, and a little for being there."""
    use = ROOM_BONUS if built and room.kind != "printed" else 0.0
    if shard == ACTIVE:
        return use + production_value(room, bonus, times)
    return use + (1.0 if shard == DEACTIVATED else UNPOWERED_SHARE) * production_value(room, bonus, max(0, times - 1))


def production_value(room: Room, bonus: Bonus, times: int) -> float:
    """The value of a powered room's production, twice on a double space, with the bonus. [ARK-128, ARK-129]"""
    twice = 2 if bonus.double and not room.double_exempt else 1
    value = 0.0
    for after in range(times):
        value += twice * sum(effect_value(effect, after) for effect in room.production)
        if bonus.production is not None and bonus.production.type in ("any", room.type):
            value += amount_value(vector(bonus.production.gain), after)
    return value


def effect_value(effect: Effect, after: int) -> float:
    """The value of an effect of a room, by the number of rounds after it."""
    if isinstance(effect, Gain):
        return amount_value(vector(effect), after)
    if isinstance(effect, GainChoice):
        return effect.n * token_value(FOOD, after)
    if isinstance(effect, RollGain):
        return effect.n * DIE_VALUE
    return CONVERSION_VALUE if isinstance(effect, Convert) else OTHER_PRODUCTION_VALUE


def amount_value(gained: Vector, after: int) -> float:
    value = sum(n * token_value(kind, after) for kind, n in enumerate(gained[:MORALE]) if n)
    return value + gained[REPUTATION] + gained[MORALE] * MORALE_STEP_VALUE * after


def stock_value(stock: list[int], time: float) -> float:
    """The value of a stock of tokens; a surplus of a kind counts as at the end."""
    share, value = value_left(time), 0.0
    for n, least, most in zip(stock, TOKEN_VALUE_AT_END, TOKEN_VALUE_AT_START, strict=True):
        if n:
            value += n * least + min(n, USEFUL_TOKENS) * (most - least) * share
    return value


def token_value(kind: int, time: float) -> float:
    """The value of a token, by the time left to use it, in rounds."""
    return TOKEN_VALUE_AT_END[kind] + (TOKEN_VALUE_AT_START[kind] - TOKEN_VALUE_AT_END[kind]) * value_left(time)


def value_left(time: float) -> float:
    whole = min(int(time), len(VALUE_LEFT) - 2)
    return VALUE_LEFT[whole] + (VALUE_LEFT[whole + 1] - VALUE_LEFT[whole]) * min(1.0, time - whole)


# Meals and morale ------------------------------------------------------------------------------------------------


def meal_and_morale(game: Arkosa, player: Player, stock: list[int], left: float) -> float:
    """The value of morale after the next meal. The food for that meal leaves the stock, if eating pays."""
    later = rounds_after(game)
    phases = later + (game.phase in (ACTIONS, RATIONS, MORALE_POINTS))
    if not meal_to_come(game, player):
        return phases * morale_value(game, player.morale)
    pairs = (min(population(player), game.box.numbers.population) + 1) // 2
    fed = min(pairs, stock[FOOD], stock[NITROGEN])
    unfed = (pairs - fed) * (1 - RATIONS_CHANCE * min(1.0, left / (2 * TURNS_PER_ROUND)))
    eaten = fed * (token_value(FOOD, later) + token_value(NITROGEN, later))
    full = phases * morale_value(game, player.morale - unfed)
    hungry = phases * morale_value(game, player.morale - pairs)
    if full - eaten <= hungry:
        return hungry
    stock[FOOD] -= fed
    stock[NITROGEN] -= fed
    return full


def meal_to_come(game: Arkosa, player: Player) -> bool:
    """Whether a meal of this round is still to come. [ARK-142, ARK-290]"""
    if player.bot == "A":
        return False
    return game.phase == ACTIONS or (game.phase == RATIONS and (player.side in game.queue or game.turn == player.side))


def morale_value(game: Arkosa, morale: float) -> float:
    """The reputation that the morale track pays, smoothed, because morale changes often."""
    track, below = game.box.board.morale, int(morale // 1)
    low = smoothed_reputation(track.least, track.reputation, below)
    high = smoothed_reputation(track.least, track.reputation, below + 1)
    return low + (high - low) * (morale - below)


@cache
def smoothed_reputation(least: int, reputation: tuple[int, ...], morale: int) -> float:
    """The average pay around a space; below the last space each step costs reputation. [ARK-149]"""
    near = [reputation[min(max(morale + step - least, 0), len(reputation) - 1)] for step in (-1, 0, 0, 1)]
    return sum(near) / 4 + min(0, morale - least)


# Promises --------------------------------------------------------------------------------------------------------


def promises(player: Player, stock: list[int], gathered: float) -> float:
    """The value of bribes held, the highest first; the cost of a likely one leaves the stock. [ARK-175]"""
    value = 0.0
    for bribe in sorted(player.bribes, key=lambda held: -held.points):
        chance = completion_chance(bribe, stock, gathered)
        value += bribe.points * (2 * chance - 1)
        if chance > 0.4:
            gathered -= missing_tokens(bribe, stock)
            for kind, n in enumerate(vector(bribe.cost)[:MORALE]):
                stock[kind] = max(0, stock[kind] - n)
    return value


def completion_chance(bribe: Bribe, stock: list[int], gathered: float) -> float:
    """How likely a bribe can be completed, by the tokens that can still be gathered for it."""
    gap = missing_tokens(bribe, stock)
    if not gap:
        return 1.0
    return max(0.0, 1.0 - gap / gathered) if gathered > 0 else 0.0


def missing_tokens(bribe: Bribe, stock: list[int]) -> int:
    """What a bribe still lacks, counted in simple tokens."""
    gap = [max(0, n - have) for n, have in zip(vector(bribe.cost), stock, strict=False)]
    return gap[FOOD] + gap[NITROGEN] + gap[SCRAP] + 2 * gap[MAGTAPE] + 5 * gap[SHARD]
