"""Solo: what Bot B can afford with the common trades, and how it trades."""

from __future__ import annotations

import pytest

from games.arkosa.positions import seat, solo
from holdfast.games.arkosa.rules.bot_work import has_effect
from holdfast.games.arkosa.verbs import Heal, Pay
from proving import rule

NO_POWER = {"r1c1": None, "r1c2": None, "r1c3": None}


@rule("ARK-273", "ARK-361")
@pytest.mark.parametrize(
    ("food", "nitrogen", "scrap", "built"),
    [(2, 1, 0, False), (2, 2, 0, True), (3, 1, 0, True), (4, 0, 0, False), (1, 1, 1, False), (2, 1, 1, True)],
)
def test_a_token_traded_for_magtape_is_not_there_to_be_traded_for_scrap(
    food: int, nitrogen: int, scrap: int, built: bool
) -> None:
    # Bionic Workshop costs 2 scrap and 1 magtape; the pool is empty
    table = solo(
        "B",
        bot=seat(food=food, nitrogen=nitrogen, scrap=scrap),
        turn="bot",
        board={"line": ["bionic workshop", None, None, None], "bag": [], "pool": (0, 0)},
        chance={"solo cards": ["SO12"]},
    )
    if table.asks == "What does the bot trade for scrap?":
        table.plays("food")

    assert ("bionic workshop" in table.seat("bot").rooms.values()) == built


@rule("ARK-273")
def test_on_a_tie_the_human_is_asked_what_the_bot_trades() -> None:
    table = solo(
        "B",
        bot=seat(food=2, nitrogen=2, scrap=2),
        turn="bot",
        board={"line": ["holo lounge", None, None, None]},
        chance={"solo cards": ["SO12"]},
    )

    assert table.asks == "What does the bot trade for scrap?"
    assert table.table.decision.seat == 0


@rule("ARK-301", "ARK-372")
@pytest.mark.parametrize(("food", "nitrogen", "left"), [(4, 3, [1, 1]), (3, 4, [1, 1]), (5, 3, [2, 1])])
def test_for_scrap_a_bot_gives_what_it_has_more_of_beyond_a_bribe(food: int, nitrogen: int, left: list[int]) -> None:
    # Survival Hamper: 2 food, 2 nitrogen, 2 scrap
    table = solo(
        "B",
        bot=seat(food=food, nitrogen=nitrogen, scrap=1),
        phase="scoring",
        round=3,
        board={"bribes": ["survival hamper"]},
    )

    assert table.seat("bot").bribes == ["survival hamper"]
    assert table.seat("bot").stock[:3] == [*left, 0]


@rule("ARK-281", "ARK-107")
def test_a_bot_pays_dr_sawbones_before_the_card_is_resolved() -> None:
    table = solo(
        "A",
        human=seat(morale=5),
        bot=seat(turns=6, food=1, injured=["trog"]),
        chance={"sawbones events": ["hungry work"], "solo cards": ["SO10"] * 2},
    )
    table.plays("pass")

    assert table.seat("bot").stock == [0] * 5
    assert table.seat("bot").injured == []


@rule("ARK-362")
def test_paying_alone_is_no_effect() -> None:
    table = solo("B", bot=seat(food=1), turn="human")
    state = table.state

    assert not has_effect(state, state.players[1], (Pay(food=1), Heal(1)))


@rule("ARK-362", "ARK-223")
@pytest.mark.parametrize(
    ("human", "used"),
    [
        ({"food": 1}, True),
        ({"hand": ["trog"]}, True),
        ({"shards": {"r1c1": None, "r1c2": None, "r1c3": "active"}}, True),
        ({"injured": ["trog"]}, False),
    ],
)
def test_bot_b_attacks_whoever_has_something_to_lose(human: dict[str, object], used: bool) -> None:
    bare = {"shards": {"r1c1": None, "r1c2": None, "r1c3": None}, **human}
    table = solo(
        "B",
        human=seat(**bare),
        bot=seat(hand=["lee-roi"]),
        turn="bot",
        round=2,
        board={"line": [None] * 4, "bag": [], "marker": 5},
        chance={"solo cards": ["SO01"]},
    )

    assert ("The bot used action 1 of Lee-Roi" in table.told()) == used


@rule("ARK-290")
def test_bot_b_without_food_leaves_every_pair_hungry() -> None:
    bot = seat(hand=["trog"], resting=["flurn"], injured=["boeuf"], morale=5)
    table = solo("B", human=seat(morale=-5), bot=bot, phase="rations", board={"pool": (3, 3)})

    assert table.seat("bot").morale == 3


@rule("ARK-295", "ARK-362")
def test_in_a_second_shift_bot_b_tries_the_actions_from_the_left() -> None:
    # Doc Pellucid: heal 3, but nobody is injured; gain 1 nitrogen and 1 magtape; explore
    bot = seat(
        resting=["doc pellucid"],
        rooms={"r2c2": "second shift bunkroom"},
        shards={**NO_POWER, "r2c2": "active"},
    )
    table = solo(
        "B", human=seat(shards=NO_POWER), bot=bot, phase="room production", round=2, options={"advanced": True}
    )

    used = [line for line in table.told() if "used action" in line]
    assert used[0] == "The bot used action 2 of Doc Pellucid"


@rule("ARK-284", "ARK-366")
def test_bot_b_moves_no_shard_to_a_room_worth_as_much() -> None:
    # all printed rooms are worth 0; the second action of Beren Whaller gains 2 scrap
    table = solo(
        "B",
        bot=seat(hand=["beren whaller"], shards={"r1c2": None}),
        turn="bot",
        board={"line": [None] * 4, "bag": []},
        chance={"solo cards": ["SO01"]},
    )

    assert "The bot used action 2 of Beren Whaller" in table.told()
    assert table.seat("bot").shards == {"r1c1": "active", "r1c3": "active"}
