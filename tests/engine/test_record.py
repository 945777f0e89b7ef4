"""Records: readable, and clear about what is wrong with them."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.tiny import TINY, Tiny
from holdfast import HoldfastError, Record, RecordError, ReplayDiverged, Table
from holdfast.engine.record import Entry, Header
from holdfast.engine.replay import replay


def finished() -> Table[Tiny]:
    table: Table[Tiny] = Table(TINY, seats=2, seed=3, names=["Ada", "Bo"])
    while not table.over:
        table.choose(0)
    return table


TEXT = finished().record().text()
LINES = TEXT.splitlines()


def headed(**values: object) -> str:
    """A record with something else in its header, and the checksum that fits."""
    record = finished().record()
    return Record(Header(**{**vars(record.header), **values}), record.entries).text()


def test_a_record_is_one_readable_line_an_entry() -> None:
    head = json.loads(LINES[0])
    assert (head["holdfast"], head["game"], head["seats"], head["names"]) == (1, "tiny", 2, ["Ada", "Bo"])
    assert json.loads(LINES[1])[0] == "order"
    assert json.loads(LINES[-1])["end"]["scores"] == finished().scores()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not a Holdfast record"),
        ("hello", "line 1 of the record is cut off or damaged"),
        ('{"a": 1}', "not a Holdfast record"),
        ('{"holdfast": 99}', "format 99; this version of Holdfast reads format 1"),
        ('{"holdfast": 1, "game": "tiny"}', "line 1 of the record lacks a proper 'version'"),
        (headed(game=7), "line 1 of the record lacks a proper 'game'"),
        ("\n".join(LINES[:-1]), "cut off: it stops at line"),
        ("\n".join(LINES[:-3]), "cut off: it stops at line"),
        (TEXT[:-30], "is cut off or damaged"),
        (TEXT.replace('"Bo"', '"Eve"'), "changed after it was written"),
        ("\n".join(LINES[:5] + LINES[6:]), "changed after it was written"),
        ("[" * 100_000, "cut off or damaged"),
    ],
)
def test_a_damaged_file_gets_a_clear_error(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        Record.read(text)


def test_an_edited_record_can_be_read_when_trusted() -> None:
    record = Record.read("\n".join(LINES[:-1]), trust=True)

    assert replay(TINY, record).log == finished().log


def test_a_line_that_is_no_entry_is_named() -> None:
    with pytest.raises(RecordError, match="line 3 of the record is not an entry"):
        Record.read("\n".join([*LINES[:2], '{"x": 1}', *LINES[3:-1]]), trust=True)


@pytest.mark.parametrize(
    ("at", "entry", "message"),
    [
        (0, Entry("order", "5 | 6"), r"entry 0 of the record is order: 5 \| 6, but here chance decides order"),
        (1, Entry("hat", "card 1"), "entry 1 of the record is hat: card 1, but here chance decides deck: card"),
        (5, Entry(0, "card 99"), 'entry 5 of the record is seat 0: card 99, but to "Keep which\\?" are offered: card'),
        (5, Entry(1, "card 99"), "entry 5 of the record is seat 1: card 99, but"),
        (5, Entry("deck", "card 1"), "entry 5 of the record is deck: card 1, but here seat 0 is asked"),
    ],
)
def test_a_record_that_no_longer_fits_says_where_and_what_was_offered(at: int, entry: Entry, message: str) -> None:
    record = finished().record()
    entries = (*record.entries[:at], entry, *record.entries[at + 1 :])
    with pytest.raises(ReplayDiverged, match=message):
        replay(TINY, Record(record.header, entries))


def test_entries_after_the_end_do_not_fit() -> None:
    record = finished().record()
    with pytest.raises(ReplayDiverged, match="but here the game is over"):
        replay(TINY, Record(record.header, (*record.entries, Entry(0, "no"))))


def test_options_that_are_gone_do_not_fit() -> None:
    record = finished().record()
    header = Header("tiny", 1, 2, {"speed": 3}, ("Ada", "Bo"), 3)
    with pytest.raises(ReplayDiverged, match="can no longer be set up"):
        replay(TINY, Record(header, record.entries))


def test_a_record_of_a_pack_wants_the_pack() -> None:
    header = Header("tiny", 1, 2, {}, ("Ada", "Bo"), 3, "my-cards")
    with pytest.raises(RecordError, match="played with the pack 'my-cards'"):
        replay(TINY, Record(header, ()))


@pytest.mark.parametrize("at", [-1, 10_000])
def test_a_moment_outside_the_record_is_refused(at: int) -> None:
    with pytest.raises(RecordError, match="it cannot be shown at"):
        replay(TINY, finished().record(), at=at)


@given(st.integers(0, len(TEXT) - 1), st.characters())
def test_no_single_change_of_a_file_crashes(at: int, sign: str) -> None:
    changed = TEXT[:at] + sign + TEXT[at + 1 :]
    for trust in (False, True):
        message, log = "", finished().log
        try:
            log = replay(TINY, Record.read(changed, trust=trust)).log
        except HoldfastError as error:
            message = str(error)
        assert message or trust or log == finished().log


@given(st.integers(0, len(TEXT) - 1))
def test_no_truncation_crashes(length: int) -> None:
    with pytest.raises(RecordError):
        Record.read(TEXT[:length].rstrip("\n") if length < len(TEXT) - 1 else TEXT[: len(TEXT) - 9])


@given(st.text())
def test_no_text_crashes(text: str) -> None:
    with pytest.raises(RecordError):
        Record.read(text)


def test_an_answer_that_the_rules_force_must_be_as_recorded() -> None:
    table: Table[Tiny] = Table(TINY, seats=2, chance={"deck": ["card 3", "card 3", "card 5", "card 2"]})
    at = table.log.index(Entry(0, "card 3"))
    table.choose("card 2")
    record = table.record()
    entries = (*record.entries[:at], Entry(0, "card 9"), *record.entries[at + 1 :])
    with pytest.raises(
        ReplayDiverged, match=f"entry {at} of the record is seat 0: card 9, but here came seat 0: card 3"
    ):
        replay(TINY, Record(record.header, entries))


def test_names_with_strange_line_breaks_survive() -> None:
    names = ["A\u2028da", "B\u0085o"]
    table: Table[Tiny] = Table(TINY, seats=2, names=names)

    assert list(Record.read(table.record().text()).header.names) == names
