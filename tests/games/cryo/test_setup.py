"""Setup, steps 1 to 10: platforms, materials, pods, resource tiles, damage and caverns."""

from __future__ import annotations

from collections import Counter

import pytest

import holdfast
from games.cryo.openings import opened, opening, passing_time
from games.cryo.positions import BOX, cavern_tile, cryo, seat
from holdfast.games.cryo.pieces import LARGE, SMALL
from proving import rule

LOWER = [f"{section} {dock}" for section in ("engineering", "laboratory", "research", "dispatch") for dock in "LMR"]


# 1 to 3. Board, platforms, drones --------------------------------------------------------------------------------


@rule("CRY-003")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_share_one_board_and_have_a_color_and_three_drones_each(seats: int) -> None:
    table = opening(seats)
    views = [table.view(number) for number in range(seats)]

    assert all(view["sections"] == views[0]["sections"] for view in views)
    assert len({player["color"] for player in views[0]["players"]}) == seats
    assert [len(player["home"]) for player in views[0]["players"]] == [3] * seats


@rule("CRY-004")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_drones_start_on_the_three_leftmost_docks_of_the_platform(seats: int) -> None:
    for player in opening(seats).view(None)["players"]:
        assert [dock["drone"] for dock in player["platform"]] == [True, True, True, False, False, False]


@rule("CRY-005")
@pytest.mark.parametrize(
    ("number", "dock", "slots", "action"),
    [
        (1, "custom 1", ["custom 1 below"], "Custom I"),
        (2, "awaken", ["awaken above"], "Awaken"),
        (3, "charge", ["charge above"], "Charge"),
        (4, "custom 2", ["custom 2 above", "custom 2 below"], "Custom II"),
        (5, "fabricate", ["fabricate above"], "Fabricate"),
        (6, "compute", ["compute above"], "Compute"),
    ],
)
def test_each_of_the_six_docks_of_a_platform_has_its_own_action(
    number: int, dock: str, slots: list[str], action: str
) -> None:
    others = [other.key for other in BOX.platform if other.key != dock][:2]
    table = cryo(
        kate=seat(home=others, docked=["launch dock"], crystal=1, slots=dict.fromkeys(slots, "pink crystal or tech")),
        liam=seat(),
    )
    table.plays("recall", "laboratory", dock, "take")

    assert [candidate.index for candidate in BOX.platform if candidate.key == dock] == [number - 1]
    assert len(BOX.platform) == 6
    assert f"kate used {action}" in table.told()


# 4 to 6. Materials, first player ---------------------------------------------------------------------------------


@rule("CRY-007", "CRY-008")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_starts_with_one_of_everything_but_nanites(seats: int) -> None:
    view = opening(seats).view(None)

    assert view["players"][view["first"]]["stock"] == {"crystal": 1, "organic": 1, "tech": 1, "nanite": 0, "energy": 1}


@rule("CRY-011")
def test_the_first_player_is_chosen_at_random_and_takes_the_first_turn() -> None:
    tables = [opened(4, seed=seed) for seed in range(40)]

    assert {table.state.first for table in tables} == {0, 1, 2, 3}
    assert all(table.decision.seat == table.state.first for table in tables)


@rule("CRY-007", "CRY-008", "CRY-011", "CRY-012")
@pytest.mark.parametrize(
    ("place", "crystal", "organic", "tech"), [(1, 1, 1, 1), (2, 2, 1, 1), (3, 2, 1, 2), (4, 2, 2, 2)]
)
@pytest.mark.parametrize("first", [0, 2])
def test_players_gain_extra_materials_by_their_place_after_the_first(
    first: int, place: int, crystal: int, organic: int, tech: int
) -> None:
    table = opening(4, chance={"first player": [str(first)]})
    player = table.view(None)["players"][(first + place - 1) % 4]

    assert player["stock"] == {"crystal": crystal, "organic": organic, "tech": tech, "nanite": 0, "energy": 1}


# 7. Crew pods ----------------------------------------------------------------------------------------------------


@rule("CRY-013", "CRY-015", "CRY-016")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chambers_hold_a_pod_of_each_color_in_play_and_those_of_dispatch_two(seats: int) -> None:
    sections = opening(seats).view(None)["sections"]
    pods = {section["key"]: [chamber["pods"] for chamber in section["chambers"]] for section in sections}

    assert pods["engineering"] == pods["laboratory"] == pods["research"] == [[1] * seats] * 3
    assert pods["dispatch"] == [[2] * seats] * 3


