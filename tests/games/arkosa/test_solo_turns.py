"""Solo: turns of the bots, building, recruiting, trades."""

from __future__ import annotations

import pytest

from games.arkosa.positions import Board, seat, solo
from proving import rule

NO_PATH: list[str | None] = [None] * 5
FULL = {
    "r2c1": "holo lounge", "r2c2": "salvage bay", "r2c3": "karaoke pit", "r3c1": "shisha spa", "r3c2": "megaforge",
    "r3c3": "grand larder",
}  # fmt: skip


@rule("ARK-255")
def test_marker_movement_for_bot_a_triggers_nothing_but_raids() -> None:
    table = solo(
        "A",
        bot=seat(morale=2),
        human=seat(morale=0),
        turn="bot",
        board={"marker": 4, "path": [None, None, None, None, "sarn vell"]},
        chance={"solo cards": ["SO05"]},
    )
    assert table.state.marker == 5
    assert table.seat("bot").morale == 2

    table = solo(
        "A",
        turn="bot",
        board={"marker": 0, "path": [None, None, None, None, "sarn vell"]},
        chance={"solo cards": ["SO05"]},
    )
    assert not any(" met " in line for line in table.told())


@rule("ARK-256", "ARK-264")
def test_bot_a_keeps_six_colonists_exiles_the_lowest_and_pays_no_penalty() -> None:
    six = ["flurn", "trog", "zib tallow", "lady fizz", "pock and pook", "wexley"]
    table = solo(
        "A",
        bot=seat(resting=six, morale=3),
        human=seat(morale=0),
        turn="bot",
        board={"marker": 5, "path": [None, None, None, None, "deby wardson"]},
        chance={"solo cards": ["SO05"]},
    )

    assert table.seat("bot").resting == ["flurn", "zib tallow", "lady fizz", "pock and pook", "wexley", "deby wardson"]
    assert (table.seat("bot").morale, table.seat("bot").reputation) == (3, 20)


@rule("ARK-264", "ARK-260", "ARK-261")
def test_bot_b_suffers_exile_penalties_and_ties_are_random() -> None:
    table = solo(
        "B",
        bot=seat(hand=["flurn", "trog", "zib tallow"], resting=["lady fizz"], injured=["boeuf", "wexley"], morale=3),
        human=seat(morale=0),
        turn="bot",
        board={"marker": 5, "path": [None, None, None, None, "deby wardson"]},
        chance={"solo cards": ["SO05"], "bot's colonist": ["flurn"], "bot exiles": ["boeuf"]},
    )

    assert table.seat("bot").injured == ["wexley"]
    assert (table.seat("bot").morale, table.seat("bot").reputation) == (3, 19)  # flurn's party, then the exile


@rule("ARK-257", "ARK-271")
def test_bot_a_builds_the_best_room_for_nothing() -> None:
    table = solo(
        "A",
        turn="bot",
        board={"line": ["holo lounge", "broadcast booth", "shisha spa", "salvage bay"]},
        chance={"solo cards": ["SO01"]},
    )

    assert table.seat("bot").rooms["r2c1"] == "broadcast booth"
    assert table.seat("bot").stock == [0, 0, 1, 0, 0]  # its placement bonus
    assert table.seat("bot").resting == []


@rule("ARK-257", "ARK-265", "ARK-359")
def test_a_bot_recruits_the_most_valuable_for_nothing_and_moves_the_marker() -> None:
    table = solo(
        "A",
        turn="bot",
        board={"marker": 5, "path": ["lady fizz", "pock and pook", "trog", "flurn", "boeuf"]},
        chance={"solo cards": ["SO05"], "A colonists": ["wexley"]},
    )

    # lady fizz and pock and pook are worth 3; the latter is nearer to the New Colony Network
    assert table.seat("bot").resting == ["pock and pook"]
    assert table.state.marker == 8
    assert table.path == ["wexley", "lady fizz", "trog", "flurn", "boeuf"]


@rule("ARK-265")
def test_points_per_room_count_for_the_bots_own_bunker_and_an_empty_path_moves_nothing() -> None:
    # the solo bunker has two labour rooms, and tann is worth 2 for each
    board: Board = {"marker": 5, "path": ["tann", "ruein", None, None, None]}
    table = solo("A", turn="bot", round=2, board=board, chance={"solo cards": ["SO05"]})
    assert table.seat("bot").resting == ["tann"]

    table = solo("A", turn="bot", board={"marker": 5, "path": NO_PATH}, chance={"solo cards": ["SO05"]})
    assert table.state.marker == 5
    assert table.seat("bot").resting == []


