"""Town size and headquarters."""

from __future__ import annotations

import pytest

from games.pioneers.positions import BOX, pioneers, seat
from games.pioneers.test_attacks import attacked
from holdfast.games.pioneers.pieces import LARGE, MEDIUM, SIZES, SMALL
from holdfast.games.pioneers.rules.powers import DEFENCE, DISCOUNT
from proving import rule


@rule("PIO-237")
@pytest.mark.parametrize(("others", "size"), [(0, SMALL), (3, SMALL), (4, MEDIUM), (5, MEDIUM), (6, LARGE), (8, LARGE)])
def test_the_size_depends_on_the_structures_with_the_hq(others: int, size: int) -> None:
    town = (["farm"] * 6 + ["pig pens"] * 3)[:others]
    table = pioneers(anna=seat(town=town), ben=seat(), cleo=seat())

    assert table.view()["players"][0]["size"] == SIZES[size]


@rule("PIO-238")
def test_personalities_items_and_projects_do_not_count() -> None:
    anna = seat(town=["farm"] * 3 + ["rv", "theresa", "granny bea"], projects=["deep vaults", "crop rotation"])
    table = pioneers(anna=anna, ben=seat(), cleo=seat())

    assert table.view()["players"][0]["size"] == "small"


@rule("PIO-239")
def test_pile_plan_research_difficulty_and_hq_depend_on_the_size() -> None:
    sizes = BOX.board.sizes
    assert [(size.id, size.pile, size.plan, size.research) for size in sizes] == [
        ("small", 6, 2, 1), ("medium", 8, 3, 2), ("large", 10, 4, 3),
    ]  # fmt: skip
    table = attacked("viralz horde", seat(town=["farm"] * 4, response=1))
    assert table.view()["fight"]["difficulty"] == 10
    assert table.seat("ben").hq == "medium hq"


@rule("PIO-240", "PIO-249")
def test_every_colour_has_small_medium_martial_and_civil() -> None:
    faces = [hq for faces in BOX.headquarters for hq in faces]
    assert [hq.key for hq in faces] == ["small hq", "medium hq", "large hq martial", "large hq civil"]
    assert [hq.production for hq in faces] == [(0, 1, 0), (1, 1, 0), (1, 1, 1), (2, 2, 0)]
    assert [hq.points for hq in faces] == [0, 0, 1, 1]
    assert all(hq.name for hq in faces)
    table = pioneers(anna=seat(town=["farm"] * 6), ben=seat(town=["pig pens"] * 3), cleo=seat())
    assert [(player["color"], player["hq"]) for player in table.view()["players"]] == [
        ("blue", "large hq martial"), ("red", "small hq"), ("green", "small hq"),
    ]  # fmt: skip


@rule("PIO-241")
def test_an_hq_is_never_discarded() -> None:
    table = attacked("ascendant warband", seat(), [1, 1])
    assert "ben failed against Ascendant Warband" in table.told()
    assert table.seat("ben").hq == "small hq"


@rule("PIO-242")
def test_the_hq_changes_by_itself_up_and_down() -> None:
    table = pioneers(anna=seat(town=["farm"] * 3, hand=["pig pens"], response=1), ben=seat(), cleo=seat())
    table.plays("play pig pens")
    assert (table.seat("anna").hq, table.seat("anna").room[0]) == ("medium hq", 8)
    table.plays("use pig pens")
    assert (table.seat("anna").hq, table.seat("anna").room[0]) == ("small hq", 6)


@rule("PIO-243", "PIO-245")
@pytest.mark.parametrize("hq", ["large hq martial", "large hq civil"])
def test_a_town_that_becomes_large_chooses_its_hq_which_takes_effect_at_once(hq: str) -> None:
    table = pioneers(anna=seat(town=["farm"] * 5, hand=["school"], response=1), ben=seat(), cleo=seat())
    table.plays("play school")
    assert table.offers() == ["large hq martial", "large hq civil"]
    assert table.seat("anna").points == 0
    table.plays(hq)

    assert (table.seat("anna").hq, table.seat("anna").points) == (hq, 1)
    assert table.seat("anna").powers[DEFENCE] == (2 if hq == "large hq martial" else 1)
    assert table.seat("anna").powers[DISCOUNT] == (0 if hq == "large hq martial" else 1)


@rule("PIO-244")
def test_the_choice_stands_while_the_town_is_large_and_is_made_again_each_time() -> None:
    town = ["farm"] * 5 + ["pig pens"]
    anna = seat(town=town, hq="large hq civil", hand=["school", "saloon"], response=2)
    table = pioneers(anna=anna, ben=seat(), cleo=seat())
    table.plays("play school")
    assert (table.asks, table.seat("anna").hq) == (
        "Your turn: what next?",
        "large hq civil",
    )
    table.plays("use pig pens")  # seven structures are left
    assert table.seat("anna").hq == "large hq civil"

    table = pioneers(anna=seat(town=town, hq="large hq civil", hand=["school"], response=1), ben=seat(), cleo=seat())
    table.plays("use pig pens")
    assert (table.seat("anna").hq, table.seat("anna").points) == ("medium hq", 0)
    table.plays("play school", "large hq martial")
    assert (table.seat("anna").hq, table.seat("anna").points) == ("large hq martial", 1)


@rule("PIO-246")
def test_first_the_hq_then_the_marker_then_the_pile() -> None:
    table = attacked("ascendant warband", seat(town=["farm"] * 6, food=6, credit=4), [1, 1])

    assert table.asks == "Too many tokens: discard which?"
    assert (table.seat("ben").hq, table.seat("ben").points) == ("medium hq", 0)
    told = table.told()
    assert told.index("ben now had the Medium HQ") < told.index("ben now had 0 victory points")
    assert table.offers() == ["2 food", "1 food 1 credit", "2 credit"]


@rule("PIO-247")
def test_a_change_by_two_sizes_goes_directly_to_the_new_hq() -> None:
    town = ["bazaar", "school", "trading post", "farm", "farm", "farm"]
    table = pioneers(anna=seat(town=town), ben=seat(), cleo=seat(), board={"phase": "maintenance"})
    assert table.seat("anna").size == LARGE
    table.plays("no", "no trade", "bazaar", "school", "trading post")

    assert (table.seat("anna").hq, table.seat("anna").size) == ("small hq", SMALL)
    assert table.told().count("anna now had the Small HQ") == 1


@rule("PIO-248")
def test_the_hq_produces_as_it_stands_in_part_one() -> None:
    table = pioneers(
        anna=seat(town=["farm"] * 3 + ["trading post"]), ben=seat(), cleo=seat(), board={"phase": "maintenance"}
    )
    assert table.seat("anna").production == [4, 2, 0]  # Medium HQ: 1 food and 1 credit
    table.plays("no trade", "trading post")

    assert table.seat("anna").hq == "small hq"
    assert table.seat("anna").tokens == (4, 2, 0)
