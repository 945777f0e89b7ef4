"""Use a Building; the Buildings of the appendix; Automatons."""

from __future__ import annotations

import pytest

from games.frostpunk.positions import BOX, City, city, offers, refuses
from holdfast.games.frostpunk.pieces import AUTOMATON, ENGINEER, WORKER
from holdfast.games.frostpunk.rules.use import use_building
from holdfast.games.frostpunk.verbs.effects import Upgrade
from proving import rule

HEALTHY = {"worker": 0, "engineer": 0, "child": 0}
TILES = {"N0": "N12", "N1": "N01", "FC0": "F19"}


def uses(ann: City, space: str, *answers: str, by: int = ENGINEER) -> City:
    """The effect of one use of the Building there."""
    return ann.does(use_building(ann.state, ann.player("ann"), ann.site(space), by), *answers)


def built(building: str, **has: object) -> City:
    """A city with this Building on N0."""
    where = "N0a N0b" if BOX.building(building).large else "N0a"
    return city(**{"tiles": TILES, "built": {where: building}, **has})


@rule("FRO-187", "FRO-190")
def test_a_meeple_resolves_the_action_of_a_building_also_one_built_this_round() -> None:
    table = city(wood=5, food=0).table()
    for key in ("construct", "worker", "build hunters_hut", "G4", "done", "use G4", "worker"):
        table.choose(key)

    assert table.state.stock[0] == 3


@rule("FRO-190")
def test_ruins_and_shelters_have_no_action() -> None:
    keys = offers(city(cleared=["G1"], built={"G1": "tent ruin"}).table())

    assert "use G1" not in keys
    assert "use G2" not in keys


@rule("FRO-188")
def test_a_small_building_takes_one_meeple_a_large_one_two() -> None:
    table = built("coal_thumper", coal=0).table()
    for key in ("use N0a", "worker"):
        table.choose(key)
    assert "use N0a" in offers(table)
    for key in ("use N0a", "worker"):
        table.choose(key)
    assert "use N0a" not in offers(table)
    assert table.state.stock[2] == 6

    table.choose("use generator")
    assert "use generator" not in offers(table)


@rule("FRO-189")
def test_an_engineer_building_takes_engineers_only() -> None:
    table = built("workshop").table()
    table.choose("use N0a")

    assert table.state.ready == [6, 4, 5]


@rule("FRO-275", "FRO-277", "FRO-290")
def test_an_engineer_on_the_dais_passes_a_law_once_a_round() -> None:
    table = city(hope=["unity"]).table()
    table.choose("use dais")
    table.choose("L13")

    assert [law.key for law in table.state.laws] == ["L13"]
    assert refuses(table)["use dais"] == "it has been used this Round"


@rule("FRO-291")
def test_the_generator_removes_up_to_five_stress_cubes_or_all_for_a_steam_core() -> None:
    assert uses(city(stress=8), "generator").state.stress == 3
    assert uses(city(stress=2), "generator").state.stress == 0

    core = uses(city(stress=8, core=1), "generator", "spend core 1: clear_stress")
    assert (core.state.stress, core.core) == (0, 0)


@rule("FRO-293", "FRO-292")
def test_the_hunters_hut() -> None:
    assert uses(built("hunters_hut", food=0), "N0a").food == 3
    assert uses(built("hunters_hut", food=0, upgraded=["hunters_hut"]), "N0a").food == 4
    assert kind("hunters_hut") == ("blue", [2, 0], False)


@rule("FRO-294")
@pytest.mark.parametrize(("huts", "food"), [(0, 2), (2, 4), (4, 5)])
def test_the_cookhouse_counts_hunters_huts(huts: int, food: int) -> None:
    spaces = ["N0b", "N1a", "N1b", "FC0a"][:huts]
    ann = city(food=0, tiles=TILES, built={"N0a": "cookhouse", **dict.fromkeys(spaces, "hunters_hut")})

    assert uses(ann, "N0a").food == food
    assert kind("cookhouse") == ("orange", [2, 0], False)


@rule("FRO-295")
def test_the_medical_post() -> None:
    basic = uses(city(sick={"worker": 9, "child": 0}, skulls=["worker"]), "G3", "cure worker", "treat worker")
    assert (basic.sick["worker"], basic.skulls) == (6, [])

    better = city(sick={"worker": 9, "child": 9}, skulls=["worker", "child"], upgraded=["medical_post"])
    uses(better, "G3", "treat worker", "treat child", *["cure worker"] * 4)
    assert (better.sick["worker"], better.skulls) == (5, [])
    assert kind("medical_post") == ("orange", [2, 0], False)
    assert BOX.building("medical_post").users == (ENGINEER,)


