"""The ladder of a game: which bots are matched to say how good the levels are, and how many games it takes."""

from __future__ import annotations

from typing import Any, NamedTuple

from holdfast.bots import LEVELS
from holdfast.bots.levels import NEWCOMER, SETTLER, VETERAN, WARDEN, resolve_level
from holdfast.games import game as game_named

QUICK, SLOW = 200, 100
"""How many games are played of bots that think little, and of those that think long."""
TIMES = 3
"""How many times as often as the greedy bot the strongest should win, where each plays against the game itself."""


HEADING = ("| better | worse | games | won | 95 % interval | bar | |", "|---|---|---:|---:|---:|---:|---|")
HEADING_ALONE = (
    "| better | worse | games each | won | 95 % interval | the other won | alone | bar | |",
    "|---|---|---:|---:|---:|---:|---:|---:|---|",
)
"""Alone: how many of the deals that only one of the two won were the better one's."""


class Rung(NamedTuple):
    """A better bot and a worse one, what the better one should win at least, and in how many games.

    Where each plays against the game itself, only deals count that one of them won and the other lost.
    """

    better: str
    worse: str
    bar: float
    games: int
    times: int = 1
    """How many times as often the better one should win, where each plays against the game itself."""

    @property
    def bots(self) -> tuple[str, str]:
        return self.better, self.worse

    @property
    def file(self) -> str:
        return f"{self.better}-{self.worse}.jsonl"


def rungs(game: str, seats: int) -> list[Rung]:
    """Greedy over random, the strongest over both, and each level over the one below; the same pair only once.

    With three seats and more the worse bot has all the others, so less is asked for.
    """
    if seats == 1 or game_named(game).open_table:
        return _once_each(_against_the_game(), game)
    crowd = seats > 2
    wanted = [
        Rung("greedy", "random", 0.85, QUICK),
        Rung(WARDEN, "random", 0.90 if crowd else 0.97, SLOW),
        Rung(WARDEN, "greedy", 0.55 if crowd else 0.75, SLOW),
        Rung(SETTLER, NEWCOMER, 0.60, QUICK),
        Rung(VETERAN, SETTLER, 0.60, SLOW),
        Rung(WARDEN, VETERAN, 0.60, SLOW),
    ]
    return _once_each(wanted, game)


def _against_the_game() -> list[Rung]:
    """Each bot plays the same deals by itself, so there are twice as many games."""
    return [
        Rung("greedy", "random", 0.85, 2 * QUICK),
        Rung(WARDEN, "greedy", 0.60, 2 * SLOW, TIMES),
        Rung(SETTLER, NEWCOMER, 0.60, 2 * QUICK),
        Rung(VETERAN, SETTLER, 0.60, 2 * SLOW),
        Rung(WARDEN, VETERAN, 0.60, 2 * SLOW),
    ]


def _once_each(wanted: list[Rung], game: str) -> list[Rung]:
    """Without rungs between bots that have been matched by another name."""
    pairs = {tuple(behind(bot, game) for bot in rung.bots): rung for rung in reversed(wanted)}
    return [rung for rung in wanted if rung in pairs.values()]


def behind(bot: str, game: str) -> str:
    """The bot that plays: a level's setting, or the bot itself."""
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
    one = report["bots"][rung.better]
    won, (low, high) = f"{one['win_share']:.1%}", one["interval"]
    verdict = "reached" if one["win_share"] >= rung.bar else "below"
    return (
        f"| {rung.better} | {rung.worse} | {one['games']} | {won} | {low:.1%} to {high:.1%} | {rung.bar:.0%} "
        f"| {verdict} |"
    )


def _row_alone(rung: Rung, report: dict[str, Any]) -> str:
    """What both won of the same deals, and who won those that only one of them won."""
    one, other = report["bots"][rung.better], report["bots"][rung.worse]
    (low, high), alone, less = one["interval"], one["alone"][rung.worse], other["alone"][rung.better]
    share = alone / max(1, alone + less)
    reached = share >= rung.bar and one["win_share"] >= rung.times * other["win_share"]
    bar = f"{rung.bar:.0%}" + (f", {rung.times} times as often" if rung.times > 1 else "")
    return (
        f"| {rung.better} | {rung.worse} | {one['games']} | {one['win_share']:.1%} | {low:.1%} to {high:.1%} "
        f"| {other['win_share']:.1%} | {alone} of {alone + less}: {share:.0%} | {bar} "
        f"| {'reached' if reached else 'below'} |"
    )


def _losses(found: list[tuple[Rung, dict[str, Any]]]) -> list[str]:
    """Why games were lost, where bots play against the game itself."""
    causes: dict[str, dict[str, int]] = {}
    for _, report in found:
        for name, one in report["bots"].items():
            if one.get("losses"):
                causes.setdefault(name, one["losses"])
    if not causes:
        return []
    told = (f"- {name}: " + ", ".join(f"{why} {n}" for why, n in each.items()) for name, each in causes.items())
    return ["", "Why games were lost:", "", *told]
