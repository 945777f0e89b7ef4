"""What a game offers to the lab for measuring it: its content entries, who used which, and why it ended."""

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
    """For most games: everything a side uses is still there at the end of its turn, so `held` finds it."""
    return None


@dataclass(frozen=True)
class Study(Generic[S]):
    """How a game is measured."""

    entries: Callable[[S], Iterable[Entry]]
    """Everything that could be used in a game that starts with this state."""
    held: Callable[[S, int], Iterable[Use]]
    """What a side has in use now. Called at every checkpoint and at the end; an entry seen once counts as used."""
    ended: Callable[[S], str]
    """Why the game is over, in a few words."""
    seatings: tuple[Seating, ...]
    answered: Callable[[str, Any], Use | None] = no_answer
    """The entry that an answer uses up at once, so that `held` never finds it: from the rule and the value."""
    met: Mapping[str, str] = field(default_factory=dict)
    """Chance names whose outcomes are entries met by the whole table, with the kind of entry."""
    together: bool = False
    """Whether all seats win or lose together; an entry used by one is then used by all."""
