"""Scenario cards: Crater and The Arks."""

from __future__ import annotations

import pytest

from games.frostpunk.positions import BOX, City, city, event, offers
from holdfast.games.frostpunk.pieces import ENGINEER, WORKER
from holdfast.games.frostpunk.rules.events import displayed_effects
from holdfast.games.frostpunk.rules.rounds import dawn_phase
from holdfast.games.frostpunk.rules.scenario import enter
from holdfast.games.frostpunk.rules.special_actions import perform_special
from holdfast.games.frostpunk.rules.weather import weather_phase
from holdfast.games.frostpunk.verbs.effects import MakeSick
from proving import rule

ROOMY = {"N0a": "bunkhouse", "N0b": "bunkhouse", "N1a": "bunkhouse", "N1b": "bunkhouse", "N2a": "bunkhouse"}
TILES = {"N0": "N12", "N1": "N01", "N2": "N07"}


def enters(ann: City, key: str, *answers: str, **chance: list[str]) -> City:
    script = {name.replace("_", " "): keys for name, keys in chance.items()}
    return ann.does(enter(ann.state, ann.player("ann"), event(key)), *answers, chance=script)


@rule("FRO-264", "FRO-081")
def test_the_triggers_of_the_crater_bring_their_cards() -> None:
    cards = {card.trigger: card.key for card in BOX.scenarios["crater"] if card.trigger}

    assert cards == {"A": "CR2", "B": "CR3", "C": "CR4", "D": "CR6"}
    assert BOX.setup_card("crater", "normal").triggers == {"A": 3, "B": 5, "C": 8}
    assert BOX.setup_card("crater", "hard").triggers == {"A": 3, "B": 5, "C": 7}
    assert [posted.card.key for posted in city().state.scenario] == ["CR1"]


@rule("FRO-265", "FRO-366")
def test_the_second_storm_brings_the_great_storm_and_the_last_trigger() -> None:
    ann = city(round=10, storm=10, storms=1, cold=5)
    ann.does(weather_phase(ann.state), chance={"weather": ["W01"]})

    assert [posted.card.key for posted in ann.state.scenario] == ["CR1", "CR5"]
    assert ann.state.triggers["D"] == 13
    assert (ann.state.cold, ann.state.flags) == (6, ["no_traps"])
    assert {"D37", "D38"} <= set(ann.dusk)


@rule("FRO-366")
def test_in_the_great_storm_traps_are_empty_and_every_dusk_makes_people_sick_and_costs_hope() -> None:
    ann = city(round=11, flags=["no_traps"], scenario_cards=["CR5"], food=0, storm=0, storms=2,
               tiles=TILES, built={"N0a": "hunters_hut"}, sick={"worker": 0, "child": 0})  # fmt: skip
    ann.does(weather_phase(ann.state), chance={"weather": ["W01"]})
    assert ann.food == 0

    ann.does(displayed_effects(ann.state), "exhaust resolve")
    assert ann.sick == {"worker": 1, "engineer": 1, "child": 1}
    assert ann.hope == ["resolve", "unity", "devotion"]


@rule("FRO-366")
def test_the_last_city_lets_an_engineer_remove_two_stress_cubes_for_coal() -> None:
    table = city(stress=6, coal=2).table()
    table.choose("special CR1")

    assert (table.state.stress, table.state.stock[2]) == (4, 1)


@rule("FRO-364")
def test_roofs_asks_for_slots_for_all_but_two_meeples() -> None:
    housed = enters(city(tiles=TILES, built=ROOMY, hope=["unity"]), "CR2", "activate unity")
    assert (housed.hope, housed.state.removed) == (["unity*"], ["CR2"])

    homeless = enters(city(), "CR2", "activate anger")
    assert homeless.discontent == ["anger*", "fear"]
    assert "D33" in homeless.dusk


@rule("FRO-364", "FRO-278", "FRO-280")
@pytest.mark.parametrize("purpose", ["order", "faith"])
def test_something_to_live_for_sets_a_purpose(purpose: str) -> None:
    ann = enters(city(), "CR3", f"purpose {purpose}")

    assert (ann.state.purpose, ann.state.removed) == (purpose, ["CR3"])


@rule("FRO-364", "FRO-280")
def test_both_purposes_may_be_declined_for_less_discontent() -> None:
    ann = enters(city(), "CR3", "purpose none, discontent -1", "remove anger")

    assert (ann.state.purpose, ann.discontent) == ("none", ["fear"])


@rule("FRO-365")
def test_word_from_winterhome() -> None:
    ann = enters(city(hope=["unity*", "resolve*"], discontent=[]), "CR4", "exhaust unity", "exhaust resolve",
                 discontent_bag=["fear"])  # fmt: skip
    assert (ann.hope, ann.discontent) == (["unity", "resolve"], ["fear*"])
    assert "D34" in ann.dusk

    ann.does(displayed_effects(ann.state))
    assert len(ann.discontent) == 2

    hopeful = city(hope=["unity", "unity", "resolve"], scenario_cards=["CR4"], discontent=[])
    hopeful.does(displayed_effects(hopeful.state))
    assert hopeful.discontent == []


@rule("FRO-365")
def test_two_wood_placed_end_the_word_from_winterhome() -> None:
    ann = city(scenario_cards=["CR4"], added=["D34"], wood=2, hope=["unity"])
    ann.does(perform_special(ann.state, ann.player("ann"), event("CR4"), WORKER))
    assert (ann.state.scenario[1].placed, ann.wood) == (1, 1)

    ann.does(perform_special(ann.state, ann.player("ann"), event("CR4"), ENGINEER), "activate unity")
    assert sorted(ann.state.removed) == ["CR4", "D34"]
    assert ann.wood == 0


