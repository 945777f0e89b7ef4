"""Remove Snow, Gather Resources, Construct."""

from __future__ import annotations

from games.frostpunk.positions import BOX, city, offers, refuses
from holdfast.games.frostpunk.rules.construct import construct, plots
from holdfast.games.frostpunk.rules.snow import open_hexes, place_tiles, remove_snow
from holdfast.games.frostpunk.verbs.effects import Gain, Unlock, Wreck
from proving import rule

NEARLY_ALL = {"N0": "N01", "N1": "N02", "N2": "N03", "N3": "N05", "N4": "N06"}


def names(plots_: list[tuple[int, ...]]) -> list[str]:
    return [" ".join(BOX.space_names[space] for space in plot) for plot in plots_]


@rule("FRO-163", "FRO-164", "FRO-165", "FRO-167")
def test_two_near_tiles_go_next_to_the_generator_unseen_and_are_then_turned_up() -> None:
    ann = city(food=0)
    ann.does(remove_snow(ann.state, ann.player("ann")), "N0", "N3", chance={"near tile": ["N07", "N12"]})

    assert ann.asked[0].keys == ["N0", "N1", "N2", "N3", "N4", "N5"]
    assert (ann.holds("N0a"), ann.food) == (("coal", 4), 4)


@rule("FRO-163", "FRO-166")
def test_or_one_far_tile_next_to_a_tile_that_is_linked_with_the_generator() -> None:
    ann = city(tiles={"N0": "N01"})
    far = [BOX.hexes[hex_].key for hex_ in open_hexes(ann.state, 1)]
    assert far == ["FC0", "FE0", "FE5"]
    ann.does(remove_snow(ann.state, ann.player("ann")), "far", "FC0", chance={"far tile": ["F07"]})
    assert (ann.holds("FC0a"), ann.holds("FC0b")) == (("coal", 4), ("trees", 3))

    beyond = [BOX.hexes[hex_].key for hex_ in open_hexes(ann.state, 1)]
    assert beyond == ["FE0", "FE5"]
    assert all(0 not in hex_.neighbours for hex_ in BOX.hexes if hex_.zone == 2)


@rule("FRO-163")
def test_remove_snow_may_be_taken_again_in_the_same_round() -> None:
    table = city().table()
    for answer in ("remove snow", "worker", "N0", "N1", "remove snow", "worker", "near", "N2", "N3"):
        table.choose(answer)

    assert table.state.snow_crew == [0, 0]
    assert "remove snow" in offers(table)


@rule("FRO-164")
def test_with_one_near_hex_free_one_tile_is_placed() -> None:
    ann = city(tiles=NEARLY_ALL)
    ann.does(remove_snow(ann.state, ann.player("ann")), "near")

    assert len(ann.state.near) == 14 - 6


@rule("FRO-168")
def test_a_revealed_tile_is_stocked_and_its_food_gained() -> None:
    ann = city(food=1)
    ann.does(place_tiles(ann.state, ann.player("ann"), 0, 1), "N4", chance={"near tile": ["N10"]})

    assert (ann.holds("N4a"), ann.state.amounts[14], ann.food) == (("trees", 3), 0, 4)


@rule("FRO-169")
def test_without_a_tile_or_hex_an_option_is_closed_and_so_is_the_action() -> None:
    full = city(tiles={**NEARLY_ALL, "N5": "N07"})
    full.does(remove_snow(full.state, full.player("ann")), "FC0")
    assert full.asked[0].prompt == "Place a tile where?"

    bare = city()
    bare.state.near.rest, kept = [], bare.state.near.rest
    table = bare.table()
    assert refuses(table)["remove snow"] == "no tile can be placed"
    bare.state.near.rest = kept


@rule("FRO-170")
def test_up_to_two_resources_are_gathered_from_one_unoccupied_space() -> None:
    table = city(wood=0, tiles={"N0": "N13"}).table()
    table.choose("gather G4")
    table.choose("worker")
    assert (table.state.stock[1], table.state.amounts[3]) == (2, 3)
    assert "gather G4" not in offers(table)
    assert "gather N0b" not in offers(table)

    table.choose("gather N0a")
    table.choose("engineer")
    assert (table.state.stock[4], table.state.amounts[5]) == (1, 0)


