"""Game setup."""

from __future__ import annotations

from collections import Counter

import pytest

from games.frostpunk.openings import opening
from games.frostpunk.positions import BOX, event
from holdfast import UnknownGame, new
from holdfast.games.frostpunk import GAME
from proving import rule


@rule("FRO-002")
def test_everything_is_common_but_advisors_and_citizen_cards() -> None:
    table = opening(3)
    views = [{**table.view(seat), "seat": None} for seat in range(3)]

    assert views[0] == views[1] == views[2]
    assert set(views[0]["players"][0]) == {"seat", "advisors", "hand"}


@rule("FRO-006", "FRO-007", "FRO-008")
def test_two_scenarios_are_offered_and_the_others_are_refused() -> None:
    assert opening().state.card.scenario == "crater"
    assert opening(scenario="arks").state.card.scenario == "arks"
    for name in ("frozen grove", "ridge", "plain", "dreadnought", "canyon", "winterhome", "tesla city"):
        with pytest.raises(UnknownGame, match="crater, arks"):
            new("frostpunk", seats=2, options={"scenario": name})


@rule("FRO-009", "FRO-010")
def test_each_scenario_has_a_normal_and_a_hard_setup_card() -> None:
    cards = [(card.scenario, card.level) for card in BOX.setup.cards]
    assert cards == [("crater", "normal"), ("crater", "hard"), ("arks", "normal"), ("arks", "hard")]
    assert opening().state.card.id == "SU-CR-N"
    assert opening(level="hard").state.card.id == "SU-CR-H"


@rule("FRO-010", "FRO-023", "FRO-024")
def test_the_setup_card_of_the_crater_gives_its_values() -> None:
    state = opening().state

    assert (state.citizens, state.sick, state.skull) == ([17, 12, 11], [1, 0, 1], [False] * 3)
    assert state.stock == [20, 8, 6, 0, 0]
    assert (state.cold, state.ranges, state.storm) == (3, [0, 1, 2], 8)
    assert (state.heat, state.overheated, state.stress, state.stuck, state.drawer) == (0, False, 0, 0, 0)
    assert (state.corpses, state.hunger) == (0, 0)


@rule("FRO-010", "FRO-367")
def test_the_setup_card_of_the_arks_also_gives_automatons_and_cores() -> None:
    state = opening(scenario="arks").state

    assert (state.citizens, state.sick, state.automatons) == ([0, 27, 0], [0, 7, 0], 1)
    assert state.stock == [6, 8, 6, 0, 1]
    assert state.triggers == {"A": 3, "B": 6, "C": 9, "D": 14}


@rule("FRO-011")
def test_the_map_is_a_hexagon_of_radius_two_with_twelve_rim_pieces() -> None:
    zones = Counter(hex_.zone for hex_ in BOX.hexes)
    assert (zones[0], zones[1], zones[2]) == (1, 6, 12)
    assert [len(BOX.hexes[0].neighbours), len(BOX.hexes[1].neighbours)] == [6, 6]
    corners = [hex_ for hex_ in BOX.hexes if hex_.corner >= 0]
    edges = [hex_ for hex_ in BOX.hexes if hex_.edge]
    assert (len(corners), len(edges)) == (6, 6)
    assert {len(hex_.neighbours) for hex_ in corners} == {3}
    assert {len(hex_.neighbours) for hex_ in edges} == {4}
    near = {hex_.key: {BOX.hexes[other].key for other in hex_.neighbours} for hex_ in BOX.hexes}
    assert near["N0"] == {"G", "N1", "N5", "FC0", "FE0", "FE5"}
    assert near["FE3"] == {"N3", "N4", "FC3", "FC4"}


@rule("FRO-012", "FRO-015")
def test_wall_tokens_are_drawn_clockwise_until_three_deposits_lie_out_and_bare_corners_get_a_near_tile() -> None:
    drawn = {"wall token": ["coal", "blank", "wood", "wood"]}
    state = opening(answers={"Begin": "RC4"}, chance=drawn).state

    assert state.walls == ["", "wood", "wood", "blank", "coal", ""]
    assert [hex_ - 1 for hex_ in range(1, 7) if state.tiles[hex_] is not None] == [0, 3, 5]
    assert state.stock[0] == 20


@rule("FRO-012")
def test_the_example_of_the_wall_tokens_stops_after_the_fifth_corner() -> None:
    drawn = {"wall token": ["coal", "blank", "wood", "blank", "coal"]}
    walls = opening(answers={"Begin": "RC4"}, chance=drawn).state.walls

    assert walls == ["coal", "blank", "wood", "blank", "coal", ""]


