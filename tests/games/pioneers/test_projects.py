"""Projects: tokens, completion, benefits."""

from __future__ import annotations

import pytest

from games.pioneers.positions import BOX, pioneers, project, seat
from holdfast.games.pioneers.rules.powers import DISCOUNT
from proving import rule


@rule("PIO-038", "PIO-045")
def test_two_projects_lie_face_up_and_a_completed_one_is_replaced_at_once() -> None:
    anna = seat(research={"purchasing power": 4}, response=1)
    table = pioneers(anna=anna, ben=seat(), cleo=seat(), chance={"projects": ["deep vaults"]})
    assert [slot["key"] for slot in table.view()["projects"]] == ["purchasing power", "way of the wastes"]
    table.plays("research purchasing power 1")

    assert [slot["key"] for slot in table.view()["projects"]] == ["deep vaults", "way of the wastes"]
    assert table.view()["project_deck"] == 3


@rule("PIO-039", "PIO-046")
def test_every_project_is_worth_one_point_marked_at_once() -> None:
    for found in BOX.projects:
        other = next(name for name in BOX.projects if name is not found)
        anna = seat(research={found.key: found.value - 1}, response=1)
        table = pioneers(anna=anna, ben=seat(), cleo=seat(), board={"projects": [found.key, other.key]})
        table.plays(f"research {found.key} 1")

        assert table.seat("anna").points == 1
        assert table.state.turn == 1


@rule("PIO-040")
def test_a_project_has_name_benefits_and_value() -> None:
    assert {found.key: found.value for found in BOX.projects} == {
        "purchasing power": 5, "way of the wastes": 5, "crop rotation": 4, "civil defence drill": 5,
        "open channels": 5, "deep vaults": 4,
    }  # fmt: skip
    assert all(found.name and found.text and any(found.powers) for found in BOX.projects)


@rule("PIO-041")
def test_the_books_example_several_players_have_tokens_on_both_projects() -> None:
    table = pioneers(
        toby=seat(research={"purchasing power": 3}),
        odin=seat(research={"purchasing power": 2, "way of the wastes": 3}),
        gordon=seat(research={"way of the wastes": 3}, response=1),
        board={"at": "gordon"},
    )

    assert [slot["tokens"] for slot in table.view()["projects"]] == [[3, 2, 0], [0, 3, 3]]
    assert project("purchasing power").value > 3 < project("way of the wastes").value
    table.plays("research way of the wastes 1")
    assert table.view()["projects"][1]["tokens"] == [0, 3, 4]


@rule("PIO-042", "PIO-043")
def test_a_project_is_completed_by_the_own_tokens_of_one_player() -> None:
    table = pioneers(
        anna=seat(town=["farm"] * 4, research={"purchasing power": 3}, response=2),
        ben=seat(research={"purchasing power": 2}),
        cleo=seat(),
    )
    assert table.state.projects[0] is project("purchasing power")  # 3 and 2 of them are not 5
    table.plays("research purchasing power 2")

    assert table.seat("anna").projects == ["purchasing power"]
    assert table.seat("anna").powers[DISCOUNT] == 1


@rule("PIO-044")
def test_all_tokens_return_to_their_owners() -> None:
    table = pioneers(
        anna=seat(research={"purchasing power": 4}, response=1),
        ben=seat(research={"purchasing power": 2, "way of the wastes": 1}),
        cleo=seat(),
    )
    table.plays("research purchasing power 1")

    assert [player["research_reserve"] for player in table.view()["players"]] == [7, 6, 7]


@rule("PIO-047")
def test_nothing_removes_a_completed_project() -> None:
    table = pioneers(
        anna=seat(hand=["ascendant warband"], response=1),
        ben=seat(projects=["deep vaults"]),
        cleo=seat(),
        chance={"dice": ["1", "1"]},
    )
    table.plays("play ascendant warband", "red")

    assert table.seat("ben").projects == ["deep vaults"]
    assert table.seat("ben").points == 1
    assert table.seat("ben").room[0] == 9


@rule("PIO-048")
def test_benefits_apply_to_the_owner_only_and_from_completion_on() -> None:
    table = pioneers(
        anna=seat(projects=["purchasing power"], credit=1), ben=seat(credit=1), cleo=seat(),
        board={"projects": ["way of the wastes", "crop rotation"]},
    )  # fmt: skip
    assert [key for key in table.offers() if key.startswith("buy")] == ["buy 4", "buy 5", "buy 6"]
    table.plays("end turn")
    assert [key for key in table.offers() if key.startswith("buy")] == ["buy 5", "buy 6"]


@rule("PIO-049")
def test_without_project_deck_a_project_is_not_replaced_and_without_projects_there_is_no_research() -> None:
    done = ["way of the wastes", "crop rotation"]
    table = pioneers(
        anna=seat(projects=done, research={"purchasing power": 4}, response=2, hand=["field notes", "farm"]),
        ben=seat(projects=["civil defence drill", "open channels"]),
        cleo=seat(projects=["deep vaults"]),
        board={"projects": ["purchasing power", None]},
    )
    table.plays("research purchasing power 1")

    assert [slot["key"] for slot in table.view()["projects"]] == [None, None]
    assert table.refuses()["play field notes"] == "it would change nothing now"
    table.plays("end turn")
    assert table.refuses()["research"] == "no project is left"


@rule("PIO-050")
def test_nobody_places_more_tokens_than_needed() -> None:
    anna = seat(town=["farm"] * 6, research={"purchasing power": 4}, response=3)
    table = pioneers(anna=anna, ben=seat(), cleo=seat())

    found = [key for key in table.offers() if key.startswith("research")]
    assert found == ["research purchasing power 1"] + [f"research way of the wastes {n}" for n in (1, 2, 3)]


@rule("PIO-051")
def test_seven_tokens_each_and_with_none_in_reserve_none_can_be_placed() -> None:
    table = pioneers(
        anna=seat(research={"purchasing power": 4, "way of the wastes": 3}, response=2, hand=["arc grant"]),
        ben=seat(research={"purchasing power": 4}, response=1),
        cleo=seat(),
    )
    assert table.refuses()["research"] == "no research token is left"
    assert "play arc grant" not in table.offers()
    table.plays("end turn", "research purchasing power 1", "(end turn)", "end turn")  # Ben completes one of the two
    assert table.asked == "anna"
    assert "play arc grant" in table.offers()


@rule("PIO-052")
def test_tokens_on_a_project_cannot_be_moved_or_taken_back() -> None:
    table = pioneers(anna=seat(research={"purchasing power": 2}, response=3), ben=seat(), cleo=seat())
    assert not any(word in key for key in table.offers() for word in ("move", "return", "take back"))
    table.plays("plan", "(end turn)", "plan", "(end turn)", "plan", "(end turn)")

    assert table.view()["projects"][0]["tokens"] == [2, 0, 0]


@rule("PIO-050")
@pytest.mark.parametrize("reserve", [1, 2])
def test_no_more_tokens_are_offered_than_the_reserve_holds(reserve: int) -> None:
    tokens = {"purchasing power": 4, "way of the wastes": 3 - reserve}
    table = pioneers(anna=seat(town=["farm"] * 6, research=tokens, response=3), ben=seat(), cleo=seat())

    found = [key for key in table.offers() if key.startswith("research way")]
    assert found == [f"research way of the wastes {n}" for n in range(1, reserve + 1)]
