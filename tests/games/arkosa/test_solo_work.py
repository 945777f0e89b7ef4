"""Solo: Bot B's colonists at work, exploring, and special colonists."""

from __future__ import annotations

import pytest

from games.arkosa.positions import Board, Position, Seat, seat, solo
from proving import rule

PATHLESS: Board = {"marker": 5, "path": [None] * 5, "line": [None] * 4, "pool": (0, 0)}
SECOND_FIRST = {"solo cards": ["SO02"]}
"""Priority 2 3 4 1, then build."""
FIRST_FIRST = {"solo cards": ["SO01"]}
"""Priority 1 2 3 4, then build."""


def works(
    bot: Seat,
    card: dict[str, list[str]],
    *,
    human: Seat | None = None,
    board: Board | None = None,
    chance: dict[str, list[str]] | None = None,
) -> Position:
    """One turn of Bot B, with nothing to build or recruit unless said otherwise."""
    return solo("B", human=human, bot=bot, turn="bot", board=board or PATHLESS, chance={**card, **(chance or {})})


@rule("ARK-276", "ARK-277", "ARK-362")
def test_deby_wardson_with_nobody_injured_produces_2_nitrogen() -> None:
    table = works(seat(hand=["deby wardson"]), SECOND_FIRST)

    assert table.seat("bot").stock == [0, 2, 0, 0, 0]
    assert table.seat("bot").resting == ["deby wardson"]


@rule("ARK-276", "ARK-283", "ARK-194")
def test_deby_wardson_heals_those_worth_most_if_somebody_is_injured() -> None:
    table = works(seat(hand=["deby wardson"], injured=["trog", "lady fizz", "flurn"]), SECOND_FIRST)

    assert table.seat("bot").injured == ["trog"]
    assert table.seat("bot").resting == ["lady fizz", "flurn", "deby wardson"]
    assert table.seat("bot").nitrogen == 0


@rule("ARK-276")
def test_the_card_comes_from_the_top_of_the_pile() -> None:
    table = works(seat(hand=["trog", "boeuf"]), FIRST_FIRST, chance={"bot's colonist": ["boeuf"]})

    assert table.seat("bot").hand == ["trog"]
    assert table.seat("bot").food == 3


@rule("ARK-278")
def test_without_an_action_that_applies_the_colonist_just_rests_and_an_empty_pile_does_nothing() -> None:
    table = works(seat(hand=["kronch"]), {"solo cards": ["SO01"]}, human=seat())
    assert table.seat("bot").resting == ["kronch"]

    idle = works(seat(), FIRST_FIRST)
    assert idle.seat("bot").resting == []
    assert idle.seat("bot").stock == [0] * 5


@rule("ARK-278", "ARK-362", "ARK-288")
def test_an_action_that_cannot_be_paid_or_changes_nothing_is_skipped() -> None:
    table = works(seat(hand=["patrea partay"], nitrogen=1), FIRST_FIRST)
    assert table.state.marker == 7  # she explores instead
    party = works(seat(hand=["patrea partay"], nitrogen=2, morale=4), FIRST_FIRST)
    assert (party.seat("bot").nitrogen, party.seat("bot").morale) == (0, 7)


@rule("ARK-362")
@pytest.mark.parametrize(
    ("name", "human", "first"),
    [
        ("kronch", {"hand": ["trog"]}, True),
        ("kronch", {"injured": ["trog"]}, False),
        ("oran", {"food": 1}, True),
        ("oran", {"shard": 1}, False),
        ("peregrine peremo", {"hand": ["trog"]}, True),
        ("peregrine peremo", {"resting": ["trog"]}, False),
    ],
)
def test_attacks_need_something_to_hit(name: str, human: dict[str, object], first: bool) -> None:
    table = works(seat(hand=[name]), FIRST_FIRST, human=seat(**human))

    assert (f"The bot used action 1 of {name.title()}" in table.told()) == first


@rule("ARK-362")
def test_fixing_needs_something_to_fix_and_lowering_morale_always_works() -> None:
    quaz = works(seat(hand=["quaz oberman"]), {"solo cards": ["SO02"]})
    assert quaz.seat("bot").magtape == 1
    movoo = works(seat(hand=["movoo"]), FIRST_FIRST, human=seat(morale=-5))
    assert movoo.seat("human").reputation == 19


# Exploring -------------------------------------------------------------------------------------------------------