@rule("ARK-259", "ARK-360")
def test_bot_b_resolves_symbols_but_no_events_on_a_recruit_step() -> None:
    table = solo(
        "B",
        bot=seat(hand=["trog", "lady fizz"]),
        turn="bot",
        board={"marker": 28, "path": [None, None, None, None, "sarn vell"]},
        chance={"solo cards": ["SO05"], "bot's colonist": ["lady fizz"], "bot injures": ["trog"]},
    )
    assert table.state.marker == 29
    assert table.seat("bot").injured == ["trog"]

    table = solo(
        "B",
        turn="bot",
        board={"marker": 0, "path": [None, None, None, None, "sarn vell"]},
        chance={"solo cards": ["SO05"]},
    )
    assert not any(" met " in line for line in table.told())


@rule("ARK-262")
def test_bot_b_powers_its_most_valuable_unpowered_room_at_once() -> None:
    bot = seat(rooms={"r2c1": "holo lounge", "r2c2": "broadcast booth", "r2c3": "salvage bay"})
    table = solo("B", bot=bot, turn="bot", board={"line": [None, None, None, None]}, chance={"solo cards": ["SO08"]})

    assert table.seat("bot").shards["r2c2"] == "active"
    assert table.seat("bot").shard == 0


@rule("ARK-262")
def test_ties_for_power_are_random() -> None:
    bot = seat(rooms={"r2c1": "holo lounge", "r2c2": "karaoke pit"})
    powered = {
        key
        for face, key in (("3", "r2c1"), ("4", "r2c2"))
        if solo("B", bot=bot, turn="bot", chance={"solo cards": ["SO08"], "bot powers": [face]})
        .seat("bot")
        .shards.get(key)
    }

    assert powered == {"r2c1", "r2c2"}


@rule("ARK-358", "ARK-275")
def test_a_shard_left_over_is_placed_as_soon_as_there_is_a_room() -> None:
    table = solo(
        "B",
        bot=seat(shard=1, scrap=3),
        turn="bot",
        board={"line": ["holo lounge", None, None, None], "path": NO_PATH},
        chance={"solo cards": ["SO01"]},
    )

    assert table.seat("bot").rooms["r2c1"] == "holo lounge"
    assert table.seat("bot").shards["r2c1"] == "active"
    assert table.seat("bot").shard == 0


@rule("ARK-263")
def test_bot_b_pays_for_rooms_but_not_for_colonists() -> None:
    table = solo(
        "B",
        bot=seat(scrap=3, food=1),
        turn="bot",
        board={"line": ["holo lounge", None, None, None], "path": NO_PATH},
        chance={"solo cards": ["SO01"]},
    )
    assert table.seat("bot").stock == [1, 0, 0, 0, 0]

    table = solo(
        "B",
        bot=seat(food=1, nitrogen=1),
        turn="bot",
        board={"marker": 5, "path": [None, None, None, None, "sarn vell"]},
        chance={"solo cards": ["SO11"]},
    )
    assert table.seat("bot").stock == [1, 1, 0, 0, 0]
    assert table.seat("bot").hand == ["sarn vell"]


# Solo cards ------------------------------------------------------------------------------------------------------


@rule("ARK-267")
def test_a_turn_carries_out_the_part_of_the_bot_in_play() -> None:
    table = solo("A", turn="bot", chance={"solo cards": ["SO10"]})
    other = solo("B", turn="bot", chance={"solo cards": ["SO10"]})

    assert (table.seat("bot").reputation, table.seat("bot").stock) == (23, [0] * 5)
    assert (other.seat("bot").reputation, other.seat("bot").stock) == (22, [1, 1, 0, 0, 0])


@rule("ARK-268")
def test_an_idle_card_does_nothing_but_counts_as_a_turn() -> None:
    table = solo("A", turn="bot", bot=seat(food=1), chance={"solo cards": ["idle"]})

    assert table.player("bot").turns == 1
    assert table.seat("bot").stock == [1, 0, 0, 0, 0]


@rule("ARK-269", "ARK-270")
def test_an_empty_solo_deck_is_made_of_earlier_rounds_or_else_of_this_one() -> None:
    human = seat(food=9)
    early = solo("A", human=human, bot=seat(turns=6))
    cards = list(early.state.solo_deck.rest)
    early.state.solo_discards[0] += cards
    early.state.solo_deck.rest.clear()
    early.plays("scrap trade", "done", "scrap trade", "done")
    assert len(early.state.solo_deck) == len(cards) - 1
    assert early.player("bot").turns == 7

    late = solo("A", human=human, bot=seat(turns=6), round=2)
    late.state.solo_discards[0] += cards[:5]
    late.state.solo_discards[1] += cards[5:]
    late.state.solo_deck.rest.clear()
    late.plays("scrap trade", "done", "scrap trade", "done")
    assert len(late.state.solo_deck) == 4
    assert len(late.state.solo_discards[1]) == len(cards) - 5 + 1


# How bots build rooms --------------------------------------------------------------------------------------------


