"""What a game tells those who measure it: its entries of content, who made use of which, and why it ended."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

S = TypeVar("S")

Use = tuple[str, str]
"""An entry of content that a side made use of: its kind and its key."""


class Entry(NamedTuple):
    """An entry of content that can be taken, built, played or met: `Entry("room", "greenhouse", "Greenhouse")`."""

    kind: str
    key: str
    name: str

    @property
    def use(self) -> Use:
        return self.kind, self.key


class Seating(NamedTuple):
    """A kind of table that balance reports cover."""

    label: str
    seats: int
    options: Mapping[str, bool | int | str] = {}


def seatings(*seats: int) -> tuple[Seating, ...]:
    """Tables of these sizes, without options: "2 players", "3 players"."""
    return tuple(Seating(f"{count} players", count) for count in seats)


def no_answer(rule: str, value: object) -> Use | None:
    """Most games: what a side uses lies before it at the end of its turn."""
    return None


@dataclass(frozen=True)
class Study(Generic[S]):
    """How a game is measured."""

    entries: Callable[[S], Iterable[Entry]]
    """All that could be used in a game that begins with this state."""
    held: Callable[[S, int], Iterable[Use]]
    """What a side has in use now. Asked at every checkpoint and at the end: what was there once counts as used."""
    ended: Callable[[S], str]
    """Why the game is over, in a few words."""
    seatings: tuple[Seating, ...]
    answered: Callable[[str, Any], Use | None] = no_answer
    """What an answer to a decision of some rule uses up at once, so that it never lies anywhere."""
    met: Mapping[str, str] = field(default_factory=dict)
    """Names of chance whose outcomes concern the whole table, with the kind of entry that they are."""
    together: bool = False
    """Whether all seats win or lose together; then what one of them uses is used by all."""
