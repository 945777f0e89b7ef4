"""A finished game looked over: each seat's chance over time, and the decisions that cost the most.

Each decision is judged by what its seat could know then; only the chances over time are seen with all cards open.
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

WORST = 5
LEAST = 0.01
"""A decision that cost less than this is not told."""


@dataclass(frozen=True)
class Chances:
    """How each seat stood after so many entries, from 0 to 1; where seats play against each other they add up to 1."""

    entry: int
    seats: tuple[float, ...]


@dataclass(frozen=True)
class Slip:
    """A decision that cost something: what was chosen, what would have been better, and where that leads."""

    entry: int
    seat: int
    prompt: str
    chosen: str
    better: str
    line: str
    cost: float


@dataclass(frozen=True)
class Analysis:
    """What looking a game over found."""

    chances: tuple[Chances, ...]
    slips: tuple[Slip, ...]
    """The costliest first."""


@dataclass(frozen=True)
class Look:
    """What was seen at one moment of a game: how it stood, and what the answer given there cost, if anything."""

    turn: int
    chances: Chances
    slip: Slip | None = None


@dataclass(frozen=True)
class Progress:
    """How far a game has been looked over, and what was found so far."""

    done: int
    total: int
    so_far: Analysis


class Notes:
    """What is noted while a game is looked over: the chances whenever a turn begins, and every slip."""

    def __init__(self) -> None:
        self._chances = list[Chances]()
        self._slips = list[Slip]()
        self._turn: int | None = None

    def add(self, look: Look, *, last: bool = False) -> None:
        if look.turn != self._turn or last:
            self._chances.append(look.chances)
            self._turn = look.turn
        self._slips += [look.slip] if look.slip is not None else []

    def summed_up(self) -> Analysis:
        return Analysis(tuple(self._chances), tuple(sorted(self._slips, key=lambda one: -one.cost)[:WORST]))


def analyse(
    game: Game[Any], record: Record, budget: Budget, *, seed: int = 0, pack: Path | None = None
) -> Iterator[Progress]:
    """Look a record over, decision by decision; the last progress is the whole analysis."""
    table, total, notes = replay(game, record, at=0, pack=pack), len(record.entries), Notes()
    while not table.over and len(table.log) < total:
        entry = record.entries[len(table.log)]
        notes.add(look_at(table, entry, budget, seed))
        table.choose(entry.key, seat=int(entry.who))
        yield Progress(min(len(table.log), total), total, notes.summed_up())
    notes.add(glance(table), last=True)
    yield Progress(total, total, notes.summed_up())


def glance(table: Table[Any]) -> Look:
    """How a moment stands."""
    return Look(table.turns, standing(table))


def look_at(table: Table[Any], answer: Entry, budget: Budget, seed: int = 0) -> Look:
    """How a moment stands, and what the answer that was given there cost."""
    decision = next(one for one in table.decisions if one.seat == answer.who)
    index = [option.key for option in decision.options].index(answer.key)
    return Look(table.turns, standing(table), judge(table, decision, index, budget, seed + len(table.log)))


def standing(table: Table[Any]) -> Chances:
    """Each seat's chance as the game's own eye sees it, and in the end what came of it."""
    seats, together = range(table.record().header.seats), table.game.open_table
    if table.over:
        winners = table.winners()
        won = 1.0 if together else 1 / max(1, len(winners))
        return Chances(len(table.log), tuple(won * (seat in winners) for seat in seats))
    looks = list(payoffs(table, seats).values())
    whole = 1.0 if together or len(looks) == 1 else sum(looks) or 1.0
    return Chances(len(table.log), tuple(look / whole for look in looks))


def judge(table: Table[Any], decision: Decision[Any], index: int, budget: Budget, seed: int) -> Slip | None:
    """What a decision cost, if there was something better; by what its seat could know."""
    view, bot = PlayerView(table, decision), SearchBot(seed, budget)
    found = bot.weigh(view)
    best, chosen = found[0], next(one for one in found if one.index == index)
    cost = best.worth - chosen.worth
    if best.index == index or not chosen.tried or cost < LEAST:
        return None
    options = decision.options
    told = why(bot, view, best, seed)
    entry = len(table.log)
    return Slip(entry, decision.seat, decision.prompt, options[index].label, options[best.index].label, told, cost)
