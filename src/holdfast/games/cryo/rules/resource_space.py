"""Deploy › Resource space."""

from __future__ import annotations

from typing import Final

from holdfast.engine.chance import draw
from holdfast.engine.content import Content
from holdfast.engine.requests import NO, YES, Face, choose
from holdfast.engine.story import say
from holdfast.games.cryo.pieces import BENEFIT_OF_PLACED_TILE, Slot, Space, Tile
from holdfast.games.cryo.rules.benefits import gain_benefit
from holdfast.games.cryo.rules.materials import can_pay, gain, pay
from holdfast.games.cryo.rules.scrap import ask_whether
from holdfast.games.cryo.state import Cryo, Player


class UseTile(Content, frozen=True):
    """Return the tile to the box to gain its benefit."""

    def face(self) -> Face:
        return Face("use", "Gain its benefit")


USE: Final = UseTile()


async def resource_space(game: Cryo, player: Player, space: Space) -> None:
    """Resource space: take the top tile, gain its benefit or place it; then turn up the next. [CRY-065 to CRY-068]"""
    tile = game.stacks[space.stack]
    if tile is None:
        gain(game, player, space.printed)
        return
    use = await choose(
        player,
        "Gain {tile} or place the tile?",
        [USE, *empty_slots(game, player)],
        rule="CRY-065",
        about={"tile": tile},
    )
    game.stacks[space.stack] = None
    if isinstance(use, Slot):
        player.slots[use.index] = tile
        say(game, "{player} placed the tile {tile} at {slot}", player=player, tile=tile, slot=use.key)
        if player.abilities & BENEFIT_OF_PLACED_TILE:
            await prototype(game, player, tile)
    else:
        say(game, "{player} used the tile {tile}", player=player, tile=tile)
        await gain_benefit(game, player, tile.benefit)
    await reveal_next(game, space)


def empty_slots(game: Cryo, player: Player) -> list[Slot]:
    """Any tile may go into any empty slot. [CRY-070]"""
    return [slot for slot in game.box.slots if player.slots[slot.index] is None]


async def reveal_next(game: Cryo, space: Space) -> None:
    """After the tile is taken, the next of the stack is turned up. [CRY-066, CRY-067]"""
    if game.beneath[space.stack]:
        game.beneath[space.stack] -= 1
        game.stacks[space.stack] = await draw(game.tiles[space.back], space.pile)


async def prototype(game: Cryo, player: Player, tile: Tile) -> None:
    """Prototype: on placing a tile, spend any 1 material to gain its benefit. [CRY-194, CRY-276]"""
    cost = game.box.prototype_cost
    prompt = "Prototype: spend 1 material to gain the tile's benefit?"
    if await ask_whether(game, player, prompt, YES, NO, lambda: can_pay(player, cost), rule="CRY-194"):
        await pay(game, player, cost)
        await gain_benefit(game, player, tile.benefit)
