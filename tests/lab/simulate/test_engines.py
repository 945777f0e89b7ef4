"""Engines: results in order, errors handed on, lost workers made good; the same games on one process, two, or Ray."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import worker_crashes
from commands import data_of
from holdfast.lab.simulate.engines import Engine, Local, NoEngine, WorkerLost, engine_named
from holdfast.lab.simulate.ray_engine import RayEngine
from holdfast.lab.simulate.results import Outcome, Tally
from holdfast.lab.simulate.runs import Run, simulate
from worker_crashes import CrashingEngine, crash_always, square

SIMULATE = ("simulate", "cryo", "--seats", "2", "--games", "4", "--seed", "3", "--json")
RUN = Run("cryo", seats=2, games=40, seed=8, study=True)


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_the_order_of_their_parts(workers: int) -> None:
    assert list(Local(workers).map(square, range(30))) == [number * number for number in range(30)]


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_of_a_job_reaches_the_caller(workers: int) -> None:
    results = Local(workers).map(square, [1, 2, -3, 4])

    assert [next(results), next(results)] == [1, 4]
    with pytest.raises(ValueError, match="-3 is less than nothing"):
        next(results)


def test_no_more_parts_are_asked_for_than_workers_can_use_soon() -> None:
    asked = list[int]()

    def parts() -> Iterator[int]:
        for number in range(1000):
            asked.append(number)
            yield number

    results = Local(2).map(square, parts())
    next(results)
    results.close()

    assert len(asked) == 6


def test_the_games_of_a_killed_process_are_played_again(tmp_path: Path) -> None:
    mark = tmp_path / "killed"
    engine = CrashingEngine(Local(2), 20, mark)

    assert list(simulate(RUN, engine)) == list(simulate(RUN))
    assert mark.exists()


def test_a_part_that_ends_every_worker_is_given_up() -> None:
    with pytest.raises(WorkerLost, match="5 workers in a row were ended by the system"):
        list(Local(2).map(crash_always, [1]))


def test_ray_gives_the_totals_of_this_machine_also_when_a_worker_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One cluster of two processes for both runs: it takes seconds to start."""
    monkeypatch.setenv("PYTHONPATH", str(Path(worker_crashes.__file__).parent))
    monkeypatch.setenv("RAY_raylet_start_wait_time_s", "300")  # on a busy machine
    monkeypatch.setenv("RAY_worker_register_timeout_seconds", "300")
    monkeypatch.setenv("RAY_memory_monitor_refresh_ms", "0")
    mark = tmp_path / "killed"
    known = list(simulate(RUN))
    with RayEngine(2).connected() as ray:
        quiet = list(simulate(RUN, RayEngine(2)))
        crashed = list(simulate(RUN, CrashingEngine(RayEngine(2), 20, mark)))
        with pytest.raises(ValueError, match="-3 is less than nothing"):
            list(RayEngine(2).map(square, [1, -3]))
        on_ray = data_of(*SIMULATE, "--engine", "ray", "--workers", "2")

    assert {**on_ray, "decisions_per_second": 0} == {**data_of(*SIMULATE), "decisions_per_second": 0}
    assert quiet == known
    assert crashed == known
    assert mark.exists()
    assert total(crashed) == total(known)
    assert not ray.is_initialized()


def total(outcomes: list[Outcome]) -> Tally:
    tally = Tally(RUN.seats)
    for outcome in outcomes:
        tally.add(outcome)
    return tally


def test_a_cluster_that_asks_for_a_token_says_what_to_set(monkeypatch: pytest.MonkeyPatch) -> None:
    import ray  # noqa: PLC0415  # slow to import

    def refused(**_: object) -> None:
        raise ConnectionError("Failed to connect") from RuntimeError("ray.exceptions.AuthenticationError: no token")

    monkeypatch.setattr(ray, "init", refused)
    with pytest.raises(NoEngine, match=r"at 10\.0\.0\.1:6379 \(it asks for a token: set RAY_AUTH_MODE=token"):
        next(RayEngine(1, "10.0.0.1:6379").map(square, [1]))


def test_engines_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    named: list[Engine] = [engine_named("local", None), engine_named("local", 3), engine_named("ray", 4, "auto")]

    assert named == [Local(1), Local(3), RayEngine(4, "auto")]
    with pytest.raises(NoEngine, match="there is no engine 'slurm'; there are: local, ray"):
        engine_named("slurm", 1)
    with pytest.raises(NoEngine, match="it goes with --engine ray"):
        engine_named("local", 1, "10.0.0.1:6379")
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoEngine, match=r"pip install 'holdfast-games\[ray\]'"):
        next(RayEngine(1).map(square, [1]))