@rule("CRY-015", "CRY-047")
def test_all_fifteen_pods_of_a_player_start_in_stasis() -> None:
    for player in opening(3).state.players:
        assert [sum(player.stasis[first : first + 3]) for first in (0, 3, 6, 9)] == [3, 3, 3, 6]
        assert (player.awake, player.destroyed, sum(player.settled), sum(player.salvage)) == (0, 0, 0, 0)


@rule("CRY-014")
def test_each_section_has_three_chambers_numbered_from_the_left() -> None:
    table = cryo(
        kate=seat(
            home=["custom 1", "charge"], docked=["launch dock"], crystal=1, slots={"awaken above": "pink crystal"}
        ),
        liam=seat(),
    )
    table.plays("recall", "laboratory", "awaken", "take")

    assert table.offers() == [
        f"{section} chamber {number}"
        for section in ("engineering", "laboratory", "research", "dispatch")
        for number in (1, 2, 3)
    ]
    table.plays("research chamber 2")
    assert [chamber["pods"][0] for chamber in table.table.view(0)["sections"][2]["chambers"]] == [1, 0, 1]


# 8. Resource tiles -----------------------------------------------------------------------------------------------


@rule("CRY-017")
def test_every_pile_of_tiles_is_shuffled_on_its_own() -> None:
    tops = {tuple(tile.key for tile in opening(2, seed=seed).state.stacks if tile) for seed in range(5)}
    assert len(tops) == 5

    with pytest.raises(holdfast.IllegalChoice, match="pink tiles was scripted"):
        opening(2, chance={"pink tiles": ["grey tech"]})


@rule("CRY-018")
def test_three_sections_have_twenty_tiles_and_five_spaces_of_their_own_color() -> None:
    spaces = {
        section["name"]: [space["tile"] for space in section["spaces"] if space["action"] == "resource_space"]
        for section in opening(4).view(None)["sections"]
    }
    backs = {BOX.sections[tile.back].name for tile in opening(4).state.stacks if tile}

    assert [len(tiles) for tiles in BOX.tiles] == [20, 20, 20, 0]
    assert {name: len(tiles) for name, tiles in spaces.items()} == {
        "Engineering": 5,
        "Laboratory": 5,
        "R&D": 5,
        "Dispatch": 0,
    }
    assert backs == {"Engineering", "Laboratory", "R&D"}


@rule("CRY-017", "CRY-018")
def test_a_tile_lies_in_the_section_of_its_back() -> None:
    state = opening(4).state

    for space in BOX.spaces:
        if space.action == "resource_space":
            tile = state.stacks[space.stack]
            assert tile is not None
            assert tile.back == space.section


@rule("CRY-019")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_resource_space_gets_as_many_tiles_as_players_the_top_one_face_up(seats: int) -> None:
    sections = opening(seats).view(None)["sections"]
    spaces = [space for section in sections for space in section["spaces"] if space["action"] == "resource_space"]

    assert [space["beneath"] for space in spaces] == [seats - 1] * 15
    assert all(space["tile"] is not None for space in spaces)


@rule("CRY-019")
def test_nobody_knows_the_tiles_beneath_the_top_one() -> None:
    table = cryo(kate=seat(), liam=seat(), mia=seat())
    before = table.table.view(0)
    table.plays("engineering A", "custom 1", "resource space N1")
    revealed = set[str]()
    for seed in range(12):
        fork = table.table.fork(seed=seed)
        fork.step(0)
        revealed.add(fork.view(0)["sections"][0]["spaces"][0]["tile"])

    assert before["sections"][0]["spaces"][0]["beneath"] == 2
    assert len(revealed) > 2


# 9. Damage markers -----------------------------------------------------------------------------------------------


@rule("CRY-020", "CRY-021")
@pytest.mark.parametrize(("seats", "markers", "open_docks"), [(2, 8, 12), (3, 6, 14), (4, 4, 16)])
def test_the_number_of_damaged_docks_depends_on_the_number_of_players(
    seats: int, markers: int, open_docks: int
) -> None:
    table = opened(seats)
    docks = [dock for section in table.view(None)["sections"] for dock in section["docks"]]
    offered = {option.key for option in table.decision.options} & {dock["key"] for dock in docks}

    assert len(docks) == 20
    assert sum(dock["damaged"] for dock in docks) == markers
    assert len(offered) == open_docks


@rule("CRY-020")
def test_a_damage_marker_lies_on_the_dock_with_its_symbol() -> None:
    drawn = ["dispatch R", "engineering L", "laboratory M", "research R"]
    state = opening(4, chance={"damage markers": drawn}).state

    assert [dock.key for dock in BOX.docks if state.damaged[dock.index]] == [
        "engineering L",
        "laboratory M",
        "research R",
        "dispatch R",
    ]
    assert all(count == 1 for count in Counter(dock.symbol for dock in BOX.docks if dock.symbol).values())


