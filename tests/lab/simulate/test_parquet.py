"""Results as Parquet: rows for games and seats, resumed where they were cut off, and never mixed with another run's."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pyarrow.parquet
import pytest

from commands import data_of, run
from holdfast.lab.simulate import parquet
from holdfast.lab.simulate.parquet import NoResults, Results
from holdfast.lab.simulate.results import Outcome
from holdfast.lab.simulate.runs import Run, check, simulate

RUN = check(Run("cryo", seats=1, games=7, seed=3, study=True))


@pytest.fixture(scope="module")
def games() -> list[Outcome]:
    return list(simulate(RUN))


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "PART_GAMES", 2)


def write(path: Path, outcomes: list[Outcome], *, resume: bool = False) -> None:
    with Results(path, RUN, resume=resume) as results:
        for outcome in outcomes:
            results.add(outcome)


def rows(path: Path) -> list[dict[str, object]]:
    found: list[dict[str, object]] = pyarrow.parquet.read_table(path).to_pylist()
    return found


def test_a_row_for_each_game_and_one_for_each_side(tmp_path: Path, games: list[Outcome]) -> None:
    write(tmp_path / "r.parquet", games)

    of_games, of_seats = rows(tmp_path / "r.parquet"), rows(tmp_path / "r.seats.parquet")
    assert [row["game"] for row in of_games] == list(range(7))
    assert [(row["game"], row["seat"], row["rival"]) for row in of_seats[:4]] == [
        (0, 0, False), (0, 1, True), (1, 0, False), (1, 1, True),
    ]  # fmt: skip
    first, own = of_games[0], of_seats[0]
    assert first["seed"] == RUN.seed_of(0)
    assert (first["decisions"], first["turns"], first["ended"]) == (games[0].decisions, games[0].turns, games[0].ended)
    assert own["score"] == games[0].scores[0] == sum(games[0].sides[0].points.values())
    assert own["points_pods_in_caverns"] == games[0].sides[0].points["pods in caverns"]
    assert own["used"] == list(games[0].sides[0].used)
    assert own["bot"] == "random"
    assert of_seats[1]["bot"] is None
    assert sum(float(str(row["won"])) for row in of_seats) == 7
    assert not (tmp_path / "r.parquet.parts").exists()


def test_what_is_written_can_be_read_back(tmp_path: Path, games: list[Outcome]) -> None:
    write(tmp_path / "r.parquet", games)

    with Results(tmp_path / "r.parquet", RUN, resume=True) as results:
        assert list(results) == games
        assert results.done == 7


def test_a_run_that_was_killed_goes_on_from_its_finished_parts(tmp_path: Path, games: list[Outcome]) -> None:
    whole, path = tmp_path / "whole.parquet", tmp_path / "r.parquet"
    write(whole, games)
    killed = Results(path, RUN)  # never left: as if the process had been killed
    for outcome in games[:5]:
        killed.add(outcome)

    with Results(path, RUN, resume=True) as results:
        assert results.done == 4
        assert list(results) == games[:4]
        for outcome in games[4:]:
            results.add(outcome)

    assert rows(path) == rows(whole)
    assert rows(path.with_name("r.seats.parquet")) == rows(whole.with_name("whole.seats.parquet"))


def test_a_finished_run_can_be_made_longer(tmp_path: Path, games: list[Outcome]) -> None:
    write(tmp_path / "r.parquet", games[:3])
    write(tmp_path / "r.parquet", games[3:], resume=True)

    assert [row["game"] for row in rows(tmp_path / "r.parquet")] == list(range(7))
    assert len(rows(tmp_path / "r.seats.parquet")) == 14


def test_a_kill_between_joining_and_tidying_up_loses_nothing(tmp_path: Path, games: list[Outcome]) -> None:
    path, kept = tmp_path / "r.parquet", tmp_path / "kept"
    results = Results(path, RUN)
    for outcome in games[:4]:
        results.add(outcome)
    shutil.copytree(results.parts, kept)
    with results:
        pass
    shutil.copytree(kept, results.parts)

    with Results(path, RUN, resume=True) as again:
        assert list(again) == games[:4]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seed": 4}, "with seed 3 instead of 4"),
        ({"options": {**RUN.options, "harder": True}}, "with options"),
        ({"bots": ("greedy",)}, r"with bots \['random'\] instead of \['greedy'\]"),
        ({"games": 5}, "already holds 7 games"),
    ],
)
def test_results_of_another_run_are_left_alone(
    tmp_path: Path, games: list[Outcome], change: dict[str, object], why: str
) -> None:
    path = tmp_path / "r.parquet"
    write(path, games)

    with pytest.raises(NoResults, match=why):
        Results(path, replace(RUN, **change), resume=True)  # type: ignore[arg-type]  # each case has its own fields
    assert len(rows(path)) == 7


def test_a_pack_is_known_by_what_is_in_it(tmp_path: Path) -> None:
    (tmp_path / "cryo").mkdir()
    file = tmp_path / "cryo" / "setup.yaml"
    file.write_text("hand_limit: 6\n")
    first = parquet.run_identity(replace(RUN, pack=tmp_path))
    file.write_text("hand_limit: 7\n")

    assert first["pack"] != parquet.run_identity(replace(RUN, pack=tmp_path))["pack"]
    assert parquet.run_identity(RUN)["pack"] is None


def test_what_is_there_is_never_overwritten_and_other_files_are_refused(tmp_path: Path, games: list[Outcome]) -> None:
    write(tmp_path / "r.parquet", games[:1])
    with pytest.raises(NoResults, match="the file exists"):
        Results(tmp_path / "r.parquet", RUN)
    (tmp_path / "x.parquet").write_text("no Parquet at all")
    with pytest.raises(NoResults, match=r"x\.parquet: is not a Parquet file of Holdfast"):
        Results(tmp_path / "x.parquet", RUN, resume=True)
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(NoResults, match="results cannot be written there"):
        Results(tmp_path / "file" / "r.parquet", RUN)


def test_the_command_resumes_with_the_totals_of_a_whole_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def cut_off(run: Run, *_: object) -> Iterator[Outcome]:
        yield from list(simulate(replace(run, games=3)))
        raise KeyboardInterrupt

    file = str(tmp_path / "r.parquet")
    words = ("simulate", "cryo", "--seats", "2", "--games", "6", "--seed", "5", "--json")
    whole = data_of(*words)
    with monkeypatch.context() as patched:
        patched.setattr("holdfast.commands.simulate.play_run", cut_off)
        assert run(*words, "--out", file).exit_code == 130
    assert len(rows(tmp_path / "r.parquet")) == 3

    resumed = data_of(*words, "--out", file, "--resume")

    assert {**resumed, "decisions_per_second": 0} == {**whole, "decisions_per_second": 0}
    assert len(rows(tmp_path / "r.parquet")) == 6
    assert "there is nothing to resume without --out" in run(*words, "--resume").stderr
