"""What a player may do at any point of the own turn, beside the decision at hand: place power shards, use items."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeVar

from holdfast.engine.requests import Face, Refusal
from holdfast.games.arkosa.rules.items import UseItem, own_items, use
from holdfast.games.arkosa.rules.power import Power, place_shard, shard_moves
from holdfast.games.arkosa.state import Arkosa, Player
from holdfast.games.toolkit.free_actions import choose_with_free_actions

T = TypeVar("T")


def free_moves(game: Arkosa, player: Player) -> list[Power | UseItem]:
    """Shards to place or replace, and items for the own turn. [ARK-157, ARK-159, ARK-160, ARK-210, ARK-343]"""
    return [*shard_moves(game, player), *own_items(game, player)]


def ask(
    game: Arkosa,
    player: Player,
    prompt: str,
    options: Callable[[], Sequence[T]],
    *,
    rule: str,
    free: Callable[[Arkosa, Player], Sequence[Power | UseItem]] = own_items,
    face: Callable[[T], Face] | None = None,
    refused: Callable[[], Sequence[Refusal]] | None = None,
    about: Mapping[str, object] | None = None,
) -> Awaitable[T]:
    """A decision at which free moves may be made first, as many as wanted; within an effect only items. [ARK-160]"""

    async def make(move: Power | UseItem) -> None:
        if isinstance(move, Power):
            place_shard(game, player, move.space.index)
        else:
            await use(game, player, move.item)

    return choose_with_free_actions(
        player,
        prompt,
        options,
        rule=rule,
        free=lambda: free(game, player),
        kinds=Power | UseItem,
        use=make,
        face=face,
        refused=refused,
        about=about,
    )
