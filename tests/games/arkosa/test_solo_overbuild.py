"""Solo: a bot with a full bunker overbuilds only for more points overall."""

from __future__ import annotations

import pytest

from games.arkosa.positions import Position, Seat, seat, solo
from proving import rule

FULL = {
    "r1c1": "salvage bay", "r1c2": "medbay alcove", "r1c3": "algae stacks",
    "r2c1": "holo lounge", "r2c2": "karaoke pit", "r2c3": "museum of broken things",
    "r3c1": "regeneration ward", "r3c2": "pleasure gardens", "r3c3": "gravity club",
}  # fmt: skip
"""Salvage Bay, a labour room worth 2, is the room worth fewest points."""
RICH_IN_LABOUR = {"r2c1": "megaforge", "r2c2": "grand larder"}


def built(letter: str, room: str, bot: Seat, human: Seat | None = None, *overbuilds: str) -> Position:
    """The table after the bot has drawn a card that lets it build this room, the only one on the line."""
    return solo(
        letter,
        human=human or seat(),
        bot=bot,
        turn="bot",
        round=2,
        board={"line": [room, None, None, None], "bag": []},
        chance={"solo cards": ["SO01"], **({"bot overbuilds": list(overbuilds)} if overbuilds else {})},
    )


@rule("ARK-274", "ARK-379")
def test_a_bot_does_not_give_up_its_best_labour_for_a_better_room() -> None:
    # 1 point more for the room, 5 less for labour
    table = built("A", "signal archive", seat(rooms=FULL))
    assert table.seat("bot").rooms["r1c1"] == "salvage bay"
    assert table.line == ["signal archive", None, None, None]

    # with a labourer it stays best in labour
    table = built("A", "signal archive", seat(rooms=FULL, resting=["b'orlol"]))
    assert table.seat("bot").rooms["r1c1"] == "signal archive"


@rule("ARK-274", "ARK-379", "ARK-205")
def test_a_bot_does_not_cover_a_room_that_counts_for_tann() -> None:
    human = seat(rooms=RICH_IN_LABOUR)
    table = built("A", "signal archive", seat(rooms=FULL, resting=["tann"]), human)
    assert table.seat("bot").rooms["r1c1"] == "salvage bay"

    table = built("A", "tape foundry", seat(rooms=FULL, resting=["tann"]), human)
    assert table.seat("bot").rooms["r1c1"] == "tape foundry"


@rule("ARK-274", "ARK-379")
def test_of_several_lowest_rooms_only_those_are_covered_that_bring_points() -> None:
    rooms = {**FULL, "r1c2": "nitro refinery"}
    table = built("A", "broadcast booth", seat(rooms=rooms))

    assert (table.seat("bot").rooms["r1c1"], table.seat("bot").rooms["r1c2"]) == ("salvage bay", "broadcast booth")


@rule("ARK-274")
@pytest.mark.parametrize(("face", "space"), [("0", "r1c1"), ("1", "r1c2")])
def test_ties_between_rooms_worth_covering_are_decided_at_random(face: str, space: str) -> None:
    rooms = {**FULL, "r1c2": "nitro refinery"}
    table = built("A", "broadcast booth", seat(rooms=rooms), seat(rooms=RICH_IN_LABOUR), face)

    assert table.seat("bot").rooms[space] == "broadcast booth"


@rule("ARK-274", "ARK-379", "ARK-179")
def test_bot_b_counts_what_it_pays() -> None:
    human = seat(rooms=RICH_IN_LABOUR)
    # 1 point more for the room; 2 scrap and 1 magtape would have been worth 2
    table = built("B", "bionic workshop", seat(rooms=FULL, scrap=2, magtape=1), human)
    assert table.seat("bot").rooms["r1c1"] == "salvage bay"
    assert table.seat("bot").stock == [0, 0, 2, 1, 0]

    # 3 points more than the printed room, at the same price
    rooms = {**FULL, "r1c1": "bug farm"}
    table = built("B", "bionic workshop", seat(rooms=rooms, scrap=2, magtape=1), human)
    assert table.seat("bot").rooms["r1c1"] == "bionic workshop"
    assert table.seat("bot").stock == [0, 0, 0, 0, 0]


@rule("ARK-274", "ARK-379")
@pytest.mark.parametrize("letter", ["A", "B"])
def test_no_points_more_are_not_enough(letter: str) -> None:
    # Bot A: 2 for 2; Bot B: 2 points more, and 2 scrap and 1 magtape less
    rooms = {**FULL, "r1c1": "giant bug ranch" if letter == "A" else "bug farm"}
    table = built(letter, "salvage bay", seat(rooms=rooms, scrap=2, magtape=1), seat(rooms=RICH_IN_LABOUR))

    assert table.line == ["salvage bay", None, None, None]
    assert table.seat("bot").stock == [0, 0, 2, 1, 0]


@rule("ARK-274", "ARK-257")
def test_bot_a_pays_nothing_for_overbuilding() -> None:
    bot = seat(rooms=FULL, scrap=2, magtape=1)
    table = built("A", "bionic workshop", bot, seat(rooms=RICH_IN_LABOUR))

    assert table.seat("bot").rooms["r1c1"] == "bionic workshop"
    assert table.seat("bot").stock == [0, 0, 2, 1, 0]
