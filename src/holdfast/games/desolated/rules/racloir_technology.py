"""Expansions › Racloir Technology: cards that turn each round for a token, until the skull."""

from __future__ import annotations

from holdfast.engine.story import say
from holdfast.games.desolated.pieces import SKULL, Technology
from holdfast.games.desolated.rules.refill import discard, gain_token
from holdfast.games.desolated.state import Desolated, Player


def turn_technology(game: Desolated, player: Player) -> None:
    """Resolve the edge at the top of each card, then turn it; a skull discards it. [DES-179, DES-180, DES-183]"""
    turned = list[tuple[Technology, int]]()
    for card, step in player.technology:
        if card.track[step] == SKULL:
            discard(game, card)
            say(game, "{player} lost {card}", player=player, card=card.name)
        else:
            gain_token(game, player, card.track[step])
            turned.append((card, step + 1))
    player.technology[:] = turned
