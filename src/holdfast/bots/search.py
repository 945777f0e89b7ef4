"""The bot that searches: Monte Carlo tree search over what its seat may know.

Every playout begins at a fork in which everything hidden from the seat is dealt again. It follows the tree as far as
that goes, each seat choosing for its own payoff, plays on by habit, and is judged at the end of the game or earlier.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import chain
from random import Random
from typing import Any

from holdfast.bots.budget import Budget, Stopwatch
from holdfast.bots.habits import habits_of
from holdfast.bots.parallel import ForkedSearch, OptionResult, can_fork
from holdfast.bots.payoff import payoffs
from holdfast.bots.player_view import PlayerView
from holdfast.bots.playout import play_on
from holdfast.bots.settings import SearchSettings, search_settings
from holdfast.bots.tree import Edge, Node, StandardDeviation
from holdfast.engine.requests import Decision

LATENESS_SHARE = 0.05
"""How late another process may be, as a share of the time budget; later results are ignored."""
MIN_TRIES = 2
"""How often every option of the decision is tried before the search prefers the better ones."""


@dataclass(frozen=True)
class Estimate:
    """What a search found out about an option: how often it was tried, and its value from 0 to 1."""

    index: int
    tried: int
    value: float


class SearchBot:
    """Searches within its budget, and within a turn goes on from the trees of the last decision."""

    def __init__(self, seed: int, budget: Budget, name: str = "search", settings: SearchSettings | None = None) -> None:
        self.name = name
        self.playouts = 0
        """The number of playouts so far, over all decisions."""
        self._random = Random(seed)
        self._budget = budget
        self._settings = settings
        self._processes = 1
        self._trees: list[tuple[int, Node]] = []
        """The seed of each deal, and the tree that was searched in it."""
        self._last: tuple[tuple[int, int], object] | None = None
        """The moment of the last decision, and its answer."""

    @property
    def timed(self) -> bool:
        """Whether the clock ends a search, so that results differ from run to run."""
        return self._budget.timed

    def cap_budget(self, cap: Budget) -> None:
        """Think no longer than another budget allows."""
        self._budget = self._budget.capped(cap)

    def limit_budget(self, share: float) -> None:
        """Use only this share of the budget."""
        self._budget = self._budget.share(share)

    def use_processes(self, processes: int) -> None:
        """Search in several processes where that is possible. A budget in playouts is spent by one process."""
        self._processes = processes

    def choose(self, view: PlayerView) -> int:
        return 0 if len(view.decision) == 1 else self.estimate(view)[0].index

    def estimate(self, view: PlayerView) -> list[Estimate]:
        """The options with what the search found out about them, the best first."""
        settings, stopwatch = self._settings or search_settings(view.game), Stopwatch(self._budget.seconds)
        self._trees = self._reused_trees(view) or self._new_trees(view, max(1, settings.deals))
        if self._processes > 1 and self._budget.timed and can_fork():
            self._search_in_processes(view, settings, stopwatch)
        else:
            self._search(view, settings, stopwatch)
        found = [self._estimate(index, value, settings) for index, value in enumerate(view.decision.values)]
        if settings.best_weight == 1:
            found.sort(key=lambda estimate: (-estimate.value, -estimate.tried))
        else:
            found.sort(key=lambda estimate: (-estimate.tried, -estimate.value))
        self._last = (view.moment, view.decision.values[found[0].index])
        return found

    def line(self, view: PlayerView, index: int) -> list[object]:
        """The answers that the seat would give after an option, as far as its turn was searched."""
        values, (_, node) = list[object](), self._trees[0]
        edge = node.edges.get(view.decision.values[index])
        while edge is not None and edge.next:
            node = max(edge.next.values(), key=lambda node: node.visits)
            if node.seat != view.seat or not node.edges:
                break
            value, edge = max(node.edges.items(), key=lambda item: item[1].visits)
            values.append(value)
        return values

    # Trees ---------------------------------------------------------------------------------------------------------

    def _reused_trees(self, view: PlayerView) -> list[tuple[int, Node]]:
        """The parts of the trees below the last answer, if that was in the same turn; else none."""
        if self._last is None:
            return []
        (last_turn, last_answered), value = self._last
        turn, answered = view.moment
        if turn != last_turn or answered <= last_answered:
            return []
        key = (view.seat, view.decision.rule)
        grown = [(deal, node.edges.get(value)) for deal, node in self._trees if node.visits]
        reused = [(deal, edge.next[key]) for deal, edge in grown if edge is not None and key in edge.next]
        rest = len(self._trees) - len(grown)
        return reused + self._new_trees(view, rest) if len(reused) == len(grown) else []

    def _new_trees(self, view: PlayerView, deals: int) -> list[tuple[int, Node]]:
        return [(self._random.getrandbits(48), Node(view.seat)) for _ in range(deals)]

    def _estimate(self, index: int, value: object, settings: SearchSettings) -> Estimate:
        edges = [node.edges[value] for _, node in self._trees if value in node.edges]
        tried = sum(edge.visits for edge in edges)
        return Estimate(index, tried, sum(edge.value(settings.best_weight) for edge in edges) / max(1, len(edges)))

    # Playouts ------------------------------------------------------------------------------------------------------

    def _search(self, view: PlayerView, settings: SearchSettings, stopwatch: Stopwatch) -> None:
        budget, deviation = self._budget, StandardDeviation()
        options = len(view.decision)
        minimum = max(MIN_TRIES * options, budget.playouts // 4)
        known = sum(node.visits for _, node in self._trees)
        tries = [0] * self._trees_at_first(settings)
        """How many playouts each tree has had; trees are added at the end."""
        for left in range(max(budget.playouts - known, min(minimum, budget.playouts)), 0, -1):
            tree = tries.index(min(tries))
            chance_decided = self._playout(view, settings, deviation, tree, tries[tree])
            tries[tree] += 1
            if stopwatch.expired():
                return
            if chance_decided and len(tries) < len(self._trees) and min(tries) >= options and left > options:
                tries.append(0)

    def _trees_at_first(self, settings: SearchSettings) -> int:
        """How many trees are searched from the start; the others are added when chance decides something."""
        if not settings.add_deals_on_chance:
            return len(self._trees)
        return max(1, sum(node.visits > 0 for _, node in self._trees))

    def _search_in_processes(self, view: PlayerView, settings: SearchSettings, stopwatch: Stopwatch) -> None:
        """Let other processes search too, with other random numbers, and add their results."""
        searches = [
            partial(self._search_forked, view, settings, stopwatch, number) for number in range(1, self._processes)
        ]
        others = [ForkedSearch(search) for search in searches]
        try:
            self._search(view, settings, stopwatch)
            results = [other.results(stopwatch.until + LATENESS_SHARE * self._budget.seconds) for other in others]
        finally:
            for other in others:
                other.close()
        for result in chain.from_iterable(results):
            edge = self._trees[result.tree][1].edge(view.decision.values[result.option])
            edge.visits += result.visits
            edge.total += result.total
            edge.best = max(edge.best, result.best)
            self.playouts += result.visits

    def _search_forked(
        self, view: PlayerView, settings: SearchSettings, stopwatch: Stopwatch, number: int
    ) -> list[OptionResult]:
        """Runs in a forked process: what it found in addition to what was known before."""
        self._random.seed(self._random.getrandbits(48) + number)
        before = {key: (edge.visits, edge.total) for key, edge in self._edges(view)}
        self._search(view, settings, stopwatch)
        results = list[OptionResult]()
        for (tree, option), edge in self._edges(view):
            visits, total = before.get((tree, option), (0, 0.0))
            results.append(OptionResult(tree, option, edge.visits - visits, edge.total - total, edge.best))
        return results

    def _edges(self, view: PlayerView) -> Iterator[tuple[tuple[int, int], Edge]]:
        """The edges of the options in each tree."""
        for tree, (_, node) in enumerate(self._trees):
            for option, value in enumerate(view.decision.values):
                if value in node.edges:
                    yield (tree, option), node.edges[value]

    def _playout(
        self, view: PlayerView, settings: SearchSettings, deviation: StandardDeviation, tree: int, tries: int
    ) -> bool:
        """Go down a tree to something new, play on by habit, and update the path; whether chance decided something."""
        self.playouts += 1
        deal, node = self._trees[tree]
        trial = view.fork(seed=deal if settings.deals else self._random.getrandbits(48))
        chance_before = trial.generator.count
        random, habits, until = self._random.random, habits_of(view.game), trial.turns + settings.playout_turns
        best_weight, exploration = settings.best_weight, settings.exploration * deviation.now
        path = list[tuple[Node, Edge]]()
        decision = next(decision for decision in trial.decisions if decision.seat == view.seat)
        index, edge = self._first(node, decision, tries, exploration, best_weight)
        while True:
            path.append((node, edge))
            trial.answer(decision, index)
            if not edge.visits or trial.over or trial.turns >= until:
                break
            decision = trial.decision
            node = edge.follow(decision.seat, decision.rule)
            index, edge = node.select(decision.values, habits.weights(decision), exploration, best_weight)
        play_on(trial, habits, random, until)
        values = payoffs(trial, {node.seat for node, _ in path})
        deviation.add(values[view.seat])
        for node, edge in path:
            node.update(edge, values[node.seat])
        return trial.generator.count > chance_before

    def _first(
        self, root: Node, decision: Decision[Any], tries: int, exploration: float, best_weight: float
    ) -> tuple[int, Edge]:
        """The option to try: at first each in turn, because habits know nothing of this very moment."""
        values = decision.values
        if tries < MIN_TRIES * len(values):
            return tries % len(values), root.edge(values[tries % len(values)])
        return root.select(values, [1.0] * len(values), exploration, best_weight)
