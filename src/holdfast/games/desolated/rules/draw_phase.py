"""Draw Phase: take up to two Material cards, and what the expansions do each round. [DES-022, DES-184]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from holdfast.engine.requests import Face, Word
from holdfast.engine.story import say
from holdfast.games.desolated.amounts import RESOURCES
from holdfast.games.desolated.pieces import Influence, Landmark, Slot, Technology, lying_at
from holdfast.games.desolated.rules.free_actions import ask
from holdfast.games.desolated.rules.planetary_destruction import Gift, accept, gifts
from holdfast.games.desolated.rules.racloir_technology import Turn, may_wait, turn_technology
from holdfast.games.desolated.rules.refill import draw_material
from holdfast.games.desolated.rules.rise_of_the_arkheins import Upkeep, settle_upkeep, upkeep_face, upkeeps
from holdfast.games.desolated.state import Desolated, MaterialCard, Player

PILE: Final = Word("pile", "Draw from the Material pile")
NO_MORE: Final = Word("no more", "Take no more cards")

Due = Influence | Landmark | Turn
"""What has to be done in a Draw Phase: an upkeep, an influence to be chosen, a card to be turned."""
Source = Slot | Word
Step = Source | Upkeep | Gift | Turn


async def draw_phase(game: Desolated, player: Player) -> None:
    """Up to two cards, and everything that is due, in the order that the player likes. [DES-022, DES-034, DES-184]"""
    left, due = game.box.numbers.draw, each_round(game, player)
    while left or due:
        step = await ask_step(game, player, left, due)
        if isinstance(step, Upkeep):
            due.remove(step.card)
            await settle_upkeep(game, player, step)
        elif isinstance(step, Gift):
            due.remove(step.card)
            accept(game, player, step)
        elif isinstance(step, Turn):
            due.remove(step)
            turn_technology(game, player, step)
        elif step is NO_MORE:
            left = 0
        else:
            left -= 1
            await take_from(game, player, step)


def each_round(game: Desolated, player: Player) -> list[Due]:
    """What the cards that lie here now do each round. All that no order and no choice can change happens at once.

    A card taken in this phase has to wait for the next. [DES-160, DES-170, DES-179, DES-181, DES-184]
    """
    due = list[Due]()
    for turn in [Turn(card, step) for card, step in player.technology]:
        if may_wait(game, turn):
            due.append(turn)
        else:
            turn_technology(game, player, turn)
    for landmark in [insula.card for insula in player.landmarks if insula.card.advanced]:
        if len(landmark.listed) > 1:
            due.append(landmark)
        else:
            accept(game, player, gifts(landmark)[0])
    return [*due, *(card for card in player.influence if card.advanced)]


async def ask_step(game: Desolated, player: Player, left: int, due: Sequence[Due]) -> Step:
    """What next? The prompt says what is still due. [DES-034, DES-184]"""
    prompt = "Take a Material card?" if left else ""
    if due:
        prompt = f"{prompt} Still due: {', '.join(map(due_text, due))}".strip()
    step: Step = await ask(
        game,
        player,
        prompt,
        lambda: [*due_steps(game, player, due), *(sources(game) if left else ())],
        rule="DES-034" if left else "DES-184",
        face=lambda step: step_face(game, player, step),
    )
    return step


def step_face(game: Desolated, player: Player, step: Step) -> Face:
    if isinstance(step, Upkeep):
        return upkeep_face(game, player, step)
    return source_face(game, step) if isinstance(step, Source) else step.face()


def due_text(due: Due) -> str:
    if isinstance(due, Influence):
        return f"{RESOURCES.text(due.upkeep or ())} for {due.name}"
    return f"influence of {due.name}" if isinstance(due, Landmark) else f"turning {due.card.name}"


def due_steps(game: Desolated, player: Player, due: Sequence[Due]) -> list[Step]:
    """The ways to settle what is due."""
    found = list[Step]()
    for thing in dict.fromkeys(due):
        if isinstance(thing, Influence):
            found += upkeeps(game, player, thing)
        elif isinstance(thing, Landmark):
            found += gifts(thing)
        else:
            found.append(thing)
    return found


async def take_from(game: Desolated, player: Player, source: Source) -> None:
    """Take a Material card from the row or the pile. [DES-034 to DES-036]"""
    if isinstance(source, Slot):
        card = game.material_row[source.index]
        game.material_row[source.index] = None
        assert card is not None
        take(game, player, card, openly=True)
    else:
        drawn = await draw_material(game)
        assert drawn is not None
        take(game, player, drawn, openly=False)


def sources(game: Desolated) -> list[Source]:
    """The cards of the row, and the pile while it or its discard pile has cards. [DES-035, DES-038]"""
    row = game.material_row
    found: list[Source] = [slot for slot in game.box.material_slots if row[slot.index] is not None]
    if game.material_pile.rest or game.material_discard:
        found.append(PILE)
    found.append(NO_MORE)
    return found


def source_face(game: Desolated, source: Source) -> Face:
    if isinstance(source, Word):
        return source.face()._replace(places=("material pile",) if source is PILE else ())
    return lying_at(source, game.material_row[source.index])


def take(game: Desolated, player: Player, card: MaterialCard, *, openly: bool) -> None:
    """A Material card goes into the hand; an Advanced Material card into the inventory. [DES-177, DES-178]"""
    game.positions.clear()
    if isinstance(card, Technology):
        player.technology.append((card, 0))
        say(game, "{player} gained {card}", player=player, card=card.name)
        return
    player.hand.append(card)
    if openly:
        say(game, "{player} took {card}", player=player, card=card.name)
    else:
        say(game, "You drew {card}", to=player, others="{player} drew a card", player=player, card=card.name)
