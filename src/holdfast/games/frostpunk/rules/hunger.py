"""Phase 8, Hunger: the hunger of the last Round, then feeding."""

from __future__ import annotations

from holdfast.engine.requests import Face, choose
from holdfast.games.frostpunk.pieces import DISCONTENT, FOOD
from holdfast.games.frostpunk.rules.decision_making import leader
from holdfast.games.frostpunk.rules.hope_and_discontent import increase
from holdfast.games.frostpunk.rules.requirements import count_built
from holdfast.games.frostpunk.rules.sickness import kill, sicken
from holdfast.games.frostpunk.rules.supply import fed_type, pick, populated, raise_hunger, spend
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
    spend(game, FOOD, eaten)
    game.hunger -= eaten
    if game.hunger >= game.box.tracks.hunger.lost:
        lose(game, "hunger")
    section = next((s for s in game.box.tracks.hunger.sections if s.first <= game.hunger <= s.last), None)
    if section is not None:
        for _ in range(section.discontent):
            await increase(game, leader(game), DISCONTENT)
        for _ in range(section.deaths):
            await starve(game)
    game.hunger = 0


async def starve(game: Frostpunk) -> None:
    """The type above the last Round's column dies, in Round 1 this one's; if it has no Citizens, a chosen one.

    [FRO-212, FRO-215]
    """
    type_: int | None = fed_type(game, max(1, game.round - 1))
    assert type_ is not None
    if not game.citizens[type_]:
        type_ = await pick(game, leader(game), "Who starves?", populated(game), "FRO-215")
    if type_ is not None:
        await kill(game, leader(game), type_)


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
        saved = await choose(leader(game), "Stretch the bread?", amounts, rule="FRO-346", face=sawdust_face)
    due -= saved
    eaten = min(due, game.stock[FOOD])
    spend(game, FOOD, eaten)
    raise_hunger(game, due - eaten)
    if saved:
        await sicken(game, leader(game), fed_type(game, game.round))
