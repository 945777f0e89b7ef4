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
from holdfast.bots.search import SearchBot
from holdfast.bots.sight import Sight
from holdfast.engine.game import Game
from holdfast.engine.record import Record
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
class Progress:
    """How far a game has been looked over, and what was found so far."""

    done: int
    total: int
    so_far: Analysis


def analyse(
    game: Game[Any], record: Record, budget: Budget, *, seed: int = 0, pack: Path | None = None
) -> Iterator[Progress]:
    """Look a record over, decision by decision; the last progress is the whole analysis."""
    table, total = replay(game, record, at=0, pack=pack), len(record.entries)
    chances, slips = [standing(table)], list[Slip]()
    while not table.over and len(table.log) < total:
        entry = record.entries[len(table.log)]
        decision = next(one for one in table.decisions if one.seat == entry.who)
        index = [option.key for option in decision.options].index(entry.key)
        slip = judge(table, decision, index, budget, seed + len(table.log))
        slips += [slip] if slip is not None else []
        turn = table.turns
        table.choose(index, seat=decision.seat)
        if table.turns != turn or table.over:
            chances.append(standing(table))
        yield Progress(min(len(table.log), total), total, summed(chances, slips))


def summed(chances: list[Chances], slips: list[Slip]) -> Analysis:
    return Analysis(tuple(chances), tuple(sorted(slips, key=lambda one: -one.cost)[:WORST]))


def standing(table: Table[Any]) -> Chances:
    """Each seat's chance as the game's own eye sees it."""
    seats = range(table.record().header.seats)
    looks = list(payoffs(table, seats).values())
    whole = sum(looks)
    if table.game.open_table or len(looks) == 1 or not whole:
        return Chances(len(table.log), tuple(looks))
    return Chances(len(table.log), tuple(look / whole for look in looks))


def judge(table: Table[Any], decision: Decision[Any], index: int, budget: Budget, seed: int) -> Slip | None:
    """What a decision cost, if there was something better; by what its seat could know."""
    sight, bot = Sight(table, decision), SearchBot(seed, budget)
    found = bot.weigh(sight)
    best, chosen = found[0], next(one for one in found if one.index == index)
    cost = best.worth - chosen.worth
    if best.index == index or not chosen.tried or cost < LEAST:
        return None
    options = decision.options
    told = why(bot, sight, best, seed)
    entry = len(table.log)
    return Slip(entry, decision.seat, decision.prompt, options[index].label, options[best.index].label, told, cost)
