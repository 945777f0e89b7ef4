"""Items: used at any point that their own condition allows."""

from __future__ import annotations

import pytest

from games.arkosa.meeting import met
from games.arkosa.positions import Board, arkosa, seat, solo
from proving import rule

NO_POWER = {"r1c1": None, "r1c2": None, "r1c3": None}
PRODUCTION = "room production"


@rule("ARK-343", "ARK-142")
def test_a_spice_sack_feeds_the_hungry_at_rations() -> None:
    kate = seat(nitrogen=1, morale=5, hand=["trog", "flurn"], items=["spice sack"])
    table = arkosa(kate=kate, liam=seat(), phase="rations")
    assert table.offers() == ["feed 0", "use spice sack"]
    table.plays("use spice sack", "gain 3 food")
    assert table.offers() == ["feed 1", "feed 0"]
    table.plays("feed 1")

    assert table.seat("kate").morale == 5
    assert table.seat("kate").stock[:2] == [2, 0]


@rule("ARK-343", "ARK-211")
def test_an_item_is_used_in_the_own_rations_only() -> None:
    hungry = {"hand": ["trog"], "morale": 5}
    table = arkosa(kate=seat(**hungry), liam=seat(items=["spice sack"], hand=["flurn"], morale=3), phase="rations")

    assert table.asked == "liam"
    assert table.seat("kate").morale == 4


@rule("ARK-343", "ARK-161")
def test_a_spare_fuse_lets_a_room_activate_in_the_own_production() -> None:
    kate = seat(shards={**NO_POWER, "r1c1": "x"}, items=["spare fuse"])
    table = arkosa(kate=kate, liam=seat(shards=NO_POWER), phase=PRODUCTION)
    assert table.offers() == ["r1c1", "use spare fuse"]
    table.plays("use spare fuse")

    assert table.seat("kate").food == 2
    assert table.view(None)["discards"]["low"] == ["spare fuse"]


@rule("ARK-343", "ARK-162")
def test_an_item_may_still_be_used_after_the_last_room_before_colonists_rest() -> None:
    kate = seat(shards=NO_POWER, injured=["trog"], items=["patch kit"])
    table = arkosa(kate=kate, liam=seat(shards=NO_POWER), phase=PRODUCTION)
    assert table.offers() == ["done", "use patch kit"]
    table.plays("use patch kit")

    assert table.state.round == 2
    assert table.seat("kate").hand == ["trog"]


@rule("ARK-343")
@pytest.mark.parametrize(
    ("item", "helps"), [("patch kit", {"injured": ["trog"]}), ("spare fuse", {"shards": {"r1c1": "x"}})]
)
def test_an_item_that_would_do_nothing_is_not_offered(item: str, helps: dict[str, object]) -> None:
    idle = arkosa(kate=seat(items=[item]), liam=seat())
    assert f"use {item}" not in idle.offers()

    table = arkosa(kate=seat(items=[item], **helps), liam=seat())
    assert f"use {item}" in table.offers()


@rule("ARK-343", "ARK-092")
def test_an_explorer_who_cannot_pay_may_use_an_item_on_arrival() -> None:
    kate = seat(hand=["b'orlol"], nitrogen=1, items=["spice sack"])
    board: Board = {"marker": 5, "path": [None, None, None, None, "trog"]}
    table = arkosa(kate=kate, liam=seat(), board=board)
    table.plays("b'orlol 3")
    assert "use spice sack" in table.offers()
    table.plays("new colony network")
    assert table.offers() == ["new colony network", "use spice sack"]
    table.plays("use spice sack", "gain 3 food")

    assert table.seat("kate").hand == ["trog"]
    assert table.seat("kate").stock == [2, 0, 0, 0, 0]


@rule("ARK-343", "ARK-096")
def test_without_an_event_an_item_on_arrival_opens_no_other_target() -> None:
    kate = seat(hand=["b'orlol"], items=["spice sack"])
    board: Board = {"marker": 4, "path": [None, None, None, "flurn", "trog"]}
    table = arkosa(kate=kate, liam=seat(), board=board)
    table.plays("b'orlol 3", "salt flats beacon")

    assert table.offers() == ["salt flats beacon", "use spice sack"]