@rule("FRO-013")
def test_there_are_nine_wall_tokens_and_the_leader_chooses_the_first_corner() -> None:
    assert Counter(BOX.walls) == {"coal": 3, "wood": 3, "blank": 3}
    table = new("frostpunk", seats=3, seed=4)
    assert table.decision.seat == table.state.leader
    assert [option.key for option in table.decision.options] == [f"RC{corner}" for corner in range(6)]


@rule("FRO-014")
def test_near_and_far_tiles_lie_in_two_stacks() -> None:
    state = opening().state

    assert (len(state.near), len(state.far)) == (14 - 3, 21)
    assert {tile.key[0] for tile in state.near.rest} == {"N"}
    assert {tile.key[0] for tile in state.far.rest} == {"F"}


@rule("FRO-015")
def test_tiles_laid_at_setup_are_stocked_but_give_no_food() -> None:
    chance = {"wall token": ["blank", "blank", "blank", "coal", "wood", "coal"], "near tile": ["N12", "N04", "N07"]}
    state = opening(chance=chance).state
    laid = [hex_ for hex_ in range(1, 7) if state.tiles[hex_] is not None]

    assert [state.amounts[space] for hex_ in laid for space in BOX.hexes[hex_].spaces].count(4) == 1
    assert state.stock[0] == 20


@rule("FRO-016", "FRO-017")
def test_the_generator_tile_holds_two_tents_a_medical_post_wood_and_coal() -> None:
    state = opening().state
    standing = {BOX.space_names[site.spaces[0]]: site.building.key for site in state.sites}

    assert {space: standing[space] for space in ("G1", "G2", "G3")} == {
        "G1": "tent",
        "G2": "tent",
        "G3": "medical_post",
    }
    assert (state.ground[3], state.amounts[3], state.ground[4], state.amounts[4]) == (1, 5, 2, 5)


@rule("FRO-018", "FRO-019", "FRO-179")
def test_dais_and_generator_are_printed_on_the_tile_beside_its_five_spaces() -> None:
    state = opening().state
    printed = [site for site in state.sites if site.building.preprinted]

    assert [site.building.key for site in printed] == ["dais", "generator"]
    assert all(site.hex == 0 and site.building.no_build and site.building.no_dismantle for site in printed)
    assert BOX.hexes[0].spaces == (0, 1, 2, 3, 4)
    assert not {space for site in printed for space in site.spaces} & set(BOX.hexes[0].spaces)


@rule("FRO-020", "FRO-021")
def test_three_rim_edges_hold_four_trees_each() -> None:
    state = opening().state
    trees = {BOX.hexes[index].edge: count for index, count in enumerate(state.rim) if count}

    assert trees == {"RE0": 4, "RE2": 4, "RE4": 4}
    assert len(BOX.space_names) == 5 + 18 * 2 + 2


@rule("FRO-022")
def test_buildings_start_on_the_board_with_their_cost_or_below_it_until_unlocked() -> None:
    view = opening().view(0)
    board = {building["key"]: building for building in view["buildings"]}

    assert (board["tent"]["left"], board["tent"]["cost"]) == (6, {"wood": 1})
    assert (board["steam_hub"]["left"], board["steam_hub"]["cost"]) == (2, {"wood": 2, "core": 1})
    assert board["chapel"]["below"]
    assert board["chapel"]["why_not"] == "no card has unlocked it"
    assert "ark" not in board


@rule("FRO-025")
def test_tokens_are_drawn_from_the_bags_the_leftmost_active() -> None:
    chance = {"hope bag": ["unity", "devotion", "unity"], "discontent bag": ["fear", "anger"]}
    view = opening(chance=chance).view(0)

    assert [(token["type"], token["active"]) for token in view["hope"]] == [
        ("unity", True),
        ("devotion", False),
        ("unity", False),
    ]
    assert [token["active"] for token in view["discontent"]] == [False, False]
    hard = opening(level="hard").view(0)
    assert [token["active"] for token in hard["discontent"]] == [True, False]


@rule("FRO-026", "FRO-203")
def test_the_dusk_deck_is_the_first_six_and_one_dispute_and_the_others_are_an_open_reserve() -> None:
    state = opening(chance={"dispute": ["SD3"]}).state

    assert sorted(card.key for card in state.dusk.rest) == ["D01", "D02", "D03", "D04", "D05", "D06", "SD3"]
    assert (len(state.morning), len(state.weather), len(state.disputes), len(state.reserve)) == (24, 14, 7, 34)
    assert event("D07") in state.reserve


