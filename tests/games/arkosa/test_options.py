"""Which options can be carried out, piece by piece; and what a leader's trade asks for."""

from __future__ import annotations

from typing import Any

import pytest

from games.arkosa.meeting import met
from games.arkosa.positions import Board, arkosa, seat
from holdfast.games.arkosa.rules.symbols import can_carry_out
from holdfast.games.arkosa.verbs import Deactivate, Effect, Exile, Injure, Lose, LoseChoice, Pay
from proving import rule

BARE: dict[str, Any] = {"shards": {"r1c1": None, "r1c2": None, "r1c3": None}}


@rule("ARK-218")
@pytest.mark.parametrize(
    ("effect", "has", "possible"),
    [
        (Lose(food=2), {}, False),
        (Lose(food=2), {"food": 1}, True),
        (Lose(food=2), {"nitrogen": 1}, False),
        (Lose(food=2), {"shards": {}}, False),
        (Lose(shard=1), {}, False),
        (Lose(shard=1), {"shard": 1}, True),
        (Lose(shard=1), {"shards": {}}, True),
        (Lose(morale=1), {}, True),
        (Lose(reputation=3), {}, True),
        (LoseChoice(2, ("food", "scrap")), {"nitrogen": 1}, False),
        (LoseChoice(2, ("food", "scrap")), {"scrap": 1}, True),
        (Injure("choice"), {"injured": ["trog"]}, False),
        (Injure("choice"), {"hand": ["trog"]}, True),
        (Injure("explorer"), {"injured": ["trog"]}, False),
        (Injure("explorer"), {"resting": ["trog"]}, True),
        (Deactivate(1), {}, False),
        (Deactivate(1), {"shards": {}}, True),
        (Exile(1, True), {}, False),
        (Exile(1, True), {"injured": ["trog"]}, True),
        (Pay(food=2), {"food": 1}, False),
        (Pay(food=2), {"food": 2}, True),
    ],
)
def test_an_option_is_possible_if_it_can_be_paid_and_every_loss_takes_something(
    effect: Effect, has: dict[str, Any], possible: bool
) -> None:
    table = arkosa(kate=seat(**{**BARE, **has}), liam=seat())

    assert can_carry_out(table.state, table.player("kate"), (effect,)) == possible


@rule("ARK-218")
def test_every_part_of_an_option_must_be_possible() -> None:
    table = arkosa(kate=seat(food=1, **BARE), liam=seat())
    state, kate = table.state, table.player("kate")

    assert can_carry_out(state, kate, (Pay(food=1), Lose(morale=1)))
    assert not can_carry_out(state, kate, (Pay(food=1), Deactivate(1)))
    assert not can_carry_out(state, kate, (Pay(nitrogen=1), Lose(morale=1)))


@rule("ARK-330", "ARK-332", "ARK-337")
@pytest.mark.parametrize(
    ("leader", "reputation", "possible"),
    [("libra", -3, True), ("vex ollo", -3, False), ("vex ollo", 0, False), ("vex ollo", 1, True)],
)
def test_only_who_has_reputation_can_pay_with_it(leader: str, reputation: int, possible: bool) -> None:
    kate = seat(food=1, nitrogen=1, leader=leader, reputation=reputation)
    table = arkosa(kate=kate, liam=seat(leader="ma tundra"), options={"setup": "regular"})

    assert ("special trade" in table.offers()) == possible


@rule("ARK-022", "ARK-056")
def test_the_numbered_disc_shows_which_action_comes_next() -> None:
    table = arkosa(kate=seat(food=9), liam=seat(food=1, nitrogen=1, hand=["trog"]))
    assert table.state.action == 1
    table.plays("scrap trade", "done")
    assert table.state.action == 2
    table.plays("pass", "2 food")
    assert (table.asked, table.state.action) == ("liam", 1)
    table.plays("pass")

    assert table.state.phase == "rations"
    assert table.state.action == 0


@rule("ARK-077", "ARK-072")
def test_what_cannot_be_explored_says_why() -> None:
    table = arkosa(kate=seat(hand=["b'orlol"]), liam=seat(), board={"path": ["flurn", "wexley", "boeuf", "trog", None]})
    table.plays("b'orlol 3")

    assert table.refused_by() == {
        "wanderers' path": "ARK-072", "moonrise ridge": "ARK-072", "research outpost": "ARK-072",
        "sanctuary prime": "ARK-072", "new colony network": "ARK-077",
    }  # fmt: skip


@rule("ARK-343", "ARK-141")
def test_when_all_are_fed_by_an_item_nobody_is_asked_again() -> None:
    kate = seat(morale=5, hand=["trog"], items=["ration tin", "spice sack"])
    table = arkosa(kate=kate, liam=seat(hand=["flurn"], food=1, nitrogen=1, morale=3), phase="rations")
    table.plays("use ration tin")

    assert table.asked == "liam"
    assert table.seat("kate").morale == 5


