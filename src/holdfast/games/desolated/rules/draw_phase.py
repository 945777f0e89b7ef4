"""Draw Phase: what the expansions do each round, then take up to two Material cards. [DES-184]"""

from __future__ import annotations

from typing import Final

from holdfast.engine.requests import Face, Word
from holdfast.engine.story import say
from holdfast.games.desolated.pieces import Slot, Technology, lying_at
from holdfast.games.desolated.rules.free_actions import ask
from holdfast.games.desolated.rules.planetary_destruction import gain_influence
from holdfast.games.desolated.rules.racloir_technology import turn_technology
from holdfast.games.desolated.rules.refill import draw_material
from holdfast.games.desolated.rules.rise_of_the_arkheins import pay_upkeep
from holdfast.games.desolated.state import Desolated, MaterialCard, Player

PILE: Final = Word("pile", "Draw from the Material pile")
NO_MORE: Final = Word("no more", "Take no more cards")


async def draw_phase(game: Desolated, player: Player) -> None:
    """First the Advanced Material cards, then influence, then upkeep, then the draw. [DES-022, DES-184]"""
    if game.options.racloir_technology:
        turn_technology(game, player)
    if game.options.planetary_destruction:
        await gain_influence(game, player)
    if game.options.rise_of_the_arkheins:
        await pay_upkeep(game, player)
    await draw_cards(game, player)


async def draw_cards(game: Desolated, player: Player) -> None:
    """Take up to two Material cards, one after the other, from the row or the pile. [DES-034 to DES-036]"""
    for _ in range(game.box.numbers.draw):
        source = await ask(
            game,
            player,
            "Take a Material card?",
            lambda: sources(game),
            rule="DES-034",
            face=lambda source: source_face(game, source),
        )
        if source is NO_MORE:
            return
        if isinstance(source, Slot):
            card = game.material_row[source.index]
            game.material_row[source.index] = None
            assert card is not None
            take(game, player, card, openly=True)
        else:
            drawn = await draw_material(game)
            assert drawn is not None
            take(game, player, drawn, openly=False)


def sources(game: Desolated) -> list[Slot | Word]:
    """The cards of the row, and the pile while it or its discard pile has cards. [DES-035, DES-038]"""
    row = game.material_row
    found: list[Slot | Word] = [slot for slot in game.box.material_slots if row[slot.index] is not None]
    if game.material_pile.rest or game.material_discard:
        found.append(PILE)
    found.append(NO_MORE)
    return found


def source_face(game: Desolated, source: Slot | Word) -> Face:
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
