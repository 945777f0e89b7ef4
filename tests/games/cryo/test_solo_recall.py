"""Solo rules › Rival turns › Recall."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from games.cryo.positions import BOX, Board, Position, Seat, seat, solo
from proving import rule

DAMAGED = ["engineering L", "engineering M", "engineering R"]
PODS = {"laboratory": [1, 0, 0], "research": [1, 1, 0], "dispatch": [2, 2, 0]}
"""The rival's pods: Engineering 0, Laboratory 1, R&D 2, Dispatch 4."""
OUT = ["laboratory A", "laboratory B", "research A", "research B", "dispatch A"]
LOOT = {
    "engineering": "early 1 nanite",
    "laboratory": "early 2 crystal",
    "research": "early 2 organic",
    "dispatch": "early 2 tech",
}
"""A different looting in every section, so that the tokens kept tell where they lay."""


def recalling(
    rival: Seat, human: Seat | None = None, board: Board | None = None, early: Sequence[str] = ()
) -> Position:
    """The rival's turn, with no open dock in Engineering, so that it recalls."""
    first = human or seat()
    first.docked, first.home = ["engineering A", "engineering B"], ["custom 1"]
    laid: Board = {"damaged": DAMAGED, **(board or {})}
    return solo(turn="rival", human=first, rival=rival, board=laid, chance={"early incidents": early})


def tokens(table: Position) -> dict[str, str | None]:
    return {
        section.key: token.key if (token := table.state.incidents[section.index]) else None for section in BOX.sections
    }


# 1. Assign to salvage, 2. Recover salvage ------------------------------------------------------------------------


@rule("CRY-239", "CRY-228")
def test_a_recalling_rival_puts_a_pod_on_salvage_where_the_human_likes() -> None:
    table = recalling(seat(awake=2, stasis=PODS))
    assert (table.asked, table.offers()) == ("human", ["crystal", "organic", "tech"])

    table.plays("tech")
    assert (table.seat("rival").salvage, table.seat("rival").awake) == ([0, 0, 1], 1)


@rule("CRY-239")
def test_the_rival_salvages_a_material_that_it_does_not_salvage_yet() -> None:
    table = recalling(seat(awake=2, salvage={"organic": 1}, stasis=PODS))

    assert table.offers() == ["crystal", "tech"]


@rule("CRY-239")
def test_the_rival_salvages_a_material_again_if_no_other_space_is_empty() -> None:
    table = recalling(seat(awake=2, salvage={"crystal": 1}, stasis=PODS), human=seat(salvage={"organic": 2, "tech": 2}))

    assert (table.seat("rival").salvage, table.seat("rival").awake) == ([2, 0, 0], 1)


@rule("CRY-239")
@pytest.mark.parametrize(
    ("awake", "own", "human"),
    [
        (2, {"crystal": 1, "organic": 1, "tech": 1}, {}),
        (0, {"crystal": 1}, {}),
        (2, {"crystal": 1}, {"crystal": 1, "organic": 2, "tech": 2}),
    ],
    ids=["3 pods on salvage", "no pod on the platform", "no empty space"],
)
def test_the_rival_skips_a_salvage_that_it_cannot_assign(
    awake: int, own: Mapping[str, int], human: Mapping[str, int]
) -> None:
    table = recalling(seat(awake=awake, salvage=own, stasis=PODS), human=seat(salvage=human))

    assert sum(table.seat("rival").salvage) == sum(own.values())
    assert table.seat("rival").awake == awake
    assert table.state.turn == 0


@rule("CRY-240")
def test_the_rival_gains_a_material_for_each_pod_on_salvage_the_new_one_included() -> None:
    table = recalling(seat(awake=1, salvage={"organic": 2}, stasis=PODS))
    table.plays("crystal")

    assert table.seat("rival").stock == [1, 2, 0, 0, 0]
    assert table.seat("rival").salvage == [1, 2, 0]


# 3. Resolve incident tokens --------------------------------------------------------------------------------------


