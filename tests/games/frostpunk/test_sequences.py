"""In which order things happen: the story tells it."""

from __future__ import annotations

import msgspec
import pytest

from games.frostpunk.positions import city, event
from holdfast.engine.story import Story
from holdfast.games.frostpunk.pieces import Posted
from holdfast.games.frostpunk.rules.events import displayed_effects, dusk_phase
from holdfast.games.frostpunk.rules.generator import generator_phase
from holdfast.games.frostpunk.rules.preparation import advisor_step, preparation_phase
from holdfast.games.frostpunk.rules.technology import activate
from holdfast.games.frostpunk.rules.weather import weather_phase
from holdfast.games.frostpunk.verbs.effects import RemoveScenario
from proving import rule

HEALTHY = {"worker": 0, "engineer": 0, "child": 0}
TILES = {"N0": "N12", "N1": "N01"}


def in_order(story: Story | None, *starts: str) -> bool:
    """Whether lines that begin so are told one after the other."""
    assert story is not None
    told = story.for_seat(None)
    places = [next((place for place, line in enumerate(told) if line.startswith(start)), -1) for start in starts]
    assert -1 not in places, f"not told: {starts[places.index(-1)]}, but {told}"
    return places == sorted(places)


@rule("FRO-113")
def test_a_weather_card_is_resolved_from_a_to_d() -> None:
    ann = city(round=2, tiles=TILES, built={"N0a": "hunters_hut", "N0b": "beacon"}, storm=9).sends(0)
    ann.does(weather_phase(ann.state), "return", chance={"weather": ["W06"]})

    assert in_order(
        ann.state.story,
        "The weather came: Ice Fog",
        "The Cold marker came to",
        "The city gained 1 Food (Ice Fog)",
        "The Scout reached Overturned Coach",
        "The Storm marker came to 8",
    )


@rule("FRO-093", "FRO-095", "FRO-098", "FRO-103")
def test_the_generator_is_fuelled_then_the_cold_is_checked_then_the_stress() -> None:
    ann = city(heat=0, cold=2, coal=1, sick=HEALTHY)
    ann.does(generator_phase(ann.state), "fuel 1", chance={"tower drop": ["falls"]})

    assert in_order(
        ann.state.story,
        "The Heat marker came to 1",
        "One child fell sick (the cold)",
        "1 cubes were dropped",
        "The Heat marker went back",
    )
    assert ann.sick == {"worker": 0, "engineer": 0, "child": 1}


@rule("FRO-355", "FRO-127", "FRO-129")
def test_morning_assembly_comes_before_the_advisor_and_the_sickness_after_both() -> None:
    ann = city(flags=["assembly"], hope=["unity"], discontent=["anger*"], sick={"worker": 6})
    ann.does(preparation_phase(ann.state), "AD4", chance={})

    assert in_order(
        ann.state.story,
        "Unity (hope) was activated (Morning Assembly)",
        "bo advised: Foreman Advisor",
        "Unity (hope) was exhausted (Foreman Advisor)",
        "1 temporary Worker came to help",
        "1 Spent Worker token went to the supply (Sickness marker on 6)",
    )


@rule("FRO-355")
def test_morning_assembly_needs_at_most_one_active_discontent_token() -> None:
    two = city(flags=["assembly"], hope=["unity"], discontent=["anger*", "fear*"], sick=HEALTHY)
    two.does(preparation_phase(two.state))

    assert two.hope == ["unity"]


@rule("FRO-251", "FRO-127")
def test_a_refused_advisor_says_whether_one_has_helped_or_its_token_is_exhausted() -> None:
    solo = city(seats=1, hope=["resolve*", "unity"]).table("preparation")
    reasons = {option.key: option.why_not for option in solo.decision.refused}
    assert reasons == dict.fromkeys(("AD2", "AD3"), "its Hope token cannot be exhausted")

    solo.state.call_to_rise = True
    solo.choose("AD1")
    later = {option.key: option.why_not for option in solo.decision.refused}
    assert later == dict.fromkeys(("AD1", "AD2", "AD3", "AD4"), "one Advisor a Round")


@rule("FRO-309", "FRO-128")
def test_the_token_is_exhausted_before_the_ability_works() -> None:
    ann = city(hope=["resolve*"], stress=5, cold=3)
    ann.does(advisor_step(ann.state), "AD1")

    assert in_order(ann.state.story, "Resolve (hope) was exhausted", "The Heat marker came to 2 (Generator Advisor)")


@rule("FRO-174")
def test_a_building_is_paid_for_then_placed() -> None:
    table = city(wood=9).table()
    for key in ("construct", "worker", "build hunters_hut", "G4"):
        table.choose(key)

    assert in_order(table.story, "The city spent 2 Wood", "ann built: Hunter's Hut on G4")


@rule("FRO-285", "FRO-080")
def test_a_technology_takes_effect_before_the_next_one_is_chosen() -> None:
    ann = city(round=4, developing=("T01", 4))
    ann.does(activate(ann.state, ann.player("ann")), "T02")

    assert in_order(
        ann.state.story, "Better Snares was developed", "Hunter's Hut was upgraded", "Signal Lens was begun"
    )


