"""Player actions: turns, passing, and what can be done in a turn."""

from __future__ import annotations

from games.arkosa.positions import arkosa, seat, solo
from proving import rule


@rule("ARK-056")
def test_turns_of_two_actions_go_clockwise_from_the_first_player() -> None:
    rich = {"food": 9}
    table = arkosa(kate=seat(**rich), liam=seat(**rich), mia=seat(**rich), first="liam")
    asked = []
    for _ in range(8):
        asked.append(table.asked)
        table.plays("scrap trade", "done")

    assert asked == ["liam", "liam", "mia", "mia", "kate", "kate", "liam", "liam"]


@rule("ARK-057")
def test_a_player_who_has_passed_is_skipped() -> None:
    table = arkosa(kate=seat(), liam=seat(food=9), mia=seat(food=9))
    table.plays("pass", "2 food", "scrap trade", "done", "scrap trade", "done")
    assert table.asked == "mia"
    table.plays("scrap trade", "done", "scrap trade", "done")
    assert table.asked == "liam"


@rule("ARK-057")
def test_a_player_who_can_do_nothing_must_pass() -> None:
    table = arkosa(kate=seat(reputation=0), liam=seat(reputation=0))

    assert table.told()[:2] == ["kate passed", "kate took the first player token"]
    assert table.asks == "Gain which tokens?"


@rule("ARK-058", "ARK-162")
def test_colonists_in_hand_stay_there_when_their_player_passes() -> None:
    table = arkosa(kate=seat(hand=["flurn"], food=1, nitrogen=1), liam=seat(passed=True))
    table.plays("pass")

    assert table.seat("kate").hand == ["flurn"]
    assert table.seat("kate").resting == []


@rule("ARK-059", "ARK-137")
def test_a_player_may_pass_instead_of_the_second_action_and_keeps_the_first() -> None:
    table = arkosa(kate=seat(hand=["boeuf"]), liam=seat())
    table.plays("boeuf 1")
    assert "pass" in table.offers()
    table.plays("pass", "2 scrap")

    assert (table.seat("kate").food, table.seat("kate").scrap, table.seat("kate").passed) == (3, 2, True)
    assert table.asked == "liam"


@rule("ARK-060")
def test_a_single_player_left_goes_on_and_the_phase_ends_with_the_last_pass() -> None:
    table = arkosa(kate=seat(food=9), liam=seat(passed=True))
    for _ in range(5):
        table.plays("scrap trade", "done")
    assert table.asked == "kate"
    assert table.state.phase == "player actions"

    table.plays("pass")
    assert table.state.phase == "room production"


@rule("ARK-061")
def test_after_30_turns_in_a_round_a_player_must_pass() -> None:
    table = arkosa(kate=seat(food=9, turns=29), liam=seat(passed=True))
    table.plays("scrap trade", "done", "scrap trade", "done")

    assert table.seat("kate").passed
    assert "kate passed" in table.told()


@rule("ARK-062")
def test_the_first_to_pass_takes_the_token_and_two_resources_of_choice() -> None:
    table = arkosa(kate=seat(), liam=seat(reputation=1), mia=seat(reputation=1))
    table.plays("pass")
    assert len(table.offers()) == 15
    assert "2 power shards" in table.offers()
    table.plays("1 food and 1 power shard")
    assert (table.seat("kate").food, table.seat("kate").shard) == (1, 1)
    assert table.state.first == 0

    table.plays("pass")
    assert table.asked == "mia"
    assert table.state.first == 0


@rule("ARK-062")
def test_the_first_to_pass_takes_the_token_from_its_holder() -> None:
    table = arkosa(kate=seat(), liam=seat(), mia=seat(), first="kate", turn="liam")
    table.plays("pass", "2 magtape")

    assert table.state.first == 1
    assert table.seat("liam").magtape == 2


@rule("ARK-063")
def test_the_token_changes_later_phases_but_not_the_running_order() -> None:
    rich = [seat(food=5, nitrogen=5, hand=[name]) for name in ("flurn", "trog", "boeuf")]
    table = arkosa(kate=rich[0], liam=rich[1], mia=rich[2], turn="liam")
    table.plays("pass", "2 food")
    assert table.asked == "mia"
    table.plays("pass")
    assert table.asked == "kate"
    table.plays("pass")

    assert table.state.phase == "rations"
    assert table.asked == "liam"


@rule("ARK-064")
def test_there_are_four_kinds_of_action_and_the_same_may_be_taken_twice() -> None:
    table = arkosa(
        kate=seat(scrap=9, magtape=2, food=4, hand=["trog", "flurn"]),
        liam=seat(),
        round=2,
        board={"bribes": ["mixtape", "full tanks"]},
    )
    assert {"trog 1", "build 1 holo lounge", "scrap trade", "bribe mixtape"} <= set(table.offers())
    assert table.table.decision.rule == "ARK-064"

    table.plays("build 1 holo lounge", "r2c1")
    assert {"trog 1", "build 2 giant bug ranch", "scrap trade", "bribe mixtape"} <= set(table.offers())


@rule("ARK-064", "ARK-132")
def test_only_a_bribe_cannot_be_made_twice_in_a_turn() -> None:
    table = arkosa(kate=seat(), liam=seat(), round=2, board={"bribes": ["mixtape", "full tanks", "mega battery"]})
    table.plays("bribe mixtape")

    assert "bribe full tanks" not in table.offers()
    assert table.refused_by()["bribe full tanks"] == "ARK-132"
    table.plays("pass", "2 food", "bribe full tanks")
    assert [bribe.key for bribe in table.state.bribes] == ["mega battery"]


@rule("ARK-160", "ARK-157")
def test_shards_and_items_are_offered_at_every_decision_of_the_own_turn() -> None:
    kate = seat(shard=3, food=2, nitrogen=2, rooms={"r2c1": "shisha spa"}, shards={"r1c1": "x"})
    kate.items, kate.injured = ["patch kit"], ["trog"]
    table = arkosa(kate=kate, liam=seat(shard=1))
    free = ["power r2c1", "replace r1c1", "use patch kit"]
    assert table.offers()[-3:] == free
    table.plays("scrap trade")
    assert set(free) & set(table.offers()) == {"use patch kit"}
    table.plays("food", "done")
    assert table.offers()[-3:] == free
    table.plays("power r2c1")
    assert table.offers()[-2:] == free[1:]
    table.plays("scrap trade", "food", "done")

    assert table.offers() == ["end turn", "replace r1c1", "use patch kit"]
    table.plays("replace r1c1", "end turn")
    assert table.seat("kate").shards["r1c1"] == "active"
    assert table.asked == "liam"


@rule("ARK-317")
def test_in_solo_games_passing_brings_nothing() -> None:
    table = solo("A", human=seat(hand=["flurn"]), bot=seat(turns=6))
    table.plays("pass")

    assert table.state.first == 1
    assert table.seat("human").stock == [0] * 5
