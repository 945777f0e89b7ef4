"""The engine of a player: all conversions of their chains and other cards, prepared for the payment solver."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations_with_replacement
from math import gcd
from operator import mul

from msgspec import structs

from holdfast.engine.content import Content
from holdfast.games.desolated.amounts import UNITS, WILD
from holdfast.games.desolated.pieces import Chain
from holdfast.games.desolated.rules.chains import Exchange, exchange, exchanges
from holdfast.games.desolated.rules.payment.packing import LANE_MASK, Weights, lanes_of, packed_vector, weights
from holdfast.games.toolkit.amounts import Vector


class Engine(Content, frozen=True):
    """What a player's cards can convert. Equal inventories share one engine."""

    offers: tuple[Exchange, ...]
    asked: tuple[int, ...]
    """What each offer asks for, packed."""
    lanes: tuple[int, ...]
    """The lanes of what each offer asks for."""
    gives: int
    """The lanes of all that can be gained."""
    fair: bool
    """Whether what a conversion gains is always worth as much as what it pays."""
    wild: bool
    """Whether a hand card is wild."""
    worth: Vector
    penalty: int
    """What using up a card counts for when plans are compared."""
    cashed: int = 0
    """The token, packed, of a Character that the plan is to discard."""
    until_cashed: frozenset[Exchange] = frozenset()
    """The conversions that need the Character, and are gone when it is discarded."""


@lru_cache(maxsize=1 << 14)
def engine(
    chains: tuple[Chain, ...],
    singles: tuple[tuple[Vector, Vector], ...],
    wild: bool,
    worth: Vector,
    penalty: int,
) -> Engine:
    """The engine of these chains, and of these sides of cards that convert by themselves. [DES-032, DES-164]"""
    offers = dict.fromkeys(offer for chain in chains for offer in exchanges(chain))
    for left, right in singles:
        offers[exchange(left, right)] = None
        offers[exchange(right, left)] = None
    asked = tuple([packed_vector(offer.paid) for offer in offers])
    gives = 0
    for offer in offers:
        gives |= lanes_of(packed_vector(offer.gained))
    if wild or gives & lanes_of(packed_vector(UNITS[WILD])):
        gives = -1
    even = not wild and all(fair(offer, worth) for offer in offers)
    return Engine(tuple(offers), asked, tuple(map(lanes_of, asked)), gives, even, wild, worth, penalty)


@lru_cache(maxsize=1 << 12)
def cashing(before: Engine, after: Engine, material: int) -> Engine:
    """An engine before a Character is discarded and after, as one: a token more, some conversions less. [DES-190]"""
    token = packed_vector(UNITS[material])
    gone = frozenset(before.offers) - frozenset(after.offers)
    return structs.replace(before, gives=before.gives | lanes_of(token), cashed=token, until_cashed=gone)


@lru_cache(maxsize=1 << 12)
def fair(offer: Exchange, worth: Vector) -> bool:
    """Whether a conversion is repeatable, and what it gains is worth as much as what it pays."""
    return not offer.uses_up and sum(map(mul, offer.paid, worth)) == sum(map(mul, offer.gained, worth))


class Move(Content, frozen=True):
    """A step of the search: a conversion, the naming of a wild material, or the discarding of the Character."""

    paid: int
    gained: int
    lanes: int
    """All bits of the lanes that are gained."""
    exchange: Exchange | None
    named: int = -1
    once: int = 0
    """Which single-use cards it uses up, as bits."""
    needs: int = 0
    """The Character, as a bit, if this conversion is only possible before that is discarded."""


class Model(Content, frozen=True):
    """The moves of an engine, and what they are worth."""

    moves: tuple[Move, ...]
    worth: Weights
    penalty: int
    """What using up a card costs, in worth."""
    most_gained: int


@lru_cache(maxsize=1 << 14)
def model(engine: Engine) -> Model:
    """The moves of an engine, built only when a search needs them."""
    rare = list(dict.fromkeys(card for offer in engine.offers for card in offer.uses_up))
    character = 1 << len(rare)
    moves = list[Move]()
    for offer in engine.offers:
        needs = character if offer in engine.until_cashed else 0
        if offer.uses_up:
            moves += _single_use(offer, sum(1 << rare.index(card) for card in offer.uses_up), needs)
        elif offer.paid != offer.gained:
            moves.append(_repeatable(offer, needs))
    if engine.cashed:
        moves.append(Move(0, engine.cashed, lanes_of(engine.cashed), None, once=character))
    if engine.wild or rare:
        moves += _naming()
    most_gained = max([1, *(move.gained % LANE_MASK for move in moves)])
    return Model(tuple(moves), weights(engine.worth), engine.penalty, most_gained)