@rule("ARK-343", "ARK-326")
def test_an_item_just_found_may_be_used_before_paying() -> None:
    kate = seat(hand=["b'orlol"], nitrogen=1)
    board: Board = {"marker": 3, "path": [None, None, None, None, "trog"]}
    table = arkosa(kate=kate, liam=seat(), board=board, chance={"medium events": ["spice sack"]})
    table.plays("b'orlol 3", "new colony network")
    assert table.offers() == ["new colony network", "the factory", "use spice sack"]
    table.plays("use spice sack", "gain 3 food", "new colony network")

    assert table.seat("kate").hand == ["trog"]
    assert any(line.startswith("kate kept Spice Sack, to use at any point of your turn") for line in table.told())


@rule("ARK-343", "ARK-218")
def test_an_item_may_be_used_at_a_choice_of_an_event_to_pay_with_it() -> None:
    table = met("grumpy nerffle", seat(items=["spice sack"]))
    assert table.offers() == ["lose 1 morale", "use spice sack"]
    table.plays("use spice sack")
    assert table.asks == "Spice Sack: which of these?"
    table.plays("gain 3 food")
    assert table.asks == "Grumpy Nerffle: which of these?"
    table.plays("pay 1 food")

    assert table.seat("kate").food == 2
    assert table.seat("kate").morale == 0


@rule("ARK-343", "ARK-209")
def test_an_item_may_be_used_to_pay_what_an_event_allows_but_only_in_the_own_turn() -> None:
    table = met("campfire chorus", seat(items=["spice sack"]), seat(items=["patch kit"], injured=["flurn"]))
    assert table.asked == "kate"
    assert table.offers() == ["no", "use spice sack"]
    table.plays("use spice sack", "gain 3 food", "yes")

    assert (table.seat("kate").food, table.seat("kate").morale) == (2, 1)
    assert table.asked == "kate"
    assert table.seat("liam").items == ["patch kit"]


@rule("ARK-343", "ARK-329")
def test_items_may_be_used_between_repeated_trades() -> None:
    kate = seat(food=1, injured=["trog", "flurn"], items=["spice sack"])
    table = arkosa(kate=kate, liam=seat(), chance={"sawbones events": ["clean stitching", "extra limb"]})
    table.plays("sawbones trade", "food", "trog")
    assert table.offers() == ["done", "use spice sack"]
    table.plays("use spice sack", "gain 3 food", "food")

    assert table.seat("kate").injured == []
    assert table.seat("kate").food == 2


@rule("ARK-343", "ARK-329")
def test_items_may_be_used_between_resets_of_the_line() -> None:
    table = arkosa(kate=seat(injured=["trog"], items=["patch kit"]), liam=seat())
    table.plays("reset trade")
    assert table.offers() == ["again", "done", "use patch kit"]
    table.plays("use patch kit", "done")

    assert table.seat("kate").resting == ["trog"]
    assert table.seat("kate").reputation == 19


@rule("ARK-343", "ARK-160", "ARK-180")
def test_before_scoring_items_may_be_used_but_nobody_is_asked_for_shards() -> None:
    kate = seat(shard=1, shards={"r1c1": "x"}, injured=["trog"], items=["patch kit", "spare fuse"])
    table = arkosa(kate=kate, liam=seat(shard=2), phase="scoring", round=3)
    assert table.asked == "kate"
    assert table.offers() == ["done", "use patch kit"]
    table.plays("use patch kit")

    assert table.table.over
    assert table.sheet("kate")["colonists"] == 1
    assert table.sheet("kate")["leftover resources"] == 2


@rule("ARK-343", "ARK-166")
def test_before_scoring_each_player_is_asked_for_own_items() -> None:
    table = arkosa(
        kate=seat(items=["spice sack"]),
        liam=seat(items=["ration tin"]),
        mia=seat(items=["patch kit"], injured=["trog"]),
        phase="scoring",
        round=3,
    )
    assert table.asked == "kate"
    table.plays("done")
    assert table.asked == "mia"
    table.plays("use patch kit")

    assert table.table.over
    assert table.seat("kate").items == ["spice sack"]
    assert table.table.undo_blocked() is not None


