"""Laws."""

from __future__ import annotations

import pytest

from games.frostpunk.positions import BOX, city, offers, refuses
from holdfast.games.frostpunk.pieces import ENGINEER, Law
from holdfast.games.frostpunk.rules.effects import resolve
from holdfast.games.frostpunk.rules.laws import open_laws, why_not
from holdfast.games.frostpunk.rules.preparation import morning_assembly, resolve_sickness
from holdfast.games.frostpunk.rules.use import use_building
from holdfast.games.frostpunk.verbs.effects import ChangeDiscontent, ChangeHope, Kill, PassLaw
from proving import rule

TILES = {"N0": "N12", "N1": "N01"}
HEALTHY = {"worker": 0, "engineer": 0, "child": 0}


def law(key: str) -> Law:
    return next(law for law in BOX.laws if law.key == key)


@rule("FRO-276", "FRO-278")
def test_a_law_needs_its_requirements_its_purpose_and_no_excluded_law() -> None:
    fresh = city().state
    assert why_not(fresh, law("L06")) == "it requires Long Shifts"
    assert why_not(fresh, law("L15")) == "it needs the purpose order"
    assert why_not(city(laws=["L01"]).state, law("L02")) == "Children at Work excludes it"
    assert why_not(city(laws=["L01"]).state, law("L01")) == "it has been passed"
    assert [law.key for law in open_laws(fresh)] == [f"L{n:02}" for n in range(1, 15) if n != 6]

    order = city(purpose="order", laws=["L15"]).state
    assert [law.key for law in open_laws(order) if law.branch == "order"] == ["L16"]
    assert not [law for law in open_laws(order) if law.branch == "faith"]


@rule("FRO-276", "FRO-275")
def test_passing_a_law_resolves_its_effects_and_is_never_repealed() -> None:
    ann = city().resolves(PassLaw(), answers=["L02", "activate unity"])
    assert [law.key for law in ann.state.laws] == ["L02"]
    assert ann.hope == ["resolve*", "unity*", "devotion"]

    table = city(laws=["L07"]).table()
    table.choose("use dais")
    assert refuses(table)["L07"] == "it has been passed"
    assert "no law" in offers(table)


@rule("FRO-278")
def test_a_purpose_is_chosen_once() -> None:
    bringing = [card.key for cards in BOX.scenarios.values() for card in cards if "purpose" in card.text]

    assert bringing == ["CR3", "AR3"]


@rule("FRO-279", "FRO-358")
@pytest.mark.parametrize(
    ("key", "building", "dusk"),
    [
        ("L01", "", "D19"), ("L02", "child_shelter", "D32"), ("L03", "", "D20"), ("L04", "", "D21"), ("L05", "", "D22"),
        ("L07", "cemetery", ""), ("L08", "snow_pit", "D23"), ("L09", "care_house", ""), ("L10", "", "D24"),
        ("L12", "", "D25"), ("L13", "public_house", "D26"), ("L14", "fighting_ring", "D27"),
        ("L15", "watch_post", "D28"), ("L17", "", "D29"), ("L18", "chapel", "D30"), ("L20", "", "D31"),
    ],
)  # fmt: skip
def test_laws_unlock_their_building_and_add_their_dusk_card(key: str, building: str, dusk: str) -> None:
    ann = city(discontent=[], hope=["unity*"])
    before = set(ann.dusk)
    ann.plays_out(resolve(ann.state, ann.player("ann"), law(key).do), "draw a token")

    assert {kind.key for kind in ann.state.unlocked} == {building} - {""}
    assert set(ann.dusk) - before == {dusk} - {""}


@rule("FRO-280")
def test_children_may_be_put_to_work_or_given_a_home() -> None:
    assert (law("L01").excludes, law("L02").excludes) == (("L02",), ("L01",))


@rule("FRO-343")
def test_children_at_work_one_a_round_and_a_second_for_a_hope_token() -> None:
    has = {"flags": ["child_work"], "citizens": {"worker": 0, "engineer": 0}, "sick": HEALTHY, "seats": 1}
    table = city(**has, hope=["unity*", "resolve"]).table()
    keys = {key.split()[0] for key in offers(table)}
    assert keys == {"fuel", "remove", "construct", "gather", "pass"}
    table.choose("gather G4")
    table.choose("gather G5")
    assert [token.active for token in table.state.hope] == [False, False]
    assert table.state.children_used == 2

    none = city(**has, hope=["unity"], dispute="SD1").table(chance={"dusk": ["D03"]})
    none.choose("gather G4")
    assert none.decision.prompt.startswith("Pilfered")


@rule("FRO-344", "FRO-312")
def test_apprentices_add_a_cure_point_while_a_childrens_home_stands() -> None:
    has = {"tiles": TILES, "flags": ["apprentices"], "sick": {"worker": 9, "child": 0}}
    ann = city(**has, built={"N0a": "child_shelter"})
    ann.does(use_building(ann.state, ann.player("ann"), ann.site("G3"), ENGINEER))
    assert ann.sick["worker"] == 5

    without = city(**has)
    without.does(use_building(without.state, without.player("ann"), without.site("G3"), ENGINEER))
    assert without.sick["worker"] == 6


