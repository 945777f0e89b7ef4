"""What has changed since a game was begun, in one sentence."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

import holdfast
from holdfast import Record, versions
from holdfast.engine.digest import content_digest, content_parts, digest_of
from holdfast.engine.record import Entry
from holdfast.engine.replay import follow
from holdfast.versions import Version, explain, known_versions, what_changed

CRYO = holdfast.games()["cryo"]
TODAY = content_digest(CRYO)


@pytest.fixture
def earlier(monkeypatch: pytest.MonkeyPatch) -> str:
    """The digest of an earlier content of Cryo that is on file: with other cards."""
    content = {**content_parts(CRYO), "cards": "0" * 16}
    since = datetime(2026, 11, 15, tzinfo=UTC)
    known = {"cryo": {0: Version(since, content), CRYO.version: Version(since, dict(content_parts(CRYO)))}}
    monkeypatch.setattr(versions, "known_versions", lambda: known)
    return str(digest_of(content))


def test_nothing_is_said_where_nothing_has_changed() -> None:
    assert what_changed(CRYO, CRYO.version, TODAY) is None
    assert what_changed(CRYO, CRYO.version, None) is None


def test_another_version_is_named_with_the_files_that_changed(earlier: str) -> None:
    said = "this game was begun by version 0 of the rules of Cryo, today's is 1"

    assert what_changed(CRYO, 0, earlier) == what_changed(CRYO, 0, None) == f"{said} (with other cards)"
    assert what_changed(CRYO, 0, "unknown") == said


def test_content_that_changed_under_the_same_version_is_named(earlier: str) -> None:
    said = "the content of Cryo was changed since this game was begun"

    assert what_changed(CRYO, CRYO.version, earlier) == f"{said} (cards)"
    assert what_changed(CRYO, CRYO.version, "unknown") == said


def test_a_changed_pack_is_named(tmp_path: Path) -> None:
    said = "the content of the pack 'mine' was changed since this game was begun"

    assert what_changed(CRYO, CRYO.version, "unknown", tmp_path / "mine") == said


def test_a_game_from_before_digests_says_when_the_content_was_changed() -> None:
    since = known_versions()["cryo"][CRYO.version].since.timestamp()
    said = what_changed(CRYO, CRYO.version, None, begun=since - 1)

    assert said is not None
    assert said.startswith("this game was begun before the rules or the content of Cryo were changed on 15 November")
    assert what_changed(CRYO, None, None, begun=since + 1) is None


def recorded() -> Record:
    table = holdfast.new("cryo", seats=2, seed=7)
    while not table.over:
        table.choose(0)
    return table.record()


def test_a_record_names_its_content_and_keeps_it_as_a_file() -> None:
    record = recorded()

    assert record.header.content == TODAY
    assert Record.read(record.text()).header.content == TODAY
    assert explain(CRYO, record, *follow(CRYO, record)) is None


def test_a_record_of_before_digests_is_written_as_it_was_read() -> None:
    path = Path(__file__).parent / "golden" / "cryo-2.record"
    text = path.read_text(encoding="utf-8")

    assert Record.read(text).header.content is None
    assert Record.read(text).text() == text


def test_a_record_that_is_followed_half_way_says_so_in_one_sentence() -> None:
    record = recorded()
    at = next(number for number in range(40, 80) if record.entries[number].who == 0)
    entries = (*record.entries[:at], Entry(0, "a card of before"), *record.entries[at + 1 :])
    changed = Record(record.header, entries, record.scores)
    table, diverged = follow(CRYO, changed)
    said = explain(CRYO, changed, table, diverged)

    assert len(table.log) <= at
    assert not table.over
    assert said is not None
    assert f"so it is followed only up to entry {len(table.log)} of {len(entries)} (entry {at} of the record is" in said


def test_a_record_that_ends_with_other_scores_says_so() -> None:
    record = recorded()
    assert record.scores is not None
    other = Record(record.header, record.entries, tuple(score + 1 for score in record.scores))
    said = explain(CRYO, other, *follow(CRYO, other))

    assert said is not None
    assert "so its score was" in said
