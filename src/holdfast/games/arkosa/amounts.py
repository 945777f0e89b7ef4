"""The five kinds of token, and the two tracks, as amounts in cards and as vectors in play.

A vector counts food, nitrogen, scrap, magtape, power shards, morale and reputation, in this order; a player's stock
is its first five places.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from holdfast.engine.content import Content
from holdfast.games.toolkit.amounts import Resources, Vector

Resource = Literal["food", "nitrogen", "scrap", "magtape", "shard"]

RESOURCES: Final[tuple[Resource, ...]] = ("food", "nitrogen", "scrap", "magtape", "shard")
FOOD: Final = 0
NITROGEN: Final = 1
SCRAP: Final = 2
MAGTAPE: Final = 3
SHARD: Final = 4
MORALE: Final = 5
REPUTATION: Final = 6

KINDS: Final = Resources(
    (*RESOURCES, "morale", "reputation"), words={"shard": "power shard"}, plurals={"shard": "power shards"}
)
"""All that a vector counts."""


class Amounts(Content, frozen=True):
    """How much of each kind."""

    food: int = 0
    nitrogen: int = 0
    scrap: int = 0
    magtape: int = 0
    shard: int = 0
    morale: int = 0
    reputation: int = 0


@cache
def vector(amounts: Amounts) -> Vector:
    """Amounts of a card as a vector."""
    a = amounts
    return a.food, a.nitrogen, a.scrap, a.magtape, a.shard, a.morale, a.reputation


def covers(stock: list[int], price: Vector) -> bool:
    """Whether a stock of tokens is enough for a price in full."""
    return (
        stock[0] >= price[0]
        and stock[1] >= price[1]
        and stock[2] >= price[2]
        and stock[3] >= price[3]
        and stock[4] >= price[4]
    )


def number_of(kind: Resource) -> int:
    """The place of a kind of token in vectors."""
    return RESOURCES.index(kind)