@rule("ARK-343", "ARK-210")
def test_an_item_in_use_lies_open_and_is_discarded_afterwards() -> None:
    table = arkosa(kate=seat(items=["spice sack"]), liam=seat())
    table.plays("use spice sack")
    assert [card["key"] for card in table.view("liam")["events"]] == ["spice sack"]
    assert table.view("liam")["discards"]["medium"] == []
    table.plays("gain 1 morale")

    assert table.view("liam")["events"] == []
    assert table.view("liam")["discards"]["medium"] == ["spice sack"]


@rule("ARK-343", "ARK-211")
def test_a_kept_item_shows_its_condition() -> None:
    table = arkosa(kate=seat(items=["spice sack", "ration tin"]), liam=seat())
    shown = [item["when"] for item in table.view("liam")["players"][0]["items"]]

    assert shown == [
        "at any point of your turn, your rations and your room production, and before scoring", "when rations are due",
    ]  # fmt: skip


@rule("ARK-343")
def test_dune_skates_and_other_items_may_be_used_for_the_same_exploration() -> None:
    kate = seat(hand=["b'orlol"], items=["dune skates", "spice sack"])
    board: Board = {"marker": 5, "path": [None, None, None, None, "trog"]}
    table = arkosa(kate=kate, liam=seat(), board=board)
    table.plays("b'orlol 3", "use dune skates")
    assert "use spice sack" in table.offers()
    table.plays("use spice sack", "gain 1 morale")
    assert "use dune skates" not in table.offers()
    table.plays("new colony network")

    assert table.seat("kate").hand == ["trog"]


@rule("ARK-343")
def test_an_own_turn_item_does_not_make_an_exploration_free() -> None:
    kate = seat(hand=["b'orlol"], items=["spice sack"])
    board: Board = {"marker": 5, "path": [None, None, None, None, "trog"]}
    table = arkosa(kate=kate, liam=seat(), board=board)
    table.plays("b'orlol 3", "use spice sack", "gain 1 morale", "new colony network")

    assert table.seat("kate").hand == []
    assert "kate could not pay at New Colony Network" in table.told()


@rule("ARK-343", "ARK-357")
def test_in_a_solo_game_items_are_used_in_the_own_steps_too() -> None:
    human = seat(nitrogen=1, hand=["trog"], morale=5, items=["spice sack"])
    table = solo("A", human=human, bot=seat(turns=6), phase="rations")

    assert table.offers() == ["feed 0", "use spice sack"]


@rule("ARK-141", "ARK-142")
def test_feeding_says_what_it_costs_and_what_is_lost() -> None:
    kate = seat(food=1, nitrogen=2, hand=["trog", "flurn", "boeuf"], items=["ration tin"])
    table = arkosa(kate=kate, liam=seat(), phase="rations")
    said = {option.key: option.label for option in table.table.decision.options}

    assert said["feed 1"] == "Feed 1 pair for 1 food and 1 nitrogen, lose 1 morale"
    assert said["feed 0"] == "Feed 0 pairs, lose 2 morale"


@rule("ARK-138", "ARK-139")
def test_exile_says_what_it_costs() -> None:
    kate = seat(
        food=2, hand=["trog", "flurn", "boeuf"], resting=["zib tallow", "sarn vell", "wexley"], injured=["ogg pellet"]
    )
    table = arkosa(kate=kate, liam=seat())
    table.plays("scrap trade", "done", "pass", "2 food")
    said = {option.key: option.label for option in table.table.decision.options}

    assert said["trog"].endswith(": lose 1 morale")
    assert said["ogg pellet"].endswith(": lose 1 morale and 1 reputation")


@rule("ARK-111")
def test_the_special_trade_says_what_is_given_and_gained() -> None:
    table = arkosa(
        kate=seat(food=1, nitrogen=1, leader="libra"), liam=seat(leader="ma tundra"), options={"setup": "regular"}
    )
    said = {option.key: option.label for option in table.table.decision.options}

    assert said["special trade"] == "The special trade of Libra: pay 1 food and 1 nitrogen, gain 2 magtape"
