"""Modules › Talents: rows to cover with hand cards."""

from __future__ import annotations

from typing import Final

from holdfast.engine.requests import Word
from holdfast.engine.story import say
from holdfast.games.desolated.amounts import WILD
from holdfast.games.desolated.pieces import NO_MATERIAL, Material
from holdfast.games.desolated.rules.free_actions import ask_late
from holdfast.games.desolated.state import Desolated, Player

NO_COVER: Final = Word("cover nothing", "Cover no row")


async def cover_row(game: Desolated, player: Player) -> None:
    """The lowest visible row may be covered by a hand card of its material. [DES-196, DES-197, DES-226]"""
    assert player.talent is not None
    material = player.talent.rows[len(player.covering)][1]
    if material == NO_MATERIAL:
        return
    card = await ask_late(
        game,
        player,
        "Cover the lowest row of your Talent?",
        lambda: [*(card for card in dict.fromkeys(player.hand) if pays_as(card, material)), NO_COVER],
        rule="DES-196",
        declines=(NO_COVER,) if player.hand else (),
    )
    if isinstance(card, Material):
        player.hand.remove(card)
        player.covering.append(card)
        say(game, "{player} covered a row with {card}", player=player, card=card.name)


def pays_as(card: Material, material: int) -> bool:
    """Whether a hand card can stand for this material; a wild one stands for any. [DES-042, DES-204]"""
    return card.material in (material, WILD)
