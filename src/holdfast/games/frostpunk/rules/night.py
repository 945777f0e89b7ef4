"""Phase 9, Night: everybody comes home, the Generator may be fuelled, and everybody needs a warm bed."""

from __future__ import annotations

from holdfast.engine.requests import choose
from holdfast.engine.story import say
from holdfast.games.frostpunk.pieces import CHILD, CITIZENS, Posted, Site
from holdfast.games.frostpunk.rules.decision_making import leader
from holdfast.games.frostpunk.rules.generator import fuel
from holdfast.games.frostpunk.rules.shelters import warm_slots
from holdfast.games.frostpunk.rules.sickness import sicken
from holdfast.games.frostpunk.rules.supply import citizen_face
from holdfast.games.frostpunk.state import NOBODY, Frostpunk


async def night_phase(game: Frostpunk) -> None:
    """Everybody comes home; the Generator may be fuelled; who has no warm bed falls sick. [FRO-221 to FRO-225]"""
    bring_home(game)
    await fuel(game, leader(game), "FRO-223")
    standing = await lay_down(game)
    for type_ in range(3):
        for _ in range(standing[type_]):
            await sicken(game, leader(game), type_)


def bring_home(game: Frostpunk) -> None:
    """Spent tokens with a Meeple go to the bank, and all Meeples to the supply; temporary ones leave.

    [FRO-221, FRO-222, FRO-288]
    """
    for type_ in range(3):
        game.spent[type_] -= game.resting[type_]
        game.resting[type_] = game.ready[type_] = game.temps[type_] = 0
    game.automatons_ready = 0
    game.gatherers = [NOBODY] * len(game.gatherers)
    game.snow_crew.clear()
    game.construct_crew.clear()
    for index, site in enumerate(game.sites):
        if site.crew:
            game.sites[index] = Site(site.building, site.spaces, site.hex, site.ruin)
    for display in (game.scenario, game.events):
        for index, posted in enumerate(display):
            if posted.worker != NOBODY:
                display[index] = Posted(posted.card, posted.placed, posted.failed)


async def lay_down(game: Frostpunk) -> list[int]:
    """Every slot takes one Meeple; the players choose who is left standing. [FRO-224, FRO-226]

    Slots for Children are filled first, for nobody else can use them.
    """
    anybody, children = warm_slots(game)
    awake = list(game.meeples)
    awake[CHILD] = max(0, awake[CHILD] - children)
    standing = [0, 0, 0]
    for _ in range(sum(awake) - anybody):
        options = [type_ for type_ in range(3) if awake[type_]]
        prompt = "Who has nowhere warm to sleep?"
        type_ = await choose(leader(game), prompt, options, rule="FRO-224", face=citizen_face)
        awake[type_] -= 1
        standing[type_] += 1
        say(game, "One {citizen} slept in the cold", citizen=CITIZENS[type_])
    return standing
