"""The verbs, costs and requirements that content is written in, each as a struct of its parameters.

`effects.py` of the game binds them to the rules that carry them out; `holdfast pack verbs frostpunk` lists them.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from holdfast.games.frostpunk.convert import rewrite_cost, rewrite_effect
from holdfast.games.frostpunk.verbs.cards import (
    AddDusk,
    AddFrost,
    Choose,
    ChoosePurpose,
    Defeat,
    Develop,
    DiscardCitizenCards,
    DiscardDusk,
    EnterScenario,
    If,
    May,
    PassLaw,
    PerHopeToken,
    PlaceFinalTrigger,
    PurgeDusk,
    RemoveScenario,
    Spend,
    StartRule,
    ThawArk,
    Win,
)
from holdfast.games.frostpunk.verbs.city import (
    Activate,
    AddSpent,
    AddTemporary,
    AdvanceScouts,
    BuildForNothing,
    ChangeCitizens,
    ChangeDiscontent,
    ChangeHope,
    ChangeHunger,
    ChangeStress,
    ClearStress,
    Cook,
    Cure,
    DiscardTokens,
    DrawCitizenCards,
    Exhaust,
    FellTrees,
    Gain,
    GainAutomatons,
    GatherAround,
    Kill,
    Lose,
    LoseScout,
    MakeRuins,
    MakeSick,
    MoveCold,
    MoveCorpses,
    MoveRanges,
    MoveStorm,
    PeekAtWeather,
    PlaceStorm,
    PlaceTiles,
    RaiseHeat,
    RemoveStorm,
    Treat,
    Unlock,
    Upgrade,
    Wreck,
)
from holdfast.games.frostpunk.verbs.parameters import Cost, Effect
from holdfast.games.toolkit.effects import Vocabulary

Verb = Callable[..., Coroutine[Any, Any, None]]

VERBS: Final = Vocabulary[Verb](
    "verb",
    Effect,
    {
        "gain": Gain, "lose": Lose, "citizen": ChangeCitizens, "sick": MakeSick, "die": Kill, "cure": Cure,
        "treat": Treat, "spent": AddSpent, "temp": AddTemporary, "automaton": GainAutomatons, "hunger": ChangeHunger,
        "corpse": MoveCorpses, "draw_citizen": DrawCitizenCards,
        "hope": ChangeHope, "discontent": ChangeDiscontent, "activate": Activate, "exhaust": Exhaust,
        "discard_token": DiscardTokens,
        "cold": MoveCold, "range": MoveRanges, "heat": RaiseHeat, "stress": ChangeStress, "clear_stress": ClearStress,
        "storm": MoveStorm, "storm_to": PlaceStorm, "remove_storm": RemoveStorm, "peek": PeekAtWeather,
        "scouts": AdvanceScouts, "scout_lost": LoseScout,
        "unlock": Unlock, "build": BuildForNothing, "ruin": MakeRuins, "wreck": Wreck, "upgrade": Upgrade,
        "tile": PlaceTiles, "cook": Cook, "gather": GatherAround, "fell": FellTrees,
        "law": PassLaw, "develop": Develop, "flag": StartRule, "purpose": ChoosePurpose, "add_dusk": AddDusk,
        "purge_dusk": PurgeDusk, "dusk_to_discard": DiscardDusk, "scenario": EnterScenario,
        "unscenario": RemoveScenario, "final_trigger": PlaceFinalTrigger, "frost": AddFrost, "thaw": ThawArk,
        "win": Win, "defeat": Defeat,
        "choose": Choose, "may": May, "if": If, "per_hope_token": PerHopeToken,
    },
    rewrite_effect,
)  # fmt: skip

COSTS: Final = Vocabulary[Verb](
    "cost",
    Cost,
    {"spend": Spend, "exhaust": Exhaust, "discard_citizen": DiscardCitizenCards},
    rewrite_cost,
)
