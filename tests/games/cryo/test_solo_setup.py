"""Solo rules › Setup."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from games.cryo.openings import passing_time
from games.cryo.positions import BOX, seat, solo
from holdfast.engine.table import Table
from holdfast.games.cryo import GAME
from holdfast.games.cryo.state import Cryo
from proving import rule

DEALT = ("imaging", "supercharge", "interfacing", "wakeup protocol", "prototype")
KEPT = DEALT[:3]
IN_ORDER = " | ".join(card.key for card in BOX.cards)


def solo_table(
    *drawn: str, seed: int = 0, chance: Mapping[str, Sequence[str]] | None = None, **options: bool
) -> Table[Cryo]:
    """A real solo table before the first turn; `drawn` come off the deck after the human has kept cards."""
    script = {"deck": [*DEALT, *drawn], **(chance or {})}
    table = Table(GAME, seats=1, seed=seed, options=options, chance=script)
    for key in KEPT:
        table.choose(key)
    return table


def pass_turn(table: Table[Cryo]) -> None:
    """The human's first turn, in which nothing happens; then the rival plays."""
    for key in ("launch dock", "custom 1", "no action", "end turn"):
        table.choose(key)


def side(table: Table[Cryo], number: int) -> dict[str, Any]:
    """A side as the human sees it: 0 the human, 1 the rival."""
    seen: dict[str, Any] = table.view(0)["players"][number]
    return seen


@rule("CRY-214")
def test_a_solo_game_is_set_up_as_for_two_players() -> None:
    seen = solo_table().view(0)
    docks = [dock for section in seen["sections"] for dock in section["docks"]]
    stacks = [space["beneath"] + 1 for section in seen["sections"] for space in section["spaces"] if "tile" in space]

    assert sum(dock["damaged"] for dock in docks) == 8
    assert stacks == [2] * 15
    assert sum(cavern["used"] for cavern in seen["caverns"]) == 10
    assert sum(kind["spaces"] for kind in seen["salvage"].values()) == 6
    assert [stack["tokens"] for stack in seen["incident_track"]] == [2] * 7


@rule("CRY-214")
@pytest.mark.parametrize("seed", range(8))
def test_the_human_goes_first_and_the_rival_has_the_second_players_extra(seed: int) -> None:
    table = solo_table(seed=seed)

    assert (table.view(0)["first"], table.view(0)["turn"]) == (0, 0)
    assert side(table, 0)["stock"] == {"crystal": 1, "organic": 1, "tech": 1, "nanite": 0, "energy": 1}
    assert side(table, 1)["stock"] == {"crystal": 2, "organic": 1, "tech": 1, "nanite": 0, "energy": 1}


@rule("CRY-214")
def test_both_sides_have_their_pods_in_stasis() -> None:
    chambers = [chamber["pods"] for section in solo_table().view(0)["sections"] for chamber in section["chambers"]]

    assert chambers == [[1, 1]] * 9 + [[2, 2]] * 3


@rule("CRY-215")
def test_the_rival_has_five_drones_on_its_leftmost_docks() -> None:
    table = solo_table()

    assert side(table, 1)["home"] == ["custom 1", "awaken", "charge", "custom 2", "fabricate"]
    assert side(table, 0)["home"] == ["custom 1", "awaken", "charge"]


@rule("CRY-215")
def test_the_fifth_drone_of_the_rival_is_deployed_like_the_others() -> None:
    out = ["laboratory A", "laboratory B", "research A", "dispatch A"]
    table = solo(turn="rival", rival=seat(docked=out), chance={"decision card": ["imaging"]})

    assert table.state.drones.count(1) == 5
    assert table.table.view(0)["players"][1]["home"] == []


@rule("CRY-216")
def test_one_card_of_each_type_leaves_the_deck_before_it_is_shuffled() -> None:
    table = Table(GAME, seats=1)
    cards = Counter(card.key for card in (*table.state.deck.rest, *table.state.players[0].dealt))

    assert cards == {card.key: 4 for card in BOX.cards}
    assert cards.total() == 32


