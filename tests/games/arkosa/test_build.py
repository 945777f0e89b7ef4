"""Build a room, the production line, and room bonuses."""

from __future__ import annotations

import pytest

from games.arkosa.positions import BOX, Board, arkosa, room, seat
from holdfast.games.arkosa.amounts import vector
from proving import rule

LINE = ["holo lounge", "giant bug ranch", "shisha spa", "broadcast booth"]
RICH = {"scrap": 9, "magtape": 9}


@rule("ARK-113", "ARK-114", "ARK-125")
def test_building_pays_the_cost_and_scores_nothing_yet() -> None:
    table = arkosa(kate=seat(scrap=3, magtape=1), liam=seat(), board={"line": LINE})
    assert [key for key in table.offers() if key.startswith("build")] == [
        "build 1 holo lounge", "build 2 giant bug ranch", "build 3 shisha spa", "build 4 broadcast booth",
    ]  # fmt: skip
    table.plays("build 4 broadcast booth", "r2c1")

    assert table.seat("kate").rooms["r2c1"] == "broadcast booth"
    assert table.seat("kate").stock == [0, 0, 1, 0, 0]  # the placement bonus of r2c1
    assert table.seat("kate").reputation == 20
    assert "r2c1" not in table.seat("kate").shards


@rule("ARK-113")
def test_what_cannot_be_paid_is_refused_with_its_cost() -> None:
    table = arkosa(kate=seat(scrap=2), liam=seat(), board={"line": LINE})

    assert not [key for key in table.offers() if key.startswith("build")]
    assert table.refused_by()["build 1 holo lounge"] == "ARK-113"
    richer = arkosa(kate=seat(scrap=3), liam=seat(), board={"line": LINE})
    assert "build 1 holo lounge" not in richer.refused_by()


@rule("ARK-114", "ARK-319")
def test_bionic_workshop_is_labour_and_rooms_cost_scrap_and_magtape_only() -> None:
    assert room("bionic workshop").type == "labour"
    assert {tile.type for tile in BOX.rooms} == {"labour", "science", "entertainment"}
    for tile in BOX.rooms:
        food, nitrogen, scrap, magtape, shard, *_ = vector(tile.cost)
        assert (food, nitrogen, shard) == (0, 0, 0)
        assert scrap + magtape > 0


@rule("ARK-115", "ARK-116")
def test_a_room_needs_a_room_above_it() -> None:
    table = arkosa(kate=seat(rooms={"r2c2": "salvage bay"}, **RICH), liam=seat(), board={"line": LINE})
    table.plays("build 1 holo lounge")

    assert table.offers() == ["r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3", "r3c2"]
    assert len(BOX.spaces) == 9
    assert all(
        [board.rooms[at] is not None or board.star == at for at in range(9)] == [True] * 3 + [False] * 6
        for board in (*BOX.starter_boards, *BOX.regular_boards)
    )


@rule("ARK-117", "ARK-315", "ARK-118", "ARK-119", "ARK-120")
def test_a_printed_room_may_be_overbuilt_and_its_shard_powers_the_new_one() -> None:
    table = arkosa(kate=seat(hand=["tann"], **RICH), liam=seat(), board={"line": LINE})
    before = table.sheet("kate")["colonists"]
    table.plays("build 1 holo lounge", "r1c1")

    assert table.seat("kate").rooms["r1c1"] == "holo lounge"
    assert table.seat("kate").shards["r1c1"] == "active"
    assert table.sheet("kate")["rooms"] == 3
    assert before == 2
    assert table.sheet("kate")["colonists"] == 0


