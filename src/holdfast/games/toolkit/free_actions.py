"""Choices at which a player may also use actions that are free "at any time"."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from types import UnionType
from typing import Any, TypeVar

from holdfast.engine.requests import Declines, Face, Refusal, Seated, choose

T = TypeVar("T")


async def choose_with_free_actions(
    player: Seated,
    prompt: str,
    options: Callable[[], Sequence[T]],
    *,
    rule: str,
    free: Callable[[], Sequence[Any]],
    kinds: type | UnionType,
    use: Callable[[Any], Awaitable[None]],
    face: Callable[[T], Face] | None = None,
    refused: Callable[[], Sequence[Refusal]] | None = None,
    declines: Declines = (),
) -> T:
    """Ask until an option is chosen. Free actions, values of `kinds` with faces of their own, are used before that.

    `free` lists the free actions that are open now; after each `use` the same question is asked again.
    """
    while True:
        answer = await choose(
            player, prompt, options, rule=rule, also=free, face=face, refused=refused, declines=declines
        )
        if not isinstance(answer, kinds):
            return answer
        await use(answer)
