"""How a position looks to a seat: the points that each colony seems bound for, and how safe a lead is.

A forecast is what the score sheet counts now, and a price for all that will count later: work and actions, tokens,
rooms, morale, meals, promises, majorities. Prices fall as the rounds go by; they were found by playing.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from holdfast.games.arkosa.amounts import FOOD, MAGTAPE, MORALE, NITROGEN, REPUTATION, SCRAP, SHARD, Vector, vector
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
from holdfast.games.arkosa.verbs import Convert, Gain, GainChoice, Op, RollGain, RoomType

LEFT_OVER: Final = (0.5, 0.5, 0.5, 1.0, 2.0)
"""What a token is worth when the game is over."""
EARLY: Final = (1.0, 0.95, 1.15, 1.75, 3.1)
"""What a token is worth at the start."""
FALLING: Final = (0.0, 0.6, 0.95, 1.0)
"""How much is left of the difference with so many rounds to come."""
PLENTY: Final = 5
"""Tokens of a kind beyond so many are worth no more than at the end."""
WORK: Final = (1.5, 2.1, 2.1)
"""What a colonist makes of a round, with so many rounds after it."""
ACTION: Final = 0.3
"""What an action is worth that no colonist is left for."""
TURNS: Final = 5.2
"""The turns that a person is likely to take in a round."""
CURABLE: Final = 0.4
"""How likely somebody injured will work again in a round to come."""
BUILT: Final = 0.5
"""What a room is good for beside points and production, while there is a round to come."""
DARK: Final = 0.25
"""The part of its production that a room without power gets credit for."""
DIE, CONVERSION, OTHER_PRODUCTION = 0.8, 1.5, 1.2
MORALE_STEP: Final = 0.4
"""What a step of morale that a room makes is worth for each morale phase to come."""
HOPE: Final = 0.5
"""How likely missing rations are found in a whole round."""
OPEN: Final = 1.6
"""How many points of lead in a majority a round can upset."""
GATHERED: Final = 0.9
"""The tokens for a promise that an action is likely to bring."""
BOT_TURN: Final = {"A": 3.6, "B": 3.8}
"""The points that a bot makes of a turn."""
BOT_GATHERS: Final = 6
SAFE, SAFE_A_ROUND = 8.0, 5.0
"""The lead that is fairly safe, at the end and more for each round to come."""


def evaluate(game: Arkosa, seat: int) -> float:
    """From 0, lost, to 1, won, by the lead over the best of the others."""
    if game.phase == OVER:
        winners = result(game).winners
        return 1 / len(winners) if seat in winners else 0.0
    sums = [specialities(player) for player in game.players]
    forecasts = [forecast(game, player, sums) for player in game.players]
    lead = forecasts[seat] - max(forecasts[:seat] + forecasts[seat + 1 :])
    return 1 / (1 + exp(-lead / (SAFE + SAFE_A_ROUND * rounds_after(game))))


def forecast(game: Arkosa, player: Player, sums: list[list[int]]) -> float:
    """The points that a colony seems bound for."""
    later, left = rounds_after(game), actions_left(game, player)
    time, stock = later + left / (2 * TURNS), list(player.stock)
    value = player.reputation + item_points(player) + majorities(player, sums, time) + rooms(game, player, later)
    if player.bot:
        turns = turns_left(game, player)
        value += people(game, player) + BOT_TURN[player.bot] * turns
        value += sum(bribe.points for bribe in player.bribes)
        value += sum(bribe.points * likely(bribe, stock, BOT_GATHERS * turns) for bribe in game.bribes)
    else:
        value += people(game, player) + labour(game, player, later, left)
        value += promises(player, stock, GATHERED * (left + 2 * TURNS * later))
    return value + meal_and_morale(game, player, stock, left) + tokens(stock, time)


# The clock -------------------------------------------------------------------------------------------------------


def rounds_after(game: Arkosa) -> int:
    """Whole rounds to come."""
    return game.box.numbers.rounds - game.round


def actions_left(game: Arkosa, player: Player) -> float:
    """The actions of this round that a person is likely to take."""
    if player.bot or player.passed or game.phase != ACTIONS:
        return 0.0
    now = game.box.numbers.actions + 1 - game.action if game.action and game.turn == player.side else 0
    return now + 2 * max(0.0, TURNS - player.turns)


def turns_left(game: Arkosa, bot: Player) -> int:
    """The turns that a bot is sure to have. [ARK-249, ARK-250]"""
    least = game.box.solo.least_turns
    now = 0
    if game.phase == ACTIONS:
        now = max(least - bot.turns, int(game.turn == bot.side and not game.players[0].passed))
    return now + least * rounds_after(game)


# Colonists and majorities ----------------------------------------------------------------------------------------


def people(game: Arkosa, player: Player) -> float:
    """The points of all colonists who may stay, the injured with 1 less."""
    points = sorted(worth(player, one) for one in colonists(player))
    return sum(points[-game.box.numbers.population :]) - hurt(player)


def hurt(player: Player) -> int:
    return len(player.injured) + (player.worker is not None and player.hurt)


def labour(game: Arkosa, player: Player, later: int, left: float) -> float:
    """What colonists fit for work will make, and actions without them."""
    injured = hurt(player)
    fit = min(population(player), game.box.numbers.population) - injured
    value = sum(WORK[:later]) * (fit + CURABLE * injured)
    if left:
        value += WORK[min(later, len(WORK) - 1)] * min(left, len(player.hand)) + ACTION * max(
            0.0, left - len(player.hand)
        )
    return value


def specialities(player: Player) -> list[int]:
    """The sums that majorities are counted by, in the order of the types. [ARK-169, ARK-174]"""
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
    """5 points for each type, as likely as the colony is ahead in it. [ARK-169]"""
    value, others = 0.0, sums[: player.side] + sums[player.side + 1 :]
    for kind, own in enumerate(sums[player.side]):
        if own > 0:
            ahead = own - max(other[kind] for other in others)
            value += 5 / (1 + exp(-(ahead + 0.5) / (0.3 + OPEN * time)))
    return value


# Rooms and tokens ------------------------------------------------------------------------------------------------


def rooms(game: Arkosa, player: Player, later: int) -> float:
    """The points of all rooms, and what they will make."""
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
    """What a room makes in so many room productions, and a little for being there."""
    use = BUILT if built and room.kind != "printed" else 0.0
    if shard == ACTIVE:
        return use + made(room, bonus, times)
    return use + (1.0 if shard == DEACTIVATED else DARK) * made(room, bonus, max(0, times - 1))


def made(room: Room, bonus: Bonus, times: int) -> float:
    """What a room with power makes, twice on a double space, with the bonus of its space. [ARK-128, ARK-129]"""
    twice = 2 if bonus.double and not room.double_exempt else 1
    value = 0.0
    for after in range(times):
        value += twice * sum(effect(op, after) for op in room.production)
        if bonus.production is not None and bonus.production.type in ("any", room.type):
            value += amount(vector(bonus.production.gain), after)
    return value


def effect(op: Op, after: int) -> float:
    """What an effect of a room is worth, with so many rounds after it."""
    if isinstance(op, Gain):
        return amount(vector(op), after)
    if isinstance(op, GainChoice):
        return op.n * price(FOOD, after)
    if isinstance(op, RollGain):
        return op.n * DIE
    return CONVERSION if isinstance(op, Convert) else OTHER_PRODUCTION


def amount(gained: Vector, after: int) -> float:
    value = sum(n * price(kind, after) for kind, n in enumerate(gained[:MORALE]) if n)
    return value + gained[REPUTATION] + gained[MORALE] * MORALE_STEP * after


def tokens(stock: list[int], time: float) -> float:
    """What a stock is worth; too much of a kind only what it is at the end."""
    share, value = falling(time), 0.0
    for n, least, most in zip(stock, LEFT_OVER, EARLY, strict=True):
        if n:
            value += n * least + min(n, PLENTY) * (most - least) * share
    return value


def price(kind: int, time: float) -> float:
    """What a token is worth with so much time to use it, in rounds."""
    return LEFT_OVER[kind] + (EARLY[kind] - LEFT_OVER[kind]) * falling(time)


def falling(time: float) -> float:
    whole = min(int(time), len(FALLING) - 2)
    return FALLING[whole] + (FALLING[whole + 1] - FALLING[whole]) * min(1.0, time - whole)


# Meals and morale ------------------------------------------------------------------------------------------------


def meal_and_morale(game: Arkosa, player: Player, stock: list[int], left: float) -> float:
    """What morale will bring, after a meal for as many as can be fed if that pays; it is taken out of the stock."""
    later = rounds_after(game)
    phases = later + (game.phase in (ACTIONS, RATIONS, MORALE_POINTS))
    if not eats(game, player):
        return phases * mood(game, player.morale)
    pairs = (min(population(player), game.box.numbers.population) + 1) // 2
    fed = min(pairs, stock[FOOD], stock[NITROGEN])
    unfed = (pairs - fed) * (1 - HOPE * min(1.0, left / (2 * TURNS)))
    eaten = fed * (price(FOOD, later) + price(NITROGEN, later))
    full, hungry = phases * mood(game, player.morale - unfed), phases * mood(game, player.morale - pairs)
    if full - eaten <= hungry:
        return hungry
    stock[FOOD] -= fed
    stock[NITROGEN] -= fed
    return full


def eats(game: Arkosa, player: Player) -> bool:
    """Whether a meal of this round is still to come. [ARK-142, ARK-290]"""
    if player.bot == "A":
        return False
    return game.phase == ACTIONS or (game.phase == RATIONS and (player.side in game.queue or game.turn == player.side))


def mood(game: Arkosa, morale: float) -> float:
    """What the morale track pays, smoothed, for morale seldom stays where it is."""
    track, below = game.box.board.morale, int(morale // 1)
    low, high = around(track.least, track.reputation, below), around(track.least, track.reputation, below + 1)
    return low + (high - low) * (morale - below)


@cache
def around(least: int, reputation: tuple[int, ...], morale: int) -> float:
    """What is paid around a space; below the least a step costs reputation at once. [ARK-149]"""
    near = [reputation[min(max(morale + step - least, 0), len(reputation) - 1)] for step in (-1, 0, 0, 1)]
    return sum(near) / 4 + min(0, morale - least)


# Promises --------------------------------------------------------------------------------------------------------


def promises(player: Player, stock: list[int], gathered: float) -> float:
    """Bribes held, the dearest first; what a likely one takes leaves the stock. [ARK-175]"""
    value = 0.0
    for bribe in sorted(player.bribes, key=lambda one: -one.points):
        chance = likely(bribe, stock, gathered)
        value += bribe.points * (2 * chance - 1)
        if chance > 0.4:
            gathered -= missing(bribe, stock)
            for kind, n in enumerate(vector(bribe.cost)[:MORALE]):
                stock[kind] = max(0, stock[kind] - n)
    return value


def likely(bribe: Bribe, stock: list[int], gathered: float) -> float:
    """How likely a bribe can be completed, if so many tokens may still be gathered for it."""
    gap = missing(bribe, stock)
    if not gap:
        return 1.0
    return max(0.0, 1.0 - gap / gathered) if gathered > 0 else 0.0


def missing(bribe: Bribe, stock: list[int]) -> int:
    """What a bribe still lacks, in simple tokens."""
    gap = [max(0, n - have) for n, have in zip(vector(bribe.cost), stock, strict=False)]
    return gap[FOOD] + gap[NITROGEN] + gap[SCRAP] + 2 * gap[MAGTAPE] + 5 * gap[SHARD]
