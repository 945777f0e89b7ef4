"""Solo rules › End of the game, and variants."""

from __future__ import annotations

import pytest

from games.cryo.positions import BOX, Position, Seat, card, seat, solo
from holdfast.engine.table import Table
from holdfast.games.cryo import GAME
from proving import rule

ALL_TYPES = [card.key for card in BOX.cards]


def before_sunset(rival: Seat, human: Seat | None = None, deck: list[str] | None = None) -> Position:
    """The human's turn, with a drone on the board and the sunset lying in Engineering."""
    first = human or seat()
    first.docked, first.home = ["launch dock"], ["custom 1", "awaken"]
    return solo(
        human=first,
        rival=rival,
        board={"incidents": {"engineering": "sunset"}},
        decisions=("supercharge", "interfacing"),
        chance={"deck": deck or []},
    )


def sunset(table: Position) -> None:
    """The human recalls and resolves the sunset, which ends the game."""
    table.plays("recall", "engineering", "charge")
    if not table.table.over:
        table.plays("end turn")


def revealed(table: Position) -> list[str] | None:
    """The rival's missions as the human sees them."""
    missions: list[str] | None = table.table.view(0)["players"][1]["missions"]
    return missions and sorted(missions)


# The end ---------------------------------------------------------------------------------------------------------


@rule("CRY-283")
def test_a_turn_of_the_human_that_ends_the_game_leaves_the_rival_no_turn() -> None:
    table = before_sunset(seat(crystal=4))
    sunset(table)

    assert table.table.over
    assert table.state.drones.count(1) == 0
    assert table.seat("rival").crystal == 4


@rule("CRY-257", "CRY-283")
def test_a_sunset_that_the_rival_resolves_ends_the_game_after_its_check() -> None:
    table = solo(
        turn="rival",
        human=seat(docked=["engineering A", "engineering B"]),
        rival=seat(crystal=4, stasis={"laboratory": [1, 0, 0], "research": [1, 0, 0], "dispatch": [1, 0, 0]}),
        board={"damaged": ["engineering L", "engineering M", "engineering R"], "incidents": {"engineering": "sunset"}},
    )

    assert table.table.over
    assert table.seat("rival").incidents == ["sunset"]
    assert (table.seat("rival").crystal, table.seat("rival").energy) == (0, 3)


@rule("CRY-257")
@pytest.mark.parametrize(("settled", "destroyed"), [(12, 0), (6, 6)])
def test_the_game_ends_when_every_pod_of_the_rival_is_settled_or_destroyed(settled: int, destroyed: int) -> None:
    table = solo(
        turn="rival",
        rival=seat(energy=3, awake=3, settled={"cavern 1": settled}, destroyed=destroyed, stasis={}),
        chance={"decision card": ["imaging"]},
    )

    assert table.crew("rival") == {"cavern 1": settled, "cavern 2": 1, "cavern 4": 2}
    assert table.table.over


@rule("CRY-257")
def test_the_game_goes_on_while_the_rival_has_a_pod_elsewhere() -> None:
    table = solo(
        turn="rival",
        rival=seat(energy=3, awake=3, settled={"cavern 1": 11}, salvage={"crystal": 1}, stasis={}),
        chance={"decision card": ["imaging"]},
    )

    assert table.seat("rival").awake == 0
    assert not table.table.over


@rule("CRY-257", "CRY-288")
def test_the_rival_scores_pods_cards_and_majorities_like_a_player() -> None:
    table = solo(
        human=seat(settled={"cavern 2": 2}),
        rival=seat(settled={"cavern 1": 3, "cavern 2": 1}, awake=2, upgrades=["imaging"], vehicles=["overclock"]),
    )

    assert table.table.result().sheets[1].parts == {
        "pods in caverns": 8,
        "upgrades and vehicles": 2,
        "pods on the platform": 2,
        "missions": 0,
        "majorities": 2 + 1,
    }


# The winner ------------------------------------------------------------------------------------------------------


@rule("CRY-288")
def test_tied_with_the_rival_in_a_cavern_the_human_scores_the_lower_number() -> None:
    table = solo(human=seat(settled={"cavern 1": 2}), rival=seat(settled={"cavern 1": 2}))

    assert [sheet.parts["majorities"] for sheet in table.table.result().sheets] == [1, 1]


@rule("CRY-288")
@pytest.mark.parametrize(
    ("human", "rival", "points", "winners"),
    [
        (seat(awake=2), seat(awake=1), [2, 1], [0]),
        (seat(awake=1), seat(awake=2), [1, 2], [1]),
        (seat(settled={"cavern 1": 1}), seat(awake=4), [4, 4], [0]),
        (seat(awake=4), seat(settled={"cavern 1": 1}), [4, 4], [1]),
        (seat(settled={"cavern 1": 1}), seat(settled={"cavern 2": 1}), [4, 4], [0, 1]),
    ],
    ids=["human ahead", "rival ahead", "human has more pods", "rival has more pods", "shared"],
)
def test_points_then_pods_in_caverns_decide_between_human_and_rival(
    human: Seat, rival: Seat, points: list[int], winners: list[int]
) -> None:
    table = before_sunset(rival, human)
    sunset(table)

    assert table.table.over
    assert table.table.scores() == points
    assert table.table.winners() == winners


# The missions of the rival ---------------------------------------------------------------------------------------