@rule("FRO-266", "FRO-267")
def test_reaching_the_last_trigger_wins_after_about_twelve_rounds() -> None:
    ann = city(round=11, triggers={"D": 12})
    ann.does(dawn_phase(ann.state))

    assert (ann.outcome, ann.state.round) == ("won", 12)


# The Arks --------------------------------------------------------------------------------------------------------


@rule("FRO-316")
def test_at_dusk_cold_arks_gather_frost_and_warm_ones_do_not() -> None:
    cold = city(scenario="arks", heat=0)
    cold.does(displayed_effects(cold.state))
    assert cold.state.frost == [1, 1, 1, 1]

    warm = city(scenario="arks", heat=1, cold=3, ranges=[0, 1, 2])
    warm.does(displayed_effects(warm.state))
    assert warm.state.frost == [0, 0, 0, 0]


@rule("FRO-316")
def test_an_ark_with_three_tokens_is_lost_for_good_and_the_second_loses_the_game() -> None:
    ann = city(scenario="arks", frost=[2, 0, 0, 0], heat=0)
    ann.does(displayed_effects(ann.state))
    assert (ann.state.frost, ann.outcome) == ([3, 1, 1, 1], "")
    assert sum(site.building.key == "ark" for site in ann.state.sites) == 4

    ann.does(displayed_effects(ann.state))
    assert ann.state.frost == [3, 2, 2, 2]
    ann.does(displayed_effects(ann.state))
    assert ann.outcome == "arks"


@rule("FRO-317")
def test_an_engineer_thaws_an_ark_that_is_not_lost_for_two_coal() -> None:
    table = city(scenario="arks", frost=[3, 1, 2, 0], coal=4).table()
    table.choose("special AR1")
    assert offers(table) == ["ark 2", "ark 3"]
    table.choose("ark 3")

    assert (table.state.frost, table.state.stock[2]) == ([3, 1, 1, 0], 2)


@rule("FRO-318", "FRO-043")
@pytest.mark.parametrize(("frost", "outcome"), [([0, 2, 1, 0], "won"), ([3, 0, 0, 2], "won"), ([3, 3, 0, 0], "arks")])
def test_the_last_trigger_wins_with_three_arks(frost: list[int], outcome: str) -> None:
    ann = city(scenario="arks", round=11, frost=frost, triggers={"D": 12})
    ann.does(dawn_phase(ann.state))

    assert ann.outcome == outcome
    assert (BOX.setup_card("arks", "normal").triggers["D"], BOX.setup_card("arks", "hard").triggers["D"]) == (14, 15)


@rule("FRO-368")
def test_storms_of_the_arks_also_frost_every_cold_ark() -> None:
    ann = city(scenario="arks", round=9, storm=9)
    ann.does(weather_phase(ann.state), chance={"weather": ["W01"]})
    assert (ann.state.storm, ann.state.frost, ann.site("G1").ruin) == (12, [1, 1, 1, 1], True)

    second = city(scenario="arks", round=12, storm=12, storms=1, tiles={"N1": "N12"}, built={"N1a": "bunkhouse"})
    second.does(weather_phase(second.state), chance={"weather": ["W01"]})
    assert (second.state.storm, second.state.frost, second.site("N1a").ruin) == (0, [1, 1, 1, 1], True)


@rule("FRO-367")
def test_the_surveyors_return() -> None:
    ann = enters(city(scenario="arks", automatons=1, core=0), "AR2")
    assert ("D39" in ann.dusk, ann.core, ann.state.removed) == (True, 1, ["AR2"])

    few = enters(city(scenario="arks", automatons=0, core=0), "AR2")
    assert (few.hope, few.core) == (["resolve", "unity", "devotion"], 1)


@rule("FRO-367", "FRO-332")
def test_smoke_to_the_south_closes_what_cannot_be_paid() -> None:
    poor = enters(city(scenario="arks", food=5), "AR3", "exhaust resolve", "purpose faith")
    assert (poor.food, poor.state.purpose, poor.state.removed) == (5, "faith", ["AR3"])

    rich = enters(
        city(scenario="arks", food=6, hope=["unity"]), "AR3", "spend food 6: hope +1", "activate unity", "purpose order"
    )
    assert (rich.food, rich.hope) == (0, ["unity*"])


@rule("FRO-367")
def test_the_dying_neighbours() -> None:
    taken = enters(city(scenario="arks"), "AR4", "citizen +5 worker, citizen +3 child, sick worker 2, sick child 1")
    assert (taken.citizens["worker"], taken.citizens["child"], taken.sick["worker"]) == (5, 3, 2)

    paid = enters(city(scenario="arks", coal=6, food=6, hope=["unity"]), "AR4", "spend coal 6, spend food 6: hope +2",
                  "activate unity")  # fmt: skip
    assert (paid.coal, paid.food, len(paid.hope)) == (0, 0, 2)


@rule("FRO-319")
def test_types_without_citizens_take_no_cold_sickness() -> None:
    ann = city(scenario="arks", sick={"engineer": 1}).resolves(MakeSick(worker=2), MakeSick(each=1))

    assert ann.sick == {"worker": 0, "engineer": 2, "child": 0}
