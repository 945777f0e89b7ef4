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
from holdfast.games.frostpunk.verbs import effects as verb
from holdfast.games.frostpunk.verbs import requirements as asked
from holdfast.games.frostpunk.verbs.effects import COSTS, VERBS
from holdfast.games.frostpunk.verbs.requirements import PREDICATES

EFFECTS: Final = VERBS.bind(
    {
        verb.Gain: supply.gain_resources,
        verb.Lose: supply.lose_resources,
        verb.ChangeCitizens: supply.change_citizens,
        verb.AddSpent: supply.add_spent_tokens,
        verb.AddTemporary: supply.add_temporary,
        verb.GainAutomatons: supply.gain_automatons,
        verb.ChangeHunger: supply.change_hunger,
        verb.MoveCorpses: supply.move_corpses,
        verb.MakeSick: sickness.make_sick,
        verb.Kill: sickness.kill_citizens,
        verb.Cure: sickness.use_points,
        verb.Treat: sickness.use_points,
        verb.DrawCitizenCards: citizens.draw_citizen_cards,
        verb.ChangeHope: hope_and_discontent.change,
        verb.ChangeDiscontent: hope_and_discontent.change,
        verb.Activate: hope_and_discontent.activate_or_exhaust,
        verb.Exhaust: hope_and_discontent.activate_or_exhaust,
        verb.DiscardTokens: hope_and_discontent.discard,
        verb.MoveCold: generator.move_cold,
        verb.MoveRanges: generator.move_ranges,
        verb.RaiseHeat: generator.advance_heat,
        verb.ChangeStress: generator.change_stress,
        verb.ClearStress: generator.clear_stress,
        verb.MoveStorm: weather.postpone_storm,
        verb.PlaceStorm: weather.place_storm,
        verb.RemoveStorm: weather.remove_storm,
        verb.PeekAtWeather: weather.peek_at_weather,
        verb.MakeRuins: weather.make_ruins,
        verb.AdvanceScouts: expeditions.advance_all,
        verb.LoseScout: expeditions.lose_scout,
        verb.Unlock: laws.unlock,
        verb.BuildForNothing: construct.build_for_nothing,
        verb.Wreck: construct.wreck,
        verb.Upgrade: technology.upgrade,
        verb.PlaceTiles: snow.place_free_tiles,
        verb.Cook: use.cook,
        verb.GatherAround: use.gather_around,
        verb.FellTrees: use.fell_trees,
        verb.PassLaw: laws.pass_law,
        verb.ChoosePurpose: laws.choose_purpose,
        verb.Develop: technology.develop,
        verb.StartRule: technology.start_rule,
        verb.AddDusk: events.add_dusk,
        verb.PurgeDusk: events.purge_dusk,
        verb.DiscardDusk: events.discard_dusk,
        verb.EnterScenario: scenario.enter_scenario,
        verb.RemoveScenario: scenario.remove_scenario,
        verb.PlaceFinalTrigger: scenario.place_final_trigger,
        verb.AddFrost: scenario.add_frost,
        verb.ThawArk: scenario.thaw_ark,
        verb.Win: winning.win,
        verb.Defeat: winning.defeat,
        verb.Choose: effects.choose_way,
        verb.May: effects.may,
        verb.If: effects.when,
        verb.PerHopeToken: effects.per_hope_token,
    }
)

PAYMENTS: Final = COSTS.bind(
    {
        verb.Spend: supply.spend_resources,
        verb.Exhaust: hope_and_discontent.activate_or_exhaust,
        verb.DiscardCitizenCards: citizens.discard_citizen_cards,
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
