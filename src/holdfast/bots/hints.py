"""Advice for a person: the best options, what each is worth, and why, in the words of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from holdfast.bots.budget import Budget
from holdfast.bots.search import Estimate, SearchBot
from holdfast.bots.sight import Sight
from holdfast.engine.play import Play

BEST = 3
STEPS = 2
"""How many of the choices that would follow are told."""


@dataclass(frozen=True)
class Advice:
    """An option worth a thought: its index, the chance that it leaves, and one sentence why."""

    index: int
    chance: float
    why: str


def advise(sight: Sight, seed: int, budget: Budget) -> list[Advice]:
    """The best three options, found within a budget by what the seat may know."""
    bot = SearchBot(seed, budget)
    best = sorted(bot.weigh(sight)[:BEST], key=lambda one: -one.worth)
    return [Advice(one.index, one.worth, why(bot, sight, one, seed)) for one in best]


def why(bot: SearchBot, sight: Sight, estimate: Estimate, seed: int) -> str:
    """What an option leads to in this turn, and the points that brings, by source."""
    trial = sight.fork(seed=seed)
    before = points(trial, sight.seat)
    sight.answer(trial, estimate.index)
    steps = follow(trial, sight.seat, bot.line(sight, estimate.index))
    after = points(trial, sight.seat)
    gains = [f"{after[part] - before.get(part, 0):+d} {part}" for part in after if after[part] != before.get(part, 0)]
    told = f"Then {', then '.join(steps[:STEPS])}" if steps else ""
    scored = ", ".join(gains)
    if told and scored:
        return f"{told}; by the end of the turn: {scored}."
    if told or scored:
        return f"{told or f'By the end of the turn: {scored}'}."
    return "No points at once: it is the position that gets better or worse."


def follow(trial: Play[Any], seat: int, line: list[object]) -> list[str]:
    """Give the answers of a line while they are on offer, and tell what they are called."""
    steps = list[str]()
    for value in line:
        if trial.over or trial.decision.seat != seat or value not in trial.decision.values:
            break
        index = list(trial.decision.values).index(value)
        label = trial.decision.options[index].label
        steps.append(label[:1].lower() + label[1:])
        trial.step(index)
    return steps


def points(trial: Play[Any], seat: int) -> dict[str, int]:
    """The points of a seat by source."""
    return dict(trial.result().sheets[seat].parts)