@rule("ARK-343")
def test_a_free_exploration_needs_no_item_to_pay() -> None:
    kate = seat(hand=["b'orlol"], items=["dune skates", "spice sack"])
    table = arkosa(kate=kate, liam=seat(), board={"marker": 5, "path": [None, None, None, None, "trog"]})
    table.plays("b'orlol 3", "use dune skates", "new colony network")

    assert table.seat("kate").hand == ["trog"]
    assert table.seat("kate").items == ["spice sack"]


@rule("ARK-144", "ARK-343")
def test_after_an_item_only_the_pairs_still_hungry_can_be_fed() -> None:
    kate = seat(food=5, nitrogen=5, morale=5, hand=["trog", "flurn", "boeuf"], items=["ration tin"])
    table = arkosa(kate=kate, liam=seat(), phase="rations")
    assert table.offers() == ["feed 2", "feed 1", "feed 0", "use ration tin"]
    table.plays("use ration tin")

    assert {option.key: option.label for option in table.table.decision.options} == {
        "feed 1": "Feed 1 pair for 1 food and 1 nitrogen", "feed 0": "Feed 0 pairs, lose 1 morale",
    }  # fmt: skip


@rule("ARK-096")
def test_the_story_tells_of_a_change_of_target_and_only_then() -> None:
    board: Board = {"marker": 0, "path": [None, None, None, None, "trog"]}
    chance = {"low events": ["sun-dried swarm"], "resource die": ["scrap", "scrap"]}
    rich = {"food": 3, "nitrogen": 3, "hand": ["b'orlol"]}
    table = arkosa(kate=seat(**rich), liam=seat(), board=board, chance=chance)
    table.plays("b'orlol 3", "the factory", "new colony network")
    assert "kate went to New Colony Network instead" in table.told()

    table = arkosa(kate=seat(**rich), liam=seat(), board=board, chance=chance)
    table.plays("b'orlol 3", "the factory", "the factory")
    assert not any("instead" in line for line in table.told())


@rule("ARK-208", "ARK-346")
def test_an_event_may_bring_a_raid() -> None:
    table = met("followed home", seat(food=2), seat(), raid_events=["larder rats"])

    assert "kate met Larder Rats" in table.told()
    assert table.seat("kate").food == 0


@rule("ARK-378", "ARK-028")
def test_a_colonist_kept_from_the_deck_is_unseen_by_others() -> None:
    table = met("figure on the horizon", seat(food=1, nitrogen=1), A_colonists=["flurn", "trog"])
    table.plays("yes", "trog")

    assert "trog" in table.seat("kate").secret
    assert table.seat("kate").secret == table.seat("kate").hand
    assert "flurn" in table.view("liam")["exiled"]


@rule("ARK-111", "ARK-332")
@pytest.mark.parametrize(
    ("has", "why", "clause"),
    [
        ({"food": 1, "nitrogen": 1, "trade_used": True}, "used already in this round", "ARK-111"),
        ({"food": 1}, "you cannot pay for it, or nobody is there", "ARK-332"),
    ],
)
def test_a_special_trade_that_is_closed_says_why(has: dict[str, Any], why: str, clause: str) -> None:
    table = arkosa(kate=seat(leader="libra", **has), liam=seat(leader="ma tundra"), options={"setup": "regular"})

    assert table.refuses()["special trade"] == why
    assert table.refused_by()["special trade"] == clause


@rule("ARK-325", "ARK-072")
@pytest.mark.parametrize("work", ["b'orlol 3", "mirelda quill 2", "dusk hollin 2"])
def test_every_backpack_may_always_go_to_the_factory_for_nothing(work: str) -> None:
    kate = seat(hand=[work[:-2]])
    table = arkosa(
        kate=kate, liam=seat(), board={"marker": 5, "path": [None] * 5}, chance={"resource die": ["scrap", "food"]}
    )
    table.plays(work)
    assert "the factory" in table.offers()
    table.plays("the factory")

    assert table.seat("kate").stock == [1, 0, 1, 0, 0]


@rule("ARK-114", "ARK-113", "ARK-167")
def test_the_bionic_workshop_is_paid_counts_for_labour_and_scores() -> None:
    kate = seat(scrap=3, magtape=2)
    table = arkosa(kate=kate, liam=seat(), board={"line": ["bionic workshop", None, None, None], "bag": []})
    table.plays("build 1 bionic workshop", "r2c2")

    assert table.seat("kate").stock == [0, 0, 1, 1, 0]
    assert table.view("kate")["players"][0]["specialities"] == {"labour": 3, "science": 0, "entertainment": 0}
    assert table.sheet("kate")["rooms"] == 3
