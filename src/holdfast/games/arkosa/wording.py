"""Verbs in words, for the labels of options."""

from __future__ import annotations

from functools import cache

from holdfast.games.arkosa import verbs
from holdfast.games.arkosa.amounts import KINDS, vector
from holdfast.games.arkosa.verbs import Effect, Effects


@cache
def text(ops: Effects) -> str:
    """A list of verbs in words: "pay 1 food, gain 1 magtape"."""
    return ", ".join(_phrase(op) for op in ops) or "nothing"


def _phrase(op: Effect) -> str:
    match op:
        case verbs.Gain():
            return f"gain {KINDS.text(vector(op))}"
        case verbs.Lose():
            return f"lose {KINDS.text(vector(op))}"
        case verbs.Pay():
            return f"pay {KINDS.text(vector(op))}"
        case verbs.GainChoice():
            return f"gain {op.n} of {' or '.join(op.of)}"
        case verbs.LoseChoice():
            return f"lose {op.n} of {' or '.join(op.of)}"
        case verbs.Convert():
            most = "" if op.max is None else f", at most {op.max} times"
            return f"turn {KINDS.text(vector(op.pay))} into {KINDS.text(vector(op.get))}{most}"
        case verbs.RollGain():
            return f"roll the resource die {op.n}× to gain"
        case verbs.RollDamage():
            return f"suffer {op.n} {'roll' if op.n == 1 else 'rolls'} of the resource die"
        case verbs.RollD6():
            return "roll the die: " + "; ".join(f"{_faces(entry.faces)} {text(entry.do)}" for entry in op.table)
        case verbs.Explore():
            off = KINDS.text(vector(op.discount))
            return f"explore with {op.pack} backpack" + ("" if off == "nothing" else f" ({off} off)")
        case verbs.Choose():
            return " or ".join(text(option) for option in op.options)
    return _of_people(op)


def _of_people(op: Effect) -> str:
    match op:
        case verbs.Heal():
            return f"heal {op.n}" + (" to hand" if op.to == "hand" else "")
        case verbs.Injure():
            return f"injure {'a colonist' if op.who == 'choice' else f'the {op.who}'}"
        case verbs.Deactivate():
            return f"deactivate {op.n}"
        case verbs.Fix():
            return f"fix {op.n}"
        case verbs.May():
            return f"you may {text(op.do)}"
        case verbs.Each():
            return f"{'all' if op.who == 'all' else 'all opponents'}: {text(op.do)}"
        case verbs.Target():
            return f"an opponent: {text(op.do)}"
        case verbs.Steal():
            return f"steal {op.n} of {' or '.join(op.of)}"
        case verbs.Rank():
            return f"{op.pick} {op.metric}: {text(op.do)}"
        case verbs.DrawEvent():
            return f"draw a {op.deck} event"
        case verbs.ResetLine():
            return "reset the production line"
        case verbs.Recruit():
            return f"look at {op.look} colonists and keep {op.keep}"
        case verbs.RecruitPath():
            return f"recruit at {op.at.replace('_', ' ')}"
        case verbs.Exile():
            return f"exile {op.n}" + ("" if op.penalty else " without penalty")
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
            return f"build for {KINDS.text(vector(op.discount))} less"
        case verbs.Prevent():
            return "escape a raid" if op.what == "raid" else f"feed {op.n} pair"
    raise AssertionError(op)


def _faces(faces: tuple[int, ...]) -> str:
    """The faces of a die: "3-6" for a row of them, "1, 3" otherwise."""
    first, last = faces[0], faces[-1]
    if len(faces) > 1 and faces == tuple(range(first, last + 1)):
        return f"{first}-{last}"
    return ", ".join(map(str, faces))
