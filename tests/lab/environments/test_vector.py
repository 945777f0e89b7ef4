"""Many games at once over worker processes."""

from __future__ import annotations

import os
import signal

import numpy as np
import pytest

from holdfast.engine.errors import IllegalChoice
from holdfast.lab.environments.encoder import DEFAULT_WIDTH
from holdfast.lab.environments.vector import VectorEnvironment, WorkerLost
from holdfast.lab.environments.worker_slots import Batch, VectorPlan, WorkerSlot

COUNT = 5


def here(plan: VectorPlan, steps: int) -> list[Batch]:
    """The same games in this process: what each step shows."""
    slots = [WorkerSlot(plan, place) for place in range(plan.count)]
    shapes = plan.shapes(slots[0].episode.encoder.size)
    shown = list[Batch]()
    for step in range(steps):
        arrays = [np.zeros(shape, kind) for shape, kind in shapes]
        batch = Batch(*arrays[:-1])
        for slot, action in zip(slots, actions(shown[-1]) if shown else [0] * plan.count, strict=True):
            if step:
                slot.step(batch, action)
            else:
                slot.begin()
            slot.write(batch)
        shown.append(batch)
    return shown


def actions(batch: Batch) -> list[int]:
    """The last action that there is in each game."""
    return [int(mask.sum()) - 1 for mask in batch.action_mask]


def test_workers_play_the_same_games_as_one_process() -> None:
    plan = VectorPlan("pioneers", 3, {}, None, DEFAULT_WIDTH, "random", 1, COUNT, 7)
    expected = here(plan, 60)
    with VectorEnvironment("pioneers", seats=3, count=COUNT, workers=2, seed=7, opponents="random", seat=1) as env:
        batch = env.reset()
        for step, wanted in enumerate(expected):
            for name, array in wanted._asdict().items():
                assert np.array_equal(getattr(batch, name), array), (step, name)
            batch = env.step(actions(batch))
    assert any(batch.ended.any() for batch in expected)
    assert {float(returned) for batch in expected for returned in batch.returns[batch.ended].ravel()} == {-1.0, 1.0}
    assert all((batch.seat == 1).all() for batch in expected)


def test_part_by_part_the_games_are_the_same() -> None:
    last = 30
    expected = here(VectorPlan("pioneers", 3, {}, None, DEFAULT_WIDTH, None, 0, COUNT, 7), last + 1)
    with VectorEnvironment("pioneers", seats=3, count=COUNT, workers=2, seed=7) as env:
        env.reset()
        assert [(part.games.start, part.games.stop) for part in env.parts] == [(0, 1), (1, 2), (2, 3), (3, 5)]
        done = dict.fromkeys(env.parts, 0)
        for part in env.parts:
            env.send(part, actions(part.batch))
        while min(done.values()) < last:
            part = env.wait()
            done[part] += 1
            for name, array in expected[done[part]]._asdict().items():
                assert np.array_equal(getattr(part.batch, name), array[part.games]), (done[part], name)
            if done[part] < last:
                env.send(part, actions(part.batch))
    assert set(done.values()) == {last}


def test_games_that_are_being_stepped_are_waited_for() -> None:
    with VectorEnvironment("cryo", seats=2, count=2, workers=1) as env:
        env.reset()
        with pytest.raises(IllegalChoice, match="nothing was sent"):
            env.wait()
        first, second = env.parts
        env.send(first, [0])
        with pytest.raises(IllegalChoice, match="games 0 to 0 are being stepped already"):
            env.send(first, [0])
        with pytest.raises(IllegalChoice, match="wait for all of them first"):
            env.step([0, 0])
        env.send(second, [0])
        assert {env.wait(), env.wait()} == {first, second}
        env.send(first, [0])
        assert not env.reset().ended.any()
        env.send(second, [0])  # still under way when all is closed


def test_without_opponents_every_seat_is_asked() -> None:
    shown = here(VectorPlan("cryo", 3, {}, None, DEFAULT_WIDTH, None, 0, 2, 3), 60)
    assert {int(seat) for batch in shown for seat in batch.seat} == {0, 1, 2}


def test_an_action_that_is_masked_out_is_told_of() -> None:
    with VectorEnvironment("cryo", seats=2, count=2, workers=1) as env:
        env.reset()
        with pytest.raises(WorkerLost, match="a worker could not go on: action 63 is not there"):
            env.step([0, 63])


def test_a_worker_that_was_killed_is_told_of() -> None:
    env = VectorEnvironment("cryo", seats=2, count=2, workers=1)
    env.reset()
    os.kill(env.processes()[0], signal.SIGKILL)
    with pytest.raises(WorkerLost, match="a worker was ended by the system"):
        env.step([0, 0])
    env.close()
    env.close()


def test_more_workers_than_games_and_no_parts_are_refused() -> None:
    with pytest.raises(IllegalChoice, match="the games of a worker have 1 part or more, not 0"):
        VectorEnvironment("cryo", seats=2, count=2, workers=1, parts=0)
    with pytest.raises(IllegalChoice, match="2 games can be divided among 1 to 2 workers, not 3"):
        VectorEnvironment("cryo", seats=2, count=2, workers=3)