@rule("FRO-171")
def test_each_space_is_used_once_a_round_and_tiles_have_two_spaces() -> None:
    table = city(tiles={"N0": "N08"}).table()
    for key in ("gather N0a", "worker", "gather N0b", "worker"):
        table.choose(key)

    assert [table.state.gatherers[space] for space in (5, 6)] == [0, 0]
    assert [len(hex_.spaces) for hex_ in BOX.hexes] == [5] + [2] * 18
    assert "gather N0a" not in offers(table)


@rule("FRO-172")
def test_trees_cannot_be_gathered() -> None:
    keys = offers(city(tiles={"N0": "N02"}).table())

    assert "gather N0a" in keys
    assert "gather N0b" not in keys


@rule("FRO-173", "FRO-183")
def test_a_construct_action_has_three_sub_actions_in_any_mix() -> None:
    ann = city(wood=6, tiles={"N0": "N12"})
    ann.does(
        construct(ann.state, ann.player("ann")),
        "build hunters_hut", "N0a", "dismantle G1", "build bunkhouse", "G1",
    )  # fmt: skip

    assert (ann.buildings["G1"], ann.buildings["N0a"], ann.wood) == ("bunkhouse", "hunters_hut", 1)
    assert ann.state.board[BOX.building("tent").index] == 7


@rule("FRO-173")
def test_construct_may_be_taken_again_and_may_stop_early() -> None:
    table = city(wood=3).table()
    for _ in range(2):
        for key in ("construct", "worker", "done"):
            table.choose(key)

    assert table.state.construct_crew == [0, 0]


@rule("FRO-174", "FRO-176")
def test_a_building_costs_its_column_and_clears_the_free_space_it_stands_on() -> None:
    table = city(wood=3, tiles={"N0": "N08"}).table()
    for key in ("gather N0a", "worker", "construct", "worker", "build workshop"):
        table.choose(key)
    assert "N0a" not in offers(table)
    assert "G1" not in offers(table)
    table.choose("N0b")

    assert table.state.stock[1] == 0
    assert table.state.amounts[6] == 0


@rule("FRO-174", "FRO-052")
def test_what_cannot_be_paid_cannot_be_built() -> None:
    table = city(wood=2, core=0, tiles={"N0": "N12"}).table()
    table.choose("construct")
    table.choose("worker")

    assert refuses(table)["build bunkhouse"] == "its cost cannot be paid in full"
    assert refuses(table)["build coal_thumper"] == "its cost cannot be paid in full"


@rule("FRO-175", "FRO-358")
def test_a_building_below_the_board_needs_a_card_that_unlocks_it() -> None:
    locked = city(wood=9, tiles={"N0": "N12"}).table()
    locked.choose("construct")
    locked.choose("worker")
    assert refuses(locked)["build memorial"] == "no card has unlocked it"

    ann = city(wood=9, tiles={"N0": "N12"}, hope=["unity"]).resolves(Unlock("memorial"))
    ann.does(construct(ann.state, ann.player("ann")), "build memorial", "N0a", "activate unity", "done")
    assert (ann.wood, ann.hope) == (7, ["unity*"])


@rule("FRO-177", "FRO-185")
def test_red_icons_forbid_building_and_dismantling() -> None:
    table = city(scenario="arks").table()
    table.choose("construct")

    assert refuses(table)["build ark"] == "it has a red Build icon"
    assert [key for key in offers(table) if key.startswith("dismantle")] == [
        "dismantle G1",
        "dismantle G2",
        "dismantle G3",
    ]


@rule("FRO-178", "FRO-181", "FRO-179")
def test_large_buildings_take_two_spaces_of_one_tile_on_the_generator_tile_any_two() -> None:
    ann = city(tiles={"N0": "N12", "N1": "N01"}, built={"N1a": "tent"}, cleared=["G1"])
    thumper = BOX.building("coal_thumper")

    assert names(plots(ann.state, thumper)) == ["G1 G4", "G1 G5", "G4 G5", "N0a N0b"]
    ann.state.stock[1:5] = [9, 9, 9, 9]
    ann.does(construct(ann.state, ann.player("ann")), "build coal_thumper", "G1 G5", "done")
    assert ann.site("G5").building is thumper
    assert ann.state.amounts[4] == 0


@rule("FRO-180")
def test_some_buildings_wait_for_their_technology() -> None:
    table = city(wood=9, core=3, tiles={"N0": "N12"}).table()
    table.choose("construct")
    table.choose("worker")
    refused = refuses(table)
    needing = {key: why for key, why in refused.items() if why.startswith("it needs Technology")}

    kinds = ("house", "steelworks", "infirmary", "hothouse", "factory", "steam_hub")
    assert set(needing) == {f"build {kind}" for kind in kinds}
    ann = city(wood=9, core=3, tiles={"N0": "N12"}).resolves(Unlock("house"))
    ann.does(construct(ann.state, ann.player("ann")), "build house", "N0a", "done")
    assert ann.buildings["N0a"] == "house"