@rule("ARK-279", "ARK-280")
@pytest.mark.parametrize(
    ("name", "has", "stock"),
    [
        ("dusk hollin", {"food": 2, "nitrogen": 1}, [0, 0, 2, 2, 0]),  # Sanctuary Prime, its shard is placed
        ("dusk hollin", {"food": 1, "nitrogen": 1}, [0, 0, 2, 2, 0]),  # Research Outpost
        ("zib tallow", {"nitrogen": 1}, [0, 0, 2, 1, 0]),  # Crash Site
        ("zib tallow", {"food": 1}, [1, 0, 2, 0, 0]),  # The Factory
    ],
)
def test_bot_b_goes_for_the_best_resources_it_can_reach_and_afford(
    name: str, has: dict[str, int], stock: list[int]
) -> None:
    bot = seat(hand=[name], rooms={"r2c1": "salvage bay"}, **has)
    board: Board = {**PATHLESS, "marker": 12}
    table = works(bot, SECOND_FIRST, board=board, chance={"resource die": ["scrap", "scrap"]})

    gained = table.seat("bot").stock
    if table.state.marker == 16:
        assert table.seat("bot").shards["r2c1"] == "active"
    elif table.state.marker == 13:
        stock = [stock[0], 1, *stock[2:]]
    assert gained == stock


@rule("ARK-279", "ARK-363")
def test_bot_b_uses_the_pool_and_its_discount_for_a_better_target() -> None:
    # nova pike: 1 nitrogen off; Sanctuary Prime costs 2 food and 1 nitrogen
    board: Board = {**PATHLESS, "pool": (1, 0), "marker": 16}
    table = solo(
        "B",
        bot=seat(hand=["nova pike"], food=1, nitrogen=1, rooms={"r2c1": "salvage bay"}),
        turn="bot",
        board=board,
        chance=FIRST_FIRST,
    )

    assert "The bot set out for Sanctuary Prime" in table.told()
    assert table.seat("bot").stock == [0, 0, 2, 2, 0]
    assert table.state.pool == [0, 1]


@rule("ARK-280", "ARK-259")
def test_bot_b_moves_in_full_resolves_symbols_and_no_events() -> None:
    board: Board = {**PATHLESS, "marker": 3}
    table = works(seat(hand=["zib tallow"], nitrogen=1, morale=4), SECOND_FIRST, board=board)
    assert table.state.marker == 5
    assert table.seat("bot").morale == 5

    board = {**PATHLESS, "marker": 1}
    table = works(seat(hand=["zib tallow"], nitrogen=1), SECOND_FIRST, board=board)
    assert table.state.marker == 3
    assert not any(" met " in line for line in table.told())
    assert table.seat("bot").stock == [0, 0, 2, 1, 0]


@rule("ARK-280", "ARK-363", "ARK-253")
def test_bot_b_is_stopped_by_raids_which_hit_the_human_and_goes_on_to_its_target() -> None:
    board: Board = {**PATHLESS, "marker": 11}
    table = works(
        seat(hand=["zib tallow"], nitrogen=1, food=5),
        SECOND_FIRST,
        human=seat(food=3),
        board=board,
        chance={"raid events": ["larder rats"]},
    )

    assert table.state.marker == 12
    assert table.seat("human").food == 1
    assert table.seat("bot").stock == [5, 0, 2, 1, 0]


@rule("ARK-259", "ARK-203")
def test_an_injury_on_the_track_hits_bot_bs_explorer() -> None:
    board: Board = {**PATHLESS, "marker": 27}
    table = works(seat(hand=["zib tallow"], nitrogen=1, resting=["trog"]), SECOND_FIRST, board=board)

    assert table.state.marker == 29
    assert table.seat("bot").injured == ["zib tallow"]


# Special colonists -----------------------------------------------------------------------------------------------


@rule("ARK-284", "ARK-366")
def test_beren_moves_a_shard_to_a_better_room() -> None:
    bot = seat(
        hand=["beren whaller"],
        rooms={"r1c1": "holo lounge", "r1c2": "salvage bay", "r2c1": "megaforge", "r2c2": "shard drill"},
        shards={"r1c3": "x"},
    )
    table = works(bot, FIRST_FIRST)

    # the X at the sorting bay, worth 0, goes to the megaforge, worth 6
    assert table.seat("bot").shards == {"r1c1": "active", "r1c2": "active", "r2c1": "active"}


@rule("ARK-284", "ARK-362")
def test_without_a_better_room_berens_first_action_has_no_effect() -> None:
    table = works(seat(hand=["beren whaller"]), FIRST_FIRST)

    assert table.seat("bot").scrap == 2


@rule("ARK-285", "ARK-364")
def test_a_bot_attacked_by_kronch_injures_its_lowest_colonist_ties_at_random() -> None:
    table = solo("B", human=seat(hand=["kronch"]), bot=seat(hand=["lady fizz", "trog"], resting=["flurn"]))
    table.plays("kronch 1")
    assert table.seat("bot").injured == ["trog"]

    tie = solo("A", human=seat(hand=["kronch"]), bot=seat(resting=["trog", "boeuf"]), chance={"bot injures": ["boeuf"]})
    tie.plays("kronch 1")
    assert tie.seat("bot").injured == ["boeuf"]


