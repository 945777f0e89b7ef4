"""Clauses of Meeples, the map and scenarios that a small slip in the rules would break unnoticed."""

from __future__ import annotations

from typing import Any

from games.frostpunk.positions import BOX, City, citizen, city, event, offers, refuses
from holdfast.games.frostpunk.rules.actions import moves
from holdfast.games.frostpunk.rules.construct import build_for_nothing, fits, free_spaces, plots
from holdfast.games.frostpunk.rules.events import open_choices
from holdfast.games.frostpunk.rules.expeditions import advance
from holdfast.games.frostpunk.rules.hunger import feed
from holdfast.games.frostpunk.rules.night import lay_down
from holdfast.games.frostpunk.rules.scenario import add_frost
from holdfast.games.frostpunk.rules.shelters import spare_beds
from holdfast.games.frostpunk.rules.use import can_automaton_work
from holdfast.games.frostpunk.state import ACTION, NOBODY
from holdfast.games.frostpunk.verbs.effects import (
    AddFrost,
    AddSpent,
    AdvanceScouts,
    BuildForNothing,
    MakeSick,
    Wreck,
)
from proving import rule

HEALTHY = {"worker": 0, "engineer": 0, "child": 0}
TILES = {"N0": "N12", "N1": "N01"}
WORKER, ENGINEER, CHILD, AUTOMATON = 0, 1, 2, 3


# Meeples -----------------------------------------------------------------------------------------------------------


@rule("FRO-191")
def test_a_worker_alone_or_an_engineer_alone_can_become_a_scout() -> None:
    beacon: dict[str, Any] = {"tiles": TILES, "built": {"N0a": "beacon"}, "sick": HEALTHY}
    for people in ({"worker": 5, "engineer": 0}, {"worker": 0, "engineer": 5}):
        assert "deploy scouts" in offers(city(citizens=people, **beacon).table())


@rule("FRO-190")
def test_shelters_and_ruins_are_not_named_among_what_cannot_be_used() -> None:
    table = city(tiles=TILES, built={"N0a": "bunkhouse ruin"}).table()

    assert not {"use G1", "use G2", "use N0a"} & {*refuses(table), *offers(table)}


@rule("FRO-282", "FRO-281")
def test_an_automaton_works_for_the_last_coal_and_is_neither_sick_nor_tired_of_it() -> None:
    ann = city(automatons=1, coal=1, heat=0, sick=HEALTHY, tiles=TILES, built={"N0a": "hunters_hut"})
    assert can_automaton_work(ann.state)
    table = ann.table()
    table.choose("use N0a")
    table.choose("automaton")
    assert (table.state.stock[2], table.state.sick, table.state.stock[0]) == (0, [0, 0, 0], 23)
    assert not can_automaton_work(city(automatons=1, coal=0).state)


@rule("FRO-281", "FRO-226")
def test_automatons_need_no_bed_and_no_food() -> None:
    ann = city(automatons=4, citizens={"worker": 0, "engineer": 0, "child": 0}, sick=HEALTHY, food=5, heat=0)
    ann.does(lay_down(ann.state))
    ann.does(feed(ann.state))

    assert (ann.sick, ann.food, ann.state.hunger) == (HEALTHY, 5, 0)


@rule("FRO-339", "FRO-327")
def test_meeples_of_a_wrecked_building_are_in_the_supply_again() -> None:
    huts: dict[str, Any] = {"tiles": TILES, "built": {"N0a": "hunters_hut"}, "sick": HEALTHY, "heat": 3, "cold": 3}
    table = city(**huts, ranges=[0, 0, 0]).table()
    table.choose("use N0a")
    table.choose("worker")
    assert table.state.ready[WORKER] == 5
    ann = City(table.state, ["ann", "bo"]).resolves(Wreck("hunters_hut"))
    assert (ann.state.ready[WORKER], ann.buildings.get("N0a")) == (6, None)

    machine = city(**huts, automatons=1, coal=1).table()
    machine.choose("use N0a")
    machine.choose("automaton")
    assert machine.state.automatons_ready == 0
    ann = City(machine.state, ["ann", "bo"]).resolves(Wreck("hunters_hut"))
    assert ann.state.automatons_ready == 1


