"""The verbs of The Pioneers Program, bound to the functions that carry them out. `holdfast pack verbs` lists them."""

from __future__ import annotations

from holdfast.games.pioneers import verbs
from holdfast.games.pioneers.rules import card_effects, powers

EFFECTS = verbs.VERBS.bind(
    {
        verbs.Gain: card_effects.gain_tokens,
        verbs.Lose: card_effects.lose_tokens,
        verbs.Steal: card_effects.steal_tokens,
        verbs.Convert: card_effects.convert_tokens,
        verbs.DrawCards: card_effects.draw_into_hand,
        verbs.Peek: card_effects.peek_at_deck,
        verbs.LookHand: card_effects.see_hand,
        verbs.Discard: card_effects.discard_from_town,
        verbs.DiscardHand: card_effects.discard_from_hand,
        verbs.MarketBuy: card_effects.buy_cheaper,
        verbs.PlaceResearch: card_effects.place_research,
        verbs.GainPoints: card_effects.gain_points,
        verbs.ExtraTurn: card_effects.win_turn,
        verbs.DefenceRoll: card_effects.roll_to_defend,
        verbs.Forbid: card_effects.forbid,
        verbs.ProductionChange: card_effects.change_production,
        verbs.Choose: card_effects.choose_way,
    }
)

PASSIVE_EFFECTS = verbs.PASSIVES.bind(
    {
        verbs.Modifier: powers.add_modifier,
        verbs.WaiveCard: powers.add_waived_cards,
        verbs.WaiveTokens: powers.add_waived_tokens,
        verbs.PlanBonus: powers.add_plan_bonus,
        verbs.Capacity: powers.add_capacity,
        verbs.MarketDiscount: powers.add_discount,
        verbs.WastesExtra: powers.add_wastes_cards,
        verbs.ResearchFree: powers.add_free_research,
        verbs.ResearchBonus: powers.add_research_bonus,
        verbs.FreePlay: powers.add_free_play,
    }
)

VOCABULARIES = (EFFECTS, verbs.COSTS, verbs.REACTIONS, PASSIVE_EFFECTS)
"""Costs and reactions have no function of their own: activations pay costs, and a reaction is a few numbers."""
