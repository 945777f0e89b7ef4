"""Solo rules › Check rival resources."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from games.cryo.positions import Board, Position, Seat, seat, solo
from proving import rule

DECK = ["overclock", "automation", "wakeup protocol"]
"""What a check of tech draws, after the new decision card: mission, then upgrade or vehicle."""


def checking(
    rival: Seat,
    human: Seat | None = None,
    board: Board | None = None,
    deck: Sequence[str] = DECK,
    large: Sequence[str] = (),
) -> Position:
    """The rival's turn: it deploys to Research B, where its tile gives nothing but a nanite, and checks."""
    laid: Board = {"stacks": {"research E": "grey nanite"}, **(board or {})}
    return solo(
        turn="rival",
        human=human,
        rival=rival,
        board=laid,
        decisions=("advance warning", "imaging"),
        chance={"decision card": ["advance warning"], "deck": deck, "large caverns": large},
    )


def awakenings(table: Position) -> list[str]:
    """The sections in which the rival awakened pods, in order."""
    return [line.split(" in ")[1] for line in table.told() if line.startswith("The rival awakened")]


# The order and the thresholds ------------------------------------------------------------------------------------


@rule("CRY-246")
def test_crystals_organics_tech_and_nanites_are_checked_in_this_order() -> None:
    pods = {"engineering": [1, 0, 0], "laboratory": [1, 0, 0], "research": [1, 0, 0], "dispatch": [2, 2, 2]}
    table = checking(seat(crystal=4, organic=4, tech=4, nanite=3, stasis=pods))
    table.plays("2 from chamber 2")

    assert awakenings(table) == ["Engineering", "Laboratory", "Dispatch", "R&D", "Dispatch"]
    assert table.seat("rival").stock[:4] == [1, 1, 1, 0]


@rule("CRY-246", "CRY-253")
def test_energy_and_pods_are_checked_last() -> None:
    table = checking(seat(crystal=4, awake=2))

    assert sum(table.crew("rival").values()) == 3
    assert (table.seat("rival").awake, table.seat("rival").energy) == (0, 0)


@rule("CRY-246", "CRY-252", "CRY-253")
def test_what_the_nanites_bring_counts_for_energy_and_pods() -> None:
    table = checking(seat(crystal=3, nanite=3, awake=2))
    table.plays("cavern 1")

    assert sum(table.crew("rival").values()) == 4
    assert (table.seat("rival").awake, table.seat("rival").energy) == (0, 0)


@rule("CRY-246")
def test_below_every_threshold_nothing_happens() -> None:
    table = checking(seat(crystal=3, organic=3, tech=3, nanite=2, energy=6, awake=2))

    assert table.seat("rival").stock == [3, 3, 3, 3, 6]
    assert awakenings(table) == []


@rule("CRY-247")
@pytest.mark.parametrize(("crystals", "left", "energy"), [(3, 3, 0), (4, 0, 3), (5, 0, 3)])
def test_a_material_is_checked_with_four_or_more(crystals: int, left: int, energy: int) -> None:
    table = checking(seat(crystal=crystals))

    assert (table.seat("rival").crystal, table.seat("rival").energy) == (left, energy)


# 1. Crystals -----------------------------------------------------------------------------------------------------


@rule("CRY-248")
def test_four_crystals_awaken_a_pod_in_engineering_and_become_three_energy() -> None:
    table = checking(seat(crystal=4, energy=1, nanite=1))

    assert (table.seat("rival").crystal, table.seat("rival").energy) == (0, 4)
    assert table.seat("rival").stasis == [0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2]
    assert table.seat("rival").awake == 1


# 2. Organics -----------------------------------------------------------------------------------------------------


@rule("CRY-249", "CRY-286")
def test_four_organics_awaken_one_pod_in_the_laboratory_and_two_in_the_fullest_section() -> None:
    pods = {"engineering": [1, 0, 0], "laboratory": [1, 1, 0], "research": [1, 0, 0], "dispatch": [1, 2, 0]}
    table = checking(seat(organic=4, stasis=pods))
    assert (table.asked, table.offers()) == ("human", ["1 from chamber 1, 1 from chamber 2", "2 from chamber 2"])

    table.plays("2 from chamber 2")
    assert table.seat("rival").stasis == [1, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0]
    assert (table.seat("rival").awake, table.seat("rival").organic) == (3, 0)


@rule("CRY-286", "CRY-228")
def test_the_fullest_section_is_found_after_the_laboratory_pod_and_ties_are_the_humans() -> None:
    pods = {"engineering": [1, 1, 0], "laboratory": [1, 1, 1], "research": [1, 0, 0]}
    table = checking(seat(organic=4, stasis=pods))
    assert (table.asked, table.offers()) == ("human", ["engineering", "laboratory"])

    table.plays("engineering")
    assert table.seat("rival").stasis[:9] == [0, 0, 0, 0, 1, 1, 1, 0, 0]


