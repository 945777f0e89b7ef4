"""Analysis of a finished game: each seat's chances over time, and the decisions that cost the most.

Each decision is judged by what its seat could know then. Only the chances over time are computed with all cards open.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from holdfast.bots.budget import Budget
from holdfast.bots.hints import why
from holdfast.bots.payoff import payoffs
from holdfast.bots.player_view import PlayerView
from holdfast.bots.search import SearchBot
from holdfast.engine.game import Game
from holdfast.engine.record import Entry, Record
from holdfast.engine.replay import replay
from holdfast.engine.requests import Decision
from holdfast.engine.table import Table

MAX_SLIPS = 5
"""How many slips an analysis lists."""
MIN_COST = 0.01
"""A decision that cost less is not listed."""


@dataclass(frozen=True)
class Chances:
    """Each seat's chance after an entry of the log, from 0 to 1; where seats compete they add up to 1."""

    entry: int
    """How many entries the log had."""
    seats: tuple[float, ...]


@dataclass(frozen=True)
class Slip:
    """A decision that cost something: what was chosen, what was better, and what that leads to."""

    entry: int
    """How many entries the log had before the decision."""
    seat: int
    prompt: str
    chosen: str
    """The label of the option that was taken."""
    better: str
    """The label of the best option."""
    line: str
    """Why it is better: what it may lead to."""
    cost: float
    """The chance that was lost, from 0 to 1."""


@dataclass(frozen=True)
class Analysis:
    """The chances over a game, and its slips."""

    chances: tuple[Chances, ...]
    slips: tuple[Slip, ...]
    """The costliest first."""


@dataclass(frozen=True)
class MomentAnalysis:
    """One moment of a game: the chances, and what the answer given there cost, if anything."""

    turn: int
    chances: Chances
    slip: Slip | None = None


@dataclass(frozen=True)
class Progress:
    """How far the analysis of a game has come, and its results so far."""

    done: int
    """Moments analysed, of `total`."""
    total: int
    so_far: Analysis


class AnalysisBuilder:
    """Collects the analysis of a game moment by moment: the chances at the start of each turn, and every slip."""

    def __init__(self) -> None:
        self._chances = list[Chances]()
        self._slips = list[Slip]()
        self._turn: int | None = None

    def add(self, moment: MomentAnalysis, *, last: bool = False) -> None:
        if moment.turn != self._turn or last:
            self._chances.append(moment.chances)
            self._turn = moment.turn
        self._slips += [moment.slip] if moment.slip is not None else []

    def build(self) -> Analysis:
        costliest = sorted(self._slips, key=lambda slip: -slip.cost)[:MAX_SLIPS]
        return Analysis(tuple(self._chances), tuple(costliest))


def analyse(
    game: Game[Any], record: Record, budget: Budget, *, seed: int = 0, pack: Path | None = None
) -> Iterator[Progress]:
    """Analyse a record decision by decision; the last progress holds the whole analysis."""
    table, total, builder = replay(game, record, at=0, pack=pack), len(record.entries), AnalysisBuilder()
    while not table.over and len(table.log) < total:
        entry = record.entries[len(table.log)]
        builder.add(analyse_decision(table, entry, budget, seed))
        table.choose(entry.key, seat=int(entry.who))
        yield Progress(min(len(table.log), total), total, builder.build())
    builder.add(analyse_position(table), last=True)
    yield Progress(total, total, builder.build())


def analyse_position(table: Table[Any]) -> MomentAnalysis:
    """The chances at a moment."""
    return MomentAnalysis(table.turns, chances(table))


def analyse_decision(table: Table[Any], answer: Entry, budget: Budget, seed: int = 0) -> MomentAnalysis:
    """The chances at a moment, and what the answer that was given there cost."""
    decision = next(decision for decision in table.decisions if decision.seat == answer.who)
    index = [option.key for option in decision.options].index(answer.key)
    return MomentAnalysis(table.turns, chances(table), find_slip(table, decision, index, budget, seed + len(table.log)))


def chances(table: Table[Any]) -> Chances:
    """Each seat's chance by the game's own evaluation, and at the end the result."""
    seats, together = range(table.record().header.seats), table.game.open_table
    if table.over:
        winners = table.winners()
        won = 1.0 if together else 1 / max(1, len(winners))
        return Chances(len(table.log), tuple(won * (seat in winners) for seat in seats))
    values = list(payoffs(table, seats).values())
    whole = 1.0 if together or len(values) == 1 else sum(values) or 1.0
    return Chances(len(table.log), tuple(value / whole for value in values))


def find_slip(table: Table[Any], decision: Decision[Any], index: int, budget: Budget, seed: int) -> Slip | None:
    """What a decision cost, if another option was better; judged by what its seat could know."""
    view, bot = PlayerView(table, decision), SearchBot(seed, budget)
    estimates = bot.estimate(view)
    best, chosen = estimates[0], next(estimate for estimate in estimates if estimate.index == index)
    cost = best.value - chosen.value
    if best.index == index or not chosen.tried or cost < MIN_COST:
        return None
    options = decision.options
    line = why(bot, view, best, seed)
    entry = len(table.log)
    return Slip(entry, decision.seat, decision.prompt, options[index].label, options[best.index].label, line, cost)
