"""Verbs, costs and gains as rows of icons and numerals, for the browser."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from holdfast.games.arkosa import verbs
from holdfast.games.arkosa.amounts import KINDS, Amounts, vector
from holdfast.games.arkosa.verbs import Effect, Effects


@dataclass(frozen=True)
class Sign:
    """An icon with a numeral before it, or without a name only the words."""

    name: str
    text: str = ""


TO, OR = Sign("to"), Sign("", "/")
_FOR_OTHERS = {verbs.May: "may", verbs.Each: "everyone", verbs.Target: "target", verbs.Rank: "target"}


def amount(amounts: Amounts, sign: str = "") -> tuple[Sign, ...]:
    """So much of each kind; a single piece needs no numeral, a loss always has one."""
    return tuple(
        Sign(name, f"{sign}{n}" if sign or n > 1 else "")
        for name, n in zip(KINDS.kinds, vector(amounts), strict=True)
        if n
    )


@cache
def signs(ops: Effects) -> tuple[Sign, ...]:
    """A list of verbs as icons; what is paid stands before an arrow."""
    found = list[Sign]()
    for op in ops:
        found += _icons(op)
        if isinstance(op, verbs.Pay) and op is not ops[-1]:
            found.append(TO)
    return tuple(found)


def _icons(op: Effect) -> tuple[Sign, ...]:
    match op:
        case verbs.Gain():
            return amount(op)
        case verbs.Lose():
            return amount(op, "−")
        case verbs.Pay():
            return amount(op, "−")
        case verbs.GainChoice():
            return (Sign("any", f"{op.n}"),)
        case verbs.LoseChoice():
            return (Sign("any", f"−{op.n}"),)
        case verbs.Convert():
            return (*amount(op.pay), TO, *amount(op.get), Sign("", "×?" if op.max is None else f"×{op.max}"))
        case verbs.RollGain():
            return (Sign("dice", f"{op.n}" if op.n > 1 else ""),)
        case verbs.RollDamage():
            return (Sign("dice", f"−{op.n}"),)
        case verbs.RollD6():
            return (Sign("die"),)
        case verbs.Explore():
            far = (Sign("steps", "?"),) if op.steps != "printed" else ()
            return (Sign(f"pack-{op.pack}"), *far, *amount(op.discount, "−"))
        case verbs.Choose():
            return tuple(sign for option in op.options for sign in (OR, *signs(option)))[1:]
        case verbs.May() | verbs.Each() | verbs.Target() | verbs.Rank():
            return (Sign(_FOR_OTHERS[type(op)]), *signs(op.do))
    return _of_people(op)


def _of_people(op: Effect) -> tuple[Sign, ...]:
    match op:
        case verbs.Heal():
            return (Sign("heal", f"{op.n}" if op.n > 1 else ""),)
        case verbs.Injure():
            return (Sign("injury", f"{op.n}" if op.n > 1 else ""),)
        case verbs.Deactivate():
            return (Sign("dark", f"{op.n}" if op.n > 1 else ""),)
        case verbs.Fix():
            return (Sign("fix", f"{op.n}" if op.n > 1 else ""),)
        case verbs.Steal():
            return (Sign("steal", f"{op.n}" if op.n > 1 else ""),)
        case verbs.DrawEvent():
            return (Sign(op.deck),)
        case verbs.ResetLine():
            return (Sign("reset"),)
        case verbs.Recruit() | verbs.RecruitPath():
            return (Sign("colonist"),)
        case verbs.Exile():
            return (Sign("exile"),)
        case (
            verbs.TakeOutShard()
            | verbs.RestAtRandom()
            | verbs.WorkAgain()
            | verbs.CopyAction()
            | verbs.ActivateNeighbour()
        ):
            return (Sign("special"),)
        case verbs.ExploreMod():
            return (Sign("steps", "0"),)
        case verbs.BuildMod():
            return (Sign("build"), *amount(op.discount, "−"))
        case verbs.Prevent():
            return (Sign("shield"),)
    raise AssertionError(op)