@rule("ARK-118", "ARK-124", "ARK-127", "ARK-120")
def test_a_covered_tile_scores_nothing_and_never_comes_back() -> None:
    kate = seat(rooms={"r2c1": "salvage bay"}, shards={"r2c1": "x"}, **RICH)
    table = arkosa(kate=kate, liam=seat(), board={"line": LINE})
    assert table.sheet("kate")["rooms"] == 2
    table.plays("build 4 broadcast booth", "r2c1")

    assert table.sheet("kate")["rooms"] == 4
    assert table.seat("kate").shards["r2c1"] == "x"
    assert table.seat("kate").scrap == 6  # no placement bonus the second time
    assert room("salvage bay") in table.state.removed_rooms
    assert room("salvage bay") not in table.state.discarded_rooms


@rule("ARK-119", "ARK-349")
def test_a_covered_room_has_no_passive_effect_and_does_not_produce() -> None:
    regular = {"setup": "regular"}
    kate = seat(special="the vault", food=1, rooms={"r1c2": "holo lounge"})
    table = arkosa(kate=kate, liam=seat(hand=["oran"]), turn="liam", options=regular)
    table.plays("oran 1")

    assert table.seat("liam").food == 1


@rule("ARK-121")
def test_the_line_closes_up_and_a_new_tile_comes_first() -> None:
    table = arkosa(kate=seat(**RICH), liam=seat(), board={"line": LINE}, chance={"room bag": ["karaoke pit"]})
    table.plays("build 3 shisha spa", "r2c2")

    assert table.line == ["karaoke pit", "holo lounge", "giant bug ranch", "broadcast booth"]


@rule("ARK-122", "ARK-124")
def test_an_empty_bag_is_filled_with_the_discarded_tiles() -> None:
    board: Board = {"line": LINE, "bag": [], "discarded_rooms": ["karaoke pit"]}
    table = arkosa(kate=seat(**RICH), liam=seat(), board=board)
    removed = list(table.state.removed_rooms)
    table.plays("build 1 holo lounge", "r2c2")

    assert table.line[0] == "karaoke pit"
    assert table.state.discarded_rooms == []
    assert all(tile in table.state.removed_rooms for tile in removed)


@rule("ARK-123")
def test_without_bag_and_discards_the_line_stays_empty() -> None:
    table = arkosa(kate=seat(**RICH), liam=seat(), board={"line": LINE, "bag": []})
    table.plays("build 4 broadcast booth", "r2c2")

    assert table.line == [None, "holo lounge", "giant bug ranch", "shisha spa"]


@rule("ARK-333", "ARK-204")
def test_a_reset_may_bring_the_tiles_just_discarded_back() -> None:
    table = arkosa(kate=seat(), liam=seat(), board={"line": LINE, "bag": ["karaoke pit"]})
    table.plays("reset trade")

    assert sorted(key for key in table.line if key) != sorted(LINE)
    assert "karaoke pit" in table.line
    assert sum(key in LINE for key in table.line) == 3


# Room bonuses ----------------------------------------------------------------------------------------------------


@rule("ARK-126")
def test_every_empty_space_has_one_bonus_and_every_board_one_double() -> None:
    boards = [*BOX.starter_boards, *BOX.regular_boards, *(bot.board for bot in BOX.bots.values())]
    assert len(boards) == 14
    for board in boards:
        kinds = [(b.placement is not None) + (b.production is not None) + b.double for b in board.bonuses]
        assert kinds == [0, 0, 0, 1, 1, 1, 1, 1, 1]
        assert sum(bonus.double for bonus in board.bonuses) == 1


@rule("ARK-127")
@pytest.mark.parametrize(
    ("board", "space", "stock", "reputation"),
    [
        ("bunker '07", "r2c1", [0, 0, 1, 0, 0], 20),
        ("bunker '07", "r2c3", [1, 1, 0, 0, 0], 20),
        ("bunker '34", "r3c2", [0, 0, 0, 0, 0], 22),
    ],
)
def test_a_placement_bonus_is_gained_at_once(board: str, space: str, stock: list[int], reputation: int) -> None:
    kate = seat(board=board, scrap=3, rooms={"r2c2": "salvage bay"} if space == "r3c2" else {})
    table = arkosa(kate=kate, liam=seat(board="bunker '42"), board={"line": LINE})
    table.plays("build 1 holo lounge", space)

    assert table.seat("kate").stock == stock
    assert table.seat("kate").reputation == reputation


