"""Bots, by name. They see what their seat may see, and nothing else.

>>> from holdfast import bots
>>> bots.make("random", seed=7).name
'random'
>>> bots.lineup("greedy", seats=3)
('greedy', 'greedy', 'greedy')
"""

from __future__ import annotations

from collections.abc import Callable

from holdfast.bots.budget import Budget
from holdfast.bots.greedy import GreedyBot
from holdfast.bots.random_bot import RandomBot
from holdfast.bots.sampling import SamplingBot
from holdfast.bots.search import SearchBot
from holdfast.bots.sight import Bot, Sight
from holdfast.engine.errors import HoldfastError

__all__ = ["LEVELS", "MAKERS", "Bot", "Sight", "UnknownBot", "lineup", "make"]

MAKERS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""The bots that need no more than a seed. The others are told more: `greedy:50%`, `search:500ms`, `search:2000`."""

LEVELS: dict[str, str] = {"Newcomer": "random", "Settler": "sampling:300ms"}
"""The bots as people know them, from the weakest up."""

KNOWN = "random, greedy, greedy:50%, search, search:500ms, search:2000, sampling, sampling:200ms, sampling:500"


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
    kind, _, words = name.partition(":")
    maker: Callable[[int], Bot] | None = None
    if kind == "greedy":
        maker = _greedy(name, words)
    elif kind in ("search", "sampling") and (budget := Budget.read(words or "300ms")):
        made = SearchBot if kind == "search" else SamplingBot
        maker = lambda seed: made(seed, budget, name)  # noqa: E731  # closes over what was read
    if maker is None:
        raise UnknownBot(f"there is no bot {name!r}; there are: {KNOWN}")
    return maker


def _greedy(name: str, care: str) -> Callable[[int], Bot] | None:
    """`greedy:50%` looks at half of its decisions and leaves the others to chance."""
    share = care.removesuffix("%")
    if share == care or not share.isdecimal() or not 1 <= int(share) <= 100:
        return None
    return lambda seed: GreedyBot(seed, int(share) / 100, name)
