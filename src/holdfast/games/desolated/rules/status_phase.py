"""Status Phase: Refill, then Upkeep. [DES-200]"""

from __future__ import annotations

from holdfast.engine.story import say
from holdfast.games.desolated.rules.free_actions import ask_late
from holdfast.games.desolated.rules.refill import discard, gain_token, refill
from holdfast.games.desolated.rules.solo import move_landmarks
from holdfast.games.desolated.rules.store import store
from holdfast.games.desolated.rules.talents import cover_row
from holdfast.games.desolated.state import Desolated, Player


async def status_phase(game: Desolated, player: Player) -> None:
    """Refill, then Upkeep; in solo the Landmarks move first. [DES-022, DES-140]"""
    if game.solo:
        move_landmarks(game)
    await refill(game)
    await upkeep(game, player)


async def upkeep(game: Desolated, player: Player) -> None:
    """Campaign token, loss of influence, Talent row, storing, hand limit. [DES-093, DES-200]"""
    if player.campaign is not None:
        gain_token(game, player, player.campaign.material, player.campaign.name)
    game.granted[:] = [0, 0, 0]
    if player.talent is not None:
        await cover_row(game, player)
    await store(game, player)
    await discard_to_limit(game, player)


def hand_limit(game: Desolated, player: Player) -> int:
    """7, and more with face-up cards that raise it. [DES-010, DES-116]"""
    chained = sum(card.hand_limit for chain in player.chains for card in chain.cards)
    return game.box.numbers.hand_limit + sum(card.hand_limit for card in player.loose) + chained


async def discard_to_limit(game: Desolated, player: Player) -> None:
    """Discard cards of one's choice down to the hand limit. [DES-094]"""
    while len(player.hand) > hand_limit(game, player):
        card = await ask_late(
            game,
            player,
            "Discard which card?",
            lambda: list(dict.fromkeys(player.hand)),
            rule="DES-094",
            hidden=len(player.hand),
        )
        player.hand.remove(card)
        discard(game, card)
        say(game, "{player} discarded {card}", player=player, card=card.name)
