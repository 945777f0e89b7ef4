"""Bots, by name. A bot sees what its seat may see, and nothing else.

>>> from holdfast import bots
>>> bots.make("random", seed=7).name
'random'
>>> bots.lineup("greedy", seats=3)
('greedy', 'greedy', 'greedy')
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from holdfast.bots.budget import Budget
from holdfast.bots.exec_bot import ExecBot
from holdfast.bots.greedy import GreedyBot
from holdfast.bots.levels import LEVELS, SETTLER, LevelBot, resolve_level
from holdfast.bots.player_view import Bot, PlayerView
from holdfast.bots.random_bot import RandomBot
from holdfast.bots.search import SearchBot
from holdfast.engine.errors import HoldfastError
from holdfast.engine.game import Game

__all__ = [
    "LEVELS",
    "MAKERS",
    "STAND_IN",
    "Bot",
    "PlayerView",
    "UnknownBot",
    "close",
    "lineup",
    "make",
    "make_for_server",
    "public_bot_name",
]

MAKERS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""The bots that need nothing but a seed. Others have parameters: `greedy:50%`, `search:500ms`, `exec:./mybot`."""

STAND_IN = SETTLER
"""The bot that plays where a person has left, or where no bot was named."""

KNOWN = ", ".join(["random", "greedy", "greedy:50%", "search:500ms", "search:2000", *LEVELS, "exec:PROGRAM"])

SERVER_BUDGET = Budget(playouts=1000, seconds=1.0)
"""The largest search budget of a bot at a server's table: playouts, and the time for them."""
KNOWN_TO_SERVERS = ", ".join([*LEVELS, "random", "greedy", "greedy:50%", "search:1000", "search:1000ms"])


class UnknownBot(HoldfastError):
    """The user's error: no bot of that name, or not as many bots as seats."""


def make(name: str, *, seed: int) -> Bot:
    """A bot; the same seed makes the same choices."""
    return _maker(name)(seed)


def public_bot_name(name: str) -> str:
    """A name checked for use on a server: one of our bots that thinks no longer than it may, never a program."""
    if name.startswith("exec:"):
        raise UnknownBot("programs sit down at a server's tables over its API, not by name")
    try:
        _maker(name)
    except UnknownBot as error:
        raise UnknownBot(f"there is no bot {name!r} on a server; there are: {KNOWN_TO_SERVERS}") from error
    kind, _, parameter = name.partition(":")
    budget = Budget.read(parameter) if kind == "search" else None
    if budget is not None and not budget.within(SERVER_BUDGET):
        raise UnknownBot(
            f"{name!r} would think too long for a server; the most is search:{SERVER_BUDGET.playouts} "
            f"or search:{SERVER_BUDGET.seconds * 1000:.0f}ms"
        )
    return name


def make_for_server(name: str, game: Game[Any], *, seed: int) -> Bot:
    """The bot of a seat at a server's table. It thinks no longer than it may, whatever an earlier version accepted."""
    try:
        name = resolve_level(public_bot_name(name), game)
    except UnknownBot:
        name = resolve_level(STAND_IN, game)
    bot = make(name, seed=seed)
    if isinstance(bot, SearchBot):
        bot.cap_budget(SERVER_BUDGET)
    return bot


def close(players: Iterable[Bot]) -> None:
    """End the programs behind bots, after a game."""
    for player in players:
        if isinstance(player, ExecBot):
            player.close()


def lineup(text: str, *, seats: int) -> tuple[str, ...]:
    """The bot of each seat, from one name for all seats or a name for each, separated by commas."""
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
        return lambda seed: LevelBot(name, seed, lambda bot, bot_seed: make(bot, seed=bot_seed))
    kind, _, parameter = name.partition(":")
    maker: Callable[[int], Bot] | None = None
    if kind == "greedy":
        maker = _greedy(name, parameter)
    elif kind == "search" and (budget := Budget.read(parameter or "300ms")):
        maker = lambda seed: SearchBot(seed, budget, name)  # noqa: E731  # closes over what was read
    elif kind == "exec" and parameter:
        maker = lambda _seed: ExecBot(parameter, name)  # noqa: E731  # likewise
    if maker is None:
        raise UnknownBot(f"there is no bot {name!r}; there are: {KNOWN}")
    return maker


def _greedy(name: str, care: str) -> Callable[[int], Bot] | None:
    """`greedy:50%` evaluates half of its decisions and chooses the others at random."""
    share = care.removesuffix("%")
    if share == care or not share.isdecimal() or not 1 <= int(share) <= 100:
        return None
    return lambda seed: GreedyBot(seed, int(share) / 100, name)
