"""Recall › 2. Resolve incident: sabotage, looting, sunset."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from holdfast.engine.chance import draw
from holdfast.engine.requests import Face, choose
from holdfast.engine.story import say
from holdfast.games.cryo.pieces import SAVE_A_POD, Benefit, Incident, Section
from holdfast.games.cryo.rules.benefits import gain_benefit
from holdfast.games.cryo.rules.crew_pods import room
from holdfast.games.cryo.rules.scrap import ask
from holdfast.games.cryo.state import Cryo, Player

Looting = Callable[[Cryo, Player, Benefit], Coroutine[Any, Any, None]]
"""How the benefit of a looting token is gained: as a player, or as the solo rival."""


async def resolve_incident(game: Cryo, player: Player) -> None:
    """Resolve 1 face-up incident token of any section, then refill its space. [CRY-112, CRY-113]"""
    if not any(game.incidents):
        return
    section = await ask(
        game,
        player,
        "Resolve which incident?",
        lambda: [section for section in game.box.sections if game.incidents[section.index] is not None],
        rule="CRY-112",
        face=lambda section: incident_face(game, section),
    )
    await resolve(game, player, section)
    await refill(game, section)


async def resolve(game: Cryo, player: Player, section: Section, loot: Looting = gain_benefit) -> None:
    """Sabotage destroys a chamber, looting is gained and kept, the sunset ends the game. [CRY-120 to CRY-122]"""
    token = game.incidents[section.index]
    assert token is not None
    game.incidents[section.index] = None
    if token.kind == "sabotage":
        await sabotage(game, player, section)
        return
    player.incidents.append(token)
    if token.kind == "sunset":
        game.sunset_resolved = True
        say(game, "{player} saw the sun set: the game ends after this turn", player=player)
    else:
        say(game, "{player} looted {section}", player=player, section=section)
        await loot(game, player, token.benefit)


async def sabotage(game: Cryo, player: Player, section: Section) -> None:
    """Sabotage the lowest-numbered chamber of the section that is still whole, or of another one. [CRY-116, CRY-118]

    If all 12 chambers are destroyed, nothing happens. [CRY-119]
    """
    if game.sabotaged[section.index] == 3:
        others = [other for other in game.box.sections if game.sabotaged[other.index] < 3]
        if not others:
            return
        section = await choose(player, "Sabotage which other section?", others, rule="CRY-118")
    chamber = game.sabotaged[section.index]
    game.sabotaged[section.index] += 1
    say(game, "Sabotage destroyed chamber {number} of {section}", number=chamber + 1, section=section)
    for owner in game.players:
        destroy_pods(game, owner, section, chamber)


def destroy_pods(game: Cryo, owner: Player, section: Section, chamber: int) -> None:
    """All pods in the chamber are destroyed, but for the one that Advance Warning saves. [CRY-117, CRY-198, CRY-199]"""
    place = section.index * 3 + chamber
    pods = owner.stasis[place]
    if pods and owner.abilities & SAVE_A_POD:
        if chamber < 2:
            owner.stasis[place + 1] += 1
            pods -= 1
        elif room(game, owner) > 0:
            owner.awake += 1
            pods -= 1
    owner.stasis[place] = 0
    owner.destroyed += pods


async def refill(game: Cryo, section: Section) -> None:
    """Place the top token of the leftmost stack, if any is left, on the empty incident space. [CRY-113, CRY-114]"""
    game.incidents[section.index] = await next_incident(game)


async def next_incident(game: Cryo) -> Incident | None:
    """The next token of the track; the sunset lies under the rightmost stack. [CRY-030]"""
    for place, tokens in enumerate(game.track):
        if tokens:
            game.track[place] -= 1
            early = game.box.track[place] == "early"
            token = await draw(game.early if early else game.late, "early incidents" if early else "late incidents")
            return token
    sunset, game.sunset = game.sunset, None
    return sunset


def incident_face(game: Cryo, section: Section) -> Face:
    """A section as an option, with the token that lies there."""
    token = game.incidents[section.index]
    assert token is not None
    return section.face()._replace(label=f"{section.name}: {token.face().label}")
