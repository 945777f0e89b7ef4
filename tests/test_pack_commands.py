"""`holdfast pack verbs` and `holdfast pack convert`: what designers can write, and packs of earlier versions."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from commands import data_of, run
from holdfast.games import NAMES, game

OLD_PACK = {
    "arkosa": (
        "rooms.yaml",
        "rooms:\n  - {id: %s, production: [{op: gain, food: 3}, {op: may, do: [{op: heal, n: 1}]}]}\n",
        [{"gain": {"food": 3}}, {"may": [{"heal": 1}]}],
    ),
    "frostpunk": (
        "laws.yaml",
        "cards:\n  - {id: L01, do: [flag child_work, discontent +1 anger, hope -1, add_dusk D19]}\n",
        [{"flag": "child_work"}, {"discontent": {"by": 1, "token": "anger"}}, {"hope": -1}, {"add_dusk": "D19"}],
    ),
}
"""For each game: a file, an entry in the old form, and its effects in today's form."""


def first_id(name: str, file: str) -> str:
    """The id of the first entry of a content file."""
    data = yaml.safe_load((game(name).folder / "content" / file).read_text())
    return str(next(entry["id"] for entries in data.values() if isinstance(entries, list) for entry in entries))


@pytest.mark.parametrize("name", NAMES)
def test_every_verb_of_a_game_is_listed_with_what_it_does(name: str) -> None:
    listed = data_of("pack", "verbs", name, "--json")

    assert list(listed) == [vocabulary.kind for vocabulary in game(name).vocabularies]
    for entries in listed.values():
        assert entries
        assert all(entry["about"].endswith(".") for entry in entries)
        assert all(parameter["type"] for entry in entries for parameter in entry["parameters"])


def test_a_verb_can_be_looked_up_by_a_part_of_its_name() -> None:
    done = run("pack", "verbs", "frostpunk", "citizen")

    assert done.exit_code == 0
    assert "verb " in done.output
    assert "citizen" in done.output
    assert "storm_to" not in done.output
    assert run("pack", "verbs", "frostpunk", "xyzzy").exit_code == 2
    assert "plain fields" in run("pack", "verbs", "cryo").output


@pytest.mark.parametrize("name", sorted(OLD_PACK))
def test_a_pack_of_an_earlier_version_is_refused_with_what_to_write_and_converted(name: str, tmp_path: Path) -> None:
    file, text, expected = OLD_PACK[name]
    old, new = tmp_path / "old", tmp_path / "new"
    (old / name).mkdir(parents=True)
    (old / name / file).write_text(text.replace("%s", first_id(name, file)))

    refused = run("pack", "check", str(old))
    assert refused.exit_code == 2
    assert "write {" in " ".join(refused.output.split())
    assert "holdfast pack convert" in " ".join(refused.output.split())

    assert run("pack", "convert", str(old), str(new)).exit_code == 0
    converted = yaml.safe_load((new / name / file).read_text())
    entry = next(entry for entries in converted.values() for entry in entries)
    assert expected in entry.values()
    checked = run("pack", "check", str(new))
    assert checked.exit_code == 0, checked.output
    assert run("pack", "convert", str(old), str(new)).exit_code == 2, "an existing folder is left alone"


def test_what_cannot_be_converted_is_named(tmp_path: Path) -> None:
    (tmp_path / "old" / "arkosa").mkdir(parents=True)
    (tmp_path / "old" / "arkosa" / "events.yaml").write_text(
        "events:\n  - {id: L01, effects: [{op: roll_d6, table: {x: [{op: gain, food: 1}]}}]}\n"
    )
    done = run("pack", "convert", str(tmp_path / "old"), str(tmp_path / "new"))

    assert done.exit_code == 2
    assert "events.yaml: cannot be converted" in " ".join(done.output.split())
