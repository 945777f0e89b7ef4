"""Phase 8, Hunger: the hunger of the last Round, then feeding."""

from __future__ import annotations

from holdfast.engine.requests import Face, choose
from holdfast.games.frostpunk.content import HungerSection
from holdfast.games.frostpunk.pieces import CITIZENS, DISCONTENT, FOOD
from holdfast.games.frostpunk.rules.causes import because
from holdfast.games.frostpunk.rules.decision_making import leader
from holdfast.games.frostpunk.rules.hope_and_discontent import increase
from holdfast.games.frostpunk.rules.requirements import count_built
from holdfast.games.frostpunk.rules.sickness import kill, sicken
from holdfast.games.frostpunk.rules.supply import fed_type, raise_hunger, spend
from holdfast.games.frostpunk.rules.winning import lose
from holdfast.games.frostpunk.state import Frostpunk


async def hunger_phase(game: Frostpunk) -> None:
    """Hunger of the last Round first, then feed. [FRO-209 to FRO-220]"""
    await previous_hunger(game)
    await feed(game)


async def previous_hunger(game: Frostpunk) -> None:
    """Food answers hunger as far as it goes; what is left costs order and lives; then the marker returns to 0.

    [FRO-209 to FRO-215]
    """
    if not game.hunger:
        return
    eaten = min(game.hunger, game.stock[FOOD])
    with because(game, f"Hunger {game.hunger}"):
        spend(game, FOOD, eaten)
    game.hunger -= eaten
    if game.hunger >= game.box.tracks.hunger.lost:
        lose(game, "hunger")
    section = next((s for s in game.box.tracks.hunger.sections if s.first <= game.hunger <= s.last), None)
    if section is not None:
        with because(game, f"Hunger {game.hunger}"):
            await starve(game, section)
    game.hunger = 0


async def starve(game: Frostpunk, section: HungerSection) -> None:
    """Discontent first; then Citizens of the type above the last Round's column die, in Round 1 of this one's.

    A type without Citizens cannot die. [FRO-211, FRO-212, FRO-215, FRO-245]
    """
    for _ in range(section.discontent):
        await increase(game, leader(game), DISCONTENT)
    for _ in range(section.deaths):
        await kill(game, leader(game), fed_type(game, max(1, game.round - 1)))


def food_due(game: Frostpunk) -> int:
    """1 Food for each Citizen of the Round's type, less what Laws save. [FRO-216, FRO-345]"""
    numbers = game.box.tracks.numbers
    due = game.citizens[fed_type(game, game.round)]
    if "soup" in game.flags:
        due -= numbers.soup
    if "field_kitchen" in game.flags and count_built(game, "chapel"):
        due -= numbers.field_kitchen
    return max(0, due)


def sawdust_face(amount: int) -> Face:
    return Face(f"sawdust {amount}", f"Bake {amount} Food with sawdust" if amount else "No sawdust")


async def feed(game: Frostpunk) -> None:
    """Feeding is compulsory; for each Food lacking Hunger rises by 1. [FRO-216, FRO-220, FRO-346]"""
    due, saved = food_due(game), 0
    if "sawdust" in game.flags and due:
        amounts = range(min(game.box.tracks.numbers.sawdust, due) + 1)
        prompt, fed = "Stretch the bread? One {citizen} falls sick of it", CITIZENS[fed_type(game, game.round)]
        saved = await choose(
            leader(game), prompt, amounts, rule="FRO-346", face=sawdust_face, about={"citizen": fed}
        )  # fmt: skip
    due -= saved
    eaten = min(due, game.stock[FOOD])
    with because(game, f"{CITIZENS[fed_type(game, game.round)]} Round: {due} Food due"):
        spend(game, FOOD, eaten)
        raise_hunger(game, due - eaten)
    if saved:
        with because(game, "Sawdust Loaves"):
            await sicken(game, leader(game), fed_type(game, game.round))
