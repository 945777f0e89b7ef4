"""Verbs in words, for the labels of options."""

from __future__ import annotations

from functools import cache
from typing import Final

from holdfast.games.arkosa import verbs
from holdfast.games.arkosa.amounts import KINDS, vector
from holdfast.games.arkosa.verbs import Effect, Effects

WHEN: Final = {
    "own_turn": "at any point of your turn, your rations and your room production, and before scoring",
    "explore_declare": "when you choose where to explore",
    "build": "when you build a room",
    "raid_hits_you": "when a raid would hit you",
    "rations": "when rations are due",
    "end_game": "by itself at the end of the game",
}
"""When an item can be used. [ARK-343]"""


@cache
def text(effects: Effects) -> str:
    """A list of verbs in words: "pay 1 food, gain 1 magtape"."""
    return ", ".join(_phrase(effect) for effect in effects) or "nothing"


def _phrase(effect: Effect) -> str:
    match effect:
        case verbs.Gain():
            return f"gain {KINDS.text(vector(effect))}"
        case verbs.Lose():
            return f"lose {KINDS.text(vector(effect))}"
        case verbs.Pay():
            return f"pay {KINDS.text(vector(effect))}"
        case verbs.GainChoice():
            return f"gain {effect.n} of {' or '.join(effect.of)}"
        case verbs.LoseChoice():
            return f"lose {effect.n} of {' or '.join(effect.of)}"
        case verbs.Convert():
            most = "" if effect.max is None else f", at most {effect.max} times"
            return f"turn {KINDS.text(vector(effect.pay))} into {KINDS.text(vector(effect.get))}{most}"
        case verbs.RollGain():
            return f"roll the resource die {effect.n}× to gain"
        case verbs.RollDamage():
            return f"suffer {effect.n} {'roll' if effect.n == 1 else 'rolls'} of the resource die"
        case verbs.RollD6():
            return "roll the die: " + "; ".join(f"{_faces(entry.faces)} {text(entry.do)}" for entry in effect.table)
        case verbs.Explore():
            off = KINDS.text(vector(effect.discount))
            return f"explore with {effect.pack} backpack" + ("" if off == "nothing" else f" ({off} off)")
        case verbs.Choose():
            return " or ".join(text(option) for option in effect.options)
    return _of_people(effect)


def _of_people(effect: Effect) -> str:
    match effect:
        case verbs.Heal():
            return f"heal {effect.n}" + (" to hand" if effect.to == "hand" else "")
        case verbs.Injure():
            return f"injure {'a colonist' if effect.who == 'choice' else f'the {effect.who}'}"
        case verbs.Deactivate():
            return f"deactivate {effect.n}"
        case verbs.Fix():
            return f"fix {effect.n}"
        case verbs.May():
            return f"you may {text(effect.do)}"
        case verbs.Each():
            return f"{'all' if effect.who == 'all' else 'all opponents'}: {text(effect.do)}"
        case verbs.Target():
            return f"an opponent: {text(effect.do)}"
        case verbs.Steal():
            return f"steal {effect.n} of {' or '.join(effect.of)}"
        case verbs.Rank():
            return f"{effect.pick} {effect.metric}: {text(effect.do)}"
        case verbs.DrawEvent():
            return f"draw a {effect.deck} event"
        case verbs.ResetLine():
            return "reset the production line"
        case verbs.Recruit():
            return f"look at {effect.look} colonists and keep {effect.keep}"
        case verbs.RecruitPath():
            return f"recruit at {effect.at.replace('_', ' ')}"
        case verbs.Exile():
            return f"exile {effect.n}" + ("" if effect.penalty else " without penalty")
        case verbs.TakeOutShard():
            return "take a power shard out of your bunker"
        case verbs.RestAtRandom():
            return "rest a random colonist of the hand"
        case verbs.WorkAgain():
            return "use a resting colonist again"
        case verbs.CopyAction():
            return "copy an action of an opponent's resting colonist"
        case verbs.ActivateNeighbour():
            return "activate an adjacent room again"
        case verbs.ExploreMod():
            return "explore at no cost"
        case verbs.BuildMod():
            return f"build for {KINDS.text(vector(effect.discount))} less"
        case verbs.Prevent():
            return "escape a raid" if effect.what == "raid" else f"feed {effect.n} pair"
    raise AssertionError(effect)


def _faces(faces: tuple[int, ...]) -> str:
    """The faces of a die: "3-6" for a row of them, "1, 3" otherwise."""
    if len(faces) > 1 and faces == tuple(range(faces[0], faces[-1] + 1)):
        return f"{faces[0]}-{faces[-1]}"
    return ", ".join(map(str, faces))
