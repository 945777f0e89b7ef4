"""`holdfast simulate`: what it prints, for people and for scripts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from commands import data_of, run
from holdfast.lab.simulate.engines import Engine
from holdfast.lab.simulate.results import Outcome
from holdfast.lab.simulate.runs import Run


def test_simulate_prints_the_keys_that_scripts_rely_on() -> None:
    found = data_of("simulate", "cryo", "--seats", "3", "--games", "4", "--seed", "1", "--json")

    assert set(found) == {
        "game", "seats", "options", "seed", "bots", "games", "decisions", "decisions_per_second", "scores",
        "win_share_by_seat", "length",
    }  # fmt: skip
    assert (found["game"], found["seats"], found["seed"], found["games"]) == ("cryo", 3, 1, 4)
    assert found["bots"] == ["random"] * 3
    assert len(found["scores"]) == len(found["win_share_by_seat"]) == 3
    assert sum(found["win_share_by_seat"]) == pytest.approx(1)
    assert found["length"]["shortest"] <= found["length"]["mean"] <= found["length"]["longest"]
    assert found["length"]["mean"] * 4 == found["decisions"]


def test_simulate_gives_the_same_totals_with_two_workers() -> None:
    alone, shared = (
        data_of("simulate", "cryo", "--seats", "2", "--games", "5", "--seed", "9", "--json", "--workers", workers)
        for workers in ("1", "2")
    )

    del alone["decisions_per_second"], shared["decisions_per_second"]
    assert alone == shared


def test_simulate_counts_the_rival_of_a_solo_game_as_the_last_side() -> None:
    found = data_of("simulate", "cryo", "--seats", "1", "--games", "2", "--option", "unpredictable=true", "--json")

    assert len(found["scores"]) == 2
    assert len(found["win_share_by_seat"]) == 1
    assert found["win_share_by_seat"][0] + found["rival"] == 1
    assert found["options"] == {"harder": False, "unpredictable": True}


def test_simulate_in_words() -> None:
    done = run("simulate", "cryo", "--seats", "1", "--games", "2")

    assert "2 games, " in done.stdout
    assert "seat 0 (random)" in done.stdout
    assert "The rival" in done.stdout
    assert done.stderr == ""


def test_simulate_keeps_records(tmp_path: Path) -> None:
    data_of("simulate", "cryo", "--seats", "2", "--games", "2", "--json", "--records", str(tmp_path / "kept"))

    shown = data_of("replay", str(tmp_path / "kept" / "cryo-1.record"), "--json")
    assert shown["over"]


def test_ctrl_c_ends_a_simulation_with_what_is_done_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_run: Run, _engine: Engine, _start: int) -> Iterator[Outcome]:
        yield Outcome(0, 10, (1, 2), (1,))
        yield Outcome(1, 20, (3, 2), (0,))
        raise KeyboardInterrupt

    monkeypatch.setattr("holdfast.commands.simulate.play_run", interrupted)
    done = run("simulate", "cryo", "--seats", "2", "--games", "50", "--json")

    assert done.exit_code == 130
    assert json.loads(done.stdout)["games"] == 2
    assert done.stderr == "Interrupted after 2 of 50 games.\n"
