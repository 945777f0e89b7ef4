"""What a player may do at any time in the own turn, beside the decision at hand: place power shards, use items."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from holdfast.engine.requests import Refusal
from holdfast.games.arkosa.amounts import SHARD
from holdfast.games.arkosa.rules.events import UseItem, items_for, use_item, use_up
from holdfast.games.arkosa.rules.power import Power, place_shard, shard_moves
from holdfast.games.arkosa.rules.symbols import run
from holdfast.games.arkosa.state import Arkosa, Player
from holdfast.games.toolkit.free_actions import choose_with_free_actions

T = TypeVar("T")


def free_moves(game: Arkosa, player: Player) -> list[Power | UseItem]:
    """Shards to place or replace, and items for the own turn. [ARK-157, ARK-159, ARK-160, ARK-210, ARK-343]"""
    moves: list[Power | UseItem] = []
    if player.stock[SHARD]:
        moves += shard_moves(game, player)
    if player.items:
        moves += [use_item(item) for item in items_for(player, "own_turn")]
    return moves


def ask(
    game: Arkosa,
    player: Player,
    prompt: str,
    options: Callable[[], Sequence[T]],
    *,
    rule: str,
    refused: Callable[[], Sequence[Refusal]] | None = None,
) -> Awaitable[T]:
    """A decision of the own turn at which free moves may be made first, as many as wanted. [ARK-160]"""

    async def use(move: Power | UseItem) -> None:
        if isinstance(move, Power):
            place_shard(game, player, move)
        else:
            use_up(game, player, move.item)
            await run(game, player, move.item.effects)

    return choose_with_free_actions(
        player,
        prompt,
        options,
        rule=rule,
        free=lambda: free_moves(game, player),
        kinds=Power | UseItem,
        use=use,
        refused=refused,
    )
