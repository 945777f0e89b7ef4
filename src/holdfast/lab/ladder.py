"""The ladder of a game: which bots are matched to say how good the levels are, and how many games it takes."""

from __future__ import annotations

from typing import Any, NamedTuple

from holdfast.bots import LEVELS
from holdfast.bots.levels import NEWCOMER, SETTLER, VETERAN, WARDEN, setting
from holdfast.games import game as game_named

QUICK, SLOW = 200, 100
"""How many games are played of bots that think little, and of those that think long."""


class Rung(NamedTuple):
    """A better bot and a worse one, what the better one should win at least, and in how many games."""

    better: str
    worse: str
    bar: float
    games: int

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
    crowd = seats > 2 and not game_named(game).open_table
    wanted = [
        Rung("greedy", "random", 0.85, QUICK),
        Rung(WARDEN, "random", 0.90 if crowd else 0.97, SLOW),
        Rung(WARDEN, "greedy", 0.55 if crowd else 0.75, SLOW),
        Rung(SETTLER, NEWCOMER, 0.60, QUICK),
        Rung(VETERAN, SETTLER, 0.60, SLOW),
        Rung(WARDEN, VETERAN, 0.60, SLOW),
    ]
    pairs = {tuple(behind(bot, game) for bot in rung.bots): rung for rung in reversed(wanted)}
    return [rung for rung in wanted if rung in pairs.values()]


def behind(bot: str, game: str) -> str:
    """The bot that plays: a level's setting, or the bot itself."""
    return setting(bot, game) if bot in LEVELS else bot


def as_markdown(game: str, seats: int, seed: int, found: list[tuple[Rung, dict[str, Any]]]) -> str:
    """The rungs as a table for docs/bots.md."""
    levels = ", ".join(f"{level} `{setting(level, game)}`" for level in (NEWCOMER, SETTLER, VETERAN, WARDEN))
    lines = [
        f"### {game_named(game).title}, {seats} seat{'s' if seats > 1 else ''}, seed {seed}",
        "",
        f"{levels}.",
        "",
        "| better | worse | games | won | 95 % interval | bar | |",
        "|---|---|---:|---:|---:|---:|---|",
    ]
    lines += [_row(rung, report) for rung, report in found]
    return "\n".join([*lines, *_losses(found), ""])


def _row(rung: Rung, report: dict[str, Any]) -> str:
    one, other = report["bots"][rung.better], report["bots"][rung.worse]
    won, (low, high) = f"{one['win_share']:.1%}", one["interval"]
    if "losses" in one:
        won += f" (the other {other['win_share']:.1%})"
        return f"| {rung.better} | {rung.worse} | {one['games']} | {won} | {low:.1%} to {high:.1%} | | |"
    verdict = "reached" if one["win_share"] >= rung.bar else "below"
    return (
        f"| {rung.better} | {rung.worse} | {one['games']} | {won} | {low:.1%} to {high:.1%} | {rung.bar:.0%} "
        f"| {verdict} |"
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
