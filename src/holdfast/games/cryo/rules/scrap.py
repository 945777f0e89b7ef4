"""Playing the game › Scrap: once in the own turn, a tile from the platform or a card from the hand for its benefit."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from holdfast.engine.content import Content
from holdfast.engine.requests import Face, Word
from holdfast.engine.story import say
from holdfast.games.cryo.pieces import Card, Slot, Tile
from holdfast.games.cryo.rules.benefits import gain_benefit
from holdfast.games.cryo.state import Cryo, Player
from holdfast.games.toolkit.free_actions import FreeActions


class ScrapCard(Content, frozen=True):
    """Scrap a card from the hand."""

    card: Card

    def face(self) -> Face:
        gains = self.card.scrap.text()
        return Face(f"scrap {self.card.key}", f"Scrap {self.card.name} for {gains}", (f"card {self.card.key}",))


class ScrapTile(Content, frozen=True):
    """Scrap a resource tile from the platform."""

    slot: Slot
    tile: Tile

    def face(self) -> Face:
        return Face(f"scrap {self.slot.key}", f"Scrap the tile {self.tile.icons} at {self.slot.key}",
                    (f"slot {self.slot.key}",))  # fmt: skip


Scrap = ScrapCard | ScrapTile
scrap_card = cache(ScrapCard)
scrap_tile = cache(ScrapTile)


def scraps(game: Cryo, player: Player) -> list[Scrap]:
    """What the active player may scrap, once a turn. [CRY-053, CRY-139]"""
    if game.scrapped:
        return []
    options: list[Scrap] = [scrap_card(card) for card in dict.fromkeys(player.hand)]
    for slot, tile in zip(game.box.slots, player.slots, strict=True):
        if tile is not None:
            options.append(scrap_tile(slot, tile))
    return options


async def scrap(game: Cryo, player: Player, what: Scrap) -> None:
    """A scrapped card goes to the discard pile, a tile to the box; its benefit is gained. [CRY-140, CRY-172]"""
    game.scrapped = True
    if isinstance(what, ScrapCard):
        player.hand.remove(what.card)
        game.discard.append(what.card)
        say(game, "{player} scrapped {card}", player=player, card=what.card.name)
        await gain_benefit(game, player, what.card.scrap)
    else:
        player.slots[what.slot.index] = None
        say(game, "{player} scrapped the tile {tile}", player=player, tile=what.tile)
        await gain_benefit(game, player, what.tile.benefit)


ask: Final = FreeActions(Scrap, scraps, scrap).choose
"""A choice of the active player at a moment at which they may scrap as well. [CRY-142]"""


async def ask_whether(
    game: Cryo, player: Player, prompt: str, yes: Word, no: Word, possible: Callable[[], bool], *, rule: str
) -> bool:
    """Whether the active player does something, if that is possible; they may scrap first."""
    answer = await ask(game, player, prompt, lambda: [yes, no] if possible() else [no], rule=rule)
    return answer is yes