@rule("CRY-241")
@pytest.mark.parametrize(("drones", "resolved"), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_the_rival_resolves_two_tokens_with_four_or_five_drones_out(drones: int, resolved: int) -> None:
    table = recalling(seat(docked=OUT[:drones], stasis=PODS), board={"incidents": LOOT})
    if resolved == 2:
        table.plays("engineering")

    assert len(table.seat("rival").incidents) == resolved
    assert sum(table.state.track) == 14 - resolved


@rule("CRY-242")
@pytest.mark.parametrize("fewest", list(LOOT))
def test_the_rival_resolves_the_token_of_the_section_with_its_fewest_pods(fewest: str) -> None:
    pods = {section: [1, 1, 0] if section == fewest else [1, 1, 1] for section in LOOT}
    table = recalling(seat(stasis=pods), board={"incidents": LOOT})

    assert table.seat("rival").incidents == [LOOT[fewest]]


@rule("CRY-242")
def test_replacements_are_drawn_only_after_all_tokens_are_resolved() -> None:
    table = recalling(
        seat(docked=OUT, stasis=PODS),
        board={"incidents": {**LOOT, "engineering": "early sabotage"}, "sabotaged": {"engineering": 3}},
    )
    table.plays("laboratory")
    assert table.asks == "Sabotage which other section?"
    assert (tokens(table)["engineering"], tokens(table)["laboratory"]) == (None, None)
    assert sum(table.state.track) == 14

    table.plays("dispatch")
    assert None not in tokens(table).values()
    assert sum(table.state.track) == 12


@rule("CRY-243")
def test_a_section_without_a_token_does_not_count() -> None:
    table = recalling(seat(stasis=PODS), board={"incidents": {**LOOT, "engineering": None}})

    assert table.seat("rival").incidents == [LOOT["laboratory"]]


@rule("CRY-243")
def test_only_pods_in_stasis_are_compared() -> None:
    pods = {"engineering": [1, 1, 1], "laboratory": [1, 1, 1], "research": [1, 1, 1], "dispatch": [1, 1, 0]}
    table = recalling(seat(stasis=pods, salvage={"crystal": 2, "tech": 1}), board={"incidents": LOOT})

    assert table.seat("rival").incidents == [LOOT["dispatch"]]


@rule("CRY-243", "CRY-228")
def test_the_human_breaks_ties_between_sections() -> None:
    pods = {"engineering": [1, 1, 1], "laboratory": [0, 1, 0], "research": [0, 0, 1], "dispatch": [2, 2, 2]}
    table = recalling(seat(stasis=pods), board={"incidents": LOOT})
    assert (table.asked, table.offers()) == ("human", ["laboratory", "research"])

    table.plays("research")
    assert table.seat("rival").incidents == [LOOT["research"]]


@rule("CRY-243")
def test_with_fewer_tokens_than_required_the_rival_resolves_what_there_is() -> None:
    table = recalling(
        seat(docked=OUT, stasis=PODS),
        board={"incidents": {"engineering": None, "laboratory": None, "research": None, "dispatch": "early 2 tech"}},
    )

    assert table.seat("rival").incidents == ["early 2 tech"]
    assert sum(table.state.track) == 13


@rule("CRY-284")
def test_the_two_tokens_are_picked_by_the_pods_before_either_is_resolved() -> None:
    """The sabotage leaves Dispatch with fewer pods than the Laboratory, too late to matter."""
    pods = {"laboratory": [1, 1, 0], "research": [1, 1, 1], "dispatch": [2, 0, 1]}
    table = recalling(
        seat(docked=OUT, stasis=pods),
        board={"incidents": {**LOOT, "engineering": "early sabotage"}, "sabotaged": {"engineering": 3}},
    )
    assert (table.asks, table.offers()) == ("Which first?", ["engineering", "laboratory"])

    table.plays("engineering", "dispatch")
    assert table.seat("rival").stasis[9:] == [0, 0, 1]
    assert table.seat("rival").incidents == [LOOT["laboratory"]]


@rule("CRY-284")
@pytest.mark.parametrize("first", ["engineering", "laboratory"])
def test_the_human_orders_the_two_tokens_and_replacements_come_by_section_number(first: str) -> None:
    table = recalling(
        seat(docked=OUT, stasis=PODS), board={"incidents": LOOT}, early=["early 1 energy", "early 1 card"]
    )
    assert (table.asked, table.offers()) == ("human", ["engineering", "laboratory"])

    table.plays(first)
    second = "laboratory" if first == "engineering" else "engineering"
    assert table.seat("rival").incidents == [LOOT[first], LOOT[second]]
    assert tokens(table) == {**LOOT, "engineering": "early 1 energy", "laboratory": "early 1 card"}


@rule("CRY-284")
def test_replacements_come_by_section_number_even_if_the_later_section_was_picked_first() -> None:
    pods = {"engineering": [1, 1, 0], "laboratory": [1, 0, 0], "research": [1, 1, 1], "dispatch": [2, 2, 0]}
    table = recalling(
        seat(docked=OUT, stasis=pods), board={"incidents": LOOT}, early=["early 1 energy", "early 1 card"]
    )
    table.plays("laboratory")

    assert tokens(table) == {**LOOT, "engineering": "early 1 energy", "laboratory": "early 1 card"}


@rule("CRY-284", "CRY-244")
@pytest.mark.parametrize("first", ["engineering", "laboratory"])
def test_beside_the_sunset_the_other_token_is_resolved_all_the_same(first: str) -> None:
    table = recalling(seat(docked=OUT, stasis=PODS), board={"incidents": {**LOOT, "engineering": "sunset"}})
    table.plays(first)

    assert sorted(table.seat("rival").incidents) == ["early 2 crystal", "sunset"]
    assert table.seat("rival").crystal == 2
    assert table.table.over


@rule("CRY-244")
def test_a_sabotage_of_the_rival_destroys_a_chamber_and_is_not_kept() -> None:
    pods = {"engineering": [1, 0, 0], "laboratory": [1, 1, 1], "research": [1, 1, 1], "dispatch": [2, 2, 2]}
    table = recalling(seat(stasis=pods))

    assert table.state.sabotaged == [1, 0, 0, 0]
    assert (table.seat("rival").stasis[:3], table.seat("human").stasis[:3]) == ([0, 0, 0], [0, 1, 1])
    assert table.seat("rival").incidents == []


@rule("CRY-244")
def test_a_looting_of_the_rival_is_gained_and_kept() -> None:
    table = recalling(seat(stasis=PODS), board={"incidents": {"engineering": "early 1 crystal and 1 tech"}})

    assert table.seat("rival").stock == [1, 0, 1, 0, 0]
    assert table.seat("rival").incidents == ["early 1 crystal and 1 tech"]


@rule("CRY-285")
@pytest.mark.parametrize(
    ("destroyed", "chambers", "awake"),
    [(0, [0, 2, 1], 0), (1, [0, 0, 2], 0), (2, [0, 0, 0], 1)],
)
def test_advance_warning_saves_a_pod_of_the_human_from_a_sabotage_of_the_rival(
    destroyed: int, chambers: list[int], awake: int
) -> None:
    table = recalling(
        seat(stasis=PODS), human=seat(upgrades=["advance warning"]), board={"sabotaged": {"engineering": destroyed}}
    )

    assert table.seat("human").stasis[:3] == chambers
    assert (table.seat("human").awake, table.seat("human").destroyed) == (awake, destroyed)


@rule("CRY-285")
def test_the_human_picks_the_section_to_which_a_sabotage_of_the_rival_moves() -> None:
    table = recalling(seat(stasis=PODS), board={"sabotaged": {"engineering": 3}})
    assert (table.asked, table.state.turn) == ("human", 1)
    assert table.offers() == ["laboratory", "research", "dispatch"]

    table.plays("dispatch")
    assert table.state.sabotaged == [3, 0, 0, 1]
    assert table.seat("rival").stasis[9:] == [0, 2, 0]


@rule("CRY-285")
def test_imaging_gains_the_human_the_cost_of_a_cavern_that_the_rival_scouts() -> None:
    table = solo(
        turn="rival",
        human=seat(upgrades=["imaging"]),
        rival=seat(energy=3, awake=3),
        chance={"decision card": ["imaging"], "large caverns": ["steam lake"]},
    )

    assert table.crew("rival")["cavern 4"] == 1
    assert table.seat("human").stock == [1, 1, 0, 0, 0]


# 4. Return rival drones, 5. Check rival resources ----------------------------------------------------------------


@rule("CRY-245")
@pytest.mark.parametrize("drones", [1, 3, 5])
def test_all_drones_of_the_rival_go_home_without_any_action(drones: int) -> None:
    slots = {"custom 1 below": "grey card", "charge above": "pink nanite", "fabricate above": "green nanite"}
    table = recalling(seat(docked=OUT[:drones], stasis=PODS, slots=slots, nanite=1), board={"incidents": LOOT})
    if drones > 3:
        table.plays("engineering")

    assert table.state.drones.count(1) == 0
    assert sum(table.player("rival").home) == 5
    assert (table.seat("rival").energy, table.seat("rival").missions) == (0, [])
    assert table.seat("rival").nanite == 2


@rule("CRY-245", "CRY-246")
def test_after_a_recall_the_resources_of_the_rival_are_checked() -> None:
    table = recalling(seat(crystal=3, salvage={"crystal": 1}, stasis=PODS))

    assert (table.seat("rival").crystal, table.seat("rival").energy) == (0, 3)
