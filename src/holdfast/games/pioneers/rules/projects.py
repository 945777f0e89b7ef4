"""Projects: placing research tokens, and completing a project. [PIO-038 to PIO-052]"""

from __future__ import annotations

from functools import cache

from holdfast.engine.chance import draw
from holdfast.engine.content import Content
from holdfast.engine.requests import Face, Word, choose, offer
from holdfast.engine.story import say
from holdfast.games.pioneers.pieces import Project
from holdfast.games.pioneers.rules.town import settle
from holdfast.games.pioneers.state import Pioneers, Player


class Placement(Content, frozen=True):
    """So many research tokens on one project."""

    project: Project
    n: int

    def face(self) -> Face:
        label = f"Place {self.n} on {self.project.name}"
        return Face(f"{self.project.key} {self.n}", label, self.project.places)


@cache
def placement(project: Project, n: int) -> Placement:
    return Placement(project, n)


def reserve(game: Pioneers, player: Player) -> int:
    """Research tokens that do not lie on a project. [PIO-051]"""
    return game.box.board.research_tokens - sum(player.research)


def placements(game: Pioneers, player: Player, most: int) -> list[Placement]:
    """Any number up to `most` on one face-up project, never more than needed to complete it. [PIO-049, PIO-050]"""
    most = min(most, reserve(game, player))
    found = list[Placement]()
    for slot, project in enumerate(game.projects):
        if project is not None:
            needed = project.value - player.research[slot]
            found += [placement(project, n) for n in range(1, min(most, needed) + 1)]
    return found


async def place(game: Pioneers, player: Player, choice: Placement) -> None:
    """Several players may have tokens on a project; it is complete as soon as one has its value. [PIO-041, PIO-042]"""
    slot = game.projects.index(choice.project)
    player.research[slot] += choice.n
    say(game, "{player} placed {n} on {project}", player=player, n=choice.n, project=choice.project)
    if player.research[slot] == choice.project.value:
        await complete(game, player, slot)


async def complete(game: Pioneers, player: Player, slot: int) -> None:
    """Take the project and its point and benefits; all tokens return; a new one is drawn. [PIO-043 to PIO-048]"""
    project = game.projects[slot]
    assert project is not None
    game.projects[slot] = None
    for owner in game.players:
        owner.research[slot] = 0
    player.projects.append(project)
    say(game, "{player} completed {project}", player=player, project=project)
    await settle(game, player)
    await next_project(game, slot)


async def next_project(game: Pioneers, slot: int) -> None:
    """A new project is turned up, as long as there are any. [PIO-045, PIO-049]"""
    if game.project_deck.rest:
        game.projects[slot] = await draw(game.project_deck, "projects")


async def place_free(game: Pioneers, player: Player, most: int) -> None:
    """An effect lets the player place 1 to `most` tokens on one project without paying."""
    found = placements(game, player, most)
    if found:
        await place(game, player, await choose(player, "Place research where?", found, rule="PIO-050"))


async def may_place(game: Pioneers, player: Player, most: int, rule: str, only: Project | None = None) -> None:
    """As `place_free`, but the player may decline; or only on one project."""
    found = [option for option in placements(game, player, most) if only is None or option.project is only]
    if found:
        answer = await offer(player, "Place research?", found, rule=rule)
        if not isinstance(answer, Word):
            await place(game, player, answer)
