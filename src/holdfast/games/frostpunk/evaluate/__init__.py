"""The group's chance to win, estimated from what lies on the table.

Everything is counted in actions: what one Meeple does in a Round is worth about 1. What the city has and will need is
added up, dangers weigh more the nearer they are, and the sum becomes a chance. Buildings, beds and the Generator are
judged in `city.py`, cards to come in `cards.py`; `prospect.py` adds the chance to live through the dangers.
The weights were set by hand and tried out in play; they decide nothing but how bots play.
"""

from __future__ import annotations

from math import exp
from typing import Final

from holdfast.games.frostpunk.evaluate.cards import card_worth, worth
from holdfast.games.frostpunk.evaluate.city import breakdown, buildings, generator
from holdfast.games.frostpunk.pieces import CORE, ENGINEER, FOOD, WORKER, Scout
from holdfast.games.frostpunk.rules.hunger import food_due
from holdfast.games.frostpunk.state import ACTION, HUNGER, NIGHT, WON, Frostpunk

PAR: Final = (-54.0, 14.5)
"""What a city needs for an even chance: at the end, and more for each Round left. Read off games of a greedy player."""
SURE: Final = (0.4, 4.0)
"""How much an action above par is worth: more and more, the fewer Rounds are left."""

STORM_PACE: Final = 1.36
"""Spaces by which the Round marker and the Storm marker approach each other in a Round."""
SECOND_STORM: Final = 12
"""Where the Storm marker goes after the first Storm."""

HOPE: Final = (-30.0, -11.0, -7.5, -5.0, -3.2, -1.9, -0.9, 0.0, 0.7, 1.3, 1.8, 2.2, 2.5)
"""By the number of decreases that the Hope tokens can bear: an active token counts twice."""
DISCONTENT: Final = (2.5, 1.8, 1.0, 0.0, -2.0, -6.0, -30.0)
"""By Discontent tokens."""
ACTIVE_DISCONTENT: Final = (0.0, -0.5, -1.1, -1.8, -2.8, -5.0, -30.0)
PURPOSE: Final = 0.8

SICK: Final = 0.28
SECTIONS: Final = ((5, 0.7), (10, 1.6), (15, 1.4), (20, 2.0))
"""From a number of sick of a type on, what each section of the track costs in addition."""
SICKNESS: Final = tuple(
    -SICK * sick - sum(more * min(1.0, max(0.0, (sick - first + 3) / 4)) for first, more in SECTIONS)
    for sick in range(31)
)
SKULL: Final = 0.7
ALL_SICK: Final = 1.5
"""When the next to fall sick of a type would turn a marker."""
CORPSE: Final = (0.9, 0.11)
"""The dead, and the dead squared."""

FOOD_NEEDS: Final = (0.5, 0.3, 0.18, 0.09, 0.03)
"""A Food for hunger, for the meal of this Round, and for those after it."""
FOOD_LEFT: Final = 0.01
COAL_NEEDS: Final = (0.55, 0.5, 0.4, 0.28)
"""A Coal for the heat of this day, and of those after it."""
COAL_LEFT: Final = 0.1
COLDER: Final = 0.7
"""How much the cold grows in a day."""
FUEL_NOW: Final = 0.03
WOOD: Final = tuple(
    0.55 * min(wood, 4) + 0.45 * min(max(0, wood - 4), 4) + 0.3 * min(max(0, wood - 8), 6) + 0.05 * max(0, wood - 14)
    for wood in range(41)
)
"""By Wood: the first pieces are worth most."""

HANDS: Final = 0.5
"""A Meeple, for each Round left."""
READY: Final = 0.35
"""A Meeple that can still act, while it can; and more with each zone that is warm."""
WARM: Final = 0.03
HELPER: Final = 0.8
"""A temporary Meeple, a Spent token, a Citizen card."""
SCOUT: Final = 1.4

