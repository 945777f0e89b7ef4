"""Why things happen, for the story: no death, sickness or token comes without the card or Phase that brought it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from holdfast.games.frostpunk.state import Frostpunk
from holdfast.games.frostpunk.verbs.parameters import Effects
from holdfast.games.frostpunk.wording import in_words


@contextmanager
def because(game: Frostpunk, cause: str) -> Iterator[None]:
    """What happens inside is told with this cause."""
    outer, game.cause = game.cause, cause
    try:
        yield
    finally:
        game.cause = outer


def tell(game: Frostpunk, template: str, **words: object) -> None:
    """Tell an event, and what caused it."""
    if game.story is not None:
        because_of = "" if game.cause is None else f" ({game.cause})"
        game.story.tell(template + "{because_of}", {**words, "because_of": because_of}, None, None)


def describe(game: Frostpunk, effects: Effects) -> str:
    """What these effects do, in words; a fork has no story and needs none."""
    return in_words(effects, game.box.names) if game.story is not None else ""
