"""Bots, by name. They see what their seat may see, and nothing else.

>>> from holdfast import bots
>>> bots.make("random", seed=7).name
'random'
>>> bots.lineup("random", seats=3)
('random', 'random', 'random')
"""

from __future__ import annotations

from collections.abc import Callable

from holdfast.bots.random_bot import RandomBot
from holdfast.bots.sampling import DEFAULT, Budget, SamplingBot
from holdfast.bots.sight import Bot, Sight
from holdfast.engine.errors import HoldfastError

__all__ = ["LEVELS", "MAKERS", "Bot", "Sight", "UnknownBot", "lineup", "make"]

MAKERS: dict[str, Callable[[int], Bot]] = {"random": RandomBot}
"""How each bot is made, from a seed. A bot that samples takes a budget too: `sampling:200ms`, `sampling:500`."""

LEVELS: dict[str, str] = {"Newcomer": "random", "Settler": "sampling:300ms"}
"""The bots as people know them, from the weakest up."""


class UnknownBot(HoldfastError):
    """The player's: no bot of that name, or not as many as there are seats for them."""


def make(name: str, *, seed: int) -> Bot:
    """A bot; the same seed makes the same choices."""
    return _maker(name)(seed)


def lineup(text: str, *, seats: int) -> tuple[str, ...]:
    """The bot of each seat, from one name for all of them or as many names with commas between."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        _maker(name)
    if len(names) not in (1, seats):
        raise UnknownBot(f"{len(names)} bots are named for {seats} seats; name 1 for all of them, or {seats}")
    return tuple(names * seats if len(names) == 1 else names)


def _maker(name: str) -> Callable[[int], Bot]:
    if name in MAKERS:
        return MAKERS[name]
    kind, _, size = name.partition(":")
    budget = Budget.read(size or DEFAULT)
    if kind != "sampling" or budget is None:
        known = ", ".join([*MAKERS, "sampling", "sampling:200ms", "sampling:500"])
        raise UnknownBot(f"there is no bot {name!r}; there are: {known}")
    return lambda seed: SamplingBot(seed, budget, name)
