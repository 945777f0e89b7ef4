"""The tree of a search: what was tried at the decisions of each seat, and what came of it.

A node stands for all moments that look alike to whoever decides there: the same answers so far, the same clause asking.
What was dealt or drawn differs from playout to playout, so the options differ too: an option counts as tried only
among the playouts that offered it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt

CURIOSITY = 0.45
"""How much an option gains by having been tried less than others."""


class Edge:
    """One answer at a node: how often it was offered and taken, and what the decider got in sum."""

    __slots__ = ("next", "offered", "total", "value", "visits")

    def __init__(self, value: object) -> None:
        self.value = value
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.next: dict[tuple[int, str], Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def follow(self, seat: int, rule: str) -> Node:
        """The node after this answer at which a seat is asked by a clause."""
        key = (seat, rule)
        node = self.next.get(key)
        if node is None:
            node = self.next[key] = Node(seat)
        return node


class Node:
    """A moment at which one seat decides."""

    __slots__ = ("edges", "seat", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.edges: dict[object, Edge] = {}

    def select(self, values: Sequence[object], random: Callable[[], float], wide: int) -> tuple[int, Edge]:
        """The option to try next: an untried one while there is room for it, else the most promising of those tried.

        `wide` is how many options a new node looks at; the more often it is visited, the more it looks at.
        """
        edges, untried, tried = self.edges, list[int](), list[tuple[int, Edge]]()
        for index, value in enumerate(values):
            edge = edges.get(value)
            if edge is None:
                untried.append(index)
            else:
                edge.offered += 1
                tried.append((index, edge))
        if untried and len(tried) < wide + sqrt(self.visits):
            index = untried[int(random() * len(untried))]
            edge = edges[values[index]] = Edge(values[index])
            edge.offered = 1
            return index, edge
        best, found = -1.0, tried[0]
        for option in tried:
            edge = option[1]
            urge = edge.total / edge.visits + CURIOSITY * sqrt(log(edge.offered) / edge.visits) if edge.visits else 9.0
            if urge > best:
                best, found = urge, option
        return found