@lru_cache(maxsize=1 << 12)
def _repeatable(offer: Exchange, needs: int) -> Move:
    """A conversion that can be repeated."""
    gained = packed_vector(offer.gained)
    return Move(packed_vector(offer.paid), gained, lanes_of(gained), offer, needs=needs)


@lru_cache(maxsize=1 << 12)
def _single_use(offer: Exchange, once: int, needs: int) -> tuple[Move, ...]:
    """A wild material on the paid side is any material; on the gained side it stays wild until it is named."""
    gained = packed_vector(offer.gained)
    ways = combinations_with_replacement(range(WILD), offer.paid[WILD])
    sides = [(*(n + way.count(kind) for kind, n in enumerate(offer.paid[:WILD])), 0) for way in ways]
    return tuple(Move(packed_vector(paid), gained, lanes_of(gained), offer, -1, once, needs) for paid in sides)


@lru_cache(maxsize=1)
def _naming() -> tuple[Move, ...]:
    packed = [packed_vector(unit) for unit in UNITS]
    return tuple(Move(packed[WILD], packed[kind], lanes_of(packed[kind]), None, kind) for kind in range(WILD))


# What conversions conserve -----------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def conserved(engine: Engine) -> tuple[tuple[Weights, int], ...]:
    """Weights that no repeatable conversion raises, each with the most that single-use cards can add to it."""
    changes = {change(offer): None for offer in engine.offers if not offer.uses_up and offer.paid != offer.gained}
    found = laws(tuple(sorted(changes)))
    spent = [move for move in model(engine).moves if move.once]
    if not spent:
        return tuple([(law, 0) for law in found])
    cards = len({card for offer in engine.offers for card in offer.uses_up}) + bool(engine.cashed)
    return tuple((law, cards * max(0, *(law.of(move.gained) - law.of(move.paid) for move in spent))) for law in found)


@lru_cache(maxsize=1 << 12)
def change(offer: Exchange) -> Vector:
    """What a conversion changes; its reverse counts as the same."""
    there = tuple(new - old for new, old in zip(offer.gained[:WILD], offer.paid[:WILD], strict=True))
    back = tuple(-n for n in there)
    return max(there, back)


@lru_cache(maxsize=1 << 12)
def laws(changes: tuple[Vector, ...]) -> tuple[Weights, ...]:
    """The simplest weights that these conversions leave as they are, in both directions.

    They are what is left of the single materials when each conversion in turn balances the weights that it raises with
    those that it lowers. A price that weighs more than the pool cannot be paid. A wild material weighs as much as the
    heaviest that it can be named.
    """
    found = {unit[:WILD]: 1 << kind for kind, unit in enumerate(UNITS[:WILD])}
    for delta in changes:
        tilts = [(law, sum(map(mul, law, delta))) for law in found]
        rising = [(law, tilt) for law, tilt in tilts if tilt > 0]
        falling = [(law, -tilt) for law, tilt in tilts if tilt < 0]
        if rising or falling:
            kept = {law: found[law] for law, tilt in tilts if not tilt}
            for up, rises in rising:
                for down, falls in falling:
                    kept[_balanced(up, falls, down, rises)] = found[up] | found[down]
            found = {law: mask for law, mask in kept.items() if not _simpler(kept, mask)}
    return tuple([weights((*law, max(law))) for law in found])


def _balanced(up: Vector, times: int, down: Vector, other_times: int) -> Vector:
    mixed = [weight * times + other * other_times for weight, other in zip(up, down, strict=True)]
    divisor = gcd(*mixed)
    return tuple([n // divisor for n in mixed])


def _simpler(laws: Mapping[Vector, int], mask: int) -> bool:
    """Whether one of these laws weighs only materials that this one weighs too, and fewer of them."""
    return any(other & mask == other != mask for other in laws.values())
