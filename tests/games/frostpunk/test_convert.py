"""Content of earlier versions, in which effects were written as text, becomes content of today."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from commands import run
from holdfast.engine.content import decode_tagged, read_yaml
from holdfast.engine.errors import ContentError
from holdfast.games.frostpunk.box import FOLDER, box
from holdfast.games.frostpunk.content import AdvisorsFile, CardsFile, CitizenData, DuskFile
from holdfast.games.frostpunk.convert import convert
from holdfast.games.frostpunk.verbs.effects import (
    Activate,
    ChangeDiscontent,
    ChangeHope,
    ChangeStress,
    Choose,
    Cure,
    DiscardCitizenCards,
    DrawCitizenCards,
    Exhaust,
    Gain,
    If,
    Kill,
    MakeSick,
    May,
    PerHopeToken,
    RaiseHeat,
    Spend,
    Treat,
    Wreck,
)
from holdfast.games.frostpunk.verbs.parameters import Way
from holdfast.games.frostpunk.verbs.requirements import (
    ActiveTokens,
    AllOf,
    Built,
    Hunger,
    Not,
    Sick,
    Stock,
    TechnologyActive,
)

ADVISORS = """
basis: house
call_to_rise: [{per: hope_tokens, do: [draw_citizen 1]}]
cards:
  - {id: AD1, name: "Generator Advisor", cost: [exhaust hope resolve 1], do: [heat +2, stress -2]}
  - {id: AD3, name: "Social Advisor", cost: [exhaust hope any 1], do: [{choose: [[discontent -1], [draw_citizen 2]]}]}
"""
CITIZENS = """
basis: house
cards:
  - id: C20
    name: "Agnes Holt, midwife"
    type: engineer
    ability: [treat 1, cure 1, {may: [gain steel 2], cost: [spend coal 1, discard_citizen 1]}]
    death: {worker: [], engineer: [discontent +1 mistrust], child: [hope -1, activate hope any 2]}
"""
DUSK = """
basis: house
start: []
cards: []
disputes:
  - id: SD5
    name: "Men with Hammers"
    instant: [{if: active discontent anger,
               then: [{choose: [[die any 1], {needs: built hunters_hut >= 1, do: [wreck hunters_hut 1]}]}],
               else: [sick each 1]}]
    options:
      - {text: "Talk them down", do: [], then: remove}
      - {text: "The wards are in order", needs: not sick total >= 8, do: [hope +1], then: remove}
      - {text: "No hunger", needs: {all: [not hunger >= 1, res food >= 8, tech T05]}, do: [], then: remove}
"""


def converted(file: str, text: str, kind: Any) -> Any:
    return msgspec.convert(convert(file, yaml.safe_load(text)), kind, dec_hook=decode_tagged)


def test_verbs_and_costs_become_tagged_maps() -> None:
    file = converted("advisors", ADVISORS, AdvisorsFile)

    assert repr(file.call_to_rise) == repr((PerHopeToken((DrawCitizenCards(1),)),))
    assert repr(file.cards[0].cost) == repr((Exhaust(resolve=1),))
    assert repr(file.cards[0].do) == repr((RaiseHeat(2), ChangeStress(-2)))
    assert repr(file.cards[1].cost) == repr((Exhaust(hope=1),))
    ways = Way(do=(ChangeDiscontent(-1),)), Way(do=(DrawCitizenCards(2),))
    assert repr(file.cards[1].do) == repr((Choose(ways),))


def test_abilities_and_death_effects_are_converted_in_their_order() -> None:
    card = converted("citizens", CITIZENS, CardsFile[CitizenData]).cards[0]

    may = May(do=(Gain(steel=2),), cost=(Spend(coal=1), DiscardCitizenCards(1)))
    assert repr(card.ability) == repr((Treat(1), Cure(1), may))
    assert card.death["worker"] == ()
    assert repr(card.death["engineer"]) == repr((ChangeDiscontent(1, "mistrust"),))
    assert repr(card.death["child"]) == repr((ChangeHope(-1), Activate(hope=2)))


def test_conditions_become_predicates() -> None:
    card = converted("dusk", DUSK, DuskFile).disputes[0]

    wreck = Way(do=(Wreck("hunters_hut", 1),), needs=Built("hunters_hut", at_least=1))
    broken = Choose((Way(do=(Kill(any=1),)), wreck))
    assert repr(card.instant) == repr((If(ActiveTokens("anger"), (broken,), (MakeSick(each=1),)),))
    assert repr(card.options[1].needs) == repr(Not(Sick("total", at_least=8)))
    parts = Not(Hunger(at_least=1)), Stock("food", at_least=8), TechnologyActive("T05")
    assert repr(card.options[2].needs) == repr(AllOf(parts))


@pytest.mark.parametrize("path", sorted((FOLDER / "content").glob("*.yaml")), ids=lambda path: path.stem)
def test_content_of_today_stays_as_it_is(path: Path) -> None:
    assert convert(path.stem, read_yaml(path)) == read_yaml(path)


def test_what_was_never_allowed_is_named() -> None:
    with pytest.raises(ContentError, match=r"citizens\.yaml: 'steal food 2' was not allowed in any version"):
        convert("citizens", {"cards": [{"id": "C04", "ability": ["steal food 2"]}]})


def test_a_converted_pack_loads(tmp_path: Path) -> None:
    (tmp_path / "old" / "frostpunk").mkdir(parents=True)
    (tmp_path / "old" / "frostpunk" / "citizens.yaml").write_text("cards:\n  - {id: C04, ability: [gain food 9]}\n")

    done = run("pack", "convert", str(tmp_path / "old"), str(tmp_path / "new"))

    assert done.exit_code == 0, done.output
    changed = next(card for card in box(tmp_path / "new").citizens if card.key == "C04")
    assert changed.text == "gain 9 Food"