@rule("FRO-296")
def test_the_gathering_post_takes_four_resources_in_any_mix_from_its_tile_and_those_next_to_it() -> None:
    tiles = {"N0": "N08", "N1": "N13", "N3": "N07", "N2": "N02"}
    ann = city(wood=0, coal=0, tiles=tiles, built={"N1b": "gathering_post"})
    ann.state.gatherers[BOX.space_names.index("G5")] = WORKER
    uses(ann, "N1b", "N0a", "G4", "N1a", "N2a")

    assert (ann.wood, ann.coal, ann.core) == (2, 1, 1)
    first = ann.asked[0].keys
    assert set(first) == {"N1a", "N0a", "N0b", "N2a", "G4", "done"}


@rule("FRO-297", "FRO-332")
def test_the_charcoal_kiln() -> None:
    single = uses(built("kiln", wood=5, coal=0), "N0a", "spend wood 1: gain coal 2")
    assert (single.wood, single.coal) == (4, 2)
    two = uses(built("kiln", wood=5, coal=0), "N0a", "spend wood 2: gain coal 4")
    assert (two.wood, two.coal) == (3, 4)

    poor = uses(built("kiln", wood=1, coal=0), "N0a")
    assert (poor.wood, poor.coal, poor.asked) == (0, 2, [])


@rule("FRO-298", "FRO-286")
def test_the_workshop_brings_the_development_token_nearer() -> None:
    ann = built("workshop", round=5, developing=("T01", 7))
    uses(ann, "N0a", "T02")

    assert [technology.key for technology in ann.state.technologies] == ["T01"]
    assert (ann.state.developed_at, kind("workshop")) == (7, ("orange", [3, 0], False))


@rule("FRO-299", "FRO-300")
def test_the_sawmill_fells_trees_around_it_and_at_the_rim() -> None:
    tiles = {"N0": "N02", "FE0": "F19", "N3": "N09"}
    ann = city(wood=0, tiles=tiles, built={"FE0a": "sawmill"})
    uses(ann, "FE0a", "N0b", "RE0", "RE0")
    assert (ann.wood, ann.holds("N0b"), ann.state.rim[13]) == (3, ("trees", 1), 2)
    assert ann.asked[0].keys == ["N0b", "RE0", "done"]

    better = city(wood=0, tiles=tiles, built={"FE0a": "sawmill"}, upgraded=["sawmill"])
    uses(better, "FE0a", *["RE0"] * 4, "N0b")
    assert (better.wood, better.state.rim[13]) == (5, 0)


@rule("FRO-301", "FRO-302")
def test_the_beacon_has_no_action_and_allows_expeditions() -> None:
    ann = built("beacon")
    assert "use N0a" not in offers(ann.table())
    assert "deploy scouts" in offers(ann.table())
    assert kind("beacon") == ("white", [3, 0], False)


@rule("FRO-303")
@pytest.mark.parametrize(
    ("building", "resource", "basic", "better", "cost"),
    [("coal_mine", 2, 3, 5, [4, 0]), ("wall_drill", 1, 3, 5, [4, 0]), ("coal_thumper", 2, 3, 5, [3, 1])],
)
def test_mines_drills_and_thumpers(building: str, resource: int, basic: int, better: int, cost: list[int]) -> None:
    ann = built(building, wood=0, coal=0)
    uses(ann, "N0a")
    assert ann.state.stock[resource] == basic

    upgraded = built(building, wood=0, coal=0, upgraded=[building])
    uses(upgraded, "N0a")
    assert upgraded.state.stock[resource] == better
    assert kind(building) == ("blue", cost, True)


@rule("FRO-304")
def test_infirmary_and_hothouse() -> None:
    ill = uses(built("infirmary", sick={"worker": 9, "child": 0}, skulls=["worker"]), "N0a", "treat worker")
    assert (ill.sick["worker"], ill.skulls) == (3, [])
    assert uses(built("hothouse", food=0), "N0a").food == 7
    assert (kind("infirmary"), kind("hothouse")) == (("red", [3, 1], True), ("yellow", [3, 1], True))


@rule("FRO-305")
def test_steelworks_and_factory() -> None:
    steel = uses(built("steelworks", coal=1), "N0a", "yes")
    assert (steel.steel, steel.coal) == (2, 0)
    assert uses(built("steelworks", coal=0), "N0a").steel == 0

    made = uses(built("factory", steel=2), "N0a", "yes")
    assert (made.state.automatons, made.steel) == (1, 0)
    assert uses(built("factory", steel=1), "N0a").state.automatons == 0
    assert (kind("steelworks"), kind("factory")) == (("yellow", [2, 0], True), ("red", [3, 0], True))


