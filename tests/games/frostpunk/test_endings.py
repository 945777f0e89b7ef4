"""Every way in which a game ends, at a real table."""

from __future__ import annotations

from typing import Any

import pytest

from games.frostpunk.positions import Chance, city
from holdfast.games.frostpunk.rules.winning import LOSSES
from proving import rule

FIVE = ["anger*", "anger*", "fear*", "fear*", "mistrust*"]
LOST: list[tuple[str, str, dict[str, Any], Chance, list[str]]] = [
    ("hope", "morning", {"round": 2, "hope": ["unity"]}, {"morning": ["M01"]}, ["option 2"]),
    ("discontent", "morning", {"round": 2, "discontent": FIVE}, {"morning": ["M19"]}, ["option 2"]),
    ("generator", "generator", {"round": 2, "overheated": True, "stress": 10, "drawer": 1, "cold": 0}, {}, []),
    ("sickness", "preparation", {"hope": ["unity"], "citizens": {"worker": 27}, "sick": {"worker": 26}}, {}, []),
    ("hunger", "hunger", {"round": 2, "hunger": 40, "food": 15}, {}, []),
    ("deaths", "morning", {"round": 2, "corpses": 10}, {"morning": ["M11"]}, ["option 2"]),
    ("time", "dawn", {"round": 15, "triggers": {}}, {}, []),
    ("arks", "dusk", {"scenario": "arks", "frost": [3, 2, 0, 0]}, {}, []),
]  # fmt: skip


@rule("FRO-035", "FRO-036", "FRO-037", "FRO-038", "FRO-039", "FRO-040", "FRO-231", "FRO-316", "FRO-042")
@pytest.mark.parametrize(("reason", "phase", "has", "chance", "answers"), LOST, ids=[case[0] for case in LOST])
def test_a_loss_ends_the_table_at_once_for_everybody_and_the_view_says_why(
    reason: str, phase: str, has: dict[str, Any], chance: Chance, answers: list[str]
) -> None:
    table = city(**has).table(phase, chance)
    for answer in answers:
        table.choose(answer)

    assert table.over
    assert table.winners() == []
    seen = table.view(1)
    assert (seen["phase"], seen["outcome"], seen["why"]) == ("over", reason, LOSSES[reason])
    assert f"{LOSSES[reason]}: the game was lost" in table.story.for_seat(0)


@rule("FRO-034", "FRO-267")
def test_the_great_storm_outlasted_wins_for_everybody() -> None:
    """From the second Storm to the Dawn of the last Trigger, in a city that has all it needs."""
    table = city(seats=3, round=10, storm=10, storms=1, food=50, dispute="SD1", cold=0, corpses=0,
                 citizens={"worker": 4, "engineer": 4, "child": 4}, sick={"worker": 0, "child": 0},
                 hope=["unity*", "unity*", "resolve*", "resolve*", "devotion*", "devotion*"], discontent=[],
                 triggers={}).table("weather", {"weather": ["W01"]})  # fmt: skip
    while not table.over:
        keys = [option.key for option in table.decision.options]
        table.choose("pass" if "pass" in keys else 0)

    assert table.winners() == [0, 1, 2]
    assert (table.state.round, table.view(0)["why"]) == (13, "The city has survived")


def test_the_eight_ways_to_lose_are_all_there_are() -> None:
    assert [case[0] for case in LOST] == list(LOSSES)
