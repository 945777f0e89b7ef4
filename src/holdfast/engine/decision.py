"""A decision as everybody sees it: who is asked what, and the options, drawn up only when somebody looks."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

from holdfast.engine.content import Content

T = TypeVar("T")

Declines = tuple[object, ...] | Callable[[], tuple[object, ...]]


class Face(NamedTuple):
    """How an option looks: a stable short key, a label, and the places on the board that it points at."""

    key: str
    label: str
    places: tuple[str, ...] = ()


class Refusal(NamedTuple):
    """Something a player might look for among the options, and why it is not there."""

    face: Face
    why_not: str
    rule: str = ""


def face_of(value: object) -> Face:
    """The face of an option's value: its own `face()`, or plain text."""
    if isinstance(value, Content):
        return _printed(value)
    own = getattr(value, "face", None)
    if own is not None:
        face: Face = own()
        return face
    if value is None:
        return Face("pass", "Pass")
    return Face(str(value), str(value))


@lru_cache(maxsize=1 << 14)
def _printed(content: Content) -> Face:
    """The face of a piece of content, which always looks the same."""
    own = getattr(content, "face", None)
    face: Face = Face(str(content), str(content)) if own is None else own()
    return face


class Option:
    """One possible answer to a decision. Key and label are built when they are asked for."""

    __slots__ = ("_face", "decision", "index", "rule", "why_not")

    def __init__(
        self, decision: Decision[Any], index: int, rule: str, face: Face | None = None, why_not: str = ""
    ) -> None:
        self.decision = decision
        self.index = index
        self.rule = rule
        self.why_not = why_not
        self._face = face

    @property
    def value(self) -> object:
        return self.decision.values[self.index]

    @property
    def face(self) -> Face:
        if self._face is None:
            self._face = self.decision.face_at(self.index)
        return self._face

    @property
    def key(self) -> str:
        return self.face.key

    @property
    def label(self) -> str:
        return self.face.label

    @property
    def places(self) -> tuple[str, ...]:
        return self.face.places

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


class Decision(Generic[T]):
    """A choice put to one seat: prompt, options, and the clause of the rulebook that it follows.

    `options` may be given to `choose` as a function; then they are drawn up when somebody looks at them, and anew when
    hidden cards are dealt anew. The values must never change: content, numbers, words; not parts of the state.

    `declines` are the answers that let the moment pass. They are named where it must not show whether there is more to
    choose from: a table at which people sit then never answers in haste (`Table`, `patient`). If they are given as a
    function, it is asked only there.
    """

    __slots__ = (
        "_about",
        "_also",
        "_declines",
        "_face",
        "_options",
        "_own",
        "_prompt",
        "_refusals",
        "_refused",
        "_source",
        "_values",
        "rule",
        "seat",
    )

    def __init__(
        self,
        seat: int,
        prompt: str,
        source: Sequence[T] | Callable[[], Sequence[T]],
        rule: str,
        also: Sequence[Any] | Callable[[], Sequence[Any]] = (),
        face: Callable[[Any], Face] | None = None,
        refusals: Callable[[], Sequence[Refusal]] | None = None,
        about: Mapping[str, object] | None = None,
        declines: Declines = (),
    ) -> None:
        self.seat = seat
        self.rule = rule
        self._declines = declines
        self._prompt = prompt
        self._about = about
        self._source = source
        self._also = also
        self._face = face
        self._refusals = refusals
        self._options: tuple[Option, ...] | None = None
        self._refused: tuple[Option, ...] | None = None
        self._values: Sequence[T] | None = None
        self._own = 0

    def __await__(self) -> Generator[Decision[T], T, T]:
        return (yield self)

    def __len__(self) -> int:
        return len(self.values)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, prompt={self.prompt!r}, options={[o.key for o in self.options]})"

    @property
    def values(self) -> Sequence[T]:
        """The options' values, drawn up on first sight."""
        if self._values is None:
            source, also = self._source, self._also
            values = source() if callable(source) else source
            self._own = len(values)
            self._values = [*values, *(also() if callable(also) else also)] if also else values
        return self._values

    @property
    def prompt(self) -> str:
        if not self._about:
            return self._prompt
        return self._prompt.format(**{name: face_of(value).label for name, value in self._about.items()})

    @property
    def options(self) -> tuple[Option, ...]:
        if self._options is None:
            self._options = tuple([Option(self, index, self.rule) for index in range(len(self.values))])
        return self._options

    @property
    def declines(self) -> tuple[object, ...]:
        """The answers that let the moment pass, where it must not show whether there are others."""
        if callable(self._declines):
            self._declines = self._declines()
        return self._declines

    @property
    def idle(self) -> bool:
        """Whether declining is all that is on offer, where that must not show."""
        return bool(self.declines) and all(value in self.declines for value in self.values)

    @property
    def refused(self) -> tuple[Option, ...]:
        """What is not on offer though a player might look for it, each with its reason."""
        if self._refused is None:
            refusals = self._refusals() if self._refusals else ()
            self._refused = tuple(
                [Option(self, -1, refusal.rule, refusal.face, refusal.why_not) for refusal in refusals]
            )
        return self._refused

    def materialize(self) -> None:
        """Draw all of it up now, while the state that it is about is there."""
        if self._options is None:
            faces = enumerate(self.faces(0, len(self.values)))
            self._options = tuple([Option(self, index, self.rule, face) for index, face in faces])
        for option in (*self._options, *self.refused):
            _ = option.face

    def face_at(self, index: int) -> Face:
        """How an option looks: as the rule that asks says, or, if it is offered beside, by its own face."""
        value = self.values[index]
        return self._face(value) if self._face and index < self._own else face_of(value)

    def faces(self, start: int, stop: int) -> list[Face]:
        """How these options look, one after another."""
        values, face = self.values[start:stop], self._face
        if face is None:
            return [face_of(value) for value in values]
        own = self._own - start
        return [face(value) if place < own else face_of(value) for place, value in enumerate(values)]

    def apply(self, note: T) -> T:
        return note

    def release(self) -> None:
        """It was answered: let go of the options, which hold on to it, so that neither waits for the collector."""
        self._options = self._refused = None

    def refresh(self) -> None:
        """Draw the options up anew, after hidden cards were dealt anew beneath a waiting rule."""
        self._values = self._options = self._refused = None


class Word:
    """An answer that is nothing but a word: yes, no, done, take it."""

    __slots__ = ("_face",)

    def __init__(self, key: str, label: str, places: tuple[str, ...] = ()) -> None:
        self._face = Face(key, label, places)

    def face(self) -> Face:
        return self._face

    def __repr__(self) -> str:
        return f"<{self._face.key}>"
