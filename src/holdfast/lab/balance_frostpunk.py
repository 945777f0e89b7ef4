"""The balance report of Frostpunk: how often cities survive, why they fall, and whether every card has its use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Final, NamedTuple

from holdfast.engine.chance import Generator64
from holdfast.games.frostpunk import GAME
from holdfast.games.frostpunk.rules.effects import LOSSES
from holdfast.games.frostpunk.study import STUDY, SURVIVED
from holdfast.lab.balance import Share, Spread, table
from holdfast.lab.engines import Engine
from holdfast.lab.results import Outcome
from holdfast.lab.simulate import Run, simulate
from holdfast.lab.uses import written

SCENARIOS: Final = ("crater", "arks")
LEVELS: Final = ("normal", "hard")
CAUSES: Final = tuple(LOSSES)
"""Why a game can be lost: the six ways of the rulebook, then those of the Round track and of a scenario."""
SIX: Final = CAUSES[:6]

Told = Callable[[str], None]


class Kind(NamedTuple):
    """A kind of player: its name in the report, the bot, and how many games it plays at each kind of table."""

    name: str
    bot: str
    times: float
    seats: tuple[int, ...] = GAME.seats


PLAYERS: Final = (
    Kind("random", "random", 15),
    Kind("greedy", "greedy", 2),
    Kind("search", "search:100", 1, (1,)),
)
"""Random players are quick, those that search are slow."""


class Setting(NamedTuple):
    """Who plays what: a kind of player, seats, scenario and level."""

    player: str
    seats: int
    scenario: str
    level: str


@dataclass
class Report:
    """All games of a run."""

    games: int
    seed: int
    players: tuple[Kind, ...]
    played: dict[Setting, list[Outcome]] = field(default_factory=dict)

    def of(self, player: str, scenario: str | None = None, level: str | None = None) -> list[Outcome]:
        """The games of a kind of player, at any number of seats; in one scenario and level, or in all."""
        return [
            one
            for setting, games in self.played.items()
            if setting.player == player and scenario in (None, setting.scenario) and level in (None, setting.level)
            for one in games
        ]


def settings(players: tuple[Kind, ...]) -> Iterator[tuple[Kind, Setting]]:
    for kind in players:
        for scenario, level, seats in product(SCENARIOS, LEVELS, kind.seats):
            yield kind, Setting(kind.name, seats, scenario, level)


def make(games: int, seed: int, tell: Told, engine: Engine | None = None) -> Report:
    """Play all that the report needs. Game i of a setting follows from the seed, the setting and i."""
    report = Report(games, seed, PLAYERS)
    for number, (kind, setting) in enumerate(settings(report.players)):
        count = max(2, round(games * kind.times))
        options = {"scenario": setting.scenario, "level": setting.level}
        tell(f"{setting.scenario}, {setting.level}, seats: {setting.seats}, {kind.name} players: {count} games")
        own = Generator64(seed).branch(number).seed
        run = Run("frostpunk", setting.seats, count, own, (kind.bot,), options, study=True)
        report.played[setting] = list(simulate(run, engine))
    return report


# Figures ---------------------------------------------------------------------------------------------------------


def wins(games: list[Outcome]) -> Share:
    return Share(sum(bool(one.winners) for one in games), len(games))


def causes(games: list[Outcome]) -> Counter[str]:
    """How often each cause ended a game, by the key of the cause."""
    keys = {words: key for key, words in LOSSES.items()}
    return Counter(keys[one.ended] for one in games if one.ended != SURVIVED)


def days(games: list[Outcome]) -> Spread:
    """The days that cities lived through."""
    return Spread(tuple(one.scores[0] for one in games))


def uses(report: Report, scenario: str) -> dict[str, tuple[str, int, int]]:
    """For each entry of a scenario its name, and how many games of greedy and searching players made use of it."""
    better = [one for kind in report.players[1:] for one in report.of(kind.name, scenario)]
    counts = Counter(use for one in better for use in one.sides[0].used)
    state = GAME.new(GAME.content(None), 1, GAME.check(1, {"scenario": scenario}))
    entries = {written(entry.use): entry.name for entry in STUDY.entries(state)}
    return {use: (name, counts[use], len(better)) for use, name in entries.items()}


# What is written -------------------------------------------------------------------------------------------------


def text(report: Report) -> str:
    """The report in Markdown."""
    parts = [opening(report), *win_part(report), *cause_part(report), *level_part(report), *use_part(report)]
    return "\n\n".join(parts) + "\n"


def opening(report: Report) -> str:
    bots = "; ".join(
        f"*{kind.name}*: `{kind.bot}`, {max(2, round(report.games * kind.times))} games" for kind in report.players
    )
    return f"""# Balance of Frostpunk