FLAG: Final = {
    "child_work": 0.65, "apprentices": 0.1, "soup": 0.5, "sawdust": 0.4, "long_shift": 0.4, "emergency_shift": 0.2,
    "burial": 0.1, "pit": 0.1, "hard_medicine": 0.3, "care": 0.2, "assembly": 0.35, "iron_rule": 0.25,
    "one_faith": 0.25, "field_kitchen": 0.3, "automaton_skill": 0.1, "construct4": 0.05, "salvage": 0.02,
}  # fmt: skip
"""Standing rules, for each Round left. Those for beds are judged by the beds."""
TECHNOLOGY: Final = {
    "T01": 0.25, "T02": 0.2, "T03": 0.25, "T04": 0.35, "T05": 0.5, "T06": 0.35, "T07": 0.35, "T08": 0.45, "T09": 0.35,
    "T10": 0.35, "T11": 0.35, "T12": 0.3,
}  # fmt: skip
"""Technologies, for each Round left."""
OTHER_TECHNOLOGY: Final = 0.2
FROST: Final = (0.0, 1.0, 3.5, 12.0)
"""By frost tokens on an Ark."""
COLD_ARKS: Final = 3.0


def evaluate(game: Frostpunk, seat: int) -> float:
    """The group's chance to win, from 0 (lost) to 1 (won); the same for every seat."""
    if game.outcome:
        return 1.0 if game.outcome == WON else 0.0
    left = rounds_left(game)
    above = balance(game, left) + breakdown(game) - PAR[0] - PAR[1] * left
    return 1 / (1 + exp(-above * SURE[0] / (left + SURE[1])))


def balance(game: Frostpunk, left: float) -> float:
    """All that the city has, less all that threatens it but the next breakdown, in actions."""
    first, second = storms_ahead(game)
    return (
        mood(game)
        + health(game)
        + stores(game, left)
        + people(game, left)
        + rules(game, left)
        + frontier(game)
        + buildings(game, (first, second, max(0.0, left - first - second)))
        + generator(game, left)
    )


# Time ------------------------------------------------------------------------------------------------------------


def storms_ahead(game: Frostpunk) -> tuple[float, float]:
    """How many Rounds there are until the first Storm, and from it until the second."""
    if game.storms >= 2:
        return 0.0, 0.0
    until = max(0.0, game.storm - game.round) / STORM_PACE
    return (0.0, until) if game.storms else (until, max(0.0, SECOND_STORM - game.round - until) / STORM_PACE)


def rounds_left(game: Frostpunk) -> float:
    """How many Rounds there are to come, this one counted, as the Storm marker and the Triggers lie."""
    today = game.phase < NIGHT
    if "D" in game.triggers:
        return float(game.triggers["D"] - game.round + today)
    return sum(storms_ahead(game)) + game.card.final_ahead + today


# What there is ---------------------------------------------------------------------------------------------------


def mood(game: Frostpunk) -> float:
    hope = discontent = 0
    for token in game.hope:
        hope += token.active
    for token in game.discontent:
        discontent += token.active
    return HOPE[len(game.hope) + hope] + DISCONTENT[len(game.discontent)] + ACTIVE_DISCONTENT[discontent]


def health(game: Frostpunk) -> float:
    """The sick, the gravely ill and the dead."""
    value = -(CORPSE[0] + CORPSE[1] * game.corpses) * game.corpses
    for type_, sick in enumerate(game.sick):
        value += SICKNESS[sick]
        if game.skull[type_]:
            value -= SKULL if sick < 8 else 2 * SKULL
        if sick and sick >= game.citizens[type_] - 2:
            value -= ALL_SICK
    return value


def stores(game: Frostpunk, left: float) -> float:
    """Food against the meals to come, Coal against the cold; Wood, Cores and Steel with ever less use for more."""
    _, wood, coal, steel, cores = game.stock
    value = food_worth(game, left) + WOOD[min(wood, 40)] + min(cores, 3) + 0.3 * min(steel, 4) + FUEL_NOW * game.heat
    fuel, cold = float(coal + game.heat), float(game.cold)
    for weight in COAL_NEEDS[: int(left) + 1]:
        if fuel >= cold:
            fuel -= cold
        else:
            value -= weight * (cold - fuel)
            fuel = 0.0
        cold += COLDER
    return value + COAL_LEFT * fuel


