"""What single cards do: each as its entry in the content says. [PIO-279]"""

from __future__ import annotations

import pytest

from games.pioneers.positions import BOX, card, pioneers, seat
from games.pioneers.test_attacks import attacked
from holdfast.engine.content import read_yaml
from holdfast.games.pioneers import GAME
from holdfast.games.pioneers.rules.powers import CAPACITY, DEFENCE, DISCOUNT, DRAWN, KEPT, PLAN, POINTS, RAID, WAIVE
from proving import rule

POWERS = {
    "chicken run": {PLAN: 1}, "training grounds": {DEFENCE: 2, RAID: 2}, "armoury": {DEFENCE: 2, RAID: 2},
    "bazaar": {DISCOUNT: 1}, "watchtower": {DEFENCE: 1}, "canteen": {WAIVE: 2}, "radio mast": {DRAWN: 1},
    "workshop": {PLAN + 2: 1}, "mayor halloran": {DISCOUNT: 1, POINTS: 1}, "doctor amara finch": {POINTS: 1},
    "quartermaster boone": {CAPACITY: 3, PLAN + 2: 1}, "captain roe": {DEFENCE: 2, RAID: 2},
    "hunting rifle": {DEFENCE: 1, RAID: 1}, "salvaged minigun": {DEFENCE: 3, RAID: 3}, "granny bea": {POINTS: 1},
    "ash lapsed ascendant": {DEFENCE: 1, RAID: 1, POINTS: 1}, "sister ines": {PLAN: 1, POINTS: 1},
    "old brandt": {POINTS: 1}, "rook the pathfinder": {DRAWN: 2}, "yara the sniper": {DEFENCE: 3},
}  # fmt: skip


@rule("PIO-279")
@pytest.mark.parametrize("key", POWERS)
def test_what_a_card_in_town_gives(key: str) -> None:
    table = pioneers(anna=seat(town=[key]), ben=seat(), cleo=seat(), board={"market": [None] * 6})
    bare = table.seat("ben").powers

    changed = {column: n - bare[column] for column, n in enumerate(table.seat("anna").powers) if n != bare[column]}
    assert changed == POWERS[key]


@rule("PIO-279")
def test_what_projects_and_survivors_give() -> None:
    rows = [(piece.key, piece.powers) for piece in BOX.projects] + [
        (piece.key, piece.powers) for piece in BOX.survivors
    ]
    found = {key: {column: n for column, n in enumerate(powers) if n} for key, powers in rows}
    assert found["purchasing power"] == {DISCOUNT: 1, POINTS: 1}
    assert found["way of the wastes"] == {DRAWN: 1, POINTS: 1}
    assert found["crop rotation"] == {WAIVE: 2, POINTS: 1}
    assert found["civil defence drill"] == {DEFENCE: 1, RAID: 1, POINTS: 1}
    assert found["open channels"] == {PLAN + 2: 1, POINTS: 1}
    assert found["deep vaults"] == {CAPACITY: 3, POINTS: 1}
    assert found["nadia voles"] == {DEFENCE: 1, RAID: 1, DRAWN: 1, KEPT: 1}


@rule("PIO-279")
def test_every_entry_of_the_content_says_on_what_it_rests() -> None:
    for name in ("market", "wastes", "survivors", "projects", "headquarters"):
        (entries,) = read_yaml(GAME.folder / "content" / f"{name}.yaml").values()
        assert all(entry["basis"] in ("given", "recovered", "ruled", "house") for entry in entries)


@rule("PIO-279")
def test_plan_bonuses_add_up() -> None:
    anna = seat(town=["chicken run", "workshop", "sister ines"])
    table = pioneers(anna=anna, ben=seat(), cleo=seat(), board={"market": [None] * 6})
    table.plays("plan")

    assert table.seat("anna").tokens == (2, 0, 3)


@rule("PIO-279")
def test_magda_turns_two_food_into_a_credit_once_a_turn() -> None:
    table = pioneers(anna=seat(town=["magda the broker"], food=5), ben=seat(), cleo=seat())
    table.plays("use magda the broker")

    assert table.seat("anna").tokens == (3, 1, 0)
    assert "use magda the broker" not in table.offers()


@rule("PIO-279")
def test_saloon_toolkit_and_kit_make_plays_free() -> None:
    saloon = pioneers(anna=seat(town=["saloon"], hand=["theresa", "farm"]), ben=seat(), cleo=seat())
    assert "play theresa" in saloon.offers()
    assert "play farm" not in saloon.offers()

    toolkit = pioneers(anna=seat(town=["toolkit"], hand=["farm", "farm"], response=1), ben=seat(), cleo=seat())
    toolkit.plays("play farm")
    assert toolkit.seat("anna").response == 1
    toolkit.plays("play farm")
    assert toolkit.seat("anna").response == 0

    hand = ["farm", "farm", "rv", "hunting rifle"]
    kit = pioneers(anna=seat(town=["kit the tinkerer"], hand=hand), ben=seat(), cleo=seat())
    kit.plays("play farm", "play rv", "play farm")
    assert kit.seat("anna").town == ["farm", "farm", "kit the tinkerer", "rv"]
    assert kit.seat("anna").hand == ["hunting rifle"]


@rule("PIO-279")
def test_the_first_free_structure_comes_again_each_turn() -> None:
    table = pioneers(anna=seat(town=["toolkit"], hand=["farm", "farm"]), ben=seat(), cleo=seat())
    table.plays("play farm", "end turn", "end turn", "end turn", "play farm")

    assert table.seat("anna").structures == ["farm", "farm"]


