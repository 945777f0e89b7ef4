"""The manifest of a game: what the engine must know to set it up, play, show, redeal and score it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from holdfast.engine.chance import Generator64
from holdfast.engine.clone import Cloner, cloner
from holdfast.engine.errors import UnknownGame
from holdfast.engine.story import Story
from holdfast.engine.study import Study
from holdfast.engine.vocabulary import Vocabulary

Value = bool | int | str
View = dict[str, Any]
"""Plain data, ready for JSON: what one seat may see. Do not modify it: views share parts."""


class State(Protocol):
    """What every state must have: a field for the story of its table."""

    story: Story | None


S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Setting:
    """An option of a game when a table is created: name, allowed values (the first is the default), what it does."""

    name: str
    values: tuple[Value, ...]
    about: str
    seats: tuple[int, ...] | None = None
    """The seat counts it applies to; None for all."""


@dataclass(frozen=True)
class Sheet:
    """The score of one side, by source in the order of the rulebook."""

    name: str
    parts: Mapping[str, int]

    @property
    def total(self) -> int:
        return sum(self.parts.values())


@dataclass(frozen=True)
class Result:
    """The current or final result: a sheet for each side, and the sides that win. A solo rival is the last side."""

    sheets: tuple[Sheet, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Game(Generic[S]):
    """One game, as the engine sees it."""

    name: str
    title: str
    seats: tuple[int, ...]
    version: int
    """Raised when a rule changes so that old records may no longer fit."""
    folder: Path
    state: type[S]
    content: Callable[[Path | None], object]
    """Load the content, with a pack laid over it."""
    new: Callable[[Any, int, Mapping[str, Value]], S]
    """A state before set-up, from content, number of seats and options."""
    play: Callable[[S], Coroutine[Any, Any, None]]
    view: Callable[[S, int | None], View]
    redeal: Callable[[S, int, Generator64], None]
    result: Callable[[S], Result]
    invariants: Callable[[S], None]
    max_decisions: int
    """A limit that no game reaches; a longer one is a bug."""
    settings: tuple[Setting, ...] = ()
    variants: tuple[tuple[int, Mapping[str, Value]], ...] = ()
    """Seat counts with the option sets that tests and benchmarks use; every seat count if left out."""
    rivals: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """Names of the automated sides, by number of seats."""
    open_table: bool = False
    """Whether all seats see the same, as in a cooperative game with open hands."""
    evaluate: Callable[[S, int], float] | None = None
    """The value of a state for a seat, from 0 (lost) to 1 (won). Bots use it where they do not play to the end."""
    prospect: Callable[[S, int], float] | None = None
    """A slower and more accurate evaluation, with the chance to survive the dangers ahead, for bots that search."""
    study: Study[S] | None = None
    """How the lab measures the game; without it simulations report only scores and lengths."""
    vocabularies: tuple[Vocabulary, ...] = ()
    """The verbs and predicates of the game's content files; `holdfast pack verbs` lists them."""
    about: str = ""
    """What the game is about, in a sentence or two."""
    tagline: str = ""
    """A short line for the home page; `about` if there is none."""
    minutes: str = ""
    """How long a game takes people, such as "60–90"."""
    home_order: int = 100
    """Games with lower numbers stand first on the home page; equal ones by title."""
    clone: Cloner[S] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "clone", cloner(self.state))
        object.__setattr__(self, "variants", self.variants or tuple((seats, {}) for seats in self.seats))

    def check(self, seats: int, options: Mapping[str, Value]) -> dict[str, Value]:
        """The options with defaults filled in, or a clear error."""
        if seats not in self.seats:
            raise UnknownGame(f"{self.title} is for {_either(self.seats)} seats, not {seats}")
        known = {s.name: s for s in self.settings if s.seats is None or seats in s.seats}
        for name, value in options.items():
            if name not in known:
                raise UnknownGame(f"{self.title} with {seats} seats has no option {name!r}; it has: {_listed(known)}")
            if not any(value == allowed and type(value) is type(allowed) for allowed in known[name].values):
                raise UnknownGame(f"option {name!r} cannot be {value!r}; it can be: {_listed(known[name].values)}")
        return {name: options.get(name, setting.values[0]) for name, setting in known.items()}


def _listed(values: Sequence[Value] | Mapping[str, object]) -> str:
    return ", ".join(str(value) for value in values) or "none"


def _either(counts: tuple[int, ...]) -> str:
    return str(counts[0]) if len(counts) == 1 else f"{', '.join(map(str, counts[:-1]))} or {counts[-1]}"
