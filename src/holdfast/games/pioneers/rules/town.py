"""The town: its size, its headquarters, what it holds, and what that allows. [PIO-237 to PIO-248]

Everything here takes effect at once: a change of size flips the HQ, then moves the victory marker, then trims the
resource pile. [PIO-246]
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from holdfast.engine.requests import choose
from holdfast.engine.story import say
from holdfast.games.pioneers.amounts import Room
from holdfast.games.pioneers.pieces import LARGE, MEDIUM, STRUCTURE, Card, Headquarters, Project, Survivor
from holdfast.games.pioneers.rules.decks import discard
from holdfast.games.pioneers.rules.powers import CAPACITY, Powers, added
from holdfast.games.pioneers.rules.resources import room_for, trim
from holdfast.games.pioneers.rules.winning import move_marker
from holdfast.games.pioneers.state import Pioneers, Player

# Size and headquarters --------------------------------------------------------------------------------------------


def size_of(game: Pioneers, player: Player) -> int:
    """Only the structures count, the HQ included. [PIO-237, PIO-238]"""
    structures = len(player.structures) + 1
    sizes = game.box.board.sizes
    if structures >= sizes[LARGE].structures:
        return LARGE
    return MEDIUM if structures >= sizes[MEDIUM].structures else 0


def refresh(game: Pioneers, player: Player) -> None:
    """Add up what cards, HQ, projects and survivor give, and how much the town can store. [PIO-207, PIO-277]

    In the first round survivors have no effect. [PIO-069]
    """
    player.powers, player.room = strength(
        player.hq,
        (*player.structures, *player.row),
        tuple(player.projects),
        player.survivor if game.round > 1 else None,
        game.box.board.sizes[player.size].pile,
    )


@lru_cache(maxsize=1 << 14)
def strength(
    hq: Headquarters, town: tuple[Card, ...], projects: tuple[Project, ...], survivor: Survivor | None, pile: int
) -> tuple[Powers, Room]:
    """What a town with these cards can do and hold."""
    rows = [hq.powers, *(card.powers for card in town), *(project.powers for project in projects)]
    if survivor is not None:
        rows.append(survivor.powers)
    powers = added(rows)
    stores = [(card.accepts, card.capacity) for card in town if card.accepts]
    return powers, room_for(pile + powers[CAPACITY], stores)


async def resize(game: Pioneers, player: Player) -> None:
    """Change the HQ if the size has changed, and move the victory marker. [PIO-242, PIO-245, PIO-247]"""
    refresh(game, player)
    size = size_of(game, player)
    if size != player.size:
        faces = game.box.headquarters[size]
        player.hq = await choose(player, "Which headquarters for your large town?", faces, rule="PIO-243")
        player.size = size
        say(game, "{player} now had the {hq}", player=player, hq=player.hq)
        refresh(game, player)
    move_marker(game, player)


async def settle(game: Pioneers, player: Player) -> None:
    """After any change of the town: HQ, victory marker, then the resource pile. [PIO-246]"""
    await resize(game, player)
    await trim(game, player)


# Cards in town ----------------------------------------------------------------------------------------------------


async def enter(game: Pioneers, player: Player, card: Card) -> None:
    """A card comes into the town: structures beside the HQ, the others beside the pile. [PIO-030, PIO-034]"""
    (player.structures if card.kind == STRUCTURE else player.row).append(card)
    await settle(game, player)


def remove(game: Pioneers, player: Player, cards: Sequence[Card]) -> None:
    """Cards leave the town for the discard piles of their decks. [PIO-036, PIO-143]"""
    for card in cards:
        (player.structures if card.kind == STRUCTURE else player.row).remove(card)
        discard(game, card)
        say(game, "{card} left the town of {player}", player=player, card=card)


async def leave(game: Pioneers, player: Player, cards: Sequence[Card]) -> None:
    """Cards leave the town together, then its size is checked once. [PIO-014, PIO-258, PIO-275]"""
    if cards:
        remove(game, player, cards)
        await settle(game, player)