@rule("FRO-327", "FRO-288")
def test_a_temporary_meeple_comes_back_as_a_temporary_one() -> None:
    ann = city(temps={"worker": 1}, tiles=TILES, built={"N0a": "hunters_hut"}, sick=HEALTHY, heat=0)
    table = ann.table()
    table.choose("use N0a")
    table.choose("worker")
    assert (table.state.temps[WORKER], table.state.ready[WORKER]) == (0, 6)
    ann = City(table.state, ["ann", "bo"]).resolves(Wreck("hunters_hut"))

    assert (ann.state.temps[WORKER], ann.state.ready[WORKER]) == (1, 6)


@rule("FRO-327", "FRO-339")
def test_outside_the_action_phase_nobody_is_made_ready() -> None:
    table = city(tiles=TILES, built={"N0a": "hunters_hut"}, sick=HEALTHY).table()
    table.choose("use N0a")
    table.choose("worker")
    table.state.phase = ACTION + 1
    ann = City(table.state, ["ann", "bo"]).resolves(Wreck("hunters_hut"))

    assert ann.state.ready[WORKER] == 5


@rule("FRO-327", "FRO-142")
def test_meeples_on_spent_tokens_are_not_taken_for_ones_that_were_placed() -> None:
    ann = city(spent={"worker": 6}, temps={"worker": 1}, tiles=TILES, built={"N0a": "hunters_hut"}, sick=HEALTHY)
    table = ann.table()
    table.choose("use N0a")
    if "worker" in offers(table):
        table.choose("worker")
    ann = City(table.state, ["ann", "bo"]).resolves(Wreck("hunters_hut"))

    assert (ann.state.ready[WORKER], ann.state.temps[WORKER]) == (0, 1)


# The map -----------------------------------------------------------------------------------------------------------


@rule("FRO-178", "FRO-182")
def test_a_large_building_needs_two_free_spaces_of_one_tile() -> None:
    thumper = BOX.building("coal_thumper")
    full = {"N0a": "tent", "N1b": "tent"}
    ann = city(tiles=TILES, built=full, wood=9, core=2)
    ann.state.gatherers[BOX.space_names.index("G4")] = WORKER
    ann.state.gatherers[BOX.space_names.index("N0b")] = NOBODY
    assert [len(spaces) for spaces in free_spaces(ann.state)] == [1, 1, 1]
    assert not fits(ann.state, thumper, free_spaces(ann.state))
    assert plots(ann.state, thumper) == []
    assert fits(ann.state, BOX.building("tent"), free_spaces(ann.state))

    ann.state.gatherers[BOX.space_names.index("G4")] = NOBODY
    assert fits(ann.state, thumper, free_spaces(ann.state))
    assert [BOX.space_names[space] for space in plots(ann.state, thumper)[0]] == ["G4", "G5"]


@rule("FRO-182")
def test_a_mine_stands_only_on_the_far_tile_at_its_own_deposit() -> None:
    tiles = {"N0": "N12", "FC0": "F19", "FC1": "F01", "N1": "N01"}
    ann = city(tiles=tiles, walls={0: "coal", 1: "wood", 2: "blank"}, wood=20)
    mine, drill = BOX.building("coal_mine"), BOX.building("wall_drill")

    assert [[BOX.space_names[space] for space in plot] for plot in plots(ann.state, mine)] == [["FC0a", "FC0b"]]
    assert [[BOX.space_names[space] for space in plot] for plot in plots(ann.state, drill)] == [["FC1a", "FC1b"]]
    ann.state.walls[0] = "blank"
    assert not fits(ann.state, mine, free_spaces(ann.state))