@rule("FRO-347")
def test_after_a_long_shift_the_worker_falls_sick_last() -> None:
    ann = city(flags=["long_shift"], tiles=TILES, built={"N0a": "hunters_hut"}, sick=HEALTHY, heat=3, cold=3,
               ranges=[0, 0, 0])  # fmt: skip
    table = ann.table()
    for key in ("use N0a", "worker", "yes"):
        table.choose(key)

    assert in_order(table.story, "The city gained 3 Food (Hunter's Hut)", "One worker fell sick (Long Shifts)")
    assert table.story.for_seat(None)[-1].startswith("One worker fell sick (Long Shifts)")


@rule("FRO-195")
def test_a_complete_card_resolves_its_full_effect_and_then_leaves() -> None:
    ann = city(events=["M15"], wood=5, hope=["unity"], sick=HEALTHY)
    ann.state.events[0] = Posted(event("M15"), placed=1)
    table = ann.table()
    table.choose("special M15")
    table.choose("activate unity")

    name = event("M15").name
    assert in_order(table.story, f"{name} was complete", "Unity (hope) was activated", f"{name} left the game")


@rule("FRO-086", "FRO-309")
def test_an_option_is_told_before_what_it_does() -> None:
    ann = city(food=0, sick=HEALTHY, discontent=["anger*"])
    ann.does(dusk_phase(ann.state), "option 2", chance={"dusk": ["D03"]})

    assert in_order(ann.state.story, "ann chose: Ration everyone", "A token came onto the discontent track")


@rule("FRO-197")
def test_a_card_that_another_card_has_removed_does_nothing_at_dusk() -> None:
    """Word from Winterhome brings Discontent at dusk where there is little Hope."""
    first = msgspec.structs.replace(event("M15"), dusk=(RemoveScenario("CR4"),), special=None)
    ann = city(events=["M15"], scenario_cards=["CR4"], hope=["unity*"], discontent=[])
    ann.state.events[:] = [Posted(first)]
    ann.does(displayed_effects(ann.state), "M15", checked=False)
    assert (ann.discontent, ann.state.removed) == ([], ["CR4"])

    quiet = city(events=["M12"])
    quiet.does(displayed_effects(quiet.state))
    assert not [line for line in quiet.story_text().splitlines() if "at dusk:" in line]


@rule("FRO-145", "FRO-151")
def test_a_meeple_is_sent_then_the_cold_strikes_then_the_action_is_resolved() -> None:
    table = city(heat=0, sick=HEALTHY).table()
    table.choose("gather G4")
    table.choose("worker")

    assert in_order(
        table.story, "ann sent one worker: Gather from G4 (5 wood) (cold)",
        "One worker fell sick (work in the cold)", "The city gained 2 Wood",
    )  # fmt: skip


@rule("FRO-117", "FRO-123")
def test_the_storm_marker_never_leaves_the_first_space_backwards() -> None:
    for start in (2, 1):
        ann = city(round=2, storm=start)
        ann.does(weather_phase(ann.state), chance={"weather": ["W06"]})
        assert in_order(ann.state.story, "The Storm marker came to 1 (Ice Fog)", "Storm number 1 hit the settlement")


@rule("FRO-340")
def test_the_order_in_which_weather_cards_go_back_is_told() -> None:
    ann = city(hands=[["C29"]])
    table = ann.table(chance={"weather": ["W01", "W02", "W03"]})
    for key in ("C29", "W03", "W01"):
        table.choose(key)

    assert "They went back in this order: Light Frost, Still Air, Thin Sun" in table.story.for_seat(None)


@rule("FRO-046", "FRO-050")
def test_what_is_gained_and_spent_is_told_and_nothing_is_told_of_nothing() -> None:
    ann = city(round=2, tiles=TILES, food=5)
    ann.does(weather_phase(ann.state), chance={"weather": ["W01"]})
    assert not [line for line in ann.story_text().splitlines() if "Food" in line]

    table = city(coal=2, stress=4).table()
    table.choose("special CR1")
    told = table.story.for_seat(None)
    assert "The city spent 1 Coal (The Last City)" in told
    assert not [line for line in told if "spent 0" in line or "spent Wood" in line or "0 Wood" in line]


@rule("FRO-216", "FRO-217")
def test_hunger_is_told_only_when_it_rises() -> None:
    full = city(round=1, food=20).table("hunger")
    assert not [line for line in full.story.for_seat(None) if line.startswith("Hunger rose")]

    empty = city(round=1, food=5).table("hunger")
    assert in_order(empty.story, "The city spent 5 Food (child Round: 11 Food due)", "Hunger rose to 6")


@rule("FRO-202")
@pytest.mark.parametrize(("engineers", "word"), [(0, "kept"), (20, "broken")])
def test_a_promise_leaves_the_game_before_its_outcome_is_resolved(engineers: int, word: str) -> None:
    card = event("M12")
    ann = city(events=["M12"], citizens={"worker": 4, "engineer": engineers, "child": 0}, sick=HEALTHY)
    ann.state.events[0] = Posted(card, failed=1)
    ann.plays_out(displayed_effects(ann.state), "")
    told = ann.story_text().splitlines()

    assert told[0].startswith(f"The promise of {card.name} was {word}: ")
    assert told[1].startswith(f"{card.name} left the game")
    assert len(told) > 2
