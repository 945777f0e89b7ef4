"""Winning: points, markers and the end."""

from __future__ import annotations

from games.pioneers.positions import Position, pioneers, seat
from holdfast.games.pioneers.rules.winning import move_marker
from proving import rule

LAST: tuple[str, ...] = ("pass", "pass", "pass", "no trade", "no trade", "no trade")


def bought(table: Position, name: str) -> None:
    """Give a player a permanent point, as the Cook does."""
    table.player(name).permanent += 1
    move_marker(table.state, table.player(name))


@rule("PIO-168")
def test_a_point_on_a_card_counts_only_while_it_is_in_town() -> None:
    table = pioneers(
        anna=seat(hand=["ascendant whisper"], response=1),
        ben=seat(town=["granny bea"]),
        cleo=seat(hand=["old brandt"]),
        chance={"dice": ["1", "1"]},
    )
    assert (table.seat("ben").points, table.seat("cleo").points) == (1, 0)
    table.plays("play ascendant whisper", "red")

    assert (table.seat("ben").points, table.seat("ben").town) == (0, [])


@rule("PIO-169", "PIO-256")
def test_a_permanent_point_cannot_be_lost() -> None:
    table = pioneers(
        anna=seat(survivor="the cook", credit=4, town=["farm"]),
        ben=seat(),
        cleo=seat(),
        board={"round": 2, "at": "anna"},
    )
    table.plays("use the cook")
    assert table.seat("anna").permanent == 1
    table.plays("(end turn)", "pass", "pass", "pass", "no trade", "no trade", "no trade")
    table.plays("sarge", "pete", "lou anne")

    assert table.seat("anna").points == 1  # without the Cook as well


@rule("PIO-170")
def test_a_gain_goes_on_top_of_the_markers_that_stand_there() -> None:
    table = pioneers(anna=seat(permanent=1), ben=seat(permanent=1), cleo=seat())
    bought(table, "cleo")
    assert table.track(1) == ["anna", "ben", "cleo"]
    bought(table, "anna")
    bought(table, "cleo")
    assert table.track(2) == ["anna", "cleo"]
    assert table.track(1) == ["ben"]


@rule("PIO-171")
def test_a_loss_goes_beneath_them() -> None:
    """A on 3, B and C on 2 with B below: A loses one and lies at the bottom."""
    table = pioneers(
        anna=seat(permanent=2, town=["granny bea"]), ben=seat(permanent=2), cleo=seat(permanent=2),
        board={"phase": "maintenance"},
    )  # fmt: skip
    assert (table.track(3), table.track(2)) == (["anna"], ["ben", "cleo"])
    table.plays("no trade")  # Granny Bea cannot be paid

    assert table.track(2) == ["anna", "ben", "cleo"]


@rule("PIO-172")
def test_at_the_end_the_furthest_marker_wins_and_of_several_the_bottom_one() -> None:
    red_below = pioneers(
        blue=seat(permanent=3, height=1), red=seat(permanent=3, height=0), green=seat(permanent=2),
        board={"round": 7, "last": 7, "flipped": ["blank", "active"]},
    )  # fmt: skip
    assert red_below.track(3) == ["red", "blue"]
    red_below.plays(*LAST)

    assert red_below.winner() == "red"


@rule("PIO-174")
def test_four_points_at_the_end_of_the_round_win() -> None:
    table = pioneers(
        anna=seat(permanent=3), ben=seat(permanent=3, survivor="the cook", credit=4), cleo=seat(), board={"round": 3}
    )
    table.plays("pass", "pass", "use the cook", "(end turn)", "pass", "no trade", "no trade", "no trade")

    assert table.winner() == "ben"


@rule("PIO-174", "PIO-176")
def test_four_points_lost_in_step_2_do_not_win() -> None:
    table = pioneers(anna=seat(permanent=3, hand=["granny bea"], response=1), ben=seat(), cleo=seat())
    table.plays("play granny bea")
    assert (table.seat("anna").points, table.seat("anna").four) == (4, 1)
    table.plays("(end turn)", "pass", "pass", "pass")
    table.plays("no trade", "no trade", "no trade")  # Granny Bea cannot be paid

    assert not table.over
    assert (table.seat("anna").points, table.seat("anna").four) == (3, 0)


@rule("PIO-175", "PIO-177")
def test_of_several_the_first_to_four_wins_even_against_a_higher_total() -> None:
    table = pioneers(
        anna=seat(permanent=5, four=2), ben=seat(permanent=4, four=1), cleo=seat(permanent=4, four=3),
    )  # fmt: skip
    table.plays(*LAST)

    assert table.winner() == "ben"


@rule("PIO-176")
def test_the_latest_rise_to_four_counts() -> None:
    anna = seat(permanent=3, town=["granny bea"], four=1, hand=["old brandt"], response=1)
    table = pioneers(
        anna=anna,
        ben=seat(hand=["ascendant whisper"], response=1),
        cleo=seat(permanent=3, survivor="the cook", credit=4),
        chance={"dice": ["1", "1"]},
        board={"round": 2},
    )
    table.plays("end turn", "play ascendant whisper", "blue", "roll", "accept", "discard 1 personality", "(end turn)")
    assert (table.seat("anna").points, table.seat("anna").four) == (3, 0)
    table.plays("use the cook", "(end turn)", "play old brandt")
    assert table.seat("anna").four > table.seat("cleo").four > 0


