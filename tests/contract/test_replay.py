"""A record plays again to the same state and the same log, anywhere."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import holdfast
from contract.walking import Case, every_case, finished, walk
from holdfast import Record

DIGEST = """
import sys, hashlib, holdfast
table = holdfast.replay(sys.stdin.read())
print(hashlib.sha256((repr(table.state) + table.record().text()).encode()).hexdigest())
"""


@every_case
@pytest.mark.parametrize("seed", range(3))
def test_replaying_the_record_gives_the_same_state_log_and_story(case: Case, seed: int) -> None:
    table = finished(case, seed)
    again = holdfast.replay(table.record().text())

    assert again.state == table.state
    assert again.log == table.log
    assert again.record() == table.record()
    assert again.story.lines == table.story.lines
    assert again.over


@every_case
def test_a_game_replays_from_every_length_of_its_record(case: Case) -> None:
    whole = finished(case, 3).record()
    at = 0
    for table, decision, _ in walk(case, 3):
        if len(table.log) >= at:
            again = holdfast.replay(whole, at=len(table.log))
            assert again.state == table.state
            assert [one.seat for one in again.decisions] == [one.seat for one in table.decisions]
            assert again.decision.prompt == table.decision.prompt, decision
            at = len(table.log) + 40

    assert at > 40


@every_case
def test_the_same_seed_is_the_same_game_and_another_is_not(case: Case) -> None:
    assert finished(case, 4).record() == finished(case, 4).record()
    assert finished(case, 4).log != finished(case, 5).log


@every_case
def test_another_process_with_another_hash_seed_replays_to_the_same_state(case: Case) -> None:
    text = finished(case, 6).record().text()
    digests = {
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            input=text,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    }

    assert len(digests) == 1
    assert len(digests.pop().strip()) == 64


@every_case
def test_the_record_survives_its_text(case: Case) -> None:
    record = finished(case, 7).record()

    assert Record.read(record.text()) == record
    assert Record.read(record.text()).text() == record.text()
