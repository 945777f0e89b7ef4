"""Key concepts › Materials and energy: gaining, and the ways to pay."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations_with_replacement, product

from holdfast.engine.requests import choose
from holdfast.engine.story import say
from holdfast.games.cryo.amounts import CRYSTAL, ENERGY, NANITE, NOTHING, ORGANIC, RESOURCES, TECH, Cost, amount_face
from holdfast.games.cryo.rules.cards import discard_card
from holdfast.games.cryo.state import Cryo, Player
from holdfast.games.toolkit.amounts import Vector


def gain(game: Cryo, player: Player, amount: Vector) -> None:
    """Gains raise the counter; what goes beyond the end of its track is lost. [CRY-043, CRY-262]"""
    stock, limits = player.stock, game.box.limits
    before = tuple(stock)
    for resource in range(5):
        if amount[resource]:
            stock[resource] = min(stock[resource] + amount[resource], limits[resource])
    if game.story is not None and any(amount):
        gained = tuple(now - then for now, then in zip(stock, before, strict=True))
        if gained == amount:
            say(game, "{player} gained {amount}", player=player, amount=RESOURCES.text(gained))
        else:
            lost = tuple(wanted - got for wanted, got in zip(amount, gained, strict=True))
            say(
                game,
                "{player} gained {amount}; no room for {lost}",
                player=player,
                amount=RESOURCES.text(gained),
                lost=RESOURCES.text(lost),
            )


def can_pay(player: Player, cost: Cost) -> bool:
    """A price must be paid in full. [CRY-044, CRY-159]"""
    return len(player.hand) >= cost.cards and bool(payments(cost, tuple(player.stock)))


async def pay(game: Cryo, player: Player, cost: Cost) -> None:
    """Pay a price; where it can be met in several ways, the payer chooses. [CRY-263]"""
    possible = payments(cost, tuple(player.stock))
    payment = possible[0]
    if len(possible) > 1:
        payment = await choose(player, "Pay how?", possible, rule="CRY-263", face=amount_face)
    stock = player.stock
    for resource in range(5):
        stock[resource] -= payment[resource]
    if game.story is not None and payment != NOTHING:
        say(game, "{player} paid {amount}", player=player, amount=RESOURCES.text(payment))
    for _ in range(cost.cards):
        await discard_card(game, player, "Discard which card?", "CRY-159")


@cache
def times(cost: Cost, uses: int) -> Cost:
    """The price of several uses of an action. [CRY-061]"""
    sums = (tuple(map(sum, zip(*some, strict=True))) for some in combinations_with_replacement(cost.amounts, uses))
    return Cost(tuple(dict.fromkeys(sums)), cost.nanites_stand_in, cost.cards * uses)


@lru_cache(maxsize=1 << 16)
def payments(cost: Cost, stock: Vector) -> tuple[Vector, ...]:
    """Every way to pay a price in full from this stock, none more than the price. [CRY-041, CRY-044, CRY-263]"""
    if cost.nanites_stand_in:
        return tuple(dict.fromkeys(way for amount in cost.amounts for way in _with_nanites(amount, stock)))
    return tuple(way for way in cost.amounts if all(map(int.__le__, way, stock)))


def _with_nanites(amount: Vector, stock: Vector) -> Iterator[Vector]:
    """A nanite may be spent in place of 1 crystal, 1 organic or 1 tech, never as energy. [CRY-041, CRY-042]"""
    crystal, organic, tech, nanite, energy = amount
    if energy > stock[ENERGY]:
        return
    for c, o, t in product(range(crystal, -1, -1), range(organic, -1, -1), range(tech, -1, -1)):
        nanites = nanite + (crystal - c) + (organic - o) + (tech - t)
        if c <= stock[CRYSTAL] and o <= stock[ORGANIC] and t <= stock[TECH] and nanites <= stock[NANITE]:
            yield c, o, t, nanites, energy
