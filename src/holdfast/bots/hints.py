"""Advice for a person: the best options, what each is worth, and why, in the words of the game."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from holdfast.bots.budget import Budget
from holdfast.bots.player_view import PlayerView
from holdfast.bots.search import Estimate, SearchBot
from holdfast.engine.play import Play

BEST = 3
STEPS = 2
"""How many of the choices that would follow are told."""
LONG = 44
"""Letters of the longest name of a choice that is told in full."""


@dataclass(frozen=True)
class Advice:
    """An option worth a thought: its index, the chance that it leaves, and one sentence why."""

    index: int
    chance: float
    why: str


def advise(view: PlayerView, seed: int, budget: Budget) -> list[Advice]:
    """The best three options, found within a budget by what the seat may know."""
    bot = SearchBot(seed, budget)
    best = sorted(bot.weigh(view)[:BEST], key=lambda one: -one.worth)
    return [Advice(one.index, one.worth, why(bot, view, one, seed)) for one in best]


def why(bot: SearchBot, view: PlayerView, estimate: Estimate, seed: int) -> str:
    """What an option leads to in this turn, and the points that brings, by source."""
    trial = view.fork(seed=seed)
    before = points(trial, view.seat)
    view.answer(trial, estimate.index)
    steps = follow(trial, view.seat, bot.line(view, estimate.index))
    scored = gains(before, points(trial, view.seat))
    if not steps:
        return f"{scored[:1].upper()}{scored[1:]}." if scored else "Nothing scores this turn; it counts for later."
    told = ", then ".join(f"“{named(step)}”" for step in steps[:STEPS])
    return f"Then {told}; {scored}." if scored else f"Then {told}."


def gains(before: dict[str, int], after: dict[str, int]) -> str:
    """The points that a turn brings or costs, by source; nothing if it is all the same."""
    changes = {part: count - before.get(part, 0) for part, count in after.items() if count != before.get(part, 0)}
    whole = sum(changes.values())
    parts = ", ".join(f"{change:+d} {part}".replace("-", "−", 1) for part, change in changes.items())
    if not changes:
        return ""
    if not whole:
        return f"no points in sum this turn ({parts})"
    return f"{'brings' if whole > 0 else 'costs'} {abs(whole)} point{'s' * (abs(whole) > 1)} this turn ({parts})"


def named(label: str) -> str:
    """An option in few words: what it costs and does stands on its button."""
    plain = label.partition(" (")[0]
    return plain if len(plain) <= LONG else re.split("[:,] ", plain)[0]


def follow(trial: Play[Any], seat: int, line: list[object]) -> list[str]:
    """Give the answers of a line while they are on offer, and tell what they are called."""
    steps = list[str]()
    for value in line:
        if trial.over or trial.decision.seat != seat or value not in trial.decision.values:
            break
        index = list(trial.decision.values).index(value)
        steps.append(trial.decision.options[index].label)
        trial.step(index)
    return steps


def points(trial: Play[Any], seat: int) -> dict[str, int]:
    """The points of a seat by source."""
    return dict(trial.result().sheets[seat].parts)