def food_worth(game: Frostpunk, left: float) -> float:
    """Food for what is hungry, then for one meal after the other."""
    food, value = game.stock[FOOD] - game.hunger, 0.0
    if food < 0:
        food, value = 0, FOOD_NEEDS[0] * food
    fed, citizens, today = game.box.fed, game.citizens, game.round
    first = today + (game.phase > HUNGER)
    for meal, weight in enumerate(FOOD_NEEDS[1 : min(int(left) + 2, len(fed) - first + 2)], first):
        due = food_due(game) if meal == today else citizens[fed[meal - 1]]
        if food >= due:
            food -= due
        else:
            value -= weight * (due - food)
            food = 0
    return value + FOOD_LEFT * food


def people(game: Frostpunk, left: float) -> float:
    """Hands for the Rounds to come, those that can act now, Citizen cards, Scouts."""
    workers, engineers = game.citizens[WORKER], game.citizens[ENGINEER]
    hands = game.box.meeples[workers] + game.box.meeples[engineers] + 0.15 * (workers + engineers)
    value = HANDS * left * (hands + 0.9 * game.automatons) + 2.0 * game.call_to_rise
    helpers = game.temps[WORKER] + game.temps[ENGINEER]
    if game.phase == ACTION:
        heat, (first, second, third) = game.heat, game.ranges
        warm = (first < heat) + (second < heat) + (third < heat)
        value += (READY + WARM * warm) * (game.ready[WORKER] + game.ready[ENGINEER] + helpers)
        helpers = 0
    for player in game.players:
        helpers += len(player.hand)
    helpers -= game.spent[WORKER] - game.resting[WORKER] + game.spent[ENGINEER] - game.resting[ENGINEER]
    value += HELPER * helpers
    for scout in game.scouts:
        value += scouting(game, scout)
    return value


def scouting(game: Frostpunk, scout: Scout) -> float:
    """A Scout on the way: how near the next place is, and the loot that is carried."""
    stack, visited = game.box.expeditions[game.card.scenario][scout.stack], game.visited[scout.stack]
    value = SCOUT + sum(max(0.0, worth(card.loot)) for card in stack[scout.since : visited])
    if visited < len(stack):
        value += 0.5 * (scout.position - visited) / stack[visited].spaces
    return value


def rules(game: Frostpunk, left: float) -> float:
    """Laws and Technologies for the Rounds left, and what the Dusk deck holds."""
    value = 0.0
    for flag in game.flags:
        value += left * FLAG.get(flag, 0.0)
    for technology in game.technologies:
        value += left * TECHNOLOGY.get(technology.key, OTHER_TECHNOLOGY)
    if game.developing is not None:
        ready = left - game.developed_at + game.round
        value += 0.9 * max(0.0, ready) * TECHNOLOGY.get(game.developing.key, OTHER_TECHNOLOGY)
    deck = game.dusk.rest + game.dusk_discard
    if deck:
        value += min(left, 8.0) * sum(map(card_worth, deck)) / len(deck)
    return value + PURPOSE * (game.purpose in ("order", "faith"))


def frontier(game: Frostpunk) -> float:
    """What lies on the map to be taken, and the Arks."""
    value, ground = 0.0, game.ground
    for space, amount in enumerate(game.amounts):
        if amount:
            kind = ground[space]
            value += amount * (0.15 if kind < CORE else 0.5 if kind == CORE else 0.08)
    for tokens in game.frost:
        value -= FROST[min(tokens, 3)]
    if game.frost and game.phase == ACTION and game.heat <= game.ranges[0]:
        value -= COLD_ARKS
    return value
