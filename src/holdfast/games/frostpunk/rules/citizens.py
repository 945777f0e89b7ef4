"""Citizen cards: the deck, who takes a card, and using one."""

from __future__ import annotations

from holdfast.engine.chance import draw
from holdfast.engine.requests import DONE, Face, Word, choose, offer
from holdfast.engine.story import say
from holdfast.games.frostpunk.pieces import Citizen
from holdfast.games.frostpunk.rules.causes import because
from holdfast.games.frostpunk.rules.decision_making import leader
from holdfast.games.frostpunk.rules.effects import resolve
from holdfast.games.frostpunk.state import Frostpunk, Player
from holdfast.games.frostpunk.verbs.effects import DiscardCitizenCards, DrawCitizenCards


async def draw_citizen_card(game: Frostpunk) -> Citizen | None:
    """The top card; an empty deck is made anew from its discard pile; None if both are empty. [FRO-261]"""
    if not game.citizen_deck:
        game.citizen_deck.shuffle_in(game.citizen_discard)
        game.citizen_discard.clear()
    return await draw(game.citizen_deck, "citizen") if game.citizen_deck else None


def seat_face(seat: int) -> Face:
    return Face(f"seat {seat + 1}", f"The player at seat {seat + 1}", (f"seat {seat}",))


async def draw_citizen_cards(game: Frostpunk, who: Player, effect: DrawCitizenCards) -> None:
    """Cards are drawn one by one, and the Leader decides who takes each. [FRO-260]"""
    for _ in range(effect.n):
        card = await draw_citizen_card(game)
        if card is None:
            return
        game.citizen_discard.append(card)
        seat = await choose(
            leader(game),
            "Who takes {card}?",
            range(len(game.players)),
            rule="FRO-260",
            face=seat_face,
            about={"card": card},
        )
        game.citizen_discard.remove(card)
        game.players[seat].hand.append(card)
        say(game, "{player} took {card}", player=game.players[seat], card=card.name)


async def use_card(game: Frostpunk, player: Player, card: Citizen) -> None:
    """The holder discards the card and resolves its ability. [FRO-257]"""
    player.hand.remove(card)
    game.citizen_discard.append(card)
    say(game, "{player} called on {card}", player=player, card=card.name)
    with because(game, card.name):
        await resolve(game, player, card.ability)


async def use_cards(game: Frostpunk, player: Player) -> None:
    """A player may use Citizen cards in the Preparation Phase, and before and after a Main action. [FRO-258]"""
    while player.hand:
        card = await offer(player, "Use a Citizen card?", list(player.hand), rule="FRO-258", decline=DONE)
        if isinstance(card, Word):
            return
        await use_card(game, player, card)


async def discard_citizen_cards(game: Frostpunk, who: Player, cost: DiscardCitizenCards) -> None:
    """Cards from any hands, without ability or death effect. [FRO-342]"""
    for _ in range(cost.n):
        cards = [card for player in game.players for card in player.hand]
        card = await choose(who, "Discard which Citizen card?", cards, rule="FRO-342")
        holder = next(player for player in game.players if card in player.hand)
        holder.hand.remove(card)
        game.citizen_discard.append(card)
        say(game, "{player} gave up {card}", player=holder, card=card.name)
