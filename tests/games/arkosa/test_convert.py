"""Packs of earlier versions, in which effects were written with `op:`, in today's form."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from games.arkosa.packs import pack
from holdfast.engine.errors import ContentError
from holdfast.games.arkosa.box import FOLDER, box
from holdfast.games.arkosa.convert import convert

OLD = {
    "colonists": """
colonists:
  - {id: CA22, actions: [[{op: special, rule: take_out_a_shard}], [{op: gain, scrap: 2}]]}
  - id: CA27
    actions:
      - - {op: gain, scrap: 3, magtape: 1}
        - {op: roll_d6, table: {"1-2": [{op: injure, n: 1, who: worker}, {op: deactivate, n: 1}], "3-6": []}}
      - [{op: explore, pack: brown}]
  - id: CB04
    actions: [[{op: target, do: [{op: deactivate, n: 1, by: source}]}], [{op: gain, nitrogen: 1, magtape: 1}]]
  - {id: CB10, actions: [[{op: explore, pack: purple, discount: {nitrogen: 1}}], [{op: gain, magtape: 2}]]}
""",
    "rooms": """
rooms:
  - {id: A11, production: [{op: convert, pay: {magtape: 1, scrap: 1}, get: {reputation: 2}, max: null}]}
  - {id: S06, production: [{op: steal, n: 1, of: [food, nitrogen, scrap, magtape]}, {op: gain, morale: 1}]}
  - {id: S10, production: [{op: heal, n: 2, to: hand}, {op: gain, nitrogen: 1}]}
""",
    "events": """
events:
  - id: M24
    effects:
      - op: each
        who: all
        do: [{op: choose, options: [[{op: pay, nitrogen: 1}], [{op: injure, n: 1, who: choice}]]}]
  - {id: H19, effects: [{op: draw_event, deck: raid}]}
  - id: R05
    victim: {metric: powered_rooms, pick: most}
    by_round:
      1: [{op: deactivate, n: 1}, {op: roll_damage, n: 1}]
      2: [{op: deactivate, n: 2}, {op: roll_damage, n: 1}]
      3: [{op: deactivate, n: 2}, {op: roll_damage, n: 2}]
""",
    "solo": """
cards:
  - {id: SO02, bot_a: [{do: build}, {do: gain, morale: 1}], bot_b: [{do: work, priority: [2, 3, 4, 1]}, {do: build}]}
  - {id: SO05, bot_a: [{do: recruit}], bot_b: [{do: recruit}, {do: work, priority: [1, 2, 3, 4]}]}
""",
}


@pytest.mark.parametrize("file", OLD)
def test_old_entries_become_those_of_today(tmp_path: Path, file: str) -> None:
    today = yaml.safe_load((FOLDER / "content" / f"{file}.yaml").read_text())
    converted = convert(file, yaml.safe_load(OLD[file]))
    [(name, entries)] = converted.items()
    known = {entry["id"]: entry for entry in today[name]}

    assert entries == [{field: known[entry["id"]][field] for field in entry} for entry in entries]
    assert convert(file, converted) == converted
    box(pack(tmp_path, file, yaml.safe_dump(converted)))


@pytest.mark.parametrize(
    ("file", "entry", "instead"),
    [
        ("events", "events: [{id: L01, effects: [{op: gain, food: 3}]}]", "write {gain: {food: 3}}"),
        ("events", "events: [{id: L01, effects: [{op: injure, n: 1, who: explorer}]}]", "write {injure: explorer}"),
        ("events", "events: [{id: L01, effects: [{op: reset_line}]}]", "write reset_line"),
        ("events", "events: [{id: L01, effects: [{op: may, do: [{op: heal, n: 2}]}]}]", "write {may: [{heal: 2}]}"),
        (
            "events",
            'events: [{id: L01, effects: [{op: roll_d6, table: {"1-2": [], "3-6": [{op: heal, n: 1}]}}]}]',
            "write {roll_d6: [{faces: [1, 2], do: []}, {faces: [3, 4, 5, 6], do: [{heal: 1}]}]}",
        ),
        ("rooms", "rooms: [{id: S07, production: [{op: special, rule: work_again}]}]", "write work_again"),
        ("solo", "cards: [{id: SO01, bot_a: [{do: gain, food: 1}]}]", "write {gain: {food: 1}}"),
        ("solo", "cards: [{id: SO01, bot_b: [{do: work, priority: [1, 2]}]}]", "write {work: [1, 2]}"),
    ],
)
def test_an_old_pack_is_refused_with_what_to_write_instead(tmp_path: Path, file: str, entry: str, instead: str) -> None:
    with pytest.raises(ContentError) as caught:
        box(pack(tmp_path, file, entry))

    assert f"{file}.yaml" in str(caught.value)
    assert f"is the form of an earlier version; {instead} (`holdfast pack convert`" in str(caught.value)
