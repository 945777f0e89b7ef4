"""Advice for people, and the analysis of finished games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import holdfast
from commands import data_of, run
from holdfast import bots
from holdfast.bots.analysis import analyse
from holdfast.bots.budget import Budget
from holdfast.bots.hints import advise
from holdfast.bots.player_view import PlayerView
from holdfast.commands.analyse import chart
from holdfast.engine.record import Record

QUICK = Budget(playouts=24)


@pytest.mark.parametrize("name", list(holdfast.games()))
def test_advice_is_the_best_three_options_each_with_its_chance_and_a_sentence(name: str) -> None:
    game = holdfast.games()[name]
    table = holdfast.new(name, seats=max(2, min(game.seats)), seed=3)
    while len(table.decision) < 4:
        table.choose(0)
    view = PlayerView(table, table.decision)
    best = advise(view, 5, QUICK)

    assert len({advice.index for advice in best}) == 3
    assert best == advise(view, 5, QUICK)
    assert [advice.chance for advice in best] == sorted((advice.chance for advice in best), reverse=True)
    assert all(re.fullmatch(r"[A-Z].*\.", advice.why) for advice in best)


@pytest.fixture(scope="module")
def record() -> Record:
    """A game that a greedy bot won against one that plays at random."""
    table = holdfast.new("cryo", seats=2, seed=3, names=["Kate", "Liam"])
    players = [bots.make("greedy", seed=1), bots.make("random", seed=2)]
    while not table.over:
        table.choose(players[table.decision.seat].choose(PlayerView(table, table.decision)))
    return table.record()


def test_an_analysis_shows_chances_over_time_and_the_costliest_decisions(record: Record) -> None:
    steps = list(analyse(holdfast.games()["cryo"], record, Budget(playouts=8)))
    found = steps[-1].so_far

    assert steps[-1].done == steps[-1].total == len(record.entries)
    assert [step.done for step in steps] == sorted(step.done for step in steps)
    assert found.chances[0].seats == pytest.approx((0.5, 0.5), abs=0.1)
    assert found.chances[-1].seats[0] > 0.9
    assert all(sum(chances.seats) == pytest.approx(1) for chances in found.chances)
    assert len(found.slips) == 5
    assert [slip.cost for slip in found.slips] == sorted((slip.cost for slip in found.slips), reverse=True)
    assert found.slips[0].chosen != found.slips[0].better


def test_the_command_prints_charts_and_where_to_look(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    short = Record(record.header, record.entries[:60], None)
    path.write_text(short.text(), encoding="utf-8")
    report, text = (
        data_of("analyse", str(path), "--budget", "4", "--json"),
        run("analyse", str(path), "--budget", "4").stdout,
    )

    assert text.startswith("Kate  ")
    assert f"holdfast replay {path} --at {report['slips'][0]['entry']}" in text
    assert report["slips"][0]["better"] in text


def test_a_budget_that_is_none_is_refused(tmp_path: Path) -> None:
    done = run("analyse", str(tmp_path / "none"), "--budget", "soon")
    assert done.exit_code == 2
    assert "a budget looks like" in done.output


def test_a_chart_is_as_high_as_the_chances() -> None:
    assert chart([0.0, 0.5, 1.0]) == " ▄█"
    assert len(chart([0.5] * 500)) == 60
