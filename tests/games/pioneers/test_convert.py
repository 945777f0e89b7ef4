"""Packs of earlier versions, in which effects were written with `op:`, in today's form."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from holdfast.engine.content import decode_tagged, load
from holdfast.engine.errors import ContentError
from holdfast.games.pioneers.box import FOLDER, box
from holdfast.games.pioneers.content import BoardFile, CardData, CardsFile, SurvivorData, SurvivorsFile
from holdfast.games.pioneers.convert import convert, rewrite

OLD_WASTES = """
cards:
  - id: ascendant whisper
    name: Ascendant Whisper
    type: attack
    copies: 2
    difficulty: 10
    on_fail:
      - {op: choose, who: target, options: [[{op: discard, type: personality, n: 1, who: target, chooser: owner}], [{op: lose, res: choice, n: 3, who: target}]]}
    text: On a failure the defender discards a personality or loses 3 tokens of their choice.
    basis: house
  - id: drought
    name: Drought
    type: event
    copies: 1
    on_play: [{op: gain, res: food, n: 2}, {op: production_change, tag: farm, res: food, n: -1}]
    text: Gain 2 food. This round every farm produces 1 food less.
    basis: house
  - id: arc levy
    name: Arc Levy
    type: event
    copies: 1
    on_play: [{op: lose, res: credit, n: {small: 1, medium: 2, large: 3}, who: opponents}]
    text: "Every opponent loses credits: 1 in a small, 2 in a medium, 3 in a large town."
    basis: house
  - id: adrenaline shot
    name: Adrenaline Shot
    type: item
    copies: 2
    reactions:
      - {window: after_failed_roll, from: hand, then: discard, do: [{op: modifier, roll: all, n: 2}, {op: reroll}]}
      - {window: after_failed_roll, from: town, then: discard, do: [{op: modifier, roll: all, n: 2}, {op: reroll}]}
    text: "After your roll: discard this card for +2 and reroll both dice."
    basis: house
  - id: kit the tinkerer
    name: Kit the Tinkerer
    type: personality
    copies: 1
    maintenance: {food: 1}
    passive: [{op: free_play, type: structure, limit: none}, {op: free_play, type: item, limit: once_per_turn}]
    text: "Structures, and the first item of each turn, cost no response token to play."
    basis: house
"""  # noqa: E501  # as it stood in the file

OLD_SURVIVORS = """
survivors:
  - id: lou anne
    name: Lou-Anne
    number: 2
    combat: 0
    round_start: [{op: extra_turn}]
    text: You have a third turn this round.
    basis: recovered
    known: [name, effects]
    source: "roterdorn.de 2017 (Lou-Anne: one additional action per round); polyhedroncollider.com 2016 agrees"
  - id: wren okafor
    name: Wren Okafor
    number: 3
    combat: 1
    passive: [{op: research_bonus, n: 1}]
    text: After a Research action you may place 1 token more on the same project.
    basis: house
"""

OLD_BOARD = """
raid_success:
  - {op: choose, options: [[{op: discard, type: structure, n: 1, who: target, chooser: self}], [{op: steal, res: any, n: 2}]]}
"""  # noqa: E501  # as it stood in the file


def structs(entries: Any, kind: type) -> dict[str, str]:
    """Entries read into structs, written out with the names of their classes."""
    return {entry["id"]: repr(msgspec.convert(entry, kind, dec_hook=decode_tagged)) for entry in entries}


def test_cards_become_the_structs_of_today() -> None:
    converted = structs(convert("wastes", yaml.safe_load(OLD_WASTES))["cards"], CardData)
    today = {card.id: repr(card) for card in load(FOLDER / "content", "wastes", CardsFile).cards}

    assert len(converted) == 5
    assert converted.items() <= today.items()


def test_survivors_become_the_structs_of_today() -> None:
    converted = structs(convert("survivors", yaml.safe_load(OLD_SURVIVORS))["survivors"], SurvivorData)
    today = {found.id: repr(found) for found in load(FOLDER / "content", "survivors", SurvivorsFile).survivors}

    assert len(converted) == 2
    assert converted.items() <= today.items()


def test_an_old_pack_is_refused_and_its_converted_form_is_laid_over_the_content(tmp_path: Path) -> None:
    file = tmp_path / "pioneers" / "board.yaml"
    file.parent.mkdir()
    file.write_text(OLD_BOARD)
    expected = r"raid_success › entry 0: .* write \{choose: \{options: .*\[\{steal: \{any: 2\}\}\]\]\}\}"
    with pytest.raises(ContentError, match=expected):
        box(tmp_path)

    converted = convert("board", yaml.safe_load(OLD_BOARD))
    file.write_text(yaml.safe_dump(converted))

    assert repr(load(FOLDER / "content", "board", BoardFile, tmp_path)) == repr(box().board)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("{op: gain, res: food, n: 4}", "{gain: {food: 4}}"),
        ("{op: discard_hand, n: 1}", "{discard_hand: 1}"),
        ("{op: discard_hand, n: 1, who: target}", "{discard_hand: {n: 1, who: target}}"),
        ("{op: forbid, what: wastes_action}", "{forbid: wastes_action}"),
        ("{op: extra_turn}", "extra_turn"),
        ("{op: wastes_extra, n: 2, keep: one}", "{wastes_extra: {n: 2, keep: one}}"),
    ],
)
def test_each_verb_has_one_new_form(old: str, new: str) -> None:
    assert rewrite(yaml.safe_load(old)) == yaml.safe_load(new)


def test_what_is_new_already_stays_as_it_is() -> None:
    new = yaml.safe_load((FOLDER / "content" / "wastes.yaml").read_text())

    assert convert("wastes", new) == new
    assert rewrite({"gain": {"food": 4}}) is None
