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
    """The amount of each kind; a single piece needs no numeral, a loss always has one."""
    return tuple(
        Sign(name, f"{sign}{n}" if sign or n > 1 else "")
        for name, n in zip(KINDS.kinds, vector(amounts), strict=True)
        if n
    )


def amount_text(row: tuple[Sign, ...]) -> str:
    """A row of icons of amounts in words."""
    return " and ".join(f"{sign.text or 1} {sign.name}" for sign in row)


@cache
def signs(effects: Effects) -> tuple[Sign, ...]:
    """A list of verbs as icons; what is paid stands before an arrow."""
    found = list[Sign]()
    for effect in effects:
        found += _icons(effect)
        if isinstance(effect, verbs.Pay) and effect is not effects[-1]:
            found.append(TO)
    return tuple(found)


def _counted(name: str, n: int) -> Sign:
    """An icon, with a numeral for more than one."""
    return Sign(name, f"{n}" if n > 1 else "")


def _icons(effect: Effect) -> tuple[Sign, ...]:
    match effect:
        case verbs.Gain():
            return amount(effect)
        case verbs.Lose():
            return amount(effect, "−")
        case verbs.Pay():
            return amount(effect, "−")
        case verbs.GainChoice():
            return (Sign("any", f"{effect.n}"),)
        case verbs.LoseChoice():
            return (Sign("any", f"−{effect.n}"),)
        case verbs.Convert():
            times = "?" if effect.max is None else f"{effect.max}"
            return (*amount(effect.pay), TO, *amount(effect.get), Sign("", f"×{times}"))
        case verbs.RollGain():
            return (_counted("dice", effect.n),)
        case verbs.RollDamage():
            return (Sign("dice", f"−{effect.n}"),)
        case verbs.RollD6():
            return (Sign("die"),)
        case verbs.Explore():
            far = (Sign("steps", "?"),) if effect.steps != "printed" else ()
            return (Sign(f"pack-{effect.pack}"), *far, *amount(effect.discount, "−"))
        case verbs.Choose():
            return tuple(sign for option in effect.options for sign in (OR, *signs(option)))[1:]
        case verbs.May() | verbs.Each() | verbs.Target() | verbs.Rank():
            return (Sign(_FOR_OTHERS[type(effect)]), *signs(effect.do))
    return _of_people(effect)


def _of_people(effect: Effect) -> tuple[Sign, ...]:
    match effect:
        case verbs.Heal():
            return (_counted("heal", effect.n),)
        case verbs.Injure():
            return (_counted("injury", effect.n),)
        case verbs.Deactivate():
            return (_counted("dark", effect.n),)
        case verbs.Fix():
            return (_counted("fix", effect.n),)
        case verbs.Steal():
            return (_counted("steal", effect.n),)
        case verbs.DrawEvent():
            return (Sign(effect.deck),)
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
            return (Sign("build"), *amount(effect.discount, "−"))
        case verbs.Prevent():
            return (Sign("shield"),)
    raise AssertionError(effect)
