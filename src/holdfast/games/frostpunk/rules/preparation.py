"""Phase 5, Preparation: an Advisor, Citizen cards, the Sickness markers; and the solo card."""

from __future__ import annotations

from typing import Final

from holdfast.engine.requests import Face, Refusal, Word, choose
from holdfast.engine.story import say
from holdfast.games.frostpunk.pieces import ANY, CITIZENS, DISCONTENT, Advisor
from holdfast.games.frostpunk.rules.causes import because
from holdfast.games.frostpunk.rules.citizens import use_cards
from holdfast.games.frostpunk.rules.decision_making import leader, round_the_table
from holdfast.games.frostpunk.rules.effects import pay, payable, resolve
from holdfast.games.frostpunk.rules.hope_and_discontent import activate_or_exhaust
from holdfast.games.frostpunk.rules.requirements import count_active, count_built
from holdfast.games.frostpunk.rules.sickness import flip
from holdfast.games.frostpunk.rules.supply import add_spent
from holdfast.games.frostpunk.rules.winning import lose
from holdfast.games.frostpunk.state import Frostpunk
from holdfast.games.frostpunk.verbs.effects import Activate

NO_ADVISOR: Final = Word("no advisor", "No Advisor")
CALL_TO_RISE: Final = Word("call to rise", "Call to Rise: a Citizen card for each Hope token", ("call to rise",))
_ONE_HOPE_TOKEN: Final = Activate(hope=1)


async def preparation_phase(game: Frostpunk) -> None:
    """The Advisor step, then Citizen cards, then sickness. [FRO-127, FRO-129, FRO-258]"""
    await morning_assembly(game)
    await advisor_step(game)
    for player in round_the_table(game):
        await use_cards(game, player)
    await resolve_sickness(game)


async def morning_assembly(game: Frostpunk) -> None:
    """Activate a Hope token if at most 1 Discontent token is active. [FRO-355]"""
    active = count_active(game, DISCONTENT, ANY)
    if "assembly" in game.flags and active <= game.box.tracks.numbers.assembly_discontent:
        with because(game, "Morning Assembly"):
            await activate_or_exhaust(game, leader(game), _ONE_HOPE_TOKEN)


# Advisors --------------------------------------------------------------------------------------------------------


async def advisor_step(game: Frostpunk) -> None:
    """At most one Advisor a Round, by the Leader's word; in a solo game Call to Rise besides.

    [FRO-127, FRO-251, FRO-254]
    """
    game.advisor_used = False
    while True:
        advisors = [] if game.advisor_used else usable_advisors(game)
        options: list[Advisor | Word] = [*advisors, *([CALL_TO_RISE] if game.call_to_rise else [])]
        if not options:
            return
        choice = await choose(
            leader(game), "Which Advisor helps today?", [*options, NO_ADVISOR], rule="FRO-127",
            refused=lambda: unusable_advisors(game),
        )  # fmt: skip
        if isinstance(choice, Advisor):
            await advise(game, choice)
        elif choice is CALL_TO_RISE:
            await call_to_rise(game)
        else:
            return


def usable_advisors(game: Frostpunk) -> list[Advisor]:
    """Those whose Hope token can be exhausted. [FRO-060, FRO-128]"""
    return [advisor for advisor in game.box.advisors if payable(game, advisor.cost)]


def unusable_advisors(game: Frostpunk) -> list[Refusal]:
    why = "one Advisor a Round" if game.advisor_used else "its Hope token cannot be exhausted"
    usable = [] if game.advisor_used else usable_advisors(game)
    return [Refusal(advisor.face(), why, "FRO-251") for advisor in game.box.advisors if advisor not in usable]


async def advise(game: Frostpunk, advisor: Advisor) -> None:
    """The ability belongs to the player who holds the card, for the price of its Hope token. [FRO-128, FRO-250]"""
    holder = next(player for player in game.players if advisor in player.advisors)
    game.advisor_used = True
    say(game, "{player} advised: {advisor}", player=holder, advisor=advisor.name)
    with because(game, advisor.name):
        await pay(game, holder, advisor.cost)
        await resolve(game, holder, advisor.do)


async def call_to_rise(game: Frostpunk) -> None:
    """Draw a Citizen card for each Hope token, once per game. [FRO-253, FRO-254]"""
    game.call_to_rise = False
    say(game, "The people answered the Call to Rise")
    await resolve(game, leader(game), game.box.call_to_rise)


# Sickness --------------------------------------------------------------------------------------------------------


def marker_face(type_: int) -> Face:
    return Face(CITIZENS[type_], f"{CITIZENS[type_].capitalize()} marker", (f"sick {CITIZENS[type_]}",))


async def resolve_sickness(game: Frostpunk) -> None:
    """26 or more sick lose the game; otherwise the markers are resolved from the lowest up.

    [FRO-038, FRO-130, FRO-135]
    """
    if max(game.sick) >= game.box.overwhelming:
        lose(game, "sickness")
    waiting = [type_ for type_ in range(3) if game.box.spent[game.sick[type_]]]
    spared = "care" in game.flags and count_built(game, "care_house") > 0
    while waiting:
        lowest = min(game.sick[type_] for type_ in waiting)
        level = [type_ for type_ in waiting if game.sick[type_] == lowest]
        type_ = await choose(
            leader(game), "Which Sickness marker first?", level, rule="FRO-135", face=marker_face
        )  # fmt: skip
        waiting.remove(type_)
        with because(game, f"Sickness marker on {game.sick[type_]}"):
            spared = await resolve_marker(game, type_, spared)


async def resolve_marker(game: Frostpunk, type_: int, spared: bool) -> bool:
    """Spent tokens and flips of the section, read once; a Care House spares the first flip.

    [FRO-132 to FRO-135, FRO-351]
    """
    section = game.sick[type_]
    if game.box.spent[section]:
        add_spent(game, type_, game.box.spent[section])
    for _ in range(game.box.flips[section]):
        if spared:
            spared = False
            say(game, "The Care House spared one {citizen}", citizen=CITIZENS[type_])
        elif game.sick[type_]:
            await flip(game, leader(game), type_)
    return spared
