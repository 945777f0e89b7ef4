"""Recorded games play again to the same story and the same scores.

A change here is a change of rules: if it is meant, raise the game's `version` and write the records again with
`python tests/golden/write.py`; the difference shows in review what changed for players.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import holdfast
from holdfast import Record
from holdfast.games import PACKAGES

FOLDER = Path(__file__).parent
OURS = [name for name, package in PACKAGES.items() if package.startswith("holdfast.games.")]
"""The games of this repository; an installed game of another package has its own records."""
RECORDS = sorted(FOLDER.glob("*.record"))


def test_every_game_has_a_recorded_game_for_each_number_of_seats() -> None:
    recorded = {(record.header.game, record.header.seats) for record in map(_read, RECORDS)}

    assert recorded >= {(name, seats) for name in OURS for seats in holdfast.games()[name].seats}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_plays_again_to_the_letter(path: Path) -> None:
    record = _read(path)
    table = holdfast.replay(record)

    assert table.record() == record
    assert table.over
    assert tuple(table.scores()) == record.scores
    assert "\n".join(table.story.for_seat(0)) + "\n" == path.with_suffix(".story").read_text(encoding="utf-8")


def _read(path: Path) -> Record:
    return Record.read(path.read_text(encoding="utf-8"))
