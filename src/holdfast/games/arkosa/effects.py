"""The verbs of cards and the steps of solo cards, bound to the functions that carry them out."""

from __future__ import annotations

from holdfast.games.arkosa import verbs
from holdfast.games.arkosa.rules import (
    bot_turns,
    build,
    choices,
    colonists,
    dice,
    events,
    explore,
    items,
    power,
    production,
    special_colonists,
    symbols,
    tokens,
)

EFFECTS = verbs.VERBS.bind(
    {
        verbs.Gain: tokens.gain,
        verbs.Lose: tokens.lose,
        verbs.Pay: tokens.pay,
        verbs.GainChoice: tokens.gain_choice,
        verbs.LoseChoice: tokens.lose_choice,
        verbs.Convert: tokens.convert,
        verbs.Steal: tokens.steal,
        verbs.RollGain: dice.roll_gain,
        verbs.RollDamage: dice.roll_damage,
        verbs.RollD6: dice.roll_d6,
        verbs.Heal: colonists.heal,
        verbs.Injure: colonists.injure,
        verbs.Recruit: colonists.recruit,
        verbs.Exile: colonists.exile,
        verbs.Deactivate: power.deactivate,
        verbs.Fix: power.fix,
        verbs.Choose: choices.choose_one,
        verbs.May: choices.may,
        verbs.Each: symbols.each,
        verbs.Target: symbols.target,
        verbs.Rank: symbols.rank,
        verbs.DrawEvent: events.draw_event_of,
        verbs.ResetLine: build.reset_line_by_card,
        verbs.Explore: explore.explore,
        verbs.RecruitPath: explore.recruit_path,
        verbs.TakeOutShard: special_colonists.take_out_a_shard,
        verbs.RestAtRandom: special_colonists.rest_at_random,
        verbs.CopyAction: special_colonists.copy_an_action,
        verbs.WorkAgain: production.work_again,
        verbs.ActivateNeighbour: production.activate_a_neighbour,
        verbs.ExploreMod: items.counts_in_its_window,
        verbs.BuildMod: items.counts_in_its_window,
        verbs.Prevent: items.counts_in_its_window,
    }
)
STEPS = verbs.STEPS.bind(
    {
        verbs.BuildStep: bot_turns.build_step,
        verbs.RecruitStep: bot_turns.recruit_step,
        verbs.GainStep: bot_turns.gain_step,
        verbs.WorkStep: bot_turns.work_step,
    }
)