@rule("FRO-296", "FRO-171")
def test_the_gathering_post_takes_pieces_from_the_spaces_that_are_named() -> None:
    ann = city(wood=0, coal=0, tiles=TILES, built={"G1": "gathering_post"}, cleared=["G1"], sick=HEALTHY)
    table = ann.table()
    table.choose("use G1")
    table.choose("worker")
    for key in ("G4", "G4", "G5", "done"):
        table.choose(key)

    index = BOX.space_names.index
    assert (table.state.amounts[index("G4")], table.state.amounts[index("G5")]) == (3, 4)
    assert table.state.stock[1:3] == [2, 1]


@rule("FRO-043", "FRO-174", "FRO-331")
def test_a_card_may_build_a_tent_for_nothing() -> None:
    ann = city(wood=0)
    assert citizen("C05").text == "build a Tent for nothing"
    ann.resolves(BuildForNothing("tent"), answers=["tent", "G4"])
    assert (ann.buildings["G4"], ann.wood, ann.holds("G4")) == ("tent", 0, ("wood", 0))

    declined = city().resolves(BuildForNothing("tent"), answers=["no"])
    assert list(declined.buildings.values()).count("tent") == 2


@rule("FRO-124", "FRO-174")
def test_what_is_ruined_gone_or_without_a_place_is_not_built_for_nothing() -> None:
    ruined = city(ruined=["tent"]).resolves(BuildForNothing("tent"))
    assert ruined.asked == []

    gone = city()
    tent = BOX.building("tent").index
    left, gone.state.board[tent] = gone.state.board[tent], 0
    gone.does(build_for_nothing(gone.state, gone.player("ann"), BuildForNothing("tent")), checked=False)
    assert (gone.asked, left) == ([], 6)

    full = city()
    for space in ("G4", "G5"):
        full.state.gatherers[BOX.space_names.index(space)] = WORKER
    assert full.resolves(BuildForNothing("tent")).asked == []


# Expeditions and scenarios -----------------------------------------------------------------------------------------


@rule("FRO-269")
def test_one_space_short_of_the_location_the_scout_has_not_arrived() -> None:
    ann = city(visited=[0, 1, 0]).sends(1, position=1)
    ann.does(advance(ann.state, ann.player("ann"), 1, 1))
    assert (ann.state.scouts[0].position, ann.state.visited[1]) == (2, 1)

    ann.does(advance(ann.state, ann.player("ann"), 1, 1), "draw a token", "go on")
    assert ann.state.visited[1] == 2


@rule("FRO-326", "FRO-116")
def test_an_effect_may_advance_all_scouts() -> None:
    ann = city(visited=[2, 0, 0]).sends(0, position=2)
    ann.resolves(AdvanceScouts(1))

    assert ann.state.scouts[0].position == 3


@rule("FRO-316")
def test_only_arks_that_are_cold_get_frost_each_at_its_own_counter() -> None:
    ann = city(scenario="arks", heat=1, cold=5, ranges=[1, 2, 3], tiles={"N1": "N12"}, built={"N1a": "steam_hub"})
    ann.does(add_frost(ann.state, ann.player("ann"), AddFrost(1)))

    near = BOX.hexes[next(hex_.index for hex_ in BOX.hexes if hex_.key == "N1")].neighbours
    assert ann.state.frost == [0 if ark in near else 1 for ark in BOX.arks]
    assert sum(ann.state.frost) == 2


@rule("FRO-364", "FRO-229")
def test_beds_for_children_count_for_as_many_children_as_there_are() -> None:
    home: dict[str, Any] = {"tiles": TILES, "built": {"N0a": "child_shelter"}, "cleared": ["G1", "G2"]}
    people = {"worker": 4, "engineer": 0, "child": 4}
    assert spare_beds(city(**home, citizens=people, sick=HEALTHY).state) == -1
    assert spare_beds(city(**home, citizens={**people, "child": 11}, sick=HEALTHY).state) == -1


