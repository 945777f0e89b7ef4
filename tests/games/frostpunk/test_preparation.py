"""Phase 5: Advisors and Sickness; the solo game."""

from __future__ import annotations

import pytest

from games.frostpunk.positions import BOX, city, offers, refuses
from holdfast.games.frostpunk.rules.meeples import adjust
from holdfast.games.frostpunk.rules.preparation import advisor_step, preparation_phase, resolve_sickness
from holdfast.games.frostpunk.setup import new
from proving import rule

ALL_ACTIVE = ["resolve*", "unity*", "devotion*"]


@rule("FRO-127")
def test_the_leader_chooses_one_advisor_or_none_and_the_same_again_in_later_rounds() -> None:
    ann = city(seats=2, leader=1, hope=ALL_ACTIVE)
    ann.does(advisor_step(ann.state), "no advisor")
    assert (ann.asked[0].seat, ann.asked[0].keys) == (1, ["AD1", "AD2", "AD3", "AD4", "no advisor"])

    ann.does(advisor_step(ann.state), "AD4", "exhaust resolve")
    ann.does(advisor_step(ann.state), "AD4", "exhaust unity")
    assert ann.state.temps[0] == 2


@rule("FRO-128", "FRO-251")
def test_an_ability_works_once_a_round_by_exhausting_the_indicated_token() -> None:
    ann = city(hope=["resolve*", "unity"], stress=3, heat=0, cold=3)
    ann.does(advisor_step(ann.state), "AD1")

    assert ann.hope == ["resolve", "unity"]
    assert (ann.state.heat, ann.state.stress) == (2, 1)
    assert ann.state.advisor_used


@rule("FRO-251", "FRO-060")
def test_an_advisor_whose_token_cannot_be_exhausted_is_refused() -> None:
    table = city(hope=["resolve*", "unity"]).table("preparation")

    assert offers(table) == ["AD1", "AD4", "no advisor"]
    assert set(refuses(table)) == {"AD2", "AD3"}


@rule("FRO-250", "FRO-314")
def test_the_ability_belongs_to_the_holder_who_makes_its_choices() -> None:
    ann = city(seats=4, hope=ALL_ACTIVE, sick={"worker": 3, "child": 3})
    ann.does(advisor_step(ann.state), "AD2", "cure worker", "cure child", "cure child")

    assert [asked.seat for asked in ann.asked] == [0, 1, 1, 1]
    assert [advisor.key for advisor in ann.player("bo").advisors] == ["AD2"]


@rule("FRO-252")
@pytest.mark.parametrize(
    ("advisor", "answers", "changed"),
    [
        ("AD1", [], {"heat": 2, "stress": 3}),
        ("AD2", ["cure worker"] * 2 + ["cure child"], {"sick": [1, 0, 2]}),
        ("AD3", ["discontent -1", "remove anger"], {"discontent": ["fear"]}),
        ("AD4", ["exhaust unity"], {"temps": [1, 0, 0], "wood": 9}),
    ],
)
def test_the_four_abilities(advisor: str, answers: list[str], changed: dict[str, object]) -> None:
    ann = city(hope=ALL_ACTIVE, stress=5, cold=3, sick={"worker": 3, "child": 3})
    ann.does(advisor_step(ann.state), advisor, *answers)
    now = {"heat": ann.state.heat, "stress": ann.state.stress, "sick": ann.state.sick}
    now |= {"discontent": ann.discontent, "temps": ann.state.temps, "wood": ann.wood}

    assert {name: now[name] for name in changed} == changed


@rule("FRO-252")
def test_the_social_advisor_may_draw_two_citizen_cards_instead() -> None:
    ann = city(seats=1, hope=ALL_ACTIVE)
    ann.state.call_to_rise = False
    ann.does(advisor_step(ann.state), "AD3", "draw_citizen 2")

    assert len(ann.hand("ann")) == 2


