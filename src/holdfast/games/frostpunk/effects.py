"""What carries out each verb, cost and requirement of the content. The rules themselves stand in `rules/`."""

from __future__ import annotations

from typing import Final

from holdfast.games.frostpunk.rules import (
    citizens,
    construct,
    effects,
    events,
    expeditions,
    generator,
    hope_and_discontent,
    laws,
    requirements,
    scenario,
    sickness,
    snow,
    supply,
    technology,
    use,
    weather,
    winning,
)
from holdfast.games.frostpunk.verbs import COSTS, VERBS, cards, city
from holdfast.games.frostpunk.verbs import requirements as asked
from holdfast.games.frostpunk.verbs.requirements import PREDICATES

EFFECTS: Final = VERBS.bind(
    {
        city.Gain: supply.gain_resources,
        city.Lose: supply.lose_resources,
        city.ChangeCitizens: supply.change_citizens,
        city.AddSpent: supply.add_spent_tokens,
        city.AddTemporary: supply.add_temporary,
        city.GainAutomatons: supply.gain_automatons,
        city.ChangeHunger: supply.change_hunger,
        city.MoveCorpses: supply.move_corpses,
        city.MakeSick: sickness.make_sick,
        city.Kill: sickness.kill_citizens,
        city.Cure: sickness.use_points,
        city.Treat: sickness.use_points,
        city.DrawCitizenCards: citizens.draw_citizen_cards,
        city.ChangeHope: hope_and_discontent.change,
        city.ChangeDiscontent: hope_and_discontent.change,
        city.Activate: hope_and_discontent.activate,
        city.Exhaust: hope_and_discontent.exhaust,
        city.DiscardTokens: hope_and_discontent.discard,
        city.MoveCold: generator.move_cold,
        city.MoveRanges: generator.move_ranges,
        city.RaiseHeat: generator.advance_heat,
        city.ChangeStress: generator.change_stress,
        city.ClearStress: generator.clear_stress,
        city.MoveStorm: weather.postpone_storm,
        city.PlaceStorm: weather.place_storm,
        city.RemoveStorm: weather.remove_storm,
        city.PeekAtWeather: weather.peek_at_weather,
        city.MakeRuins: weather.make_ruins,
        city.AdvanceScouts: expeditions.advance_all,
        city.LoseScout: expeditions.lose_scout,
        city.Unlock: laws.unlock,
        city.BuildForNothing: construct.build_for_nothing,
        city.Wreck: construct.wreck,
        city.Upgrade: technology.upgrade,
        city.PlaceTiles: snow.place_free_tiles,
        city.Cook: use.cook,
        city.GatherAround: use.gather_around,
        city.FellTrees: use.fell_trees,
        cards.PassLaw: laws.pass_law,
        cards.ChoosePurpose: laws.choose_purpose,
        cards.Develop: technology.develop,
        cards.StartRule: technology.start_rule,
        cards.AddDusk: events.add_dusk,
        cards.PurgeDusk: events.purge_dusk,
        cards.DiscardDusk: events.discard_dusk,
        cards.EnterScenario: scenario.enter_scenario,
        cards.RemoveScenario: scenario.remove_scenario,
        cards.PlaceFinalTrigger: scenario.place_final_trigger,
        cards.AddFrost: scenario.add_frost,
        cards.ThawArk: scenario.thaw_ark,
        cards.Win: winning.win,
        cards.Defeat: winning.defeat,
        cards.Choose: effects.choose_way,
        cards.May: effects.may,
        cards.If: effects.when,
        cards.PerHopeToken: effects.per_hope_token,
    }
)

PAYMENTS: Final = COSTS.bind(
    {
        cards.Spend: supply.spend_resources,
        city.Exhaust: hope_and_discontent.exhaust,
        cards.DiscardCitizenCards: citizens.discard_citizen_cards,
    }
)

REQUIREMENTS: Final = PREDICATES.bind(
    {
        asked.Stock: requirements.stock,
        asked.ActiveTokens: requirements.active_tokens,
        asked.TokenCount: requirements.token_count,
        asked.LawPassed: requirements.law_passed,
        asked.TechnologyActive: requirements.technology_active,
        asked.Built: requirements.built,
        asked.Sick: requirements.sick,
        asked.SpareBeds: requirements.enough_beds,
        asked.Heat: requirements.heat,
        asked.Stress: requirements.stress,
        asked.Hunger: requirements.hunger,
        asked.Deaths: requirements.deaths,
        asked.Storms: requirements.storms,
        asked.PurposeChosen: requirements.purpose_chosen,
        asked.ArksLeft: requirements.enough_arks,
        asked.Automatons: requirements.automatons,
        asked.Not: requirements.not_met,
        asked.AllOf: requirements.all_met,
        asked.AnyOf: requirements.any_met,
    }
)
