"""Playing the game: turns, the one main choice, scrapping, and the end of a turn."""

from __future__ import annotations

import pytest

from games.cryo.openings import opened
from games.cryo.positions import BOX, Position, cryo, seat, solo
from proving import rule

PAST_LAUNCH_DOCK = ("launch dock", "custom 1")
UPPER = [dock.key for dock in BOX.docks if not dock.symbol]
LOWER = [dock.key for dock in BOX.docks if dock.symbol]


# Whose turn it is ------------------------------------------------------------------------------------------------


@rule("CRY-051", "CRY-011")
def test_turns_go_clockwise_from_the_first_player_without_rounds() -> None:
    table = opened(3, chance={"first player": ["1"]})
    order = list[int]()
    for home in ("custom 1", "awaken"):
        for _ in range(3):
            order.append(table.decision.seat)
            for key in ("launch dock", home, "no action", "end turn"):
                table.choose(key)

    assert order == [1, 2, 0, 1, 2, 0]


@rule("CRY-051")
def test_turns_go_on_until_the_game_ends() -> None:
    table = cryo(
        board={"incidents": {"engineering": "sunset", "laboratory": None, "research": None, "dispatch": None}},
        kate=seat(),
        liam=seat(docked=["launch dock"]),
        mia=seat(),
    )
    table.plays(*PAST_LAUNCH_DOCK)
    assert table.asked == "liam"

    table.plays("recall", "charge")
    assert table.table.over


# The main choice -------------------------------------------------------------------------------------------------


@rule("CRY-052")
def test_a_turn_is_a_deploy_or_a_recall_and_nothing_else() -> None:
    table = cryo(kate=seat(docked=["engineering A"]), liam=seat())

    assert table.asks == "Deploy a drone, or recall?"
    assert table.offers() == [*(dock.key for dock in BOX.docks if dock.key != "engineering A"), "launch dock", "recall"]


@rule("CRY-052")
@pytest.mark.parametrize(
    "keys", [("launch dock", "custom 1"), ("recall", "engineering", "charge")], ids=["deploy", "recall"]
)
def test_after_a_deploy_or_a_recall_the_turn_is_over(keys: tuple[str, ...]) -> None:
    table = cryo(kate=seat(docked=["engineering A"]), liam=seat())
    table.plays(*keys)

    assert (table.asked, table.asks) == ("liam", "Deploy a drone, or recall?")


@rule("CRY-053")
def test_a_player_may_scrap_once_in_a_turn_besides_the_main_choice() -> None:
    table = cryo(kate=seat(hand=["supercharge", "overclock"]), liam=seat())
    assert {"scrap supercharge", "scrap overclock"} < set(table.offers())

    table.plays("scrap supercharge")
    assert (table.asked, table.asks) == ("kate", "Deploy a drone, or recall?")
    assert "scrap overclock" not in table.offers()

    table.plays(*PAST_LAUNCH_DOCK)
    assert table.asked == "liam"


@rule("CRY-053")
def test_the_next_turn_allows_to_scrap_again() -> None:
    table = cryo(kate=seat(hand=["supercharge", "overclock"]), liam=seat(hand=["imaging"]))
    table.plays("scrap supercharge", *PAST_LAUNCH_DOCK)
    assert "scrap imaging" in table.offers()
    assert "scrap overclock" not in table.offers()

    table.plays(*PAST_LAUNCH_DOCK, "no action", "end turn")
    assert table.asked == "kate"
    assert "scrap overclock" in table.offers()


@rule("CRY-265", "CRY-052")
def test_with_every_dock_taken_a_drone_may_still_go_to_the_launch_dock() -> None:
    table = cryo(
        board={"damaged": LOWER},
        kate=seat(docked=UPPER[:2]),
        liam=seat(docked=UPPER[2:5]),
        mia=seat(docked=UPPER[5:]),
    )
    assert table.offers() == ["launch dock", "recall"]

    table.plays("launch dock")
    assert table.table.view(None)["launch"] == [1, 0, 0]


@rule("CRY-265", "CRY-054")
def test_without_a_drone_at_home_the_recall_is_compulsory() -> None:
    table = cryo(kate=seat(docked=["engineering A", "research B", "launch dock"]), liam=seat())

    assert (table.asked, table.asks) == ("kate", "Resolve which incident?")
    assert "kate recalled" in table.told()


@rule("CRY-265")
def test_every_player_recalls_once_in_four_turns_and_the_track_runs_down() -> None:
    table = cryo(kate=seat(), liam=seat())
    for home in ("custom 1", "awaken"):
        table.plays("launch dock", home, "launch dock", home)
    assert sum(table.state.track) == 14

    table.plays("launch dock", "launch dock")
    assert (table.asked, table.asks) == ("kate", "Resolve which incident?")
    table.plays("laboratory", "custom 1", "awaken", "charge")
    assert sum(table.state.track) == 13
    assert (table.asked, table.asks) == ("liam", "Resolve which incident?")