@rule("ARK-286", "ARK-364")
def test_a_bot_attacked_by_lee_roi_loses_what_is_worth_fewest() -> None:
    bot = seat(
        hand=["lady fizz", "trog"],
        rooms={"r1c1": "holo lounge", "r1c2": "salvage bay", "r1c3": "karaoke pit"},
    )
    table = solo("B", human=seat(hand=["lee-roi"]), bot=bot, chance={"resource die": ["shard", "injury"]})
    table.plays("lee-roi 1")

    assert table.seat("bot").shards == {"r1c1": "active", "r1c2": "x", "r1c3": "active"}
    assert table.seat("bot").injured == ["trog"]


@rule("ARK-364")
def test_a_bot_loses_a_shard_from_supply_before_deactivating_one() -> None:
    table = solo("A", human=seat(hand=["lee-roi"]), bot=seat(shard=1), chance={"resource die": ["shard", "shard"]})
    table.plays("lee-roi 1")

    assert table.seat("bot").shard == 0


@rule("ARK-364")
def test_a_bot_gains_what_it_has_least_of_and_loses_what_it_has_most_of() -> None:
    table = solo(
        "B",
        human=seat(hand=["b'orlol"]),
        bot=seat(food=2, nitrogen=1),
        board={"marker": 3, "path": [None, None, None, None, "sarn vell"]},
        chance={"medium events": ["shared caravan"]},
    )
    table.plays("b'orlol 3", "the factory", "3 food")
    assert table.seat("bot").stock == [2, 2, 0, 0, 0]

    table = solo(
        "A",
        human=seat(passed=True),
        bot=seat(turns=5, injured=["trog"], food=3, nitrogen=1),
        turn="bot",
        chance={"solo cards": ["idle"], "sawbones events": ["hungry work"]},
    )
    assert table.seat("bot").stock[:2] == [1, 1]


@rule("ARK-364", "ARK-228")
def test_a_bot_fixes_the_room_worth_most() -> None:
    bot = seat(
        hand=["quaz oberman"],
        rooms={"r1c1": "holo lounge", "r1c2": "salvage bay", "r1c3": "megaforge"},
        shards={"r1c1": "x", "r1c2": "x", "r1c3": "x"},
    )
    table = works(bot, FIRST_FIRST)

    assert table.seat("bot").shards == {"r1c1": "active", "r1c2": "x", "r1c3": "active"}


@rule("ARK-287", "ARK-289")
@pytest.mark.parametrize(
    ("has", "stolen"),
    [
        ({"food": 1, "nitrogen": 1, "scrap": 1, "magtape": 1}, 3),
        ({"food": 1, "nitrogen": 1, "scrap": 1}, 0),
        ({"nitrogen": 1, "scrap": 1}, 1),
        ({"scrap": 1}, 2),
    ],
)
def test_a_bot_with_oran_steals_magtape_food_nitrogen_scrap_in_this_order(has: dict[str, int], stolen: int) -> None:
    table = works(seat(hand=["oran"]), FIRST_FIRST, human=seat(**has))

    assert table.seat("bot").stock[stolen] == 1
    assert sum(table.seat("bot").stock) == 1


@rule("ARK-289")
def test_a_bot_that_attacks_picks_the_best_powered_room_and_victims_choose_for_themselves() -> None:
    human = seat(special="mech arena", hand=["trog", "flurn"])
    table = works(seat(hand=["ruein"]), FIRST_FIRST, human=human)
    assert table.seat("human").shards["r1c2"] == "x"  # the mech arena, worth 3

    table = works(seat(hand=["kronch"]), FIRST_FIRST, human=human)
    assert table.asks == "Who is injured?"
    assert table.offers() == ["trog", "flurn"]


@rule("ARK-365")
def test_to_hand_means_the_pile_of_bot_b_and_the_resting_side_of_bot_a() -> None:
    for letter, zone in (("A", "resting"), ("B", "hand")):
        table = solo(
            letter,
            human=seat(passed=True, shards={"r1c1": None, "r1c2": None, "r1c3": None}),
            bot=seat(turns=5, injured=["trog"], food=1, shards={"r1c1": None, "r1c2": None, "r1c3": None}),
            turn="bot",
            chance={"solo cards": ["idle", "idle"], "sawbones events": ["miracle tonic"]},
        )
        assert getattr(table.seat("bot"), zone) == ["trog"]


@rule("ARK-365", "ARK-229")
def test_peregrine_rests_the_top_card_of_bot_b_and_nothing_of_bot_a() -> None:
    table = solo("B", human=seat(hand=["peregrine peremo"]), bot=seat(hand=["trog"]))
    table.plays("peregrine peremo 1")
    assert table.seat("bot").resting == ["trog"]

    table = solo("A", human=seat(hand=["peregrine peremo"]), bot=seat(resting=["trog"]))
    table.plays("peregrine peremo 1")
    assert table.seat("bot").resting == ["trog"]
