"""A record plays again to the same state and the same log, anywhere."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import holdfast
from contract.walking import CASES, Case, every_case, finished, walk
from holdfast import Record

DIGESTS = """
import sys, hashlib, holdfast
for text in sys.stdin.read().split("\\0"):
    table = holdfast.replay(text)
    print(hashlib.sha256((repr(table.state) + table.record().text()).encode()).hexdigest())
"""


@every_case
@pytest.mark.parametrize("seed", range(2))
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
            assert [decision.seat for decision in again.decisions] == [decision.seat for decision in table.decisions]
            assert again.decision.prompt == table.decision.prompt, decision
            at = 2 * len(table.log) + 40

    assert at > 100  # at two lengths or more


@every_case
def test_the_same_seed_is_the_same_game_and_another_is_not(case: Case) -> None:
    assert finished(case, 4).record() == finished(case, 4).record()
    assert finished(case, 4).log != finished(case, 5).log


@pytest.mark.parametrize("game", holdfast.games())
def test_another_process_with_another_hash_seed_replays_to_the_same_state(game: str) -> None:
    """All records of a game at once: a process takes longer to start than to replay."""
    records = [finished(case, 6).record().text() for case in CASES if case.game.name == game]
    digests = [
        subprocess.run(
            [sys.executable, "-c", DIGESTS],
            input="\0".join(records),
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]

    assert digests[0] == digests[1]
    assert len(set(digests[0].split())) == len(records)


@every_case
def test_the_record_survives_its_text(case: Case) -> None:
    record = finished(case, 7).record()

    assert Record.read(record.text()) == record
    assert Record.read(record.text()).text() == record.text()
