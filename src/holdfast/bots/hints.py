"""Advice for a person: the best options, the chance after each, and why, in the words of the game."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from holdfast.bots.budget import Budget
from holdfast.bots.player_view import PlayerView
from holdfast.bots.search import Estimate, SearchBot
from holdfast.engine.play import Play

MAX_ADVICE = 3
"""How many options are advised."""
MAX_STEPS = 2
"""How many of the choices that would follow are named."""
MAX_LABEL_LENGTH = 44
"""Longer labels of choices are cut at a comma or colon, in letters."""


@dataclass(frozen=True)
class Advice:
    """An option worth considering: its index, the seat's chance after it, and one sentence why."""

    index: int
    chance: float
    why: str


def advise(view: PlayerView, seed: int, budget: Budget) -> list[Advice]:
    """The best options, found within a budget by what the seat may know."""
    bot = SearchBot(seed, budget)
    best = sorted(bot.estimate(view)[:MAX_ADVICE], key=lambda estimate: -estimate.value)
    return [Advice(estimate.index, estimate.value, why(bot, view, estimate, seed)) for estimate in best]


def why(bot: SearchBot, view: PlayerView, estimate: Estimate, seed: int) -> str:
    """What an option leads to in this turn, and the points that brings, by source."""
    trial = view.fork(seed=seed)
    before = points(trial, view.seat)
    view.answer(trial, estimate.index)
    steps = follow(trial, view.seat, bot.line(view, estimate.index))
    scored = gains(before, points(trial, view.seat))
    if not steps:
        return f"{scored[:1].upper()}{scored[1:]}." if scored else "Nothing scores this turn; it counts for later."
    named = ", then ".join(f"“{shortened(step)}”" for step in steps[:MAX_STEPS])
    return f"Then {named}; {scored}." if scored else f"Then {named}."


def gains(before: dict[str, int], after: dict[str, int]) -> str:
    """The points that a turn brings or costs, by source; empty if no source changes."""
    changes = {part: count - before.get(part, 0) for part, count in after.items() if count != before.get(part, 0)}
    whole = sum(changes.values())
    parts = ", ".join(f"{change:+d} {part}".replace("-", "−", 1) for part, change in changes.items())
    if not changes:
        return ""
    if not whole:
        return f"no points in sum this turn ({parts})"
    return f"{'brings' if whole > 0 else 'costs'} {abs(whole)} point{'s' * (abs(whole) > 1)} this turn ({parts})"


def shortened(label: str) -> str:
    """The label of an option without its costs and effects, which its button shows."""
    plain = label.partition(" (")[0]
    return plain if len(plain) <= MAX_LABEL_LENGTH else re.split("[:,] ", plain)[0]


def follow(trial: Play[Any], seat: int, line: list[object]) -> list[str]:
    """Give the answers of a line while they are on offer; returns their labels."""
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
