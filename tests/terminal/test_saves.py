"""Saved games on disk: numbered, whole, found again, and clear about what is wrong with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.tiny import TINY
from holdfast.engine.errors import RecordError
from holdfast.engine.table import Table
from holdfast.terminal.saves import Save, SaveError, Seating, read_record

SEATING = Seating(1, ("random", "", "random"))


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOLDFAST_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def test_a_save_is_found_again_with_who_plays_and_the_same_table() -> None:
    table = Table(TINY, seats=3, seed=4)
    table.choose(0)
    Save.new("tiny", SEATING).write(table)

    save = Save.last("tiny")

    assert save is not None
    assert save.seating == SEATING
    assert save.load(TINY).record() == table.record()


def test_the_last_save_of_a_game_is_the_one_begun_last() -> None:
    for seed in range(11):
        Save.new("tiny", SEATING).write(Table(TINY, seats=3, seed=seed))

    save = Save.last("tiny")

    assert save is not None
    assert save.path.name == "tiny-11.record"
    assert Save.last("cryo") is None


def test_two_games_begun_at_once_get_different_numbers() -> None:
    first, second = Save.new("tiny", SEATING), Save.new("tiny", SEATING)

    assert first.path != second.path


def test_a_finished_game_moves_from_saves_to_records_and_keeps_its_number(data: Path) -> None:
    save = Save.new("tiny", SEATING)
    table = Table(TINY, seats=3, seed=4)
    save.write(table)
    while not table.over:
        table.choose(0)

    path = save.write(table)

    assert path == data / "records" / "tiny-1.record"
    assert Save.last("tiny") is None
    assert Save.new("tiny", SEATING).path.name == "tiny-2.record"


def test_a_save_without_a_note_of_who_plays_is_an_error_that_says_what_to_do() -> None:
    save = Save.new("tiny", SEATING)
    save.write(Table(TINY, seats=3, seed=4))
    save.path.with_suffix(".json").write_text("{}")

    with pytest.raises(SaveError, match=r"tiny-1\.json: does not say who plays; remove it"):
        Save.last("tiny")


def test_a_damaged_save_names_its_file() -> None:
    save = Save.new("tiny", SEATING)
    path = save.write(Table(TINY, seats=3, seed=4))
    path.write_text(path.read_text()[:-20])

    with pytest.raises(RecordError, match=r"tiny-1\.record: line .* of the record is cut off"):
        save.load(TINY)


def test_a_folder_that_cannot_be_written_is_an_error(data: Path) -> None:
    data.write_text("in the way")

    with pytest.raises(SaveError, match="the game cannot be saved"):
        Save.new("tiny", SEATING)


@pytest.mark.parametrize(
    ("content", "why"),
    [(b"\xff\xfe", "is not a text file"), (b"hello", "line 1 of the record"), (b"{}", "not a Holdfast record")],
)
def test_a_file_that_is_no_record_is_named(tmp_path: Path, content: bytes, why: str) -> None:
    path = tmp_path / "odd.record"
    path.write_bytes(content)

    with pytest.raises(RecordError, match=rf"odd\.record: .*{why}"):
        read_record(path)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="none: cannot be read"):
        read_record(tmp_path / "none")
