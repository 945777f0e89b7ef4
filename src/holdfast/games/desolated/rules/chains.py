"""What is a chain, and how to use it.

A chain is a row of cards, each linked to the next by the same symbol on the edges that touch. Pay one side of any card,
trace through the chain in the opposite direction, and stop on a result.

    A| card 1 |B = C| card 2 |D = E| card 3 |F        pay A: gain B, D or F        pay D: gain C or A
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from holdfast.engine.content import Content
from holdfast.engine.requests import Face
from holdfast.games.desolated.amounts import RESOURCES
from holdfast.games.desolated.pieces import NO_LINK, STAR, Chain, Material
from holdfast.games.desolated.state import Player
from holdfast.games.toolkit.amounts import Vector


class Exchange(Content, frozen=True, eq=True, cache_hash=True):
    """A conversion: pay all of one side for all of another; some use a card of the chain up. [DES-030, DES-033]"""

    paid: Vector
    gained: Vector
    uses_up: tuple[Material, ...] = ()

    def face(self) -> Face:
        text = f"{RESOURCES.text(self.paid)} to {RESOURCES.text(self.gained)}"
        if self.uses_up:
            text += f" using up {' and '.join(card.key for card in self.uses_up)}"
        using = tuple(f"chain {card.key}" for card in self.uses_up)
        return Face(text, text.capitalize(), (f"pay {RESOURCES.text(self.paid)}", *using))


def links(left: Material, right: Material) -> bool:
    """Whether two cards fit beside each other: the same symbol on the edges that touch. [DES-025, DES-203]"""
    return fits(left.right, right.left)


def fits(edge: int, other: int) -> bool:
    """Whether two touching edges match. A star matches every symbol, but no bare edge. [DES-115, DES-204]"""
    if NO_LINK in (edge, other):
        return False
    return edge == other or STAR in (edge, other)


@lru_cache(maxsize=1 << 14)
def exchanges(chain: Chain) -> tuple[Exchange, ...]:
    """All conversions of a chain, each once: pay a side of card i, gain the opposite side of card j.

    To the right j is i or further right, to the left i or further left. Every one can be undone by its reverse.
    [DES-030 to DES-032]
    """
    return tuple(dict.fromkeys(_traced(chain.cards)))


def _traced(cards: tuple[Material, ...]) -> Iterator[Exchange]:
    for start, first in enumerate(cards):
        used = list[Material]()
        for last in cards[start:]:
            if last.single_use:
                used.append(last)
            if first.convert is not None and last.convert is not None:
                left, right, using = first.convert[0], last.convert[1], tuple(used)
                yield exchange(left, right, using)
                yield exchange(right, left, using)


@lru_cache(maxsize=1 << 14)
def exchange(paid: Vector, gained: Vector, uses_up: tuple[Material, ...] = ()) -> Exchange:
    return Exchange(paid, gained, uses_up)


def leave_chain(player: Player, card: Material) -> None:
    """A card leaves its chain, and the parts to its left and right stay where they are. [DES-076]"""
    at = next(at for at, chain in enumerate(player.chains) if card in chain.cards)
    player.chains[at : at + 1] = player.chains[at].without(card)