Produced by `holdfast balance frostpunk --games {report.games} --seed {report.seed} --out docs/balance/frostpunk.md`;
the same command of the same release gives the same figures. At every table all seats are held by the same kind of
player, with this bot and so many games: {bots}. Searching players, the slowest, play alone only. Intervals are 95 %,
after Wilson.
What was tried and changed stands in [frostpunk-notes.md](frostpunk-notes.md)."""


def win_part(report: Report) -> list[str]:
    """Shares of victories by player, scenario, level and seats."""
    rows = [
        [one.scenario, one.level, str(one.seats), one.player, wins(games).text(), f"{days(games).mean:.1f}",
         f"{min(days(games).points)} to {max(days(games).points)}", str(len(games))]
        for one, games in sorted(report.played.items(), key=lambda item: order(item[0]))
    ]  # fmt: skip
    head = ["scenario", "level", "seats", "players", "won", "days lived, mean", "least and most", "games"]
    return ["## How often the city survives", table(head, rows)]


def order(setting: Setting) -> tuple[int, int, int]:
    """Scenarios and levels as they are, then by seats; players in the order of the report."""
    return SCENARIOS.index(setting.scenario), LEVELS.index(setting.level), setting.seats


def cause_part(report: Report) -> list[str]:
    """Why games were lost, all numbers of seats together; and how often in all."""
    rows, total = list[list[str]](), Counter[str]()
    for kind, scenario, level in product(report.players, SCENARIOS, LEVELS):
        games = report.of(kind.name, scenario, level)
        counts = causes(games)
        total += counts
        lost = counts.total()
        shares = [f"{counts[cause]} ({counts[cause] / lost:.0%})" if counts[cause] else "0" for cause in CAUSES]
        rows.append([kind.name, scenario, level, str(lost), *shares])
    rows.append(["all", "", "", str(total.total()), *(str(total[cause]) for cause in CAUSES)])
    missing = [cause for cause in SIX if not total[cause]]
    verdict = (
        f"of the six ways of the rulebook {', '.join(missing)} never" if missing else "all six ways of the rulebook"
    )
    verdict = f"Met in this run: {verdict}."
    head = ["players", "scenario", "level", "lost", *CAUSES]
    told = "\n".join(f"- *{key}*: {words}" for key, words in LOSSES.items())
    return ["## Why cities fall", told, table(head, rows), verdict]


def level_part(report: Report) -> list[str]:
    """Whether the easier level is won more often, or outlived longer where nobody wins."""
    lines = []
    for kind, scenario in product(report.players, SCENARIOS):
        easy, hard = (report.of(kind.name, scenario, level) for level in LEVELS)
        low, high = wins(easy), wins(hard)
        word = (
            "more often than" if low.value > high.value else "as often as" if low.value == high.value else "LESS than"
        )
        sure = low.interval[0] > high.interval[1] or high.interval[0] > low.interval[1]
        lines.append(
            f"- {kind.name}, {scenario}: normal is won {word} hard, {low.text()} against {high.text()}, "
            f"{'beyond' if sure else 'within'} the intervals; days {days(easy).text()} against {days(hard).text()}."
        )
    return ["## Normal against hard", "\n".join(lines)]


def use_part(report: Report) -> list[str]:
    """How many games of better players met or used each kind of entry, and which of them none did."""
    parts, never = ["## Whether every card has its use"], list[str]()
    rows = []
    for scenario in SCENARIOS:
        found = uses(report, scenario)
        kinds = dict.fromkeys(use.partition("/")[0] for use in found)
        for kind in kinds:
            counts = [(count, name) for use, (name, count, _) in found.items() if use.startswith(f"{kind}/")]
            games = next(iter(found.values()))[2]
            rarest = ", ".join(f"{name} {count / max(1, games):.0%}" for count, name in sorted(counts)[:3])
            rows.append([scenario, kind, str(len(counts)), str(sum(not count for count, _ in counts)), rarest])
            never += [f"{name} ({kind}, {scenario})" for count, name in counts if not count]
    head = ["scenario", "kind", "entries", "never used", "rarest, by the share of games"]
    parts.append("Games of greedy and searching players only; a card that is drawn counts as met.")
    parts += [table(head, rows), f"Never: {', '.join(sorted(never))}." if never else "None is without use."]
    return parts


def data(report: Report) -> dict[str, Any]:
    """The report as plain data."""
    return {
        "game": "frostpunk",
        "games": report.games,
        "seed": report.seed,
        "settings": [
            {**setting._asdict(), "wins": wins(games).data(), "causes": dict(causes(games)), "days": days(games).data()}
            for setting, games in report.played.items()
        ],
        "uses": {
            scenario: {use: count for use, (_, count, _) in uses(report, scenario).items()} for scenario in SCENARIOS
        },
    }
