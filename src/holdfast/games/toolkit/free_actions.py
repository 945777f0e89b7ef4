"""Choices at which a player may also use actions that are free "at any time".

A game whose free actions are the same at every choice declares them once, and asks through them:

    FREE = FreeActions(Scrap, scraps, scrap)   # scraps(game, player) lists them; await scrap(game, player, action)
    card = await FREE.choose(game, player, "Which card?", lambda: player.hand, rule="X-1")
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from types import UnionType
from typing import Any, Generic, TypeVar

from holdfast.engine.requests import Declines, Face, Refusal, Seated, choose

G = TypeVar("G")
P = TypeVar("P", bound=Seated)
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
    about: Mapping[str, object] | None = None,
    declines: Declines = (),
    hidden: int = 0,
) -> T:
    """Ask until an option is chosen. Free actions, values of `kinds` with faces of their own, are used before that.

    `free` lists the free actions that are open now; after each `use` the same question is asked again.
    """
    while True:
        answer = await choose(
            player,
            prompt,
            options,
            rule=rule,
            also=free,
            face=face,
            refused=refused,
            about=about,
            declines=declines,
            hidden=hidden,
        )
        if not isinstance(answer, kinds):
            return answer
        await use(answer)


class FreeActions(Generic[G, P]):
    """The free actions of a game: what kinds of value they are, which are open now, and how one is used."""

    __slots__ = ("_kinds", "_listed", "_use")

    def __init__(
        self,
        kinds: type | UnionType,
        listed: Callable[[G, P], Sequence[Any]],
        use: Callable[[G, P, Any], Awaitable[None]],
    ) -> None:
        self._kinds, self._listed, self._use = kinds, listed, use

    def choose(
        self,
        game: G,
        player: P,
        prompt: str,
        options: Callable[[], Sequence[T]],
        *,
        rule: str,
        face: Callable[[T], Face] | None = None,
        refused: Callable[[], Sequence[Refusal]] | None = None,
        declines: Declines = (),
        hidden: int = 0,
    ) -> Coroutine[Any, Any, T]:
        """A choice of a player, who may use free actions first, as often as they can."""
        return choose_with_free_actions(
            player,
            prompt,
            options,
            rule=rule,
            free=lambda: self._listed(game, player),
            kinds=self._kinds,
            use=lambda action: self._use(game, player, action),
            face=face,
            refused=refused,
            declines=declines,
            hidden=hidden,
        )
