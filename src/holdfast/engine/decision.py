"""A decision as everybody sees it: who is asked what, and the options, which are built only when they are needed."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

from holdfast.engine.content import Content

T = TypeVar("T")

Declines = tuple[object, ...] | Callable[[], tuple[object, ...]]


class Face(NamedTuple):
    """How an option is shown: a stable short key, a label, and the places on the board that it points at."""

    key: str
    label: str
    places: tuple[str, ...] = ()


class Refusal(NamedTuple):
    """An option that a player might expect but that is not available now, and why."""

    face: Face
    why_not: str
    rule: str = ""


def face_of(value: object) -> Face:
    """The face of an option's value: its own `face()`, or plain text."""
    if isinstance(value, Content):
        return _content_face(value)
    make = getattr(value, "face", None)
    if make is not None:
        face: Face = make()
        return face
    if value is None:
        return Face("pass", "Pass")
    return Face(str(value), str(value))


@lru_cache(maxsize=1 << 14)
def _content_face(content: Content) -> Face:
    """The face of a piece of content, cached because content never changes."""
    make = getattr(content, "face", None)
    face: Face = Face(str(content), str(content)) if make is None else make()
    return face


class Option:
    """One possible answer to a decision. Key and label are built when they are read."""

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

    `options` may be given to `choose` as a function. It is called when the options are first needed, and again after
    hidden cards were dealt again. Values must be immutable: content, numbers, words; not parts of the state.

    `declines` are the answers that do nothing. A rule names them where other players must not learn whether there was
    anything else to choose from: a patient table (`Table`, `patient`) then asks even if declining is the only option.
    Given as a function, they are computed only at such a table.

    `hidden` is for options that others cannot see, such as cards in hand: how many there may be for all that they know.
    If it is more than one, a patient table asks even if there is only one option. If the only option was answered at
    once, others may have seen it: they cannot undo what they answered before.
    """

    __slots__ = (
        "_about",
        "_also",
        "_declines",
        "_face",
        "_options",
        "_prompt",
        "_refusals",
        "_refused",
        "_source",
        "_source_count",
        "_values",
        "hidden",
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
        hidden: int = 0,
    ) -> None:
        self.seat = seat
        self.rule = rule
        self.hidden = hidden
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
        self._source_count = 0

    def __await__(self) -> Generator[Decision[T], T, T]:
        return (yield self)

    def __len__(self) -> int:
        return len(self.values)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, prompt={self.prompt!r}, options={[o.key for o in self.options]})"

    @property
    def values(self) -> Sequence[T]:
        """The options' values, built when they are first needed."""
        if self._values is None:
            source, also = self._source, self._also
            values = source() if callable(source) else source
            self._source_count = len(values)
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
        """The answers that do nothing, at a decision that must not show whether there are others."""
        if callable(self._declines):
            self._declines = self._declines()
        return self._declines

    @property
    def idle(self) -> bool:
        """Whether there is nothing to choose, at a decision that must not show it."""
        if self.hidden > 1 and len(self.values) == 1:
            return True
        return bool(self.declines) and all(value in self.declines for value in self.values)

    @property
    def secretive(self) -> bool:
        """Whether others must not learn how many options there are."""
        return self.hidden > 1 or bool(self.declines)

    @property
    def refused(self) -> tuple[Option, ...]:
        """Options that a player might expect but that are not available, each with its reason."""
        if self._refused is None:
            refusals = self._refusals() if self._refusals else ()
            self._refused = tuple(
                [Option(self, -1, refusal.rule, refusal.face, refusal.why_not) for refusal in refusals]
            )
        return self._refused

    def materialize(self) -> None:
        """Build options, faces and refusals now, while the state they depend on is unchanged."""
        if self._options is None:
            faces = enumerate(self.faces(0, len(self.values)))
            self._options = tuple([Option(self, index, self.rule, face) for index, face in faces])
        for option in (*self._options, *self.refused):
            _ = option.face

    def face_at(self, index: int) -> Face:
        """The face of an option: as the asking rule defines it; options from `also` have their own faces."""
        value = self.values[index]
        return self._face(value) if self._face and index < self._source_count else face_of(value)

    def faces(self, start: int, stop: int) -> list[Face]:
        """The faces of several options, in order."""
        values, face = self.values[start:stop], self._face
        if face is None:
            return [face_of(value) for value in values]
        from_source = self._source_count - start
        return [face(value) if place < from_source else face_of(value) for place, value in enumerate(values)]

    def apply(self, note: T) -> T:
        """The answer that a note of the journal stands for."""
        return note

    def release(self) -> None:
        """Drop the options of an answered decision: they refer back to it, and the cycle would need the collector."""
        self._options = self._refused = None

    def refresh(self) -> None:
        """Build the options again, after hidden cards were dealt again under a waiting rule."""
        self._values = self._options = self._refused = None


class Word:
    """An answer that is just a word: yes, no, done, take it."""

    __slots__ = ("_face",)

    def __init__(self, key: str, label: str, places: tuple[str, ...] = ()) -> None:
        self._face = Face(key, label, places)

    def face(self) -> Face:
        return self._face

    def __repr__(self) -> str:
        return f"<{self._face.key}>"
