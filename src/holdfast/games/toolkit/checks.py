"""Checks of a game's content, so that a pack that loads can also be played. Each names the file and what is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable

from holdfast.engine.errors import ContentError


def need(condition: bool, message: str) -> None:
    """Raise `ContentError` unless the condition is true."""
    if not condition:
        raise ContentError(message)


def need_known(where: str, name: str | None, names: Iterable[str]) -> None:
    """A name, if one is given, is one of these."""
    listed = list(names)
    need(name is None or name in listed, f"{where}: there is no {name!r}; there are: {', '.join(listed)}")


def need_different(where: str, field: str, values: Iterable[Hashable]) -> None:
    """All values of a field differ."""
    twice = [str(value) for value, count in Counter(values).items() if count > 1]
    need(not twice, f"{where}: every {field} must be different; used twice: {', '.join(twice)}")


def need_at_least(where: str, have: int, least: int) -> None:
    """There are enough pieces."""
    need(have >= least, f"{where}: {have}, but {least} are needed")
