"""All errors that Holdfast raises on purpose. Each says who is at fault: player, content, file or we."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class HoldfastError(Exception):
    """Every error that Holdfast raises on purpose."""


class UnknownGame(HoldfastError):
    """No game of that name, or not with that many seats or those options."""


class IllegalChoice(HoldfastError):
    """The player's: an answer that was not on offer. Nothing has changed."""


class NotYourDecision(IllegalChoice):
    """The player's: it is another seat's decision. Nothing has changed."""


class GameOver(IllegalChoice):
    """The player's: the game has ended, and nothing is left to decide."""


class CannotUndo(HoldfastError):
    """The player's: the answer cannot be undone, because of a reveal, chance, or another player's answer."""


class ContentError(HoldfastError):
    """The data's: a content file or pack that breaks its own format."""


class RecordError(HoldfastError):
    """The file's: a record that is cut off, edited or not a record at all."""


class ReplayDiverged(RecordError):
    """The file's: a record that no longer fits the rules; the message names the first entry that differs."""


class RuleBug(HoldfastError):
    """Ours: a rule offered no option, made a request it may not make, or broke an invariant."""


@contextmanager
def disk_errors_as(kind: type[HoldfastError], message: str) -> Iterator[None]:
    """Raise an error of the system inside the block as this kind of error, with the reason behind the message."""
    try:
        yield
    except OSError as error:
        raise kind(f"{message} ({error.strerror})") from error
