"""Laws: passed at the Dais, never repealed."""

from __future__ import annotations

from typing import Final

from holdfast.engine.requests import Refusal, Word, offer
from holdfast.engine.story import say
from holdfast.games.frostpunk.pieces import Law
from holdfast.games.frostpunk.rules.causes import because
from holdfast.games.frostpunk.rules.construct import add_kind
from holdfast.games.frostpunk.rules.effects import resolve
from holdfast.games.frostpunk.state import Frostpunk, Player
from holdfast.games.frostpunk.verbs.effects import ChoosePurpose, PassLaw, Unlock

NO_LAW: Final = Word("no law", "Pass no Law")


def why_not(game: Frostpunk, law: Law) -> str:
    """Why a Law cannot be passed now; empty if it can. [FRO-276, FRO-278]"""
    passed = [law.key for law in game.laws]
    if law.key in passed:
        return "it has been passed"
    if law.branch not in ("adaptation", game.purpose):
        return f"it needs the purpose {law.branch}"
    names = game.box.names
    missing = [names[key] for key in law.requires if key not in passed]
    if missing:
        return f"it requires {', '.join(missing)}"
    barred = [names[key] for key in law.excludes if key in passed]
    return f"{', '.join(barred)} excludes it" if barred else ""


def open_laws(game: Frostpunk) -> list[Law]:
    return [law for law in game.box.laws if not why_not(game, law)]


def closed_laws(game: Frostpunk) -> list[Refusal]:
    """The others, and why."""
    return [Refusal(law.face(), reason, "FRO-276") for law in game.box.laws if (reason := why_not(game, law))]


async def pass_law(game: Frostpunk, who: Player, effect: PassLaw) -> None:
    """Pass one Law and resolve its effects. [FRO-275, FRO-276]"""
    law = await offer(
        who, "Pass which Law?", lambda: open_laws(game), rule="FRO-276", decline=NO_LAW,
        refused=lambda: closed_laws(game),
    )  # fmt: skip
    if isinstance(law, Law):
        game.laws.append(law)
        say(game, "{player} passed a Law: {law}", player=who, law=law.name)
        with because(game, law.name):
            await resolve(game, who, law.do)


async def unlock(game: Frostpunk, who: Player, effect: Unlock) -> None:
    """A Building may now be built for its cost. [FRO-175, FRO-180]"""
    building = add_kind(game, game.unlocked, effect.building)
    say(game, "{building} could be built from now on", building=building)


async def choose_purpose(game: Frostpunk, who: Player, effect: ChoosePurpose) -> None:
    """A purpose is chosen once. [FRO-278]"""
    game.purpose = effect.purpose
    say(game, "The city chose its purpose: {purpose}", purpose=effect.purpose)
