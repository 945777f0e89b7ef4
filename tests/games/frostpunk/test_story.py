"""No consequence comes unseen: the story names card, cause and effect, and options say what they bring."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from games.frostpunk.positions import City, city
from holdfast.engine.requests import Decision
from holdfast.games.frostpunk.rules.events import dusk_phase
from holdfast.games.frostpunk.rules.generator import add_stress, generator_phase
from holdfast.games.frostpunk.rules.hope_and_discontent import increase
from holdfast.games.frostpunk.rules.hunger import feed, previous_hunger
from holdfast.games.frostpunk.rules.night import night_phase
from holdfast.games.frostpunk.rules.preparation import preparation_phase
from holdfast.games.frostpunk.rules.weather import weather_phase
from proving import rule

HEALTHY = {"worker": 0, "engineer": 0, "child": 0}


def lines(ann: City) -> list[str]:
    return ann.story_text().splitlines()


@rule("FRO-199", "FRO-085")
def test_a_card_without_a_choice_is_told_with_what_it_does_and_not_as_a_choice() -> None:
    ann = city(sick=HEALTHY, heat=0)
    ann.does(dusk_phase(ann.state), chance={"dusk": ["D02"]})

    assert (
        "Coughing in the Dark was revealed: if Heat: at least 3: nothing; otherwise sick: 1 Worker, sick: 1 Child"
        in (lines(ann))
    )
    assert "One worker fell sick (Coughing in the Dark)" in lines(ann)
    assert "Coughing in the Dark left no choice: So be it (nothing)" in lines(ann)
    assert not [line for line in lines(ann) if "chose" in line]


@rule("FRO-086")
def test_a_choice_is_told_with_what_it_brings() -> None:
    ann = city(food=0, sick=HEALTHY)
    ann.does(dusk_phase(ann.state), "option 2", "draw a token", chance={"dusk": ["D03"]})
    assert "ann chose: Ration everyone (+1 Discontent)" in lines(ann)
    assert next(line for line in lines(ann) if line.startswith("A token came onto the discontent track")).endswith(
        "(Pilfered Stores)"
    )


@rule("FRO-207")
def test_the_next_dispute_is_read_with_its_options() -> None:
    ann = city(round=2, dispute="SD1")
    ann.plays_out(dusk_phase_with(ann, "SD1"), "option 1")
    told = next(line for line in lines(ann) if "joined the Dusk deck: " in line)

    joined = next(card for card in ann.state.dusk.rest if card.red)
    assert all(choice.text in told for choice in joined.choices)
    assert told.startswith(joined.name)


def dusk_phase_with(ann: City, key: str) -> Coroutine[Any, Any, None]:
    ann.state.dusk_discard += [card for card in ann.state.dusk.rest if card.key != key]
    ann.state.dusk.rest[:] = [card for card in ann.state.dusk.rest if card.key == key]
    return dusk_phase(ann.state)


@rule("FRO-113", "FRO-114", "FRO-117")
def test_the_weather_says_which_markers_it_moved_and_where_to() -> None:
    ann = city(round=2, cold=3, ranges=[0, 1, 2], storm=9)
    ann.does(weather_phase(ann.state), chance={"weather": ["W08"]})

    assert "The Cold marker came to 5, the Heat Range indicators to 1, 2, 3 (Whiteout)" in lines(ann)
    assert "The Storm marker came to 8 (Whiteout)" in lines(ann)


@rule("FRO-118", "FRO-120")
def test_a_storm_says_what_it_does() -> None:
    ann = city(round=8, storm=8)
    ann.does(weather_phase(ann.state), chance={"weather": ["W01"]})

    assert "Storm number 1 hit the settlement: Storm marker to space 12, every Tent becomes a Ruin" in lines(ann)
    assert "The Storm marker came to 12 (Storm 1)" in lines(ann)
    assert "Every Tent became a Ruin (Storm 1)" in lines(ann)


@rule("FRO-095", "FRO-225", "FRO-133")
def test_sickness_names_its_cause() -> None:
    cold = city(heat=0, cold=1, coal=0, sick=HEALTHY)
    cold.does(generator_phase(cold.state))
    assert "One worker fell sick (the cold)" in lines(cold)

    night = city(heat=0, cold=0, coal=0, sick=HEALTHY, citizens={"worker": 4, "engineer": 0, "child": 0})
    night.does(night_phase(night.state))
    assert "In the cold slept: 1 Worker" in lines(night)
    assert "One worker fell sick (a night in the cold)" in lines(night)

    ill = city(sick={"worker": 10, "engineer": 0, "child": 0}, hope=["unity"])
    ill.does(preparation_phase(ill.state))
    assert "One worker fell gravely ill (Sickness marker on 10)" in lines(ill)


@rule("FRO-211", "FRO-241")
def test_discontent_and_deaths_name_their_cause_and_the_death_effect_its_card() -> None:
    ann = city(hunger=5, food=0, round=3, discontent=[])
    ann.does(previous_hunger(ann.state), chance={"citizen": ["C08"]})
    told = lines(ann)

    assert next(line for line in told if line.startswith("A token came onto the discontent track")).endswith(
        "(Hunger 5)"
    )
    assert "One worker died; the Corpse marker came to 1 (Hunger 5)" in told
    card = next(card for card in ann.state.citizen_discard if card.key == "C08")
    assert any(line.startswith(f"The Citizen card drawn was {card.name}: ") for line in told)


@rule("FRO-349")
def test_a_burial_says_that_the_death_had_no_effect() -> None:
    ann = city(
        hunger=5, food=0, round=3, discontent=[], flags=["burial"], tiles={"N0": "N12"}, built={"N0a": "cemetery"}
    )
    ann.does(previous_hunger(ann.state), chance={"citizen": ["C08"]})

    assert "Buried in the Cemetery: the death had no effect" in lines(ann)


@rule("FRO-109")
def test_a_breakdown_says_which_markers_it_moved() -> None:
    ann = city(stress=10, cold=3, ranges=[0, 1, 2])
    add_stress(ann.state, 1)

    assert "The Cold marker came to 4, the Heat Range indicators to 1, 2, 3; all Stress cubes went to the bank" in (
        ann.story_text()
    )


@rule("FRO-036", "FRO-072")
def test_the_option_to_draw_the_sixth_discontent_token_says_that_it_loses() -> None:
    five = ["anger*", "anger*", "anger*", "fear", "fear*"]
    assert draw_label(city(discontent=five)) == "Draw the 6th token: you lose"
    assert draw_label(city(discontent=five[:4])) == "Draw a token and place it exhausted"


@rule("FRO-356")
def test_with_iron_rule_it_says_what_iron_rule_does() -> None:
    five = ["anger*", "anger*", "anger*", "fear", "fear*"]
    assert draw_label(city(discontent=five, flags=["iron_rule"])) == (
        "Draw the 6th token: Iron Rule discards 2 tokens, and 2 Citizens die"
    )
    used = city(discontent=five, flags=["iron_rule"])
    used.state.used_flags.append("iron_rule")
    assert draw_label(used) == "Draw the 6th token: you lose"


def draw_label(ann: City) -> str:
    decision = increase(ann.state, ann.player("ann"), 1).send(None)
    assert isinstance(decision, Decision)
    return next(option.label for option in decision.options if option.key == "draw a token")


@rule("FRO-346")
def test_the_offer_of_sawdust_says_who_falls_sick() -> None:
    ann = city(food=20, round=2, flags=["sawdust"], sick=HEALTHY)
    ann.does(feed(ann.state), "sawdust 3")

    assert ann.asked[0].prompt == "Stretch the bread? One worker falls sick of it"
    assert "One worker fell sick (Sawdust Loaves)" in lines(ann)


@rule("FRO-347")
def test_the_offer_of_a_long_shift_says_that_a_worker_falls_sick() -> None:
    ann = city(flags=["long_shift"], tiles={"N0": "N12"}, built={"N0a": "hunters_hut"}, sick=HEALTHY)
    table = ann.table()
    table.choose("use N0a")
    table.choose("worker")

    assert table.decision.prompt == "Work a long shift? One Worker falls sick of it"


@rule("FRO-176")
def test_a_plot_says_what_goes_back_to_the_bank() -> None:
    table = city(wood=9).table()
    for key in ("construct", "worker", "build bunkhouse"):
        table.choose(key)

    labels = {option.key: option.label for option in table.decision.options}
    assert labels["G4"] == "G4 (5 wood go back to the bank)"


@rule("FRO-343")
def test_the_second_child_says_what_it_costs() -> None:
    table = city(flags=["child_work"], sick=HEALTHY, heat=3, cold=3, hope=["unity*"]).table()
    table.choose("gather G4")
    assert next(option.label for option in table.decision.options if option.key == "child") == "Child"
    table.choose("child")
    table.choose("gather G5")

    label = next(option.label for option in table.decision.options if option.key == "child")
    assert label == "Child (exhausts a Hope token)"