@rule("CRY-258")
def test_the_missions_of_the_rival_are_revealed_and_duplicates_replaced_one_by_one() -> None:
    table = before_sunset(seat(missions=["imaging"] * 3 + ["overclock"]), deck=["automation", "prototype"])
    assert revealed(table) is None

    sunset(table)
    assert revealed(table) == ["automation", "imaging", "overclock", "prototype"]
    assert table.state.discard == [card("imaging"), card("imaging")]


@rule("CRY-258")
def test_the_rival_scores_its_three_best_missions() -> None:
    """Expansion 2, Power Bank 4, Stronghold 3, Community 4, Industry 0: the best three make 11."""
    missions = ["imaging", "supercharge", "wakeup protocol", "overclock", "automation"]
    table = before_sunset(seat(missions=missions, settled={"cavern 1": 3, "cavern 2": 2}, energy=4))
    sunset(table)

    assert table.table.result().sheets[1].parts["missions"] == 11


@rule("CRY-258")
def test_a_mission_that_replaces_a_duplicate_scores() -> None:
    table = before_sunset(seat(missions=["imaging", "imaging"], energy=5), deck=["supercharge"])
    sunset(table)

    assert table.table.result().sheets[1].parts["missions"] == 5


@rule("CRY-259")
def test_a_duplicate_is_replaced_again_until_its_type_is_new() -> None:
    table = before_sunset(
        seat(missions=["imaging", "imaging", "overclock"]), deck=["imaging", "overclock", "imaging", "prototype"]
    )
    sunset(table)

    assert revealed(table) == ["imaging", "overclock", "prototype"]
    assert [card.key for card in table.state.discard] == ["imaging", "imaging", "overclock", "imaging"]


@rule("CRY-259")
def test_beyond_eight_missions_the_duplicates_are_dropped() -> None:
    table = before_sunset(seat(missions=[*ALL_TYPES, "imaging", "automation"]))
    deck = table.table.view(0)["deck"]
    sunset(table)

    assert revealed(table) == sorted(ALL_TYPES)
    assert sorted(table.table.view(0)["discard"]) == ["automation", "imaging"]
    assert table.table.view(0)["deck"] == deck


@rule("CRY-259")
def test_duplicates_are_dropped_when_no_missing_type_is_left_to_draw() -> None:
    """All five types that the rival lacks lie on the platforms or are in the human's hand."""
    table = before_sunset(
        seat(
            missions=["imaging", "imaging", "supercharge", "interfacing"],
            upgrades=["advance warning", "overclock", "automation"],
            vehicles=["advance warning", "overclock", "automation"],
        ),
        seat(
            upgrades=["wakeup protocol", "prototype", "advance warning"],
            missions=["overclock", "automation", "wakeup protocol"],
            vehicles=["wakeup protocol", "wakeup protocol", "prototype"],
            hand=["prototype", "prototype", "advance warning", "overclock", "automation"],
        ),
    )
    sunset(table)

    assert revealed(table) == ["imaging", "interfacing", "supercharge"]
    assert table.state.discard == [card("imaging")]


# Variants --------------------------------------------------------------------------------------------------------


@rule("CRY-260")
@pytest.mark.parametrize(("harder", "stock"), [(False, [2, 1, 1, 0, 1]), (True, [2, 2, 2, 0, 1])])
def test_in_the_harder_variant_the_rival_starts_with_one_more_of_each_material(harder: bool, stock: list[int]) -> None:
    table = Table(GAME, seats=1, options={"harder": harder})

    assert list(table.view(0)["players"][1]["stock"].values()) == stock
    assert list(table.view(0)["players"][0]["stock"].values()) == [1, 1, 1, 0, 1]


@rule("CRY-261")
@pytest.mark.parametrize("harder", [False, True])
def test_in_the_less_predictable_variant_no_decision_cards_are_laid_out(harder: bool) -> None:
    table = Table(GAME, seats=1, options={"unpredictable": True, "harder": harder}, chance={"deck": ALL_TYPES})
    for key in ALL_TYPES[:3]:
        table.choose(key)

    assert table.view(0)["rival"]["decision_cards"] == []
    assert table.view(0)["deck"] == 32 - 5 - 3
    assert table.view(0)["players"][1]["stock"]["tech"] == (2 if harder else 1)


@rule("CRY-261")
def test_in_the_less_predictable_variant_the_top_card_of_the_deck_decides_and_no_other_is_drawn() -> None:
    table = solo(unpredictable=True, chance={"deck": ["overclock", "wakeup protocol"]})
    deck = table.table.view(0)["deck"]
    table.plays("launch dock", "custom 1")
    assert "The rival deployed to Dispatch A" in table.told()
    assert (table.table.view(0)["discard"], table.table.view(0)["deck"]) == (["overclock"], deck - 1)

    table.plays("launch dock", "awaken")
    assert "The rival deployed to Laboratory B" in table.told()
    assert (table.table.view(0)["discard"], table.table.view(0)["deck"]) == (["overclock", "wakeup protocol"], deck - 2)
    assert table.table.view(0)["rival"]["decision_cards"] == []


@rule("CRY-289")
@pytest.mark.parametrize("place", range(8))
def test_without_any_card_to_draw_one_of_the_board_cards_decides_at_random(place: int) -> None:
    table = solo(
        turn="rival",
        unpredictable=True,
        rival=seat(missions=ALL_TYPES * 4),
        chance={"decision card": [ALL_TYPES[place]]},
    )
    upper = [f"{section.key} {dock}" for section in BOX.sections for dock in "AB"]

    assert [dock.key for dock in BOX.docks if table.state.drones[dock.index] == 1] == [upper[place]]
    assert table.table.view(0)["discard"] == []