@rule("FRO-266", "FRO-267", "FRO-034")
def test_the_crater_is_won_at_the_last_trigger_and_that_comes_after_the_second_storm() -> None:
    table = city(round=11, triggers={"D": 12}).table("dawn")
    assert table.over
    assert table.state.outcome == "won"

    early = city(round=10, triggers={"D": 12}).table("dawn")
    assert not early.over


@rule("FRO-346")
def test_sawdust_saves_at_most_three_food_and_not_more_than_is_due() -> None:
    ann = city(round=2, food=20, flags=["sawdust"])
    ann.does(feed(ann.state), "sawdust 0")
    assert ann.asked[0].keys == ["sawdust 0", "sawdust 1", "sawdust 2", "sawdust 3"]

    two = city(round=2, food=20, flags=["sawdust"], citizens={"worker": 2}, sick=HEALTHY)
    two.does(feed(two.state), "sawdust 2")
    assert two.asked[0].keys == ["sawdust 0", "sawdust 1", "sawdust 2"]


@rule("FRO-305")
def test_steelworks_and_factory_turn_coal_into_steel_and_steel_into_an_automaton() -> None:
    ann = city(coal=1, steel=0, tiles=TILES, built={"N0a N0b": "steelworks"}, sick=HEALTHY, heat=0)
    table = ann.table()
    for key in ("use N0a", "worker", "yes"):
        table.choose(key)
    assert (table.state.stock[2], table.state.stock[3]) == (0, 2)

    poor = city(coal=0, tiles=TILES, built={"N0a N0b": "steelworks"}, sick=HEALTHY).table()
    poor.choose("use N0a")
    poor.choose("worker")
    assert (poor.state.stock[3], poor.state.turn) == (0, 1)

    factory = city(steel=2, tiles=TILES, built={"N0a N0b": "factory"}).table()
    factory.choose("use N0a")
    factory.choose("yes")
    assert (factory.state.stock[3], factory.state.automatons) == (0, 1)


@rule("FRO-145", "FRO-146")
def test_what_a_player_can_do_names_no_action_for_automatons_alone() -> None:
    nobody = {"worker": 0, "engineer": 0, "child": 8}
    ann = city(citizens=nobody, sick=HEALTHY, automatons=1, coal=3)
    kinds = {type(move).__name__ for move in moves(ann.state, ann.player("ann"), True)}

    assert kinds == {"Deed", "Word"}
    assert not {"construct", "remove snow", "gather G4"} & set(offers(ann.table()))
    assert open_choices(ann.state, event("D01"))


@rule("FRO-151", "FRO-232")
def test_make_sick_names_types() -> None:
    ann = city(sick=HEALTHY, round=3).resolves(MakeSick(worker=2, each=1, fed=1))

    assert ann.sick == {"worker": 3, "engineer": 2, "child": 1}


@rule("FRO-022", "FRO-177")
def test_what_cannot_be_built_names_neither_what_is_printed_on_the_tile_nor_another_scenario() -> None:
    for scenario, others in (("crater", {"build dais", "build generator", "build ark"}), ("arks", {"build dais"})):
        table = city(scenario=scenario, sick=HEALTHY).table()
        table.choose("construct")
        if "worker" in offers(table):
            table.choose("worker")
        assert not others & set(refuses(table))
        assert refuses(table).get("build ark") == ("it has a red Build icon" if scenario == "arks" else None)


@rule("FRO-309", "FRO-049")
def test_named_types_come_before_chosen_ones() -> None:
    ann = city(sick=HEALTHY).resolves(MakeSick(worker=1, any=1), answers=["child"])
    told = [line for line in ann.story_text().splitlines() if "fell sick" in line]

    assert told == ["One worker fell sick", "One child fell sick"]


@rule("FRO-333")
def test_a_type_without_new_spent_tokens_is_not_told() -> None:
    ann = city().resolves(AddSpent(worker=1))

    assert ann.story_text().splitlines() == ["1 Spent Worker token went to the supply"]