@rule("FRO-038", "FRO-129")
def test_26_sick_of_a_type_lose_the_game_when_they_are_checked() -> None:
    saved = city(hope=["devotion*"], citizens={"worker": 28}, sick={"worker": 26})
    saved.does(preparation_phase(saved.state), "AD2", *["cure worker"] * 3)
    assert saved.outcome == ""

    lost = city(hope=["devotion"], citizens={"worker": 28}, sick={"worker": 26})
    lost.does(preparation_phase(lost.state))
    assert lost.outcome == "sickness"


@rule("FRO-130", "FRO-135")
def test_markers_are_resolved_from_the_lowest_up_and_the_leader_orders_ties() -> None:
    ann = city(leader=1, sick={"worker": 11, "engineer": 6, "child": 11})
    ann.does(resolve_sickness(ann.state), "child")

    assert (ann.asked[0].seat, ann.asked[0].keys) == (1, ["worker", "child"])
    order = [line for line in ann.story_text().splitlines() if "Spent" in line]
    assert ["Engineer" in order[0], "Child" in order[1], "Worker" in order[2]] == [True, True, True]


@rule("FRO-131")
def test_up_to_four_sick_have_no_effect() -> None:
    ann = city(sick={"worker": 4, "engineer": 0, "child": 4})
    ann.does(resolve_sickness(ann.state))

    assert (ann.state.spent, ann.skulls, ann.asked) == ([0, 0, 0], [], [])


@rule("FRO-132", "FRO-133", "FRO-134")
@pytest.mark.parametrize(
    ("sick", "spent", "flips"),
    [(5, 1, 0), (9, 1, 0), (10, 2, 1), (14, 2, 1), (15, 3, 1), (19, 3, 1), (20, 4, 2), (25, 4, 2)],
)
def test_the_sections_of_the_population_track(sick: int, spent: int, flips: int) -> None:
    ann = city(citizens={"worker": 30}, sick={"worker": sick, "child": 0})
    ann.does(resolve_sickness(ann.state), chance={"citizen": ["C02"] if flips == 2 else []})

    assert ann.state.spent == [spent, 0, 0]
    assert (ann.skulls, ann.state.corpses) == ([["worker"], [], []][flips - 1] if flips else [], int(flips == 2))


@rule("FRO-134", "FRO-132")
def test_eleven_sick_workers_give_two_spent_tokens_and_a_flip_and_two_meeples_less() -> None:
    ann = city(sick={"worker": 11})
    ann.does(preparation_phase(ann.state), "no advisor")
    assert (ann.state.spent, ann.skulls) == ([2, 0, 0], ["worker"])

    adjust(ann.state)
    assert ann.state.ready[0] == 6 - ann.state.spent[0]


@rule("FRO-133", "FRO-135")
def test_a_flip_from_skull_kills_and_the_section_is_read_once() -> None:
    ann = city(citizens={"worker": 30}, sick={"worker": 20, "child": 0}, skulls=["worker"])
    ann.does(resolve_sickness(ann.state), chance={"citizen": ["C02"]})

    assert (ann.citizens["worker"], ann.sick["worker"], ann.skulls) == (29, 19, ["worker"])
    assert ann.state.spent[0] == 4


@rule("FRO-253", "FRO-254")
def test_call_to_rise_draws_a_card_for_each_hope_token_besides_the_advisor_once_per_game() -> None:
    ann = city(seats=1, hope=["resolve*", "unity", "devotion", "unity"])
    ann.state.call_to_rise = True
    ann.does(advisor_step(ann.state), "call to rise", "AD1")

    assert len(ann.hand("ann")) == 4
    assert not ann.state.call_to_rise
    assert ann.state.advisor_used


@rule("FRO-253")
def test_only_a_solo_game_has_the_card() -> None:
    options = {"scenario": "crater", "level": "normal"}
    assert [new(BOX, seats, options).call_to_rise for seats in (1, 2, 3, 4)] == [True, False, False, False]


@rule("FRO-255")
def test_the_solo_game_is_otherwise_the_same_and_the_player_stays_leader() -> None:
    table = city(seats=1).table("night")
    table.choose("fuel 0")
    while table.state.round == 1:
        table.choose(0)

    assert (table.state.leader, table.state.round) == (0, 2)
