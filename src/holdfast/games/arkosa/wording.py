"""Verbs in words, for the labels of options."""

from __future__ import annotations

from functools import cache
from typing import Final

from holdfast.games.arkosa.amounts import KINDS, vector
from holdfast.games.arkosa.verbs import (
    BuildMod,
    Choose,
    Convert,
    Deactivate,
    DrawEvent,
    Each,
    Exile,
    Explore,
    ExploreMod,
    Fix,
    Gain,
    GainChoice,
    Heal,
    Injure,
    Lose,
    LoseChoice,
    May,
    Op,
    Ops,
    Pay,
    Prevent,
    Rank,
    Recruit,
    RecruitPath,
    ResetLine,
    RollD6,
    RollDamage,
    RollGain,
    Special,
    Steal,
    Target,
)

_SPECIALS: Final = {
    "take_out_a_shard": "take a power shard out of your bunker",
    "rest_at_random": "rest a random colonist of the hand",
    "work_again": "use a resting colonist again",
    "copy_an_action": "copy an action of an opponent's resting colonist",
    "activate_a_neighbour": "activate an adjacent room again",
}


@cache
def text(ops: Ops) -> str:
    """A list of verbs in words: "pay 1 food, gain 1 magtape"."""
    return ", ".join(_phrase(op) for op in ops) or "nothing"


def _phrase(op: Op) -> str:
    match op:
        case Gain():
            return f"gain {KINDS.text(vector(op))}"
        case Lose():
            return f"lose {KINDS.text(vector(op))}"
        case Pay():
            return f"pay {KINDS.text(vector(op))}"
        case GainChoice():
            return f"gain {op.n} of {' or '.join(op.of)}"
        case LoseChoice():
            return f"lose {op.n} of {' or '.join(op.of)}"
        case Convert():
            most = "" if op.max is None else f", at most {op.max} times"
            return f"turn {KINDS.text(vector(op.pay))} into {KINDS.text(vector(op.get))}{most}"
        case RollGain():
            return f"roll the resource die {op.n}× to gain"
        case RollDamage():
            return f"suffer {op.n} {'roll' if op.n == 1 else 'rolls'} of the resource die"
        case RollD6():
            return "roll the die: " + "; ".join(f"{faces} {text(do)}" for faces, do in op.table.items())
        case Explore():
            off = KINDS.text(vector(op.discount))
            return f"explore with {op.pack} backpack" + ("" if off == "nothing" else f" ({off} off)")
        case Choose():
            return " or ".join(text(option) for option in op.options)
    return _of_people(op)


def _of_people(op: Op) -> str:
    match op:
        case Heal():
            return f"heal {op.n}" + (" to hand" if op.to == "hand" else "")
        case Injure():
            return f"injure {'a colonist' if op.who == 'choice' else f'the {op.who}'}"
        case Deactivate():
            return f"deactivate {op.n}"
        case Fix():
            return f"fix {op.n}"
        case May():
            return f"you may {text(op.do)}"
        case Each():
            return f"{'all' if op.who == 'all' else 'all opponents'}: {text(op.do)}"
        case Target():
            return f"an opponent: {text(op.do)}"
        case Steal():
            return f"steal {op.n} of {' or '.join(op.of)}"
        case Rank():
            return f"{op.pick} {op.metric}: {text(op.do)}"
        case DrawEvent():
            return f"draw a {op.deck} event"
        case ResetLine():
            return "reset the production line"
        case Recruit():
            return f"look at {op.look} colonists and keep {op.keep}"
        case RecruitPath():
            return f"recruit at {op.at.replace('_', ' ')}"
        case Exile():
            return f"exile {op.n}" + ("" if op.penalty else " without penalty")
        case Special():
            return _SPECIALS[op.rule]
        case ExploreMod():
            return "explore at no cost"
        case BuildMod():
            return f"build for {KINDS.text(vector(op.discount))} less"
        case Prevent():
            return "escape a raid" if op.what == "raid" else f"feed {op.n} pair"
    raise AssertionError(op)