@rule("ARK-272")
def test_of_equal_rooms_that_nearest_to_the_end_and_without_one_nothing() -> None:
    table = solo(
        "A",
        turn="bot",
        board={"line": ["holo lounge", "karaoke pit", "shisha spa", "salvage bay"]},
        chance={"solo cards": ["SO01"]},
    )
    assert table.seat("bot").rooms["r2c1"] == "karaoke pit"

    table = solo("B", turn="bot", bot=seat(scrap=1), board={"path": NO_PATH}, chance={"solo cards": ["SO01"]})
    assert len(table.seat("bot").rooms) == 3
    assert table.seat("bot").scrap == 1


@rule("ARK-273")
def test_bot_b_trades_what_it_has_more_of_for_scrap() -> None:
    table = solo(
        "B",
        bot=seat(scrap=1, food=3, nitrogen=1),
        turn="bot",
        board={"line": ["holo lounge", None, None, None], "path": NO_PATH, "pool": (0, 0)},
        chance={"solo cards": ["SO01"]},
    )

    assert table.seat("bot").rooms["r2c1"] == "holo lounge"
    assert table.seat("bot").stock == [1, 1, 0, 0, 0]


@rule("ARK-273")
def test_on_a_tie_the_human_chooses_what_bot_b_trades_for_scrap() -> None:
    table = solo(
        "B",
        bot=seat(scrap=2, food=1, nitrogen=1),
        turn="bot",
        board={"line": ["holo lounge", None, None, None], "path": NO_PATH},
        chance={"solo cards": ["SO01"]},
    )
    assert table.asks == "What does the bot trade for scrap?"
    table.plays("nitrogen")

    assert table.seat("bot").stock == [1, 0, 0, 0, 0]


@rule("ARK-361", "ARK-273")
def test_bot_b_swaps_with_the_pool_first_then_trades_for_magtape() -> None:
    table = solo(
        "B",
        bot=seat(food=3, nitrogen=1, scrap=2),
        turn="bot",
        board={"line": ["signal archive", "salvage bay", None, None], "path": NO_PATH, "pool": (0, 2)},
        chance={"solo cards": ["SO01"]},
    )

    assert table.seat("bot").rooms["r2c1"] == "signal archive"
    assert table.seat("bot").stock == [0, 0, 0, 0, 0]
    assert table.state.pool == [1, 1]


@rule("ARK-361")
def test_without_the_pool_the_same_room_is_out_of_reach() -> None:
    table = solo(
        "B",
        bot=seat(food=3, nitrogen=1, scrap=2),
        turn="bot",
        board={"line": ["signal archive", None, None, None], "path": NO_PATH, "pool": (2, 0)},
        chance={"solo cards": ["SO01"]},
    )

    assert "r2c1" not in table.seat("bot").rooms
    assert table.seat("bot").stock == [3, 1, 2, 0, 0]


@rule("ARK-274")
def test_bots_fill_their_bunker_left_to_right_then_top_to_bottom() -> None:
    table = solo(
        "A",
        bot=seat(rooms={"r2c1": "holo lounge", "r2c2": "salvage bay", "r2c3": "karaoke pit"}),
        turn="bot",
        board={"line": ["broadcast booth", None, None, None]},
        chance={"solo cards": ["SO01"]},
    )

    assert table.seat("bot").rooms["r3c1"] == "broadcast booth"


@rule("ARK-274")
@pytest.mark.parametrize(("face", "space"), [("0", "r1c1"), ("1", "r1c2")])
def test_a_full_bunker_overbuilds_the_lowest_room_ties_at_random(face: str, space: str) -> None:
    table = solo(
        "A",
        bot=seat(rooms=FULL),
        turn="bot",
        round=2,
        board={"line": ["broadcast booth", None, None, None]},
        chance={"solo cards": ["SO01"], "bot overbuilds": [face]},
    )

    # the three printed rooms are worth 0
    assert table.seat("bot").rooms[space] == "broadcast booth"


@rule("ARK-274")
def test_a_full_bunker_overbuilds_only_for_more_points() -> None:
    strong = {**FULL, "r1c1": "atmosphere dome", "r1c2": "zero-g theatre", "r1c3": "monument hall"}
    table = solo(
        "A",
        bot=seat(rooms=strong),
        turn="bot",
        round=2,
        board={"line": ["giant bug ranch", None, None, None]},
        chance={"solo cards": ["SO01"]},
    )

    assert "giant bug ranch" not in table.seat("bot").rooms.values()


@rule("ARK-275")
def test_bots_gain_placement_bonuses() -> None:
    table = solo(
        "A",
        bot=seat(rooms={"r2c1": "holo lounge", "r2c2": "salvage bay"}),
        turn="bot",
        board={"line": ["broadcast booth", None, None, None]},
        chance={"solo cards": ["SO01"]},
    )

    assert table.seat("bot").reputation == 21
