"""The balance report of Frostpunk: wins and causes counted, levels compared, content without use named."""

from __future__ import annotations

from pathlib import Path

import pytest

from commands import data_of
from holdfast.games.frostpunk.rules.effects import LOSSES
from holdfast.games.frostpunk.study import SURVIVED
from holdfast.lab import balance_frostpunk
from holdfast.lab.balance_frostpunk import (
    Kind,
    Report,
    Setting,
    cause_part,
    causes,
    days,
    level_part,
    make,
    settings,
    text,
    use_part,
    uses,
    wins,
)
from holdfast.lab.results import Outcome, Side

QUICK = (Kind("random", "random", 1, (1, 2)), Kind("greedy", "random", 1, (1,)))


def ended(cause: str, days_: int = 5, used: tuple[str, ...] = ()) -> Outcome:
    """A game that ended so; no cause is a victory."""
    winners, why = ((), LOSSES[cause]) if cause else ((0,), SURVIVED)
    return Outcome(0, 100, (days_,), winners, 50, why, (Side({"days survived": days_}, used),))


def report_of(**games: list[Outcome]) -> Report:
    """A report with greedy games of the Crater alone, by level."""
    report = Report(2, 0, QUICK)
    for level, played in games.items():
        report.played[Setting("greedy", 1, "crater", level)] = played
    for level in ("normal", "hard"):
        report.played[Setting("random", 1, "crater", level)] = [ended("deaths", 3)]
        for player in ("random", "greedy"):
            report.played[Setting(player, 1, "arks", level)] = [ended("arks", 6)]
    return report


def test_wins_causes_and_days_are_counted() -> None:
    games = [ended("", 13), ended("hope", 4), ended("hope", 6), ended("generator", 9)]

    assert (wins(games).value, wins(games).games) == (0.25, 4)
    assert causes(games) == {"hope": 2, "generator": 1}
    assert days(games).mean == 8


def test_every_kind_of_table_is_played_by_every_kind_of_player() -> None:
    for kind in balance_frostpunk.PLAYERS:
        found = [setting for one, setting in settings((kind,)) if one is kind]
        assert len(found) == len(set(found)) == 4 * len(kind.seats)
    assert {kind.name: kind.seats for kind in balance_frostpunk.PLAYERS}["greedy"] == (1, 2, 3, 4)


def test_causes_that_were_never_met_are_named() -> None:
    some = report_of(normal=[ended("hope"), ended("hunger")], hard=[ended("sickness")])
    assert cause_part(some)[-1] == "Met in this run: of the six ways of the rulebook discontent, generator never."

    every = report_of(normal=[ended(cause) for cause in LOSSES], hard=[ended("hope")])
    assert cause_part(every)[-1] == "Met in this run: all six ways of the rulebook."
    assert "| greedy | crater | normal | 8 | 1 (12%) |" in cause_part(every)[2]


def test_an_easier_level_that_is_won_less_is_called_out() -> None:
    right = level_part(report_of(normal=[ended(""), ended("")], hard=[ended("hope"), ended("")]))[1]
    assert "greedy, crater: normal is won more often than hard" in right

    wrong = level_part(report_of(normal=[ended("hope")] * 40, hard=[ended("")] * 40))[1]
    assert "greedy, crater: normal is won LESS than hard" in wrong
    assert "beyond the intervals" in wrong


def test_content_without_use_is_named() -> None:
    report = report_of(
        normal=[ended("hope", used=("law/L01", "building/tent"))], hard=[ended("hope", used=("law/L01",))]
    )

    assert uses(report, "crater")["law/L01"] == ("Children at Work", 2, 2)
    assert uses(report, "crater")["building/tent"][1] == 1
    never = use_part(report)[-1]
    assert "Bunkhouse (building, crater)" in never
    assert "Tent (building, crater)" not in never


def test_the_same_seed_gives_the_same_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance_frostpunk, "PLAYERS", QUICK)
    told = list[str]()
    first, again = (text(make(3, 5, told.append)) for _ in range(2))

    assert first == again
    assert text(make(3, 6, told.append)) != first
    assert told[0] == "crater, normal, seats: 1, random players: 3 games"


def test_the_command_writes_the_report_and_prints_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance_frostpunk, "PLAYERS", QUICK)
    file = tmp_path / "new" / "frostpunk.md"

    printed = data_of(
        "balance", "frostpunk", "--games", "2", "--seed", "3", "--out", str(file), "--json", "--workers", "1"
    )

    assert len(printed["settings"]) == 12
    assert all(one["wins"]["games"] == 2 for one in printed["settings"])
    assert "holdfast balance frostpunk --games 2 --seed 3" in file.read_text()