# The end of a turn -----------------------------------------------------------------------------------------------


def hand_of_six() -> Position:
    """Kate has drawn a sixth card, and her turn is about to end."""
    table = cryo(
        board={"stacks": {"engineering N1": "pink card"}},
        chance={"deck": ["supercharge"]},
        kate=seat(hand=["imaging", "overclock", "prototype", "automation", "interfacing"]),
        liam=seat(),
    )
    table.plays("engineering A", "custom 1", "resource space N1", "use", "draw")
    return table


@rule("CRY-266")
def test_the_last_chance_to_scrap_comes_before_the_hand_limit() -> None:
    table = hand_of_six()
    assert table.asks == "Scrap before your turn ends?"
    assert "scrap automation" in table.offers()

    table.plays("scrap automation")
    assert table.seat("kate").hand == ["imaging", "overclock", "prototype", "interfacing", "supercharge"]
    assert table.asked == "liam"


@rule("CRY-266")
def test_the_hand_limit_comes_after_it_and_before_the_next_turn() -> None:
    table = hand_of_six()
    table.plays("end turn")
    assert (table.asked, table.offers()) == ("kate", table.seat("kate").hand)

    table.plays("prototype")
    assert len(table.seat("kate").hand) == 5
    assert table.asked == "liam"


@rule("CRY-266")
def test_a_game_that_ends_waits_for_the_hand_limit() -> None:
    table = cryo(
        board={"incidents": {"engineering": "sunset"}},
        kate=seat(docked=["launch dock"], hand=["imaging"] * 2 + ["overclock"] * 4),
        liam=seat(),
    )
    table.plays("recall", "engineering", "charge", "end turn")
    assert table.asks == "Too many cards: discard which?"

    table.plays("imaging")
    assert table.table.over


@rule("CRY-266")
def test_both_end_conditions_are_tested_after_the_last_chance_to_scrap() -> None:
    """The scrapped card lets a Spider bring a pod back, so Kate no longer has every pod settled or destroyed."""
    table = cryo(
        kate=seat(
            awake=1, settled={"cavern 1": 13}, destroyed=1, energy=1, tech=1, hand=["imaging", "advance warning"]
        ),
        liam=seat(),
    )
    table.plays("dispatch A", "custom 1", "scout N1", "cavern 3")
    assert (table.asks, table.seat("kate").awake) == ("Scrap before your turn ends?", 0)

    spared = table.table.fork()
    spared.step(table.offers().index("end turn"))
    assert spared.over

    table.plays("scrap imaging", "advance warning as vehicle")
    assert not table.table.over
    assert table.asked == "liam"


# Who decides -----------------------------------------------------------------------------------------------------


@rule("CRY-267")
def test_imaging_gains_by_itself_while_another_player_scouts() -> None:
    table = cryo(
        chance={"small caverns": ["split fissure"]},
        kate=seat(awake=1, energy=1, tech=1),
        liam=seat(upgrades=["imaging"]),
        mia=seat(),
    )
    table.plays("dispatch A", "custom 1", "scout N1")
    assert table.asked == "kate"

    table.plays("cavern 3")
    assert (table.seat("liam").crystal, table.seat("liam").organic) == (1, 1)
    assert (table.asked, table.asks) == ("liam", "Deploy a drone, or recall?")


@rule("CRY-267")
def test_sabotage_and_advance_warning_ask_nobody_else() -> None:
    table = cryo(kate=seat(docked=["launch dock"]), liam=seat(upgrades=["advance warning"]), mia=seat())
    table.plays("recall", "engineering")

    assert table.player("liam").stasis[:3] == [0, 2, 1]
    assert table.player("mia").stasis[:3] == [0, 1, 1]
    assert (table.asked, table.asks) == ("kate", "Return a drone to which dock?")


@rule("CRY-267")
def test_every_decision_of_a_turn_is_the_active_players() -> None:
    table = opened(4, seed=3)
    for _ in range(300):
        assert table.decision.seat == table.state.turn
        table.choose(len(table.log) % len(table.decision))


@rule("CRY-267")
def test_alone_the_human_also_decides_for_the_rival() -> None:
    table = solo(
        turn="rival",
        decisions=["imaging", "supercharge"],
        chance={"decision card": ["imaging"]},
        human=seat(docked=["engineering A"]),
    )

    assert table.asks == "Where does the rival's drone go?"
    assert table.table.decision.seat == 0
