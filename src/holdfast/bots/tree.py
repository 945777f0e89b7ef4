"""The tree of a search: what was tried at the decisions of each seat, and what came of it.

A node stands for all moments that look the same to the seat that decides: the same answers so far, the same clause
asking. Deals and draws differ from playout to playout, so the options differ too: an edge counts how often it was
offered.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

MIN_SAMPLES = 10
"""After this many playouts their standard deviation is used instead of a guess."""
FIRST_GUESS = 0.1
MIN_DEVIATION = 0.002
"""Something is explored even if all playouts had the same payoff."""


class Edge:
    """One answer at a node: how often it was offered and taken, and the payoffs of the seat that decides."""

    __slots__ = ("best", "next", "offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.best = 0.0
        self.next: dict[tuple[int, str], Node] = {}

    def value(self, best_weight: float) -> float:
        """A mix of the mean payoff and the best one."""
        return best_weight * self.best + (1 - best_weight) * self.total / self.visits if self.visits else 0.0

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
        self, values: Sequence[object], habits: Sequence[float], exploration: float, best_weight: float
    ) -> tuple[int, Edge]:
        """The option to try next: one that has paid, that habit favours, or that was tried less than others.

        An untried option counts as a little worse than the mean of the node. So a node gets wider only as it is visited
        more often, in the order of habit.
        """
        edges, all_habits = self.edges, sum(habits)
        untried = self.total / self.visits - exploration / 4 if self.visits else 0.0
        best, found, taken = float("-inf"), 0, None
        for index, value in enumerate(values):
            edge = edges.get(value)
            share = habits[index] / all_habits
            if edge is None:
                bound = untried + exploration * share * sqrt(self.visits + 1)
            else:
                edge.offered += 1
                visits = edge.visits
                bound = best_weight * edge.best + (1 - best_weight) * edge.total / visits if visits else untried
                bound += exploration * share * sqrt(edge.offered) / (1 + visits)
            if bound > best:
                best, found, taken = bound, index, edge
        return found, taken or self.edge(values[found])

    def edge(self, value: object) -> Edge:
        """The edge of an answer that is about to be given."""
        edge = self.edges.get(value)
        if edge is None:
            edge = self.edges[value] = Edge()
        edge.offered += 1
        return edge

    def update(self, edge: Edge, payoff: float) -> None:
        """Add the payoff of a playout that took this edge."""
        self.visits += 1
        self.total += payoff
        edge.visits += 1
        edge.total += payoff
        edge.best = max(edge.best, payoff)


class StandardDeviation:
    """The standard deviation of the payoffs so far (Welford's algorithm)."""

    __slots__ = ("_count", "_mean", "_squares", "now")

    def __init__(self) -> None:
        self._count = 0
        self._mean = self._squares = 0.0
        self.now = FIRST_GUESS

    def add(self, payoff: float) -> None:
        self._count += 1
        difference = payoff - self._mean
        self._mean += difference / self._count
        self._squares += difference * (payoff - self._mean)
        if self._count >= MIN_SAMPLES:
            self.now = max(MIN_DEVIATION, sqrt(self._squares / self._count))