@rule("FRO-182")
def test_mines_and_drills_need_a_far_tile_at_a_corner_with_their_token_one_for_each() -> None:
    walls = {0: "coal", 1: "wood", 2: "blank"}
    tiles = {"N0": "N12", "N1": "N01", "FC0": "F19", "FC1": "F20", "FE0": "F16"}
    ann = city(walls=walls, tiles=tiles, wood=20)
    assert names(plots(ann.state, BOX.building("coal_mine"))) == ["FC0a FC0b"]
    assert names(plots(ann.state, BOX.building("wall_drill"))) == ["FC1a FC1b"]

    ann.does(construct(ann.state, ann.player("ann")), "build coal_mine", "done")
    assert plots(ann.state, BOX.building("coal_mine")) == []
    ann.resolves(Gain(coal=1))
    assert ann.state.walls[0] == "coal"


@rule("FRO-183")
def test_a_building_with_a_meeple_cannot_be_dismantled_and_others_can_be_built_again() -> None:
    table = city(wood=9).table()
    for key in ("construct", "worker", "dismantle G1", "build tent", "G1", "done"):
        table.choose(key)
    assert table.state.stock[1] == 8

    used = city(wood=9, sick={"worker": 0, "engineer": 0, "child": 0}, heat=2, cold=3).table()
    for key in ("use G3", "construct", "worker"):
        used.choose(key)
    assert "dismantle G3" not in offers(used)
    assert "dismantle G1" in offers(used)


@rule("FRO-184")
def test_dismantling_gives_nothing_back() -> None:
    ann = city(wood=0, cleared=["G1"], built={"G5": "tent"})
    ann.does(construct(ann.state, ann.player("ann")), "dismantle G5", "done")

    assert ann.wood == 0
    assert ann.state.amounts[4] == 0


@rule("FRO-331")
def test_a_when_built_effect_happens_once_per_game() -> None:
    ann = city(wood=9, corpses=9, unlocked=["snow_pit"])
    ann.does(construct(ann.state, ann.player("ann")), "build snow_pit", "G4", "done")
    assert ann.state.corpses == 7

    site = ann.site("G4")
    ann.state.sites.remove(site)
    ann.state.board[site.building.index] += 1
    ann.does(construct(ann.state, ann.player("ann")), "build snow_pit", "G4", "done")
    assert ann.state.corpses == 7


@rule("FRO-186")
def test_a_dismantled_ruin_leaves_the_game() -> None:
    ann = city(cleared=["G1"], built={"G1": "tent ruin"})
    before = ann.state.board[BOX.building("tent").index]
    ann.does(construct(ann.state, ann.player("ann")), "dismantle G1", "done")

    assert ann.state.board[BOX.building("tent").index] == before
    assert [building.key for building in ann.state.ruins_removed] == ["tent"]


@rule("FRO-339")
def test_wreck_sends_a_building_back_to_the_board_without_a_refund() -> None:
    ann = city(wood=0, tiles={"N0": "N12"}, built={"N0a": "hunters_hut", "N0b": "hunters_hut"})
    ann.resolves(Wreck("hunters_hut"), answers=["dismantle N0b"])
    assert ("N0b" in ann.buildings, ann.wood) == (False, 0)
    assert ann.state.board[BOX.building("hunters_hut").index] == 3

    safe = city(tiles={"N0": "N12"}, built={"N0a": "memorial"}).resolves(Wreck("memorial"), Wreck("hunters_hut"))
    assert safe.buildings["N0a"] == "memorial"


@rule("FRO-363")
def test_the_drafting_hall_gives_a_fourth_sub_action_and_wood_for_dismantling() -> None:
    ann = city(wood=1, flags=["construct4", "salvage"], built={"G5": "tent ruin"})
    ann.does(construct(ann.state, ann.player("ann")), "build tent", "dismantle G4", "dismantle G5", "done")
    assert ann.wood == 1

    four = city(wood=1, flags=["construct4", "salvage"])
    four.does(construct(four.state, four.player("ann")), *["build tent", "G4", "dismantle G4"] * 2)
    assert four.wood == 1
