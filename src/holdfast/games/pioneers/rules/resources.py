"""Resources: food, credits and response tokens; what fits into a pile, and the ways to pay. [PIO-005 to PIO-015]

What a town can hold is its `Room`: for each set of kinds (a number of three bits) how many tokens of these kinds fit
at most. Tokens may be rearranged freely, so a holding is legal exactly when no set of kinds exceeds its room. [PIO-011]
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product

from holdfast.engine.requests import choose
from holdfast.engine.story import say
from holdfast.games.pioneers.amounts import CREDIT, FOOD, NOTHING, RESOURCES, RESPONSE, Room, amount_face
from holdfast.games.pioneers.state import Pioneers, Player
from holdfast.games.toolkit.amounts import Vector

# What fits, and the ways to pay -----------------------------------------------------------------------------------


def room_for(pile: int, stores: Iterable[tuple[int, int]]) -> Room:
    """The room of a pile with storing cards, each with the set of kinds it accepts and its capacity. [PIO-008, PIO-009]

    A pile takes every kind; a store adds to the room of each set of kinds of which it accepts any.
    """
    room = [pile] * 8
    for accepted, capacity in stores:
        for kinds in range(1, 8):
            if kinds & accepted:
                room[kinds] += capacity
    return tuple(room)


def excess(holding: Vector, room: Room) -> int:
    """How many tokens must go until the rest fits: the most by which any set of kinds exceeds its room."""
    food, credit, response = holding
    return max(
        0,
        food - room[1],
        credit - room[2],
        food + credit - room[3],
        response - room[4],
        food + response - room[5],
        credit + response - room[6],
        food + credit + response - room[7],
    )


@lru_cache(maxsize=1 << 14)
def trims(holding: Vector, room: Room) -> tuple[Vector, ...]:
    """Every way to discard no more tokens than needed so that the rest fits. [PIO-012, PIO-013]"""
    surplus = excess(holding, room)
    return tuple(
        gone
        for gone in mixes(holding, surplus)
        if not excess((holding[0] - gone[0], holding[1] - gone[1], holding[2] - gone[2]), room)
    )


@lru_cache(maxsize=1 << 14)
def mixes(available: Vector, n: int) -> tuple[Vector, ...]:
    """Every choice of n tokens out of these."""
    food, credit, response = available
    return tuple(
        (f, c, n - f - c)
        for f, c in product(range(min(food, n), -1, -1), range(min(credit, n), -1, -1))
        if 0 <= n - f - c <= response
    )


@lru_cache(maxsize=1 << 14)
def payments(cost: Vector, have: Vector) -> tuple[Vector, ...]:
    """Every way to pay a cost in full: response tokens may stand in for food, and for nothing else.

    The payer decides how many do, also while holding food. [PIO-138, PIO-184, PIO-188, PIO-259, PIO-273]
    """
    food, credit, response = cost
    if credit > have[CREDIT]:
        return ()
    return tuple(
        (eaten, credit, response + food - eaten)
        for eaten in range(min(food, have[FOOD]), -1, -1)
        if response + food - eaten <= have[RESPONSE]
    )


def affordable(cost: Vector, have: Vector) -> bool:
    """Whether a cost can be paid in full. [PIO-259]"""
    lacking = max(cost[FOOD] - have[FOOD], 0)
    return cost[CREDIT] <= have[CREDIT] and cost[RESPONSE] + lacking <= have[RESPONSE]


# The tokens of a player -------------------------------------------------------------------------------------------


def held(player: Player) -> Vector:
    """All tokens that a player can spend; in Step 2 the production pile counts as well. [PIO-010, PIO-136, PIO-146]"""
    pile, production = player.pile, player.production
    return pile[0] + production[0], pile[1] + production[1], pile[2] + production[2]


async def gain(game: Pioneers, player: Player, amount: Vector) -> None:
    """Take tokens from the central stores, which never run out; then discard what does not fit. [PIO-013, PIO-015]"""
    receive(player, amount)
    if game.story is not None and amount != NOTHING:
        say(game, "{player} gained {amount}", player=player, amount=RESOURCES.text(amount))
    await trim(game, player)


def receive(player: Player, amount: Vector) -> None:
    for kind in range(3):
        player.pile[kind] += amount[kind]


def give(player: Player, amount: Vector) -> None:
    """Tokens leave a player: those of the production pile first, which makes no difference. [PIO-146]"""
    for kind in range(3):
        produced = min(amount[kind], player.production[kind])
        player.production[kind] -= produced
        player.pile[kind] -= amount[kind] - produced


async def trim(game: Pioneers, player: Player) -> None:
    """Discard tokens of one's choice, old or new, until the pile fits. [PIO-012, PIO-013, PIO-014, PIO-258]"""
    food, credit, response = player.pile
    if food + credit + response <= player.room[0] or not excess((food, credit, response), player.room):
        return
    gone = await choose(
        player,
        "Too many tokens: discard which?",
        trims((food, credit, response), player.room),
        rule="PIO-012",
        face=amount_face,
    )
    give(player, gone)
    if game.story is not None:
        say(game, "{player} had no room for {amount}", player=player, amount=RESOURCES.text(gone))


def can_pay(player: Player, cost: Vector) -> bool:
    return affordable(cost, held(player))


async def pay(game: Pioneers, player: Player, cost: Vector) -> None:
    """Pay in full; the payer decides how many response tokens stand in for food. [PIO-184, PIO-259, PIO-273]"""
    ways = payments(cost, held(player))
    way = ways[0]
    if len(ways) > 1:
        way = await choose(player, "Pay how?", ways, rule="PIO-273", face=amount_face)
    give(player, way)
    if game.story is not None and way != NOTHING:
        say(game, "{player} paid {amount}", player=player, amount=RESOURCES.text(way))