@rule("FRO-027", "FRO-028", "FRO-284")
def test_the_players_choose_a_technology_whose_token_goes_that_far_ahead() -> None:
    state = opening(answers={"Develop": "T06"}).state
    assert state.developing is not None
    assert (state.developing.key, state.developed_at) == ("T06", 4)
    assert [card.key for card in BOX.technologies["crater"]] == [f"T{number:02}" for number in range(1, 11)]
    laid_out = [card.key for card in BOX.technologies["arks"]]
    assert laid_out == ["T01", "T03", "T05", "T06", "T08", "T10", "T11", "T12"]


@rule("FRO-029", "FRO-262")
def test_expedition_stacks_show_names_but_no_texts() -> None:
    stacks = opening().view(0)["expeditions"]["stacks"]

    assert [stack["key"] for stack in stacks] == ["A", "B", "C"]
    assert stacks[0]["cards"][0]["name"] == "Overturned Coach"
    assert "loot" not in str(stacks)
    shown = opening().view(0)["cards"]["scenario"][0]
    assert (shown["key"], shown["name"]) == ("CR1", "The Last City")
    assert "The Wind Drops" in shown["text"]


@rule("FRO-030")
def test_all_laws_lie_open() -> None:
    laws = opening().view(1)["laws"]

    assert len(laws) == 20
    assert all(law["text"] for law in laws)


@rule("FRO-031")
@pytest.mark.parametrize(("seats", "held"), [(1, [4]), (2, [2, 2]), (3, [1, 1, 2]), (4, [1, 1, 1, 1])])
def test_all_four_advisors_are_in_play_and_the_leader_hands_them_out(seats: int, held: list[int]) -> None:
    state = opening(seats).state

    assert sorted(len(player.advisors) for player in state.players) == held
    if seats == 3:
        assert len(state.players[state.leader].advisors) == 2


@rule("FRO-032")
@pytest.mark.parametrize(("seats", "dealt"), [(1, [4]), (2, [2, 2]), (3, [1, 1, 2]), (4, [1, 1, 1, 1])])
def test_four_citizen_cards_are_dealt_in_total(seats: int, dealt: list[int]) -> None:
    state = opening(seats).state

    assert sorted(len(player.hand) for player in state.players) == dealt
    if seats == 3:
        assert len(state.players[state.leader].hand) == 2


@rule("FRO-033")
def test_a_random_player_leads_and_the_markers_start_where_the_card_says() -> None:
    leaders = {new("frostpunk", seats=4, seed=seed).state.leader for seed in range(30)}
    assert leaders == {0, 1, 2, 3}

    state = opening(chance={"leader": ["1"]}).state
    assert (state.leader, state.round, state.triggers) == (1, 1, {"A": 3, "B": 5, "C": 8})
    assert [posted.card.key for posted in state.scenario] == ["CR1"]


@rule("FRO-004")
def test_the_box_holds_35_tiles_12_rim_pieces_and_at_most_310_cards() -> None:
    events = [*BOX.morning, *BOX.dusk, *BOX.disputes, *(c for cards in BOX.scenarios.values() for c in cards)]
    techs = {technology.key for cards in BOX.technologies.values() for technology in cards}
    places = {card.key for stacks in BOX.expeditions.values() for cards in stacks for card in cards}
    others = (BOX.weather, BOX.citizens, BOX.laws, BOX.advisors, BOX.storms, BOX.setup.cards, techs, places)
    cards = len(events) + sum(len(pile) for pile in others) + 1

    assert len(BOX.near) + len(BOX.far) == 35
    assert sum(bool(hex_.edge) + (hex_.corner >= 0) for hex_ in BOX.hexes) == 12
    assert cards == 186
    assert sum(building.count for building in BOX.buildings) == 67
    assert GAME.seats == (1, 2, 3, 4)


@rule("FRO-321")
def test_no_expansion_content_is_used() -> None:
    assert {setting.name: setting.values for setting in GAME.settings} == {
        "scenario": ("crater", "arks"),
        "level": ("normal", "hard"),
    }


@rule("FRO-315")
def test_the_arks_stand_on_four_near_hexes_and_only_two_are_left_for_tiles() -> None:
    chance = {"wall token": ["blank", "blank", "blank", "coal", "wood", "coal"]}
    state = opening(scenario="arks", chance=chance, answers={"Begin": "RC2"}).state
    arks = [BOX.hexes[site.hex].key for site in state.sites if site.building.key == "ark"]

    assert arks == ["N0", "N2", "N3", "N5"]
    assert all(site.building.no_dismantle and site.building.no_build for site in state.sites if site.hex in BOX.arks)
    laid = [BOX.hexes[i].key for i, tile in enumerate(state.tiles) if tile is not None and tile is not BOX.blank]
    bare = [corner for corner in (1, 4) if state.walls[corner] in ("", "blank")]
    assert laid == [f"N{corner}" for corner in bare]
    assert len(state.near) == 14 - len(bare)
