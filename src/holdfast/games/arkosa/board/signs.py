"""Verbs, costs and gains as rows of icons and numerals, for the browser."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from holdfast.games.arkosa.amounts import KINDS, Amounts, vector
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


@dataclass(frozen=True)
class Sign:
    """An icon with a numeral before it, or without a name only the words."""

    name: str
    text: str = ""


TO, OR = Sign("to"), Sign("", "/")


def amount(amounts: Amounts, sign: str = "") -> tuple[Sign, ...]:
    """So much of each kind; a single piece needs no numeral, a loss always has one."""
    return tuple(
        Sign(name, f"{sign}{n}" if sign or n > 1 else "")
        for name, n in zip(KINDS.kinds, vector(amounts), strict=True)
        if n
    )


@cache
def signs(ops: Ops) -> tuple[Sign, ...]:
    """A list of verbs as icons; what is paid stands before an arrow."""
    found = list[Sign]()
    for op in ops:
        found += _icons(op)
        if isinstance(op, Pay) and op is not ops[-1]:
            found.append(TO)
    return tuple(found)


def _icons(op: Op) -> tuple[Sign, ...]:
    match op:
        case Gain():
            return amount(op)
        case Lose():
            return amount(op, "−")
        case Pay():
            return amount(op, "−")
        case GainChoice():
            return (Sign("any", f"{op.n}"),)
        case LoseChoice():
            return (Sign("any", f"−{op.n}"),)
        case Convert():
            return (*amount(op.pay), TO, *amount(op.get), Sign("", "×?" if op.max is None else f"×{op.max}"))
        case RollGain():
            return (Sign("dice", f"{op.n}" if op.n > 1 else ""),)
        case RollDamage():
            return (Sign("dice", f"−{op.n}"),)
        case RollD6():
            return (Sign("die"),)
        case Explore():
            far = (Sign("steps", "?"),) if op.steps != "printed" else ()
            return (Sign(f"pack-{op.pack}"), *far, *amount(op.discount, "−"))
        case Choose():
            return tuple(sign for option in op.options for sign in (OR, *signs(option)))[1:]
        case May() | Each() | Target() | Rank():
            return (Sign({May: "may", Each: "everyone", Target: "target", Rank: "target"}[type(op)]), *signs(op.do))
    return _of_people(op)


def _of_people(op: Op) -> tuple[Sign, ...]:
    match op:
        case Heal():
            return (Sign("heal", f"{op.n}" if op.n > 1 else ""),)
        case Injure():
            return (Sign("injury", f"{op.n}" if op.n > 1 else ""),)
        case Deactivate():
            return (Sign("dark", f"{op.n}" if op.n > 1 else ""),)
        case Fix():
            return (Sign("fix", f"{op.n}" if op.n > 1 else ""),)
        case Steal():
            return (Sign("steal", f"{op.n}" if op.n > 1 else ""),)
        case DrawEvent():
            return (Sign(op.deck),)
        case ResetLine():
            return (Sign("reset"),)
        case Recruit() | RecruitPath():
            return (Sign("colonist"),)
        case Exile():
            return (Sign("exile"),)
        case Special():
            return (Sign("special"),)
        case ExploreMod():
            return (Sign("steps", "0"),)
        case BuildMod():
            return (Sign("build"), *amount(op.discount, "−"))
        case Prevent():
            return (Sign("shield"),)
    raise AssertionError(op)
