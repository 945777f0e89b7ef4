"""The tree of a search: what was tried at the decisions of each seat, and what came of it.

A node stands for all moments that look alike to whoever decides there: the same answers so far, the same clause asking.
What was dealt or drawn differs from playout to playout, so the options differ too: an option is weighed against the
playouts that offered it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

ENOUGH = 10
LEAST = 0.002
"""Playouts that all come to the same still leave a little to be curious about."""


class Edge:
    """One answer at a node: how often it was offered and taken, and what the decider got in sum."""

    __slots__ = ("best", "next", "offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.best = 0.0
        self.next: dict[tuple[int, str], Node] = {}

    def worth(self, hope: float) -> float:
        """Between what it was worth on average and what it was worth at best."""
        return hope * self.best + (1 - hope) * self.total / self.visits if self.visits else 0.0

    def follow(self, seat: int, rule: str) -> Node:
        """The node after this answer at which a seat is asked by a clause."""
        key = (seat, rule)
        node = self.next.get(key)
        if node is None:
            node = self.next[key] = Node(seat)
        return node


class Node:
    """A moment at which one seat decides."""

    __slots__ = ("edges", "seat", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.total = 0.0
        self.edges: dict[object, Edge] = {}

    def select(
        self, values: Sequence[object], habits: Sequence[float], curiosity: float, hope: float
    ) -> tuple[int, Edge]:
        """The option to try next: one that has paid, or that habit favours, or that was tried less than others.

        An untried option counts as a little worse than the node so far; so a node grows wider only as it is visited
        more often, in the order of habit.
        """
        edges, all_habits = self.edges, sum(habits)
        unknown = self.total / self.visits - curiosity / 4 if self.visits else 0.0
        best, found, taken = float("-inf"), 0, None
        for index, value in enumerate(values):
            edge = edges.get(value)
            share = habits[index] / all_habits
            if edge is None:
                urge = unknown + curiosity * share * sqrt(self.visits + 1)
            else:
                edge.offered += 1
                visits = edge.visits
                urge = hope * edge.best + (1 - hope) * edge.total / visits if visits else unknown
                urge += curiosity * share * sqrt(edge.offered) / (1 + visits)
            if urge > best:
                best, found, taken = urge, index, edge
        return found, taken or self.edge(values[found])

    def edge(self, value: object) -> Edge:
        """The edge of an answer that is about to be given."""
        edge = self.edges.get(value)
        if edge is None:
            edge = self.edges[value] = Edge()
        edge.offered += 1
        return edge

    def learn(self, edge: Edge, worth: float) -> None:
        """An answer was worth so much to the seat that decides here."""
        self.visits += 1
        self.total += worth
        edge.visits += 1
        edge.total += worth
        edge.best = max(edge.best, worth)


class Spread:
    """How far what comes of playouts lies apart: their standard deviation so far."""

    __slots__ = ("_count", "_mean", "_squares", "now")

    def __init__(self) -> None:
        self._count = 0
        self._mean = self._squares = 0.0
        self.now = 0.1
        """A guess, until enough has been seen."""

    def add(self, worth: float) -> None:
        self._count += 1
        off = worth - self._mean
        self._mean += off / self._count
        self._squares += off * (worth - self._mean)
        if self._count >= ENOUGH:
            self.now = max(LEAST, sqrt(self._squares / self._count))
