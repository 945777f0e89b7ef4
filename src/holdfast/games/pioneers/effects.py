"""The verbs of The Pioneers Program, bound to the functions that carry them out. `holdfast pack verbs` lists them."""

from __future__ import annotations

from holdfast.games.pioneers.rules import card_effects, powers
from holdfast.games.pioneers.verbs import (
    COSTS,
    PASSIVES,
    REACTIONS,
    VERBS,
    Capacity,
    Choose,
    Convert,
    DefenceRoll,
    Discard,
    DiscardHand,
    DrawCards,
    ExtraTurn,
    Forbid,
    FreePlay,
    Gain,
    GainPoints,
    LookHand,
    Lose,
    MarketBuy,
    MarketDiscount,
    Modifier,
    Peek,
    PlaceResearch,
    PlanBonus,
    ProductionChange,
    ResearchBonus,
    ResearchFree,
    Steal,
    WaiveCard,
    WaiveTokens,
    WastesExtra,
)

VERBS.bind(
    {
        Gain: card_effects.gain_tokens,
        Lose: card_effects.lose_tokens,
        Steal: card_effects.steal_tokens,
        Convert: card_effects.convert_tokens,
        DrawCards: card_effects.draw_into_hand,
        Peek: card_effects.peek_at_deck,
        LookHand: card_effects.see_hand,
        Discard: card_effects.discard_from_town,
        DiscardHand: card_effects.discard_from_hand,
        MarketBuy: card_effects.buy_cheaper,
        PlaceResearch: card_effects.place_research,
        GainPoints: card_effects.gain_points,
        ExtraTurn: card_effects.win_turn,
        DefenceRoll: card_effects.roll_to_defend,
        Forbid: card_effects.forbid,
        ProductionChange: card_effects.change_production,
        Choose: card_effects.choose_way,
    }
)

PASSIVES.bind(
    {
        Modifier: powers.add_modifier,
        WaiveCard: powers.add_waived_cards,
        WaiveTokens: powers.add_waived_tokens,
        PlanBonus: powers.add_plan_bonus,
        Capacity: powers.add_capacity,
        MarketDiscount: powers.add_discount,
        WastesExtra: powers.add_wastes_cards,
        ResearchFree: powers.add_free_research,
        ResearchBonus: powers.add_research_bonus,
        FreePlay: powers.add_free_play,
    }
)

VOCABULARIES = (VERBS, COSTS, REACTIONS, PASSIVES)
"""Costs and reactions have no function of their own: activations pay costs, and a reaction is a few numbers."""