@rule("CRY-020", "CRY-021")
def test_damage_is_drawn_blindly_and_only_from_the_lower_docks() -> None:
    states = [opening(2, seed=seed).state for seed in range(30)]
    ever = {dock.key for state in states for dock in BOX.docks if state.damaged[dock.index]}

    assert ever == set(LOWER)
    assert len({state.damaged for state in states}) > 10


@rule("CRY-020")
def test_damage_stays_all_game() -> None:
    table = opened(3)
    damaged = table.state.damaged

    assert sum(damaged) == 6
    assert all(now.state.damaged == damaged for now in passing_time(table))


@rule("CRY-021")
@pytest.mark.parametrize("section", [0, 1, 2, 3])
def test_each_section_has_two_docks_above_and_three_below(section: int) -> None:
    docks = [dock for dock in BOX.docks if dock.section == section]
    below = {dock.key[-1]: [BOX.docks[index].key[-1] for index in dock.below] for dock in docks}

    assert below == {"A": ["L", "M"], "B": ["M", "R"], "L": [], "M": [], "R": []}
    assert [dock.key[-1] for dock in docks if dock.symbol] == ["L", "M", "R"]


# 10. Caverns -----------------------------------------------------------------------------------------------------


@rule("CRY-022", "CRY-024", "CRY-025")
@pytest.mark.parametrize(
    ("players", "small", "large", "empty"),
    [
        (2, 6, 4, ["cavern 6", "cavern 9", "cavern 12", "cavern 13"]),
        (3, 7, 5, ["cavern 6", "cavern 13"]),
        (4, 8, 6, []),
    ],
)
def test_each_cavern_in_use_has_one_face_down_tile_of_its_size(
    players: int, small: int, large: int, empty: list[str]
) -> None:
    kate = seat(hand=["imaging"], tech=1)
    table = {
        2: lambda: cryo(kate=kate, liam=seat()),
        3: lambda: cryo(kate=kate, liam=seat(), mia=seat()),
        4: lambda: cryo(kate=kate, liam=seat(), mia=seat(), noah=seat()),
    }[players]()
    table.plays("research A", "custom 1", "computer", "1 play", "imaging as upgrade")
    tiles = {cavern["key"]: cavern["tile"] for cavern in table.table.view(0)["caverns"]}
    sizes = Counter(cavern_tile(tile["key"]).size for tile in tiles.values() if tile)

    assert len(tiles) == 14
    assert [key for key, tile in tiles.items() if tile is None] == empty
    assert len({tile["key"] for tile in tiles.values() if tile}) == 14 - len(empty)
    assert sizes == {SMALL: small, LARGE: large}
    assert all(
        cavern_tile(tile["key"]).size == cavern.size
        for cavern, tile in zip(BOX.caverns, tiles.values(), strict=True)
        if tile
    )


@rule("CRY-022", "CRY-023", "CRY-050")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_the_two_highlighted_caverns_are_face_up_at_the_start(seats: int) -> None:
    tables = [opening(seats, seed=seed) for seed in range(5)]

    for table in tables:
        caverns = table.view(0)["caverns"]
        assert [cavern["key"] for cavern in caverns if cavern["faceup"]] == ["cavern 1", "cavern 2"]
        assert [cavern["key"] for cavern in caverns if cavern["tile"]] == ["cavern 1", "cavern 2"]
    assert len({table.view(0)["caverns"][0]["tile"]["key"] for table in tables}) > 1


@rule("CRY-024", "CRY-025")
@pytest.mark.parametrize(("seats", "used"), [(2, 10), (3, 12), (4, 14)])
def test_caverns_marked_for_more_players_stay_empty_all_game(seats: int, used: int) -> None:
    table = opened(seats)
    unused = [index for index, cavern in enumerate(table.view(None)["caverns"]) if not cavern["used"]]

    assert len(unused) == 14 - used
    assert not any(now.state.caverns[index] for now in passing_time(table) for index in unused)


@rule("CRY-025")
def test_fourteen_caverns_are_joined_by_twenty_one_tunnels() -> None:
    view = opening(4).view(None)

    assert Counter(cavern["size"] for cavern in view["caverns"]) == {"small": 8, "large": 6}
    assert len({frozenset(tunnel["ends"]) for tunnel in view["tunnels"]}) == 21