@rule("ARK-128")
@pytest.mark.parametrize(("name", "nitrogen"), [("crystal lab", 1), ("salvage bay", 0), ("holo lounge", 0)])
def test_a_production_bonus_needs_a_powered_room_of_its_type(name: str, nitrogen: int) -> None:
    nothing = {"r1c1": None, "r1c2": None, "r1c3": None}
    kate = seat(rooms={"r2c2": name}, shards={**nothing, "r2c2": "active"})
    table = arkosa(kate=kate, liam=seat(shards=nothing), phase="room production", round=2)

    assert table.seat("kate").nitrogen == nitrogen


@rule("ARK-129")
def test_three_food_on_the_double_space_are_six() -> None:
    nothing = {"r1c1": None, "r1c2": None, "r1c3": None}
    kate = seat(board="bunker '42", rooms={"r2c2": "giant bug ranch"}, shards={**nothing, "r2c2": "active"})
    table = arkosa(kate=kate, liam=seat(shards=nothing), phase="room production", round=2)

    assert table.seat("kate").food == 6


@rule("ARK-129", "ARK-156")
def test_an_exempt_room_is_not_doubled() -> None:
    nothing = {"r1c1": None, "r1c2": None, "r1c3": None}
    kate = seat(
        board="bunker '42", food=2, morale=3, rooms={"r2c2": "cyber diner"}, shards={**nothing, "r2c2": "active"}
    )
    table = arkosa(kate=kate, liam=seat(shards=nothing), phase="room production", round=2)
    assert table.offers() == ["0", "1", "2"]
    table.plays("1")

    assert (table.seat("kate").food, table.seat("kate").morale) == (1, 4)


@rule("ARK-130")
def test_doubling_runs_the_whole_production_twice() -> None:
    nothing = {"r1c1": None, "r1c2": None, "r1c3": None}
    kate = seat(
        board="bunker '42",
        injured=["trog", "flurn", "boeuf"],
        rooms={"r2c2": "medbay alcove"},
        shards={**nothing, "r2c2": "active"},
    )
    table = arkosa(kate=kate, liam=seat(shards=nothing), phase="room production", round=2)
    table.plays("trog", "flurn")
    assert table.seat("kate").injured == ["boeuf"]
    assert table.seat("kate").nitrogen == 2


@rule("ARK-130", "ARK-354")
def test_propaganda_studio_on_the_double_space_chooses_twice() -> None:
    nothing = {"r1c1": None, "r1c2": None, "r1c3": None}
    kate = seat(
        board="bunker '42",
        morale=4,
        rooms={"r2c3": "propaganda studio"},
        shards={**nothing, "r2c3": "active"},
    )
    table = arkosa(
        kate=kate,
        liam=seat(shards=nothing, board="bunker '07"),
        phase="room production",
        options={"setup": "regular"},
    )
    assert table.offers() == ["gain 1 reputation", "gain 1 morale", "gain 1 magtape"]
    table.plays("gain 1 morale", "gain 1 magtape")

    assert (table.seat("kate").morale, table.seat("kate").magtape) == (5, 1)


@rule("ARK-334")
def test_space_bonuses_apply_to_the_new_room_after_overbuilding() -> None:
    nothing = {"r1c1": None, "r1c2": None, "r1c3": None}
    kate = seat(scrap=2, magtape=2, rooms={"r2c2": "salvage bay"}, shards={**nothing, "r2c2": "active"})
    table = arkosa(
        kate=kate,
        liam=seat(shards=nothing, passed=True),
        board={"line": ["crystal lab", None, None, None], "bag": []},
    )
    table.plays("build 1 crystal lab", "r2c2", "pass")

    assert table.seat("kate").nitrogen == 1
    assert all(not (b.placement or b.production or b.double) for b in BOX.starter_boards[0].bonuses[:3])
