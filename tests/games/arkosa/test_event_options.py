"""Events › Instructions and options that can, or cannot, be carried out."""

from __future__ import annotations

import pytest

from games.arkosa.meeting import met
from games.arkosa.positions import Seat, arkosa, seat
from holdfast.games.arkosa.rules.symbols import can_carry_out
from holdfast.games.arkosa.verbs import Deactivate, Effect, Effects, Exile, Fix, Heal, Injure, Lose, LoseChoice, Pay
from proving import rule


@rule("ARK-216")
def test_what_cannot_be_carried_out_is_skipped_and_the_rest_applies() -> None:
    table = met("sandstorm", seat(nitrogen=2))

    assert table.seat("kate").stock[:2] == [0, 1]


@rule("ARK-217")
@pytest.mark.parametrize(("food", "morale"), [(0, 4), (1, 5)])
def test_of_two_options_the_possible_one_must_be_taken(food: int, morale: int) -> None:
    table = met("grumpy nerffle", seat(food=food, morale=5))
    if food:
        assert table.offers() == ["pay 1 food", "lose 1 morale"]
        table.plays("pay 1 food")

    assert (table.seat("kate").food, table.seat("kate").morale) == (0, morale)


@rule("ARK-218")
def test_bunker_flu_takes_nitrogen_or_an_injury_or_nothing() -> None:
    table = met(
        "bunker flu",
        seat(nitrogen=1),
        seat(nitrogen=1, injured=["trog"]),
        seat(injured=["flurn"]),
        seat(hand=["boeuf"]),
    )
    assert table.asked == "kate"
    assert table.offers() == ["pay 1 nitrogen", "injure a colonist"]
    table.plays("pay 1 nitrogen")

    assert table.seat("liam").nitrogen == 0
    assert table.seat("mia").injured == ["flurn"]
    assert table.seat("noa").injured == ["boeuf"]


@rule("ARK-218")
def test_an_option_whose_loss_takes_nothing_cannot_be_chosen() -> None:
    table = met("nerffle curse", seat(shards={"r1c1": None}))
    assert table.offers() == ["lose 2 reputation", "injure the explorer, lose 1 morale"]

    table = met("smiling cult")
    assert table.offers()[0].startswith("exile 1")

    table = met("the nerffle king", seat(morale=5))
    assert table.seat("kate").morale == 3


OFF = {"r1c1": None, "r1c2": "x", "r1c3": None}


@rule("ARK-218")
@pytest.mark.parametrize(
    ("effect", "has", "possible"),
    [
        (Lose(food=1), seat(), False),
        (Lose(food=1, scrap=1), seat(scrap=1), True),
        (Lose(shard=1), seat(shards=OFF), False),
        (Lose(shard=1), seat(shards=OFF, shard=1), True),
        (Lose(shard=1), seat(), True),
        (Lose(food=1), seat(shard=1), False),
        (Lose(morale=1), seat(), True),
        (Lose(reputation=3), seat(reputation=0), True),
        (LoseChoice(2, ("food", "scrap")), seat(nitrogen=3), False),
        (LoseChoice(2, ("food", "scrap")), seat(scrap=1), True),
        (Deactivate(1), seat(shards=OFF), False),
        (Deactivate(1), seat(), True),
        (Injure("choice"), seat(injured=["trog"]), False),
        (Injure("choice"), seat(resting=["trog"]), True),
        (Exile(1, True), seat(), False),
        (Exile(1, True), seat(injured=["trog"]), True),
        (Pay(food=2), seat(food=1), False),
        (Pay(reputation=2), seat(reputation=1), False),
        (Pay(reputation=2), seat(reputation=2), True),
        (Heal(1), seat(), True),
        (Fix(1), seat(), True),
    ],
)
def test_which_options_can_be_carried_out(effect: Effect, has: Seat, possible: bool) -> None:
    table = arkosa(kate=has, liam=seat())

    assert can_carry_out(table.state, table.player("kate"), (effect,)) == possible


@rule("ARK-218", "ARK-342")
def test_an_explorer_who_is_injured_already_cannot_be_injured_for_a_reward() -> None:
    table = arkosa(kate=seat(hand=["trog", "flurn"]), liam=seat())
    kate = table.player("kate")
    price: Effects = (Injure("explorer"),)
    assert can_carry_out(table.state, kate, price)
    kate.worker = kate.hand.pop()
    assert can_carry_out(table.state, kate, price)
    kate.hurt = True
    assert not can_carry_out(table.state, kate, price)