@rule("PIO-279")
def test_lucky_delgado_rerolls_once_a_round() -> None:
    table = attacked("viralz pack", seat(town=["lucky delgado"], food=3), [1, 1, 2, 2])
    assert table.offers() == ["lucky delgado from town", "accept"]
    table.plays("lucky delgado from town")

    assert "ben rolled 2 and 2, in all 4" in table.told()
    assert table.seat("ben").food == 0
    assert table.seat("ben").used == ["lucky delgado"]


@rule("PIO-279", "PIO-008")
def test_warehouse_and_strongbox_store_what_they_say() -> None:
    table = pioneers(anna=seat(town=["warehouse", "strongbox"], credit=6, food=3, response=4), ben=seat(), cleo=seat())
    room = table.view()["players"][0]

    assert room["pile_limit"] == 6
    assert room["room"] == {"food": 9, "credit": 13, "response": 9}
    assert sum(table.seat("anna").tokens) == 13


@rule("PIO-279")
def test_attacks_do_what_their_failure_says() -> None:
    assert attacked("viralz pack", seat(food=4), [1, 1]).seat("ben").food == 1
    toll = attacked("highway toll", seat(credit=3), [1, 1])
    assert (toll.seat("ben").credit, toll.seat("anna").credit) == (1, 2)
    horde = attacked("viralz horde", seat(town=["farm", "school"]), [1, 1])
    assert (horde.asked, horde.offers()) == ("ben", ["farm", "school"])
    warband = attacked("ascendant warband", seat(town=["farm", "school"]), [1, 1])
    assert (warband.asked, warband.offers()) == ("anna", ["farm", "school"])
    whisper = attacked("ascendant whisper", seat(town=["theresa"], food=2, credit=2), [1, 1])
    assert (whisper.asked, whisper.offers()) == ("ben", ["discard 1 personality", "lose 3 tokens"])
    whisper.plays("lose 3 tokens", "2 food 1 credit")
    assert whisper.seat("ben").tokens == (0, 1, 0)
    saboteurs = attacked("night saboteurs", seat(response=2), [1, 1])
    saboteurs.plays("roll", "accept")
    assert saboteurs.seat("ben").response == 0


@rule("PIO-279")
@pytest.mark.parametrize(("key", "difficulty"), [
    ("viralz horde", (8, 10, 12)), ("viralz pack", (9, 9, 9)), ("ascendant whisper", (10, 10, 10)),
    ("ascendant warband", (9, 11, 13)), ("highway toll", (9, 9, 9)), ("night saboteurs", (9, 9, 9)),
])  # fmt: skip
def test_difficulties(key: str, difficulty: tuple[int, int, int]) -> None:
    assert card(key).difficulty == difficulty


@rule("PIO-279")
def test_events_that_give_and_take() -> None:
    anna = seat(hand=["arc supply drop", "arc levy", "arc grant", "ceasefire broadcast"], response=4)
    table = pioneers(anna=anna, ben=seat(town=["farm"] * 4, credit=3), cleo=seat(credit=3))
    table.plays("play arc supply drop", "1 food 2 credit")
    assert table.seat("anna").tokens == (1, 2, 3)
    table.plays("play arc levy")
    assert (table.seat("ben").credit, table.seat("cleo").credit) == (1, 2)  # medium 2, small 1
    table.plays("play arc grant")
    assert table.offers() == [f"{name} {n}" for name in ("purchasing power", "way of the wastes") for n in (1, 2)]
    table.plays("purchasing power 2", "play ceasefire broadcast")
    assert (table.seat("anna").research, table.seat("anna").response) == ([2, 0], 1)
    assert table.state.no_attacks


@rule("PIO-279")
def test_refugees_cost_each_opponent_something_they_can_give() -> None:
    table = pioneers(
        anna=seat(hand=["refugee column"], response=1),
        ben=seat(food=1, credit=1, hand=["farm"]),
        cleo=seat(food=2),
        dora=seat(),
    )
    table.plays("play refugee column")
    assert (table.asked, table.offers()) == ("ben", ["lose 1 credit", "discard 1 from hand"])
    table.plays("discard 1 from hand")

    assert table.seat("ben").hand == []
    assert table.seat("cleo").food == 0
    assert table.view()["decks"]["market"]["discard"] == ["farm"]


@rule("PIO-279")
def test_a_plague_takes_two_livestock_of_everybody() -> None:
    table = pioneers(
        anna=seat(hand=["livestock plague"], town=["pig pens"], response=1),
        ben=seat(town=["pig pens", "chicken run", "chicken run"]),
        cleo=seat(town=["farm"]),
    )
    table.plays("play livestock plague", "pig pens")

    assert table.seat("anna").town == []
    assert table.seat("ben").town == ["chicken run"]
    assert table.seat("cleo").town == ["farm"]


@rule("PIO-279")
def test_items_that_are_used_up() -> None:
    anna = seat(hand=["buried cash", "tinned food", "field notes"], response=3)
    table = pioneers(anna=anna, ben=seat(), cleo=seat())
    table.plays("play buried cash", "play field notes", "way of the wastes 1", "play tinned food")

    assert table.seat("anna").tokens == (4, 2, 0)
    assert table.seat("anna").research == [0, 1]
    assert table.view()["decks"]["wastes"]["discard"] == ["buried cash", "field notes", "tinned food"]


@rule("PIO-279")
def test_intercepted_plans_takes_a_token_and_draws_a_card() -> None:
    table = pioneers(
        anna=seat(hand=["intercepted plans"], response=1), ben=seat(response=2), cleo=seat(),
        chance={"wastes deck": ["toolkit"]},
    )  # fmt: skip
    table.plays("play intercepted plans", "red")

    assert table.seat("ben").response == 1
    assert table.seat("anna").hand == ["toolkit"]