@rule("CRY-216", "CRY-217")
def test_the_eight_board_cards_lie_at_random_one_above_each_upper_dock() -> None:
    layouts = [Table(GAME, seats=1, seed=seed).view(0)["rival"]["board_cards"] for seed in range(5)]

    for layout in layouts:
        assert sorted(layout) == sorted(f"{section.key} {dock}" for section in BOX.sections for dock in "AB")
        assert sorted(layout.values()) == sorted(card.key for card in BOX.cards)
    assert len({tuple(layout.items()) for layout in layouts}) == 5


@rule("CRY-217")
def test_the_rival_deploys_below_the_board_card_as_it_lies() -> None:
    table = solo_table(
        *("imaging", "imaging", "imaging", "automation", "overclock"),
        chance={"board cards": [" | ".join(reversed(IN_ORDER.split(" | ")))], "decision card": ["automation"]},
    )
    assert table.view(0)["rival"]["board_cards"]["engineering A"] == "automation"

    pass_turn(table)
    assert "The rival deployed to Engineering A" in table.story.for_seat(0)


@rule("CRY-216")
@pytest.mark.parametrize("seed", range(3))
def test_the_board_cards_stay_all_game_and_are_never_drawn(seed: int) -> None:
    table = solo_table(seed=seed)
    laid = table.view(0)["rival"]["board_cards"]
    for stage in passing_time(table, seed):
        GAME.invariants(stage.state)
        assert stage.view(0)["rival"]["board_cards"] == laid

    assert table.over


@rule("CRY-218")
def test_the_rival_gets_upgrade_vehicle_hidden_mission_and_two_decision_cards() -> None:
    table = solo_table("overclock", "automation", "prototype", "supercharge", "interfacing")
    rival = side(table, 1)

    assert (rival["upgrades"], rival["vehicles"]) == (["overclock"], ["automation"])
    assert (rival["missions_count"], rival["missions"]) == (1, None)
    assert (rival["hand_size"], rival["hand"]) == (0, None)
    assert table.view(0)["rival"]["decision_cards"] == ["supercharge", "interfacing"]


@rule("CRY-218")
def test_nobody_is_told_the_first_mission_of_the_rival() -> None:
    table = solo_table("overclock", "overclock", "prototype", "supercharge", "interfacing")

    assert [card.key for card in table.state.players[1].missions] == ["prototype"]
    assert not any("prototype" in line.lower() or "reserves" in line.lower() for line in table.story.for_seat(0))
    assert table.view(None)["players"][1]["missions"] is None


@rule("CRY-279")
def test_the_human_keeps_cards_before_the_rival_is_equipped() -> None:
    table = Table(GAME, seats=1, chance={"deck": DEALT})
    rival = side(table, 1)

    assert side(table, 0)["dealt"] == list(DEALT)
    assert (rival["upgrades"], rival["vehicles"], rival["missions_count"]) == ([], [], 0)
    assert table.view(0)["rival"]["decision_cards"] == []
    assert table.view(0)["deck"] == 27


@rule("CRY-279")
def test_the_discarded_cards_lie_open_before_the_cards_of_the_rival_are_drawn() -> None:
    table = solo_table("overclock", "automation", "prototype", "supercharge", "interfacing")
    log = [entry.key for entry in table.log if entry.who in (0, "deck")]

    assert log == [*DEALT, *KEPT, "overclock", "automation", "prototype", "supercharge", "interfacing"]
    assert table.view(0)["discard"] == list(DEALT[3:])
    assert (side(table, 1)["upgrades"], side(table, 1)["vehicles"]) == (["overclock"], ["automation"])


@rule("CRY-279", "CRY-221")
def test_the_cards_that_the_rival_starts_with_have_no_abilities() -> None:
    table = solo_table(
        *("advance warning", "advance warning", "imaging", "prototype", "overclock"),
        chance={"early incidents": ["early sabotage"], "board cards": [IN_ORDER], "decision card": ["prototype"]},
    )
    pass_turn(table)
    table.choose("recall")
    table.choose("engineering")

    assert table.state.players[1].stasis[:3] == [0, 1, 1]
    assert (table.state.players[1].destroyed, table.state.players[1].awake) == (1, 0)
