"""The bot that searches: Monte Carlo tree search over what its seat may know.

Every playout begins at a fork in which all that the seat cannot see is dealt anew. It follows the tree while that
lasts, with each seat seeking its own payoff, plays on without thought, and is judged at the end of the game or before.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any

from holdfast.bots.budget import Budget
from holdfast.bots.payoff import payoffs
from holdfast.bots.playout import play_on
from holdfast.bots.sight import Sight
from holdfast.bots.style import Style, style_of
from holdfast.bots.tree import Edge, Node
from holdfast.engine.play import Play


@dataclass(frozen=True)
class Estimate:
    """What a search found out about an option: how often it was tried, and what it was worth on average."""

    index: int
    tried: int
    worth: float


class SearchBot:
    """Searches within its budget, and goes on from what it knows while its turn lasts."""

    def __init__(self, seed: int, budget: Budget, name: str = "search", style: Style | None = None) -> None:
        self.name = name
        self._random = Random(seed)
        self._budget = budget
        self._style = style
        self.playouts = 0
        """How many it has made in all."""
        self._last: tuple[tuple[int, int], Edge] | None = None

    def hurry(self, share: float) -> None:
        """Take only this share of the budget."""
        self._budget = self._budget.share(share)

    def choose(self, sight: Sight) -> int:
        return 0 if len(sight.decision) == 1 else self.weigh(sight)[0].index

    def weigh(self, sight: Sight) -> list[Estimate]:
        """The options with what was found out about them, the best first."""
        root = self._root(sight)
        self._search(root, sight)
        values = sight.decision.values
        edges = [root.edges.get(value, Edge(value)) for value in values]
        found = [Estimate(index, edge.visits, edge.mean) for index, edge in enumerate(edges)]
        found.sort(key=lambda one: (-one.tried, -one.worth))
        self._last = (sight.moment, edges[found[0].index])
        return found

    def _root(self, sight: Sight) -> Node:
        """Where the search goes on: below the last answer, if that was in the same turn; else anew."""
        if self._last is not None:
            (turn, answered), edge = self._last
            now, then = sight.moment
            known = edge.next.get((sight.seat, sight.decision.rule))
            if known is not None and now == turn and then > answered:
                return known
        return Node(sight.seat)

    def _search(self, root: Node, sight: Sight) -> None:
        style = self._style or style_of(sight.game)
        budget, began = self._budget, perf_counter()
        playouts = max(budget.playouts - root.visits, budget.playouts // 4)
        for _ in range(playouts):
            self._playout(root, sight, style)
            if perf_counter() - began >= budget.seconds:
                return

    def _playout(self, root: Node, sight: Sight, style: Style) -> None:
        self.playouts += 1
        trial, random = sight.fork(seed=self._random.getrandbits(48)), self._random.random
        until, path = trial.turns + style.turns, list[tuple[Node, Edge]]()
        node = root
        values = own(trial, sight.seat)
        while True:
            index, edge = node.select(values, random, style.wide)
            path.append((node, edge))
            if node is root:
                sight.answer(trial, index)
            else:
                trial.step(index)
            if not edge.visits or trial.over or trial.turns >= until:
                break
            decision = trial.decision
            node, values = edge.follow(decision.seat, decision.rule), decision.values
        play_on(trial, random, until)
        worth = payoffs(trial, {node.seat for node, _ in path})
        for node, edge in path:
            node.visits += 1
            edge.visits += 1
            edge.total += worth[node.seat]


def own(trial: Play[Any], seat: int) -> Any:
    """The options of the decision that is a seat's own."""
    return next(one.values for one in trial.decisions if one.seat == seat)
