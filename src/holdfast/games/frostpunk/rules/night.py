"""Phase 9, Night: everybody comes home, the Generator may be fuelled, and everybody needs a warm bed."""

from __future__ import annotations

from itertools import product

from holdfast.engine.requests import Face, choose
from holdfast.engine.story import say
from holdfast.games.frostpunk.pieces import CHILD, CITIZENS, Posted, Site
from holdfast.games.frostpunk.rules.causes import because
from holdfast.games.frostpunk.rules.decision_making import leader
from holdfast.games.frostpunk.rules.generator import fuel
from holdfast.games.frostpunk.rules.shelters import warm_slots
from holdfast.games.frostpunk.rules.sickness import sicken_together
from holdfast.games.frostpunk.state import NOBODY, Frostpunk
from holdfast.games.frostpunk.wording import counted


async def night_phase(game: Frostpunk) -> None:
    """Everybody comes home; the Generator may be fuelled; who has no warm bed falls sick. [FRO-221 to FRO-225]"""
    bring_home(game)
    await fuel(game, leader(game), "FRO-223")
    standing = await lay_down(game)
    with because(game, "a night in the cold"):
        await sicken_together(game, leader(game), standing)


def bring_home(game: Frostpunk) -> None:
    """Spent tokens with a Meeple go to the bank, and all Meeples to the supply, unless a card says that they stay.

    Temporary Meeples that acted go to the bank; those that came after the Action Phase wait for the next one.
    [FRO-221, FRO-222, FRO-288]
    """
    for type_ in range(3):
        game.spent[type_] -= game.resting[type_]
        game.resting[type_] = game.ready[type_] = 0
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
                display[index] = _without_worker(game, posted)


def _without_worker(game: Frostpunk, posted: Posted) -> Posted:
    """The Meeple goes to the supply, or stays on the card. [FRO-222]"""
    stayed, special = posted.stayed, posted.card.special
    assert special is not None
    if special.stays:
        stayed += (posted.worker,)
        game.meeples[posted.worker] -= 1
        say(game, "One {citizen} stayed on {card}", citizen=CITIZENS[posted.worker], card=posted.card)
    return Posted(posted.card, posted.placed, posted.failed, stayed=stayed)


async def lay_down(game: Frostpunk) -> list[int]:
    """Every slot takes one Meeple; the players choose who is left standing, all at once. [FRO-224, FRO-226]

    Slots for Children are filled first, for nobody else can use them.
    """
    anybody, children = warm_slots(game)
    awake = list(game.meeples)
    awake[CHILD] = max(0, awake[CHILD] - children)
    count = sum(awake) - anybody
    if count <= 0:
        return [0, 0, 0]
    standing = await choose(
        leader(game),
        "Warm beds: {beds}. Who sleeps in the cold and falls sick?",
        sleepers(awake, count),
        rule="FRO-224",
        face=sleepers_face,
        about={"beds": anybody},
    )
    say(game, "In the cold slept: {who}", who=sleepers_face(standing).label)
    return list(standing)


def sleepers(awake: list[int], count: int) -> list[tuple[int, ...]]:
    """How this many Meeples can be taken from those awake, as numbers of each type. [FRO-224]"""
    return [numbers for numbers in product(*(range(n, -1, -1) for n in awake)) if sum(numbers) == count]


def sleepers_face(numbers: tuple[int, ...]) -> Face:
    given = [(CITIZENS[type_], n) for type_, n in enumerate(numbers) if n]
    label = ", ".join(counted(n, name.capitalize()) for name, n in given)
    return Face(" ".join(f"{n} {name}" for name, n in given), label, tuple(f"citizens {name}" for name, _ in given))
