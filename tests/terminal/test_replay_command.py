"""`holdfast replay`: any moment of a record, as any seat, and clear words for a damaged one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import holdfast
from commands import data_of, pack, run


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of two."""
    table = holdfast.new("cryo", seats=2, seed=3, names=["Kate", "Liam"])
    while not table.over:
        table.choose(len(table.log) % len(table.decision))
    path = tmp_path_factory.mktemp("records") / "game.record"
    path.write_text(table.record().text())
    return path


def test_replay_shows_the_board_and_the_story_up_to_a_moment(record: Path) -> None:
    done = run("replay", str(record), "--at", "150", "--seat", "0")

    assert done.exit_code == 0
    assert "Engineering" in done.stdout
    assert "● Kate (you)" in done.stdout
    assert "To decide: " in done.stdout
    assert "of " + str(len(holdfast.Record.read(record.read_text()).entries)) in done.stdout


def test_replay_of_a_whole_game_shows_the_scores(record: Path) -> None:
    done = run("replay", str(record))

    assert "Hands are hidden from spectators." in done.stdout
    assert "pods in caverns" in done.stdout


def test_replay_shows_a_seat_only_what_it_may_see(record: Path) -> None:
    own, others = (data_of("replay", str(record), "--at", "60", "--seat", seat, "--json") for seat in ("0", "1"))
    spectator = data_of("replay", str(record), "--at", "60", "--json")

    assert own["at"] >= 60
    assert own["view"]["players"][0]["hand"] is not None
    assert others["view"]["players"][0]["hand"] is None
    assert all(player["hand"] is None for player in spectator["view"]["players"])
    assert own["waiting"] == spectator["waiting"]
    assert not own["over"]


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (lambda text: text[: len(text) // 2].rsplit("\n", 1)[0], "the record is cut off"),
        (lambda text: text.replace('"recall"', '"rest"', 1), "its checksum does not fit"),
        (lambda text: "hello\n" + text, "line 1 of the record is cut off or damaged"),
        (lambda text: text.replace('"cryo"', '"chess"', 1), "its checksum does not fit"),
        (lambda text: "", "not a Holdfast record"),
    ],
    ids=["cut off", "edited", "no record", "another game", "empty"],
)
def test_a_damaged_record_gives_one_clear_line(record: Path, tmp_path: Path, damage: Any, why: str) -> None:
    path = tmp_path / "damaged.record"
    path.write_text(damage(record.read_text()))

    done = run("replay", str(path))

    assert done.exit_code == 2
    assert done.stderr.count("\n") == 1
    assert f"{path}: " in done.stderr
    assert why in done.stderr


def test_trust_lets_a_record_pass_that_was_cut_off_and_shows_another_as_far_as_it_follows_the_rules(
    record: Path, tmp_path: Path
) -> None:
    cut, edited = tmp_path / "cut.record", tmp_path / "edited.record"
    cut.write_text("\n".join(record.read_text().splitlines()[:100]))
    edited.write_text(record.read_text().replace('"recall"', '"rest"', 1))

    assert data_of("replay", str(cut), "--trust", "--json")["entries"] == 99
    shown = data_of("replay", str(edited), "--trust", "--json")
    assert shown["at"] < shown["entries"]
    assert " ".join(shown["changed"].split()) in " ".join(run("replay", str(edited), "--trust").stdout.split())
    assert "rest" in shown["changed"]


@pytest.mark.parametrize(
    ("at", "why"), [("100000", "it cannot be shown at 100000"), ("-1", "it cannot be shown at -1")]
)
def test_a_moment_that_is_not_in_the_record_is_refused(record: Path, at: str, why: str) -> None:
    done = run("replay", str(record), "--at", at)

    assert done.exit_code == 2
    assert why in done.stderr


def test_a_seat_that_is_not_in_the_record_is_refused(record: Path) -> None:
    done = run("replay", str(record), "--seat", "2")

    assert done.exit_code == 2
    assert "the record has seats 0 to 1" in done.stderr


def test_a_record_of_a_pack_needs_the_pack(tmp_path: Path) -> None:
    folder = pack(tmp_path, "setup.yaml", "start: {crystal: 5}\n")
    kept = tmp_path / "kept"
    data_of("simulate", "cryo", "--seats", "2", "--games", "1", "--pack", folder, "--records", str(kept), "--json")

    without = run("replay", str(kept / "cryo-0.record"))
    shown = data_of("replay", str(kept / "cryo-0.record"), "--at", "0", "--pack", folder, "--json")

    assert without.exit_code == 2
    assert "played with the pack 'pack'" in without.stderr
    assert shown["view"]["players"][0]["stock"]["crystal"] == 5