@rule("FRO-307")
def test_the_shelters() -> None:
    assert [kind(key) for key in ("tent", "bunkhouse", "house")] == [
        ("yellow", [1, 0], False),
        ("orange", [3, 0], False),
        ("red", [3, 0], False),
    ]
    assert all(not BOX.building(key).users and BOX.building(key).ruin_side for key in ("tent", "bunkhouse", "house"))
    assert BOX.building("house").technology == "T07"


@rule("FRO-308")
def test_the_law_buildings() -> None:
    assert uses(built("public_house", discontent=["anger"]), "N0a").discontent == []
    ring = uses(built("fighting_ring", discontent=["anger"], sick=HEALTHY), "N0a", by=WORKER)
    assert (ring.discontent, ring.sick["worker"]) == ([], 1)
    assert uses(built("watch_post", discontent=["anger*", "fear*"]), "N0a", "exhaust fear", by=WORKER).discontent == [
        "anger",
        "fear",
    ]
    assert uses(built("chapel", hope=["unity"]), "N0a", "activate unity").hope == ["unity*"]
    costs = {building.key: building.cost[1] for building in BOX.buildings if building.below}
    assert costs == {
        "child_shelter": 2, "cemetery": 1, "snow_pit": 1, "care_house": 2, "public_house": 2, "fighting_ring": 2,
        "watch_post": 2, "chapel": 2, "memorial": 2,
    }  # fmt: skip
    lasting = [building.key for building in BOX.buildings if building.below and building.no_dismantle]
    assert lasting == ["snow_pit", "memorial"]
    assert (BOX.building("child_shelter").shelter_child, BOX.building("care_house").shelter) == (5, 2)
    assert [BOX.building(key).users for key in ("fighting_ring", "watch_post")] == [(WORKER,), (WORKER,)]


@rule("FRO-287")
def test_an_upgrade_holds_for_all_copies_also_later_ones() -> None:
    ann = city(food=0, wood=9, tiles=TILES, built={"N0a": "hunters_hut"}).resolves(Upgrade("hunters_hut"))
    uses(ann, "N0a")
    table = ann.table()
    for key in ("construct", "worker", "build hunters_hut", "N0b", "done", "use N0b", "worker"):
        table.choose(key)

    assert table.state.stock[0] == 8


# Automatons ------------------------------------------------------------------------------------------------------


@rule("FRO-281")
def test_automatons_do_not_eat_sleep_or_fall_sick() -> None:
    nobody = {"worker": 0, "engineer": 0, "child": 0}
    table = city(citizens=nobody, sick=nobody, automatons=4, food=5, coal=0, dispute="SD1").table("hunger")

    assert (table.state.stock[0], table.state.sick, table.state.automatons) == (5, [0, 0, 0], 4)


@rule("FRO-282")
def test_an_automaton_burns_one_coal_and_works_in_the_heat_whatever_the_cold() -> None:
    table = built("hunters_hut", automatons=1, coal=2, food=0, heat=0, sick=HEALTHY).table()
    table.choose("use N0a")
    table.choose("automaton")

    assert (table.state.stock[2], table.state.stock[0], table.state.sick) == (1, 3, [0, 0, 0])
    assert table.state.sites[-1].crew == (AUTOMATON,)
    assert table.state.ready == [6, 5, 5]


@rule("FRO-282")
def test_without_coal_an_automaton_stands_still() -> None:
    table = built("hunters_hut", automatons=1, coal=0).table()
    table.choose("use N0a")

    assert offers(table) == ["worker", "engineer"]


@rule("FRO-283")
def test_automatons_use_buildings_open_to_adults_once_a_round_and_do_nothing_else() -> None:
    nobody = {"worker": 0, "engineer": 0, "child": 0}
    where = {"N0a": "hunters_hut", "N0b": "workshop", "N1a": "watch_post", "N1b": "kiln"}
    table = city(citizens=nobody, sick=nobody, automatons=1, coal=5, cold=0, tiles=TILES, built=where).table()
    assert set(offers(table)) == {"use N0a", "use N1b", "pass"}

    table.choose("use N0a")
    assert table.state.automatons_ready == 0


@rule("FRO-362", "FRO-283")
def test_clockwork_limbs_let_them_into_engineer_buildings_but_never_the_dais() -> None:
    nobody = {"worker": 0, "engineer": 0, "child": 0}
    where = {"N0b": "workshop", "N1a": "watch_post"}
    has = {"citizens": nobody, "sick": nobody, "automatons": 1, "coal": 5, "cold": 0, "tiles": TILES, "built": where}
    table = city(**has, flags=["automaton_skill"]).table()

    assert set(offers(table)) == {"use G3", "use generator", "use N0b", "pass"}


def kind(key: str) -> tuple[str, list[int], bool]:
    """Insulation, cost in Wood and Cores, whether it is large."""
    building = BOX.building(key)
    return building.insulation, [building.cost[1], building.cost[4]], building.large
