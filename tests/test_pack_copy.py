"""`holdfast pack copy`: an entry of any game comes into a pack as it is, and changes nothing there yet."""

from __future__ import annotations

from pathlib import Path

import pytest

from commands import run
from holdfast.commands.pack import all_entries, entry_of
from holdfast.engine.content import read_yaml
from holdfast.games import NAMES, game


@pytest.mark.parametrize(
    ("name", "entry", "file"),
    [
        ("arkosa", "wanderers_path", "board.yaml"),
        ("cryo", "overclock", "cards.yaml"),
        ("desolated", "AA-01", "expansions.yaml"),
        ("frostpunk", "L01", "laws.yaml"),
        ("pioneers", "medium", "board.yaml"),
    ],
)
def test_a_copied_entry_changes_nothing_yet(name: str, entry: str, file: str, tmp_path: Path) -> None:
    folder = tmp_path / "mypack"

    done = run("pack", "copy", name, entry, str(folder))

    assert done.exit_code == 0, done.output
    assert "is there to be changed" in done.stdout
    [(keys, copied)] = all_entries(read_yaml(folder / name / file))
    assert (file, keys, copied) == entry_of(name, entry)
    assert game(name).content(folder)


def test_several_entries_of_a_file_are_copied_one_after_the_other(tmp_path: Path) -> None:
    for entry in ("overclock", "imaging"):
        run("pack", "copy", "cryo", entry, str(tmp_path))

    copied = [entry["id"] for _, entry in all_entries(read_yaml(tmp_path / "cryo" / "cards.yaml"))]
    assert copied == ["overclock", "imaging"]
    again = run("pack", "copy", "cryo", "imaging", str(tmp_path))
    assert again.exit_code == 2
    assert "imaging is there already" in again.stderr


def test_an_unknown_entry_is_refused_with_those_that_may_be_meant(tmp_path: Path) -> None:
    done = run("pack", "copy", "cryo", "overclok", str(tmp_path))

    assert done.exit_code == 2
    assert "cryo has no entry with the id 'overclok'; it has, for example: overclock" in done.stderr
    assert not list(tmp_path.iterdir())


def test_a_pack_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    done = run("pack", "copy", "cryo", "imaging", str(tmp_path / "file"))

    assert done.exit_code == 2
    assert "cannot be written" in done.stderr


def test_every_game_has_entries_to_copy() -> None:
    for name in NAMES:
        files = sorted((game(name).folder / "content").glob("*.yaml"))
        assert sum(1 for path in files for _ in all_entries(read_yaml(path))) > 20
