"""Bots, by name. They see what their seat may see, and nothing else.

>>> from holdfast import bots
>>> bots.make("random", seed=7).name
'random'
>>> bots.lineup("greedy", seats=3)
('greedy', 'greedy', 'greedy')
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from holdfast.bots.budget import Budget
from holdfast.bots.exec_bot import ExecBot
from holdfast.bots.greedy import GreedyBot
from holdfast.bots.levels import NEWCOMER, SETTLER, VETERAN, WARDEN, LevelBot, hurry
from holdfast.bots.player_view import Bot, PlayerView
from holdfast.bots.random_bot import RandomBot
from holdfast.bots.search import SearchBot
from holdfast.engine.errors import HoldfastError

__all__ = [
    "LEVELS",
    "MAKERS",
    "STAND_IN",
    "Bot",
    "PlayerView",
    "UnknownBot",
    "close",
    "for_strangers",
    "hurry",
    "lineup",
    "make",
]

MAKERS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""The bots that need no more than a seed. The others are told more: `greedy:50%`, `search:500ms`, `exec:./mybot`."""

LEVELS: dict[str, str] = {level: level for level in (NEWCOMER, SETTLER, VETERAN, WARDEN)}
"""The bots as people know them, from the weakest up; in each game a setting of its own."""

STAND_IN = SETTLER
"""Who plays where a person has left, or where nobody said which bot it should be."""

KNOWN = ", ".join(["random", "greedy", "greedy:50%", "search:500ms", "search:2000", *LEVELS, "exec:PROGRAM"])


class UnknownBot(HoldfastError):
    """The player's: no bot of that name, or not as many as there are seats for them."""


def make(name: str, *, seed: int) -> Bot:
    """A bot; the same seed makes the same choices."""
    return _maker(name)(seed)


def for_strangers(name: str) -> str:
    """The name of a bot that anybody may ask a server for: one of ours, never a program of their own choice."""
    if name.startswith("exec:"):
        raise UnknownBot("programs sit down at a server's tables over its API, not by name")
    _maker(name)
    return name


def close(players: Iterable[Bot]) -> None:
    """End the programs behind bots, after a game."""
    for player in players:
        if isinstance(player, ExecBot):
            player.close()


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
    if name in LEVELS:
        return lambda seed: LevelBot(name, seed, lambda behind, its_seed: make(behind, seed=its_seed))
    kind, _, words = name.partition(":")
    maker: Callable[[int], Bot] | None = None
    if kind == "greedy":
        maker = _greedy(name, words)
    elif kind == "search" and (budget := Budget.read(words or "300ms")):
        maker = lambda seed: SearchBot(seed, budget, name)  # noqa: E731  # closes over what was read
    elif kind == "exec" and words:
        maker = lambda _seed: ExecBot(words, name)  # noqa: E731  # likewise
    if maker is None:
        raise UnknownBot(f"there is no bot {name!r}; there are: {KNOWN}")
    return maker


def _greedy(name: str, care: str) -> Callable[[int], Bot] | None:
    """`greedy:50%` looks at half of its decisions and leaves the others to chance."""
    share = care.removesuffix("%")
    if share == care or not share.isdecimal() or not 1 <= int(share) <= 100:
        return None
    return lambda seed: GreedyBot(seed, int(share) / 100, name)
