"""Exploring: changing the target after an event, refilling the path, and what becomes of the explorer."""

from __future__ import annotations

import pytest

from games.arkosa.positions import Board, arkosa, colonist, seat
from holdfast.games.arkosa.rules.colonists import exile_one
from holdfast.games.arkosa.rules.colony import colonists
from proving import rule

PATH = ["flurn", "wexley", "boeuf", "dusk hollin", "sarn vell"]
BLANK: Board = {"marker": 5, "path": PATH}
"""The next space is blank, then comes a start space."""


# IMPORTANT: changing the target ----------------------------------------------------------------------------------


@rule("ARK-096", "ARK-098", "ARK-099")
def test_after_an_event_the_target_may_change_to_no_more_steps_without_moving_again() -> None:
    table = arkosa(
        kate=seat(nitrogen=2, food=2, hand=["mirelda quill"]),
        liam=seat(),
        board={"marker": 2, "path": ["flurn", None, "boeuf", "dusk hollin", None]},
        chance={"low events": ["word gets round"]},
    )
    table.plays("mirelda quill 2", "crash site")
    assert table.state.marker == 4

    table = arkosa(
        kate=seat(nitrogen=2, food=2, hand=["mirelda quill"]),
        liam=seat(),
        board={"marker": 1, "path": ["flurn", None, "boeuf", "dusk hollin", None]},
        chance={"low events": ["word gets round"], "A colonists": ["trog"]},
    )
    table.plays("mirelda quill 2", "crash site")
    assert table.state.marker == 3
    assert table.offers() == ["crash site", "salt flats beacon", "the factory"]
    table.plays("salt flats beacon")
    assert table.state.marker == 3
    assert table.seat("kate").hand == ["dusk hollin"]
    assert table.seat("kate").stock == [1, 1, 0, 0, 0]


@rule("ARK-098")
def test_printed_steps_are_compared_also_when_a_raid_cut_the_way_short() -> None:
    table = arkosa(
        kate=seat(hand=["dusk hollin"]),
        liam=seat(),
        board={"marker": 11, "path": [*PATH[:3], None, None]},
        chance={"raid events": ["larder rats"]},
    )
    table.plays("dusk hollin 2", "sanctuary prime")

    assert table.state.marker == 12
    assert table.offers() == [
        "sanctuary prime", "wanderers' path", "moonrise ridge", "rustbone gulch", "the factory", "research outpost",
    ]  # fmt: skip


@rule("ARK-098", "ARK-220")
def test_printed_steps_are_compared_also_when_hoo_di_di_chose_others() -> None:
    table = arkosa(
        kate=seat(hand=["hoo-di-di"]),
        liam=seat(),
        board={"marker": 39, "path": PATH},
        chance={"medium events": ["signal booster"]},
    )
    table.plays("hoo-di-di 1", "the factory", "5")

    assert table.state.marker == 4
    assert table.offers() == ["the factory", "new colony network"]


@rule("ARK-097")
def test_other_symbols_do_not_allow_a_change_of_target() -> None:
    table = arkosa(
        kate=seat(hand=["b'orlol"]),
        liam=seat(),
        board={"marker": 1, "path": PATH},
        chance={"resource die": ["scrap", "scrap"]},
    )
    table.plays("b'orlol 3", "the factory")

    assert table.seat("kate").stock == [1, 0, 2, 0, 0]
    assert table.asks == "Take an action, or pass?"


# The path --------------------------------------------------------------------------------------------------------


@rule("ARK-100")
def test_those_above_the_vacated_space_move_down_and_a_new_card_comes() -> None:
    table = arkosa(
        kate=seat(food=2, nitrogen=1, hand=["b'orlol"]), liam=seat(), board=BLANK, chance={"A colonists": ["trog"]}
    )
    table.plays("b'orlol 3", "rustbone gulch")
    assert table.path == ["trog", "flurn", "wexley", "dusk hollin", "sarn vell"]

    later = arkosa(
        kate=seat(food=2, nitrogen=1, hand=["b'orlol"]),
        liam=seat(),
        round=2,
        board={"marker": 5, "path": ["tann", "jinko", "ser bolt", "nova pike", "ruein"]},
        chance={"B colonists": ["big lorro"]},
    )
    later.plays("b'orlol 3", "rustbone gulch")
    assert later.path == ["big lorro", "tann", "jinko", "nova pike", "ruein"]


@rule("ARK-101")
def test_without_a_deck_the_path_gets_no_new_card() -> None:
    board: Board = {"marker": 5, "path": PATH, "deck_a": []}
    table = arkosa(kate=seat(food=1, nitrogen=1, hand=["b'orlol"]), liam=seat(), board=board)
    assert len(table.state.exiled) > 10
    table.plays("b'orlol 3", "new colony network")

    assert table.path == [None, *PATH[:4]]


# The explorer ----------------------------------------------------------------------------------------------------


@rule("ARK-102", "ARK-203")
def test_an_explorer_injured_on_the_way_still_arrives() -> None:
    table = arkosa(kate=seat(food=1, nitrogen=1, hand=["b'orlol"]), liam=seat(), board={"marker": 28, "path": PATH})
    table.plays("b'orlol 3", "new colony network")

    assert table.seat("kate").hand == ["sarn vell"]
    assert table.seat("kate").injured == ["b'orlol"]


@rule("ARK-103", "ARK-328")
def test_an_explorer_exiled_on_the_way_gets_nothing() -> None:
    table = arkosa(
        kate=seat(food=1, nitrogen=1, morale=5, hand=["b'orlol", "flurn"]),
        liam=seat(),
        board={"marker": 9, "path": [None, None, None, None, "sarn vell"]},
        chance={"high events": ["smiling cult"]},
    )
    table.plays("b'orlol 3", "new colony network")
    table.plays("exile 1 without penalty, gain 1 food and 1 nitrogen and 1 power shard")
    assert table.offers() == ["flurn", "b'orlol"]
    table.plays("b'orlol")

    assert table.seat("kate").stock == [2, 2, 0, 0, 1]
    assert table.seat("kate").hand == ["flurn"]
    assert table.path[4] == "sarn vell"
    assert colonist("b'orlol") in table.state.exiled


@rule("ARK-328", "ARK-138")
@pytest.mark.parametrize(("hurt", "reputation"), [(False, 20), (True, 19)])
def test_exiling_the_colonist_at_work_costs_as_if_resting_or_injured(hurt: bool, reputation: int) -> None:
    table = arkosa(kate=seat(morale=5, hand=["b'orlol"]), liam=seat())
    kate = table.player("kate")
    kate.worker, kate.hurt = kate.hand.pop(), hurt
    exiling = exile_one(table.state, kate, penalty=True)
    decision = exiling.send(None)
    with pytest.raises(StopIteration):
        exiling.send(decision.values[0])

    assert colonists(kate) == []
    assert (kate.morale, kate.reputation) == (4, reputation)


@rule("ARK-328")
def test_the_colonist_at_work_belongs_to_the_colony() -> None:
    table = arkosa(
        kate=seat(hand=["b'orlol", "trog"]),
        liam=seat(),
        board={"marker": 9, "path": PATH},
        chance={"high events": ["red plague"]},
    )
    table.plays("b'orlol 3", "the factory")

    assert table.asks == "Who is injured?"
    assert table.offers() == ["trog", "b'orlol"]
    assert table.view(None)["players"][0]["population"] == 2
    table.plays("b'orlol", "the factory")
    assert table.seat("kate").injured == ["b'orlol"]
