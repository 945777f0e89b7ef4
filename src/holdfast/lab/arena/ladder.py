"""The ladder of a game: the matches that measure how good its levels are."""

from __future__ import annotations

from typing import Any, NamedTuple

from holdfast.bots import LEVELS
from holdfast.bots.levels import NEWCOMER, SETTLER, VETERAN, WARDEN, resolve_level
from holdfast.games import game as game_named

QUICK_GAMES, SLOW_GAMES = 200, 100
"""The number of games between quick bots, and between slow ones."""
WARDEN_TIMES = 3
"""Where each bot plays against the game, the strongest should win this many times as often as the greedy bot."""


HEADING = ("| better | worse | games | won | 95 % interval | bar | |", "|---|---|---:|---:|---:|---:|---|")
HEADING_ALONE = (
    "| better | worse | games each | won | 95 % interval | the other won | alone | bar | |",
    "|---|---|---:|---:|---:|---:|---:|---:|---|",
)
"""Alone: of the deals that only one of the two won, how many the better one won."""


class Rung(NamedTuple):
    """A better and a worse bot, the share that the better one should win at least, and the number of games.

    Where each plays against the game, only deals count that one of them won and the other lost.
    """

    better: str
    worse: str
    bar: float
    games: int
    times: int = 1
    """Where each plays against the game: how many times as often the better one should win."""

    @property
    def bots(self) -> tuple[str, str]:
        return self.better, self.worse

    @property
    def file(self) -> str:
        return f"{self.better}-{self.worse}.jsonl"


def rungs(game: str, seats: int) -> list[Rung]:
    """Greedy over random, the strongest over both, and each level over the one below; the same pair only once.

    With three seats or more the worse bot takes all the others, so the bars are lower.
    """
    if seats == 1 or game_named(game).open_table:
        return _once_each(_against_the_game(), game)
    crowd = seats > 2
    wanted = [
        Rung("greedy", "random", 0.85, QUICK_GAMES),
        Rung(WARDEN, "random", 0.90 if crowd else 0.97, SLOW_GAMES),
        Rung(WARDEN, "greedy", 0.55 if crowd else 0.75, SLOW_GAMES),
        Rung(SETTLER, NEWCOMER, 0.60, QUICK_GAMES),
        Rung(VETERAN, SETTLER, 0.60, SLOW_GAMES),
        Rung(WARDEN, VETERAN, 0.60, SLOW_GAMES),
    ]
    return _once_each(wanted, game)


def _against_the_game() -> list[Rung]:
    """Each bot plays the same deals alone, so there are twice as many games."""
    return [
        Rung("greedy", "random", 0.85, 2 * QUICK_GAMES),
        Rung(WARDEN, "greedy", 0.60, 2 * SLOW_GAMES, WARDEN_TIMES),
        Rung(SETTLER, NEWCOMER, 0.60, 2 * QUICK_GAMES),
        Rung(VETERAN, SETTLER, 0.60, 2 * SLOW_GAMES),
        Rung(WARDEN, VETERAN, 0.60, 2 * SLOW_GAMES),
    ]


def _once_each(wanted: list[Rung], game: str) -> list[Rung]:
    """Without rungs between bots that another rung matches under other names."""
    pairs = {tuple(bot_of(bot, game) for bot in rung.bots): rung for rung in reversed(wanted)}
    return [rung for rung in wanted if rung in pairs.values()]


def bot_of(bot: str, game: str) -> str:
    """The bot that plays: that of a level, or the bot itself."""
    return resolve_level(bot, game_named(game))


def as_markdown(game: str, seats: int, seed: int, found: list[tuple[Rung, dict[str, Any]]]) -> str:
    """The rungs as a table for docs/bots.md."""
    levels = ", ".join(f"{level} `{resolve_level(level, game_named(game))}`" for level in LEVELS)
    alone = seats == 1 or game_named(game).open_table
    lines = [
        f"### {game_named(game).title}, {seats} seat{'s' if seats > 1 else ''}, seed {seed}",
        "",
        f"{levels}.",
        "",
        *(HEADING_ALONE if alone else HEADING),
    ]
    lines += [_row_alone(rung, report) if alone else _row(rung, report) for rung, report in found]
    return "\n".join([*lines, *_losses(found), ""])


def _row(rung: Rung, report: dict[str, Any]) -> str:
    better = report["bots"][rung.better]
    won, (low, high) = f"{better['win_share']:.1%}", better["interval"]
    verdict = "reached" if better["win_share"] >= rung.bar else "below"
    return (
        f"| {rung.better} | {rung.worse} | {better['games']} | {won} | {low:.1%} to {high:.1%} | {rung.bar:.0%} "
        f"| {verdict} |"
    )


def _row_alone(rung: Rung, report: dict[str, Any]) -> str:
    """The shares that both won of the same deals, and the deals that only one of them won."""
    better, worse = report["bots"][rung.better], report["bots"][rung.worse]
    (low, high), alone, less = better["interval"], better["alone"][rung.worse], worse["alone"][rung.better]
    share = alone / max(1, alone + less)
    reached = share >= rung.bar and better["win_share"] >= rung.times * worse["win_share"]
    bar = f"{rung.bar:.0%}" + (f", {rung.times} times as often" if rung.times > 1 else "")
    return (
        f"| {rung.better} | {rung.worse} | {better['games']} | {better['win_share']:.1%} | {low:.1%} to {high:.1%} "
        f"| {worse['win_share']:.1%} | {alone} of {alone + less}: {share:.0%} | {bar} "
        f"| {'reached' if reached else 'below'} |"
    )


def _losses(found: list[tuple[Rung, dict[str, Any]]]) -> list[str]:
    """Why games were lost, where bots play against the game."""
    causes: dict[str, dict[str, int]] = {}
    for _, report in found:
        for name, bot in report["bots"].items():
            if bot.get("losses"):
                causes.setdefault(name, bot["losses"])
    if not causes:
        return []
    lines = (f"- {name}: " + ", ".join(f"{why} {n}" for why, n in each.items()) for name, each in causes.items())
    return ["", "Why games were lost:", "", *lines]