@rule("CRY-249", "CRY-286")
def test_the_two_pods_come_from_the_chambers_of_the_fullest_section_alone() -> None:
    pods = {"engineering": [1, 1, 1], "laboratory": [2, 0, 0]}
    table = checking(seat(organic=4, stasis=pods))

    assert sorted(table.offers()) == [
        "1 from chamber 1, 1 from chamber 2",
        "1 from chamber 1, 1 from chamber 3",
        "1 from chamber 2, 1 from chamber 3",
    ]


@rule("CRY-286")
@pytest.mark.parametrize(
    ("pods", "awake"),
    [
        ({"laboratory": [1, 0, 0], "dispatch": [0, 1, 0]}, 2),
        ({"laboratory": [0, 1, 0]}, 1),
        ({"dispatch": [0, 0, 1]}, 1),
    ],
    ids=["1 pod elsewhere", "only the laboratory", "no pod in the laboratory"],
)
def test_organics_awaken_no_more_pods_than_the_fullest_section_holds(
    pods: Mapping[str, Sequence[int]], awake: int
) -> None:
    table = checking(seat(organic=4, stasis={**pods}))

    assert table.seat("rival").awake == awake
    assert table.seat("rival").stasis == [0] * 12
    assert table.seat("rival").organic == 0


@rule("CRY-286")
def test_organics_awaken_nobody_when_no_pod_is_left_in_stasis() -> None:
    table = checking(seat(organic=4, salvage={"crystal": 1}, stasis={}))

    assert awakenings(table) == []
    assert table.seat("rival").organic == 0


# 3. Tech ---------------------------------------------------------------------------------------------------------


@rule("CRY-250")
def test_four_tech_awaken_a_pod_in_research_and_bring_a_mission_and_an_upgrade() -> None:
    table = checking(seat(tech=4))

    assert table.seat("rival").stasis == [1, 1, 1, 1, 1, 1, 0, 1, 1, 2, 2, 2]
    assert (table.seat("rival").missions, table.seat("rival").upgrades) == (["automation"], ["wakeup protocol"])
    assert table.table.view(0)["players"][1]["missions"] is None
    assert (table.seat("rival").tech, table.seat("rival").awake) == (0, 1)


@rule("CRY-251")
@pytest.mark.parametrize(
    "upgrades",
    [["wakeup protocol"], ["imaging", "supercharge", "interfacing"]],
    ids=["the same type", "3 upgrades"],
)
def test_a_card_that_cannot_be_an_upgrade_becomes_a_vehicle(upgrades: list[str]) -> None:
    table = checking(seat(tech=4, upgrades=upgrades, vehicles=["wakeup protocol"]))

    assert table.seat("rival").upgrades == upgrades
    assert table.seat("rival").vehicles == ["wakeup protocol", "wakeup protocol"]


@rule("CRY-251")
def test_a_card_that_can_be_neither_is_discarded() -> None:
    vehicles = ["imaging", "imaging", "supercharge"]
    table = checking(seat(tech=4, upgrades=["wakeup protocol"], vehicles=vehicles))

    assert (table.seat("rival").upgrades, table.seat("rival").vehicles) == (["wakeup protocol"], vehicles)
    assert table.table.view(0)["discard"] == ["advance warning", "wakeup protocol"]


@rule("CRY-251")
def test_the_upgrades_of_the_human_do_not_hinder_the_rival() -> None:
    table = checking(seat(tech=4), human=seat(upgrades=["wakeup protocol"]))

    assert table.seat("rival").upgrades == ["wakeup protocol"]


# 4. Nanites ------------------------------------------------------------------------------------------------------


@rule("CRY-252")
def test_four_nanites_awaken_a_pod_in_dispatch_and_become_one_of_each_material() -> None:
    table = checking(seat(nanite=3))

    assert table.seat("rival").stock == [1, 1, 1, 0, 0]
    assert table.seat("rival").stasis == [1] * 9 + [1, 2, 2]
    assert table.seat("rival").awake == 1


@rule("CRY-252")
def test_materials_that_nanites_bring_to_four_are_checked_again_in_order() -> None:
    pods = {"engineering": [1, 0, 0], "laboratory": [1, 0, 0], "research": [1, 0, 0], "dispatch": [2, 1, 0]}
    table = checking(seat(crystal=3, organic=3, tech=3, nanite=3, stasis=pods))

    assert awakenings(table) == ["Dispatch", "Engineering", "Laboratory", "Dispatch", "Dispatch", "R&D"]
    assert table.seat("rival").stock[:4] == [0, 0, 0, 0]


@rule("CRY-252")
def test_materials_that_stay_below_four_are_not_checked_again() -> None:
    table = checking(seat(crystal=2, organic=2, tech=3, nanite=3))

    assert awakenings(table) == ["Dispatch", "R&D"]
    assert table.seat("rival").stock == [3, 3, 0, 0, 0]


# 5. Energy and crew pods -----------------------------------------------------------------------------------------


@rule("CRY-253")
@pytest.mark.parametrize(("energy", "awake"), [(2, 5), (3, 2), (6, 2)])
def test_the_rival_stays_at_home_with_less_than_three_energy_or_pods(energy: int, awake: int) -> None:
    table = checking(seat(energy=energy, awake=awake))

    assert table.crew("rival") == {}
    assert (table.seat("rival").energy, table.seat("rival").awake) == (energy, awake)