@rule("FRO-347")
def test_a_long_shift_repeats_a_workers_building_once_a_round_and_makes_one_sick() -> None:
    huts = {"N0a": "hunters_hut", "N0b": "hunters_hut"}
    table = city(flags=["long_shift"], food=0, tiles=TILES, built=huts, sick=HEALTHY, heat=3, cold=3).table()
    for key in ("use N0a", "worker", "yes"):
        table.choose(key)
    assert (table.state.stock[0], table.state.sick[0]) == (6, 1)

    for key in ("use N0b", "worker"):
        table.choose(key)
    assert table.state.stock[0] == 9
    assert table.decision.prompt.startswith("Your turn")


@rule("FRO-347")
def test_a_long_shift_pays_costs_again_and_is_for_workers_only() -> None:
    ann = city(flags=["long_shift"], wood=2, coal=0, tiles=TILES, built={"N0a": "kiln"}, sick=HEALTHY)
    table = ann.table()
    for key in ("use N0a", "worker", "spend wood 1: gain coal 2", "yes"):
        table.choose(key)
    assert (table.state.stock[1], table.state.stock[2]) == (0, 4)

    engineer = city(flags=["long_shift"], tiles=TILES, built={"N0a": "hunters_hut"}).table()
    for key in ("use N0a", "engineer"):
        engineer.choose(key)
    assert engineer.decision.prompt.startswith("Your turn")


@rule("FRO-348")
def test_an_emergency_shift_brings_two_workers_for_discontent_once_a_round_at_the_start_of_a_turn() -> None:
    table = city(flags=["emergency_shift"], discontent=["anger"], coal=2).table()
    table.choose("emergency shift")
    table.choose("activate anger")
    assert table.state.temps[0] == 2
    assert "emergency shift" not in offers(table)

    late = city(flags=["emergency_shift"], coal=2).table()
    late.choose("fuel 1")
    assert "emergency shift" not in offers(late)


@rule("FRO-349", "FRO-312")
def test_with_a_cemetery_the_first_death_of_a_round_has_no_effect() -> None:
    ann = city(flags=["burial"], tiles=TILES, built={"N0a": "cemetery"}, food=9)
    ann.resolves(Kill(worker=2), chance={"citizen": ["C01", "C04"]})
    assert (ann.food, ann.discontent) == (7, ["anger", "fear"])
    assert len(ann.state.citizen_discard) == 2

    without = city(flags=["burial"], food=9).resolves(Kill(worker=1), chance={"citizen": ["C04"]})
    assert without.food == 7


@rule("FRO-350")
def test_with_a_snow_pit_every_death_is_followed_by_two_cure_points() -> None:
    ann = city(flags=["pit"], tiles=TILES, built={"N0a": "snow_pit"}, sick={"worker": 5, "child": 0})
    ann.resolves(Kill(worker=2), chance={"citizen": ["C02", "C10"]})

    assert ann.sick["worker"] == 5 - 2 + 1 - 2


@rule("FRO-351")
def test_a_care_house_spares_the_first_flip_of_a_preparation_phase() -> None:
    ann = city(
        flags=["care"],
        tiles=TILES,
        built={"N0a": "care_house"},
        citizens={"child": 14},
        sick={"worker": 11, "child": 12},
    )
    ann.does(resolve_sickness(ann.state))

    assert ann.skulls == ["child"]


@rule("FRO-352")
def test_hard_medicine_turns_a_treat_point_into_two_cure_points() -> None:
    ann = city(flags=["hard_medicine"], sick={"worker": 9, "child": 0})
    answers = ["cure worker"] * 3
    ann.does(use_building(ann.state, ann.player("ann"), ann.site("G3"), ENGINEER), *answers)

    assert ann.sick["worker"] == 4
    assert ann.asked[0].keys == ["cure worker", "medicine"]


@rule("FRO-355")
def test_the_morning_assembly_activates_hope_if_discontent_sleeps() -> None:
    calm = city(flags=["assembly"], hope=["unity"], discontent=["anger*", "fear"])
    calm.does(morning_assembly(calm.state))
    assert calm.hope == ["unity*"]

    angry = city(flags=["assembly"], hope=["unity"], discontent=["anger*", "fear*"])
    angry.does(morning_assembly(angry.state))
    assert angry.hope == ["unity"]


@rule("FRO-356")
def test_iron_rule_keeps_a_sixth_token_away_once_a_round() -> None:
    five = ["anger", "fear", "fear", "mistrust", "anger*"]
    ann = city(flags=["iron_rule"], discontent=five)
    answers = ["exhausted fear", "exhausted fear", "worker", "engineer"]
    ann.resolves(ChangeDiscontent(1, "anger"), answers=answers, chance={"citizen": ["C02", "C01"]})
    assert (ann.discontent, ann.state.corpses, ann.outcome) == (["anger*", "mistrust", "anger*"], 2, "")

    again = city(flags=["iron_rule"], discontent=five)
    again.state.used_flags.append("iron_rule")
    assert again.resolves(ChangeDiscontent(1, "anger")).outcome == "discontent"


@rule("FRO-357")
def test_one_faith_keeps_the_last_hope_token_once_a_round() -> None:
    ann = city(flags=["one_faith"], hope=["unity"])
    ann.resolves(ChangeHope(-1), answers=["worker", "worker"], chance={"citizen": ["C02", "C05"]})
    assert (ann.hope, ann.state.corpses, ann.outcome) == (["unity*"], 2, "")

    ann.resolves(ChangeHope(-2))
    assert ann.outcome == "hope"