@rule("PIO-176", "PIO-177")
def test_a_further_rise_does_not_make_the_moment_of_four_later() -> None:
    table = pioneers(anna=seat(permanent=3), ben=seat(permanent=3), cleo=seat())
    for name in ("anna", "ben", "anna"):
        bought(table, name)
    assert (table.seat("anna").four, table.seat("ben").four) == (1, 2)
    table.plays(*LAST)

    assert table.winner() == "anna"


@rule("PIO-178")
def test_the_check_comes_after_step_2_and_then_there_is_no_step_3() -> None:
    table = pioneers(anna=seat(permanent=4), ben=seat(), cleo=seat())
    table.plays("pass", "pass", "pass", "no trade", "no trade")
    assert not table.over
    table.plays("no trade")

    assert table.over
    assert all(player.survivor is not None for player in table.state.players)
    assert table.state.slots == [0, 1, 2]


@rule("PIO-179")
def test_in_the_last_round_four_points_come_before_the_track() -> None:
    table = pioneers(
        anna=seat(permanent=6, four=2), ben=seat(permanent=4, four=1), cleo=seat(),
        board={"round": 6, "last": 6, "flipped": ["active"]},
    )  # fmt: skip
    table.plays(*LAST)

    assert table.winner() == "ben"


@rule("PIO-283")
def test_behind_the_winner_the_track_decides() -> None:
    table = pioneers(
        blue=seat(permanent=4, four=1), red=seat(permanent=5, four=2),
        green=seat(permanent=2, height=0), yellow=seat(permanent=2, height=1),
    )  # fmt: skip
    table.plays("pass", *LAST, "no trade")

    assert [table.names[number] for number in table.view()["places"]] == ["blue", "red", "green", "yellow"]


@rule("PIO-180")
def test_four_points_are_needed_whatever_the_number_and_more_are_counted() -> None:
    three = pioneers(a=seat(permanent=3), b=seat(), c=seat())
    six = pioneers(a=seat(permanent=3), b=seat(), c=seat(), d=seat(), e=seat(), f=seat())
    for table in (three, six):
        table.plays(*["pass"] * len(table.names), *["no trade"] * len(table.names))
        assert not table.over
    table = pioneers(a=seat(permanent=10), b=seat(), c=seat())
    assert table.track(10) == ["a"]
    table.plays(*LAST)
    assert table.table.scores() == [10, 0, 0]


@rule("PIO-181")
def test_several_points_at_once_move_the_marker_once_to_its_final_space() -> None:
    table = pioneers(
        anna=seat(town=[*["farm"] * 5, "bazaar", "granny bea"]), ben=seat(permanent=1), cleo=seat(height=5),
        board={"phase": "maintenance"},
    )  # fmt: skip
    assert table.seat("anna").points == 2
    table.plays("no trade", "granny bea", "bazaar")  # the HQ shrinks, too

    assert table.seat("anna").points == 0
    assert table.track(0) == ["anna", "cleo"]
    assert table.told().count("anna now had 0 victory points") == 1
    assert not any("anna now had 1 " in line for line in table.told())


@rule("PIO-182")
def test_an_exchange_that_leaves_the_total_unchanged_does_not_move_the_marker() -> None:
    town = ["farm"] * 5 + ["watchtower"]
    table = pioneers(
        anna=seat(town=town, hq="large hq civil", height=0), ben=seat(permanent=1, height=1), cleo=seat(),
        board={"phase": "maintenance"},
    )  # fmt: skip
    table.plays("no trade")
    assert table.track(1) == ["anna", "ben"]
    table = pioneers(
        anna=seat(hand=["saloon"], response=1, height=0), ben=seat(height=1), cleo=seat(height=2)
    )  # fmt: skip
    table.plays("play saloon")
    assert table.track(0) == ["anna", "ben", "cleo"]


@rule("PIO-183")
def test_if_one_effect_changes_several_totals_markers_move_in_turn_order_from_the_active_player() -> None:
    table = pioneers(
        anna=seat(town=[*["farm"] * 4, "chicken run", "pig pens"], height=9),
        ben=seat(hand=["livestock plague"], response=1),
        cleo=seat(town=[*["armoury"] * 2, *["training grounds"] * 3, "pig pens"], height=8),
        board={"at": "ben"},
    )
    assert table.track(1) == ["cleo", "anna"]
    table.plays("play livestock plague")

    assert table.seat("anna").points == table.seat("cleo").points == 0
    assert table.track(0) == ["anna", "cleo", "ben"]  # Cleo fell first, then Anna beneath her


@rule("PIO-272")
def test_nobody_is_ever_eliminated() -> None:
    table = pioneers(
        anna=seat(hand=["ascendant warband"], response=1), ben=seat(town=["farm"]), cleo=seat(),
        chance={"dice": ["1", "1"]},
    )  # fmt: skip
    table.plays("play ascendant warband", "red", "(end turn)")

    assert (table.seat("ben").town, table.seat("ben").hq) == ([], "small hq")
    assert table.asked == "ben"
    assert "plan" in table.offers()
