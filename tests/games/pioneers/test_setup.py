"""Setting up, step by step, before the starting cards."""

from __future__ import annotations

import pytest

from games.pioneers.positions import BOX, at_setup, pioneers, seat
from holdfast.engine.table import Table
from holdfast.games.pioneers import GAME
from holdfast.games.pioneers.rules.powers import DEFENCE
from proving import rule

NUMBERS = {"survivors": ["pete", "sarge", "the cook"]}


@rule("PIO-053")
def test_each_player_chooses_a_mat_and_every_colour_is_used_once() -> None:
    table = at_setup()
    assert table.offers() == ["blue", "red", "green", "yellow", "purple", "orange"]
    table.plays("green")
    assert table.asked == "ben"
    assert "green" not in table.offers()
    table.plays("yellow", "red")

    assert [player["color"] for player in table.view()["players"]] == ["green", "yellow", "red"]


@rule("PIO-055", "PIO-056", "PIO-065", "PIO-066")
def test_everybody_starts_with_tokens_markers_and_a_survivor() -> None:
    table = at_setup()
    table.plays("blue", "red", "green")

    for player in table.view()["players"]:
        assert player["pile"] == {"food": 0, "credit": 2, "response": 2}
        assert player["research_reserve"] == 7
        assert player["points"] == 0
        assert player["survivor"] in {survivor.key for survivor in BOX.survivors}
        assert player["passed"] is False


@rule("PIO-057")
def test_the_starting_stack_has_the_first_player_at_the_bottom() -> None:
    table = at_setup(chance=NUMBERS)
    table.plays("blue", "red", "green")

    assert table.track(0) == ["ben", "anna", "cleo"]  # 6, 4, 1


@rule("PIO-068", "PIO-263")
def test_the_books_example_the_greatest_number_opens_and_seats_have_nothing_to_do_with_it() -> None:
    table = pioneers(
        toby=seat(survivor="the cook"), odin=seat(survivor="pete"), gordon=seat(survivor="nadia voles"),
    )  # fmt: skip
    assert [table.names[number] for number in table.state.order] == ["gordon", "odin", "toby"]
    table.plays("end turn", "end turn")
    assert table.asked == "toby"


@rule("PIO-263")
def test_packets_go_to_the_next_seat_of_the_circle_whatever_the_turn_order() -> None:
    table = at_setup(chance=NUMBERS)
    table.plays("blue", "red", "green")
    before = {name: list(table.seat(name).dealt) for name in table.names}
    for name in table.names:
        table.table.choose(f"keep {before[name][0]}", seat=table.names.index(name))

    assert table.seat("ben").dealt == before["anna"][1:]
    assert table.seat("cleo").dealt == before["ben"][1:]
    assert table.seat("anna").dealt == before["cleo"][1:]


@rule("PIO-264")
def test_the_order_of_set_up_fixes_the_order_of_chance() -> None:
    table = at_setup()
    table.plays("blue", "red", "green")
    names = [entry.who for entry in table.table.log]

    cards = ["market deck"] * 3 + ["wastes deck"] * 2
    assert names == [0, 1, 2] + ["market deck"] * 6 + ["projects"] * 2 + ["survivors"] * 3 + cards * 3


@rule("PIO-058")
def test_decks_projects_and_survivors_come_in_another_order_each_game() -> None:
    rows, survivors = set(), set()
    for seed in range(6):
        other = Table(GAME, seats=3, seed=seed)
        for color in ("blue", "red", "green"):
            other.choose(color)
        state = other.state
        rows.add((*state.row, *state.projects, *(card for player in state.players for card in player.dealt)))
        survivors.add(tuple(player.survivor for player in state.players))

    assert len(rows) == 6
    assert len(survivors) > 1


@rule("PIO-059", "PIO-064")
def test_six_market_cards_and_two_projects_lie_open() -> None:
    cards = ["farm", "school", "bazaar", "rv", "saloon", "canteen"]
    chance = {"market deck": cards, "projects": ["deep vaults", "open channels"]}
    table = at_setup(chance=chance)
    table.plays("blue", "red", "green")

    assert table.market == cards[::-1]  # the first dealt into the cheapest slot
    assert [slot["key"] for slot in table.view()["projects"]] == ["deep vaults", "open channels"]
    assert table.view()["project_deck"] == 4
    assert table.view()["decks"]["market"]["cards"] == 54 - 6 - 9


@rule("PIO-060")
def test_turn_and_round_markers_start_at_one() -> None:
    view = at_setup().view()
    assert (view["turn"], view["round"]) == (1, 1)


@rule("PIO-061", "PIO-062", "PIO-063")
def test_three_alarm_tokens_lie_face_down_under_rounds_five_six_and_seven() -> None:
    table = at_setup()
    table.plays("blue", "red", "green")

    assert table.view()["alarms"] == [{"round": n, "token": None} for n in (5, 6, 7)]
    assert sorted(table.state.alarms.rest) == ["active", "blank", "blank"]
    assert BOX.board.turns.most == 3


@rule("PIO-067")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_survivors_not_drawn_lie_open(seats: int) -> None:
    table = at_setup(seats)
    table.plays(*BOX.board.colors[: min(seats, 5)])  # the sixth has no choice left
    held = {player.survivor for player in table.state.players}

    assert len(held) == seats
    assert set(table.view()["survivors"]) == {survivor.key for survivor in BOX.survivors if survivor not in held}


@rule("PIO-069")
def test_in_round_one_survivors_have_neither_skill_nor_modifier() -> None:
    table = pioneers(
        anna=seat(survivor="sarge", hand=["viralz pack"], response=1, credit=5),
        ben=seat(survivor="nadia voles"),
        cleo=seat(survivor="the cook", credit=5),
        chance={"dice": ["4", "4"]},
    )
    assert table.seat("anna").powers[DEFENCE] == 0
    table.plays("play viralz pack")  # Sarge would make it free
    assert table.seat("anna").response == 0
    table.plays("red")
    assert "ben failed against Viralz Pack" in table.told()  # 8 is below 9: nothing from the survivor
    table.plays("end turn", "end turn")
    assert table.asked == "cleo"
    assert "use the cook" not in table.offers()
