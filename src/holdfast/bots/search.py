"""The bot that searches: Monte Carlo tree search over what its seat may know.

Every playout begins at a fork in which all that the seat cannot see is dealt anew. It follows the tree while that
lasts, with each seat seeking its own payoff, plays on by habit, and is judged at the end of the game or before.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from holdfast.bots.budget import Budget, Watch
from holdfast.bots.habits import habits_of
from holdfast.bots.parallel import Companion, Found, can_split
from holdfast.bots.payoff import payoffs
from holdfast.bots.player_view import PlayerView
from holdfast.bots.playout import play_on
from holdfast.bots.style import Style, style_of
from holdfast.bots.tree import Edge, Node, Spread
from holdfast.engine.requests import Decision

LATE = 0.05
"""By what share of its time another process may be late; what comes later is left out."""
AT_LEAST = 2
"""How often every option of the decision itself is tried, before the search goes where it likes."""


@dataclass(frozen=True)
class Estimate:
    """What a search found out about an option: how often it was tried, and what it is worth, from 0 to 1."""

    index: int
    tried: int
    worth: float


class SearchBot:
    """Searches within its budget, and goes on from what it knows while its turn lasts."""

    def __init__(self, seed: int, budget: Budget, name: str = "search", style: Style | None = None) -> None:
        self.name = name
        self.playouts = 0
        """How many it has made in all."""
        self._random = Random(seed)
        self._budget = budget
        self._style = style
        self._processes = 1
        self._trees: list[tuple[int, Node]] = []
        self._last: tuple[tuple[int, int], object] | None = None

    @property
    def timed(self) -> bool:
        """Whether the clock ends its thoughts, so that no two of them are alike."""
        return self._budget.timed

    def hurry(self, share: float) -> None:
        """Take only this share of the budget."""
        self._budget = self._budget.share(share)

    def spread(self, processes: int) -> None:
        """Think in so many processes, where that is possible. A budget in playouts is spent by one alone."""
        self._processes = processes

    def choose(self, view: PlayerView) -> int:
        return 0 if len(view.decision) == 1 else self.weigh(view)[0].index

    def weigh(self, view: PlayerView) -> list[Estimate]:
        """The options with what was found out about them, the best first."""
        style, watch = self._style or style_of(view.game), Watch(self._budget.seconds)
        self._trees = self._known(view) or self._anew(view, max(1, style.deals))
        if self._processes > 1 and self._budget.timed and can_split():
            self._search_together(view, style, watch)
        else:
            self._search(view, style, watch)
        found = [self._estimate(index, value, style) for index, value in enumerate(view.decision.values)]
        found.sort(key=lambda one: (-one.worth, -one.tried) if style.hope == 1 else (-one.tried, -one.worth))
        self._last = (view.moment, view.decision.values[found[0].index])
        return found

    def line(self, view: PlayerView, index: int) -> list[object]:
        """The answers that the seat has in mind after an option, as far as its turn was searched."""
        values, (_, node) = list[object](), self._trees[0]
        edge = node.edges.get(view.decision.values[index])
        while edge is not None and edge.next:
            node = max(edge.next.values(), key=lambda one: one.visits)
            if node.seat != view.seat or not node.edges:
                break
            value, edge = max(node.edges.items(), key=lambda one: one[1].visits)
            values.append(value)
        return values

    # Trees ---------------------------------------------------------------------------------------------------------

    def _known(self, view: PlayerView) -> list[tuple[int, Node]]:
        """The parts of the trees below the last answer, if that was in the same turn."""
        if self._last is None:
            return []
        (turn, answered), value = self._last
        now, then = view.moment
        if now != turn or then <= answered:
            return []
        key = (view.seat, view.decision.rule)
        grown = [(deal, node.edges.get(value)) for deal, node in self._trees if node.visits]
        found = [(deal, edge.next[key]) for deal, edge in grown if edge is not None and key in edge.next]
        rest = len(self._trees) - len(grown)
        return found + self._anew(view, rest) if len(found) == len(grown) else []

    def _anew(self, view: PlayerView, deals: int) -> list[tuple[int, Node]]:
        """A tree for each deal that is searched."""
        return [(self._random.getrandbits(48), Node(view.seat)) for _ in range(deals)]

    def _estimate(self, index: int, value: object, style: Style) -> Estimate:
        edges = [node.edges[value] for _, node in self._trees if value in node.edges]
        tried = sum(edge.visits for edge in edges)
        return Estimate(index, tried, sum(edge.worth(style.hope) for edge in edges) / max(1, len(edges)))

    # Playouts ------------------------------------------------------------------------------------------------------

    def _search(self, view: PlayerView, style: Style, watch: Watch) -> None:
        budget, spread = self._budget, Spread()
        least = max(AT_LEAST * len(view.decision), budget.playouts // 4)
        known = sum(node.visits for _, node in self._trees)
        turns, options = [0] * self._deals_at_first(style), len(view.decision)
        for left in range(max(budget.playouts - known, min(least, budget.playouts)), 0, -1):
            tree = turns.index(min(turns))
            luck = self._playout(view, style, spread, tree, turns[tree])
            turns[tree] += 1
            if watch.up():
                return
            if luck and len(turns) < len(self._trees) and min(turns) >= options and left > options:
                turns.append(0)

    def _deals_at_first(self, style: Style) -> int:
        """How many deals are searched from the start on; others follow, one by one, where chance has its say."""
        if not style.if_chance:
            return len(self._trees)
        return max(1, sum(node.visits > 0 for _, node in self._trees))

    def _search_together(self, view: PlayerView, style: Style, watch: Watch) -> None:
        """Let other processes search as well, from other luck, and add what they found."""
        apart = [partial(self._search_apart, view, style, watch, number) for number in range(1, self._processes)]
        others = [Companion(think) for think in apart]
        self._search(view, style, watch)
        for other in others:
            for one in other.found(watch.until + LATE * self._budget.seconds):
                edge = self._trees[one.tree][1].edge(view.decision.values[one.option])
                edge.visits += one.visits
                edge.total += one.total
                edge.best = max(edge.best, one.best)
                self.playouts += one.visits

    def _search_apart(self, view: PlayerView, style: Style, watch: Watch, number: int) -> list[Found]:
        """Runs in another process: what it found beyond what was known before."""
        self._random.seed(self._random.getrandbits(48) + number)
        before = {key: (edge.visits, edge.total) for key, edge in self._edges(view)}
        self._search(view, style, watch)
        found = list[Found]()
        for (tree, option), edge in self._edges(view):
            visits, total = before.get((tree, option), (0, 0.0))
            found.append(Found(tree, option, edge.visits - visits, edge.total - total, edge.best))
        return found

    def _edges(self, view: PlayerView) -> Iterator[tuple[tuple[int, int], Edge]]:
        """What is known of the options, tree by tree."""
        for tree, (_, node) in enumerate(self._trees):
            for option, value in enumerate(view.decision.values):
                if value in node.edges:
                    yield (tree, option), node.edges[value]

    def _playout(self, view: PlayerView, style: Style, spread: Spread, tree: int, turn: int) -> bool:
        """Down a tree to something new, on by habit, and back up with what came of it; whether chance had its say."""
        self.playouts += 1
        deal, node = self._trees[tree]
        trial = view.fork(seed=deal if style.deals else self._random.getrandbits(48))
        rolled = trial.generator.count
        random, habits, until = self._random.random, habits_of(view.game.name), trial.turns + style.turns
        curiosity, path = style.curiosity * spread.now, list[tuple[Node, Edge]]()
        decision = next(one for one in trial.decisions if one.seat == view.seat)
        index, edge = self._first(node, decision, turn, curiosity, style.hope)
        while True:
            path.append((node, edge))
            trial.answer(decision, index)
            if not edge.visits or trial.over or trial.turns >= until:
                break
            decision = trial.decision
            node = edge.follow(decision.seat, decision.rule)
            index, edge = node.select(decision.values, habits.weights(decision), curiosity, style.hope)
        play_on(trial, habits, random, until)
        worth = payoffs(trial, {node.seat for node, _ in path})
        spread.add(worth[view.seat])
        for node, edge in path:
            node.learn(edge, worth[node.seat])
        return trial.generator.count > rolled

    def _first(self, root: Node, decision: Decision[Any], turn: int, curiosity: float, hope: float) -> tuple[int, Edge]:
        """The option to try: each in turn for a start, for habit knows nothing of this very moment."""
        values = decision.values
        if turn < AT_LEAST * len(values):
            return turn % len(values), root.edge(values[turn % len(values)])
        return root.select(values, [1.0] * len(values), curiosity, hope)