@rule("CRY-253")
@pytest.mark.parametrize("energy", [3, 6])
def test_with_three_energy_and_three_pods_the_rival_scouts_settles_and_loses_all_energy(energy: int) -> None:
    table = checking(seat(energy=energy, awake=3))

    assert table.crew("rival") == {"cavern 1": 1, "cavern 2": 1, "cavern 4": 1}
    assert (table.seat("rival").energy, table.seat("rival").awake) == (0, 0)


@rule("CRY-287")
@pytest.mark.parametrize("elsewhere", [{"salvage": {"crystal": 2}}, {"settled": {"cavern 1": 2}}])
def test_pods_on_salvage_or_in_caverns_do_not_count_as_awakened(elsewhere: Mapping[str, Mapping[str, int]]) -> None:
    table = checking(seat(energy=3, awake=2, **elsewhere))

    assert table.state.caverns[3] is None
    assert (table.seat("rival").energy, table.seat("rival").awake) == (3, 2)


@rule("CRY-254")
def test_the_rival_scouts_a_large_cavern_next_to_a_known_one_and_pays_nothing() -> None:
    table = checking(seat(energy=3, awake=3, crystal=1, organic=1, tech=1), large=["deep heart"])

    tile = table.state.caverns[3]
    assert tile is not None
    assert tile.key == "deep heart"
    assert table.crew("rival")["cavern 4"] == 1
    assert table.seat("rival").stock == [1, 1, 1, 1, 0]


@rule("CRY-254", "CRY-228")
def test_between_large_caverns_the_human_picks() -> None:
    known = {"cavern 4": "steam lake", "cavern 10": "relay niche"}
    table = checking(seat(energy=3, awake=3), board={"caverns": known})
    assert (table.asked, table.offers()) == ("human", ["cavern 7", "cavern 11"])

    table.plays("cavern 11")
    assert table.crew("rival")["cavern 11"] == 1


@rule("CRY-254")
def test_without_a_large_cavern_to_scout_the_rival_takes_a_small_one() -> None:
    known = {
        "cavern 4": "steam lake",
        "cavern 7": "rime gallery",
        "cavern 11": "verdant basin",
        "cavern 14": "deep heart",
        "cavern 3": "relay niche",
    }
    table = checking(seat(energy=3, awake=3), board={"caverns": known})

    assert table.offers() == ["cavern 5", "cavern 8", "cavern 10"]


@rule("CRY-255")
def test_four_pods_left_after_the_scout_are_divided_two_and_two() -> None:
    table = checking(seat(energy=3, awake=5))

    assert table.crew("rival") == {"cavern 1": 2, "cavern 2": 2, "cavern 4": 1}


@rule("CRY-255", "CRY-256")
def test_the_rival_settles_the_joined_pair_with_its_fewest_pods() -> None:
    """Caverns 2 and 3 hold none of its pods, but no tunnel joins them; the scouted cavern 4 counts with its pod."""
    table = checking(seat(energy=3, awake=3, settled={"cavern 1": 3}), board={"caverns": {"cavern 3": "relay niche"}})
    table.plays("cavern 4")

    assert table.crew("rival") == {"cavern 1": 3, "cavern 2": 1, "cavern 4": 2}


@rule("CRY-256", "CRY-228")
def test_between_equal_pairs_the_human_picks_among_face_up_ones() -> None:
    table = checking(seat(energy=3, awake=3, settled={"cavern 1": 1}))
    assert (table.asked, table.offers()) == ("human", ["cavern 1 and cavern 2", "cavern 2 and cavern 4"])

    table.plays("cavern 2 and cavern 4")
    assert table.crew("rival") == {"cavern 1": 1, "cavern 2": 1, "cavern 4": 2}


@rule("CRY-256", "CRY-228")
def test_of_an_odd_number_the_human_gives_the_extra_pod() -> None:
    table = checking(seat(energy=3, awake=4))
    assert (table.asked, table.offers()) == ("human", ["cavern 1", "cavern 2"])

    table.plays("cavern 2")
    assert table.crew("rival") == {"cavern 1": 1, "cavern 2": 2, "cavern 4": 1}


@rule("CRY-256")
def test_with_nothing_to_scout_all_pods_go_to_the_pair() -> None:
    known = {
        "cavern 3": "relay niche",
        "cavern 4": "steam lake",
        "cavern 5": "echo cell",
        "cavern 7": "rime gallery",
        "cavern 8": "mosslight den",
        "cavern 10": "ironroot vault",
        "cavern 11": "verdant basin",
        "cavern 14": "deep heart",
    }
    settled = {key: 1 for key in known if key != "cavern 14"}
    table = checking(
        seat(energy=3, awake=4, settled={**settled, "cavern 11": 0, "cavern 1": 1}), board={"caverns": known}
    )

    assert table.crew("rival")["cavern 11"] == 2
    assert table.crew("rival")["cavern 14"] == 2
    assert table.seat("rival").awake == 0
