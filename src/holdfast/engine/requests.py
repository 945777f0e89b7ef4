"""The only places at which a rule suspends: what it can ask, and of whom.

A rule awaits a request; the request travels up to the driver (`play.py`), which answers it. There is no event
loop. Chance is asked for in `chance.py` in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from holdfast.engine.errors import RuleBug

T = TypeVar("T")
U = TypeVar("U")

Outcome = int | tuple[int, ...]
"""How chance fell: an index, or several."""

Note = object
"""What the journal keeps of an answer: enough for the request's `again` to give the same answer in a fork."""


class Seated(Protocol):
    """Whoever can be asked: anything with a seat."""

    @property
    def seat(self) -> int: ...


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
    own = getattr(value, "face", None)
    if own is not None:
        face: Face = own()
        return face
    if value is None:
        return Face("pass", "Pass")
    return Face(str(value), str(value))


class Option:
    """One possible answer to a decision. Key and label are built when they are asked for."""

    __slots__ = ("_face", "decision", "index", "rule", "why_not")

    def __init__(self, decision: Decision[Any], index: int, refusal: Refusal | None = None) -> None:
        self.decision = decision
        self.index = index
        self.why_not = refusal.why_not if refusal else ""
        self.rule = refusal.rule if refusal else decision.rule
        self._face = refusal.face if refusal else None

    @property
    def value(self) -> object:
        return self.decision.values[self.index]

    @property
    def face(self) -> Face:
        if self._face is None:
            self._face = self.decision.face(self.decision.values[self.index])
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
    """

    __slots__ = ("_about", "_extra", "_face", "_options", "_prompt", "_refusals", "_source", "_values", "rule", "seat")

    def __init__(
        self,
        seat: int,
        prompt: str,
        source: Sequence[T] | Callable[[], Sequence[T]],
        rule: str,
        extra: tuple[T, ...] = (),
        face: Callable[[T], Face] | None = None,
        refusals: Callable[[], Sequence[Refusal]] | None = None,
        about: Mapping[str, object] | None = None,
    ) -> None:
        self.seat = seat
        self.rule = rule
        self._prompt = prompt
        self._about = about
        self._source = source
        self._extra = extra
        self._face = face
        self._refusals = refusals
        self._options: tuple[Option, ...] | None = None
        self._values: Sequence[T] | None = None

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
            source = self._source
            values = source() if callable(source) else source
            self._values = [*values, *self._extra] if self._extra else values
        return self._values

    @property
    def prompt(self) -> str:
        if not self._about:
            return self._prompt
        return self._prompt.format(**{name: face_of(value).label for name, value in self._about.items()})

    @property
    def options(self) -> tuple[Option, ...]:
        if self._options is None:
            self._options = tuple(Option(self, index) for index in range(len(self.values)))
        return self._options

    @property
    def refused(self) -> tuple[Option, ...]:
        """What is not on offer though a player might look for it, each with its reason."""
        return tuple(Option(self, -1, refusal) for refusal in self._refusals()) if self._refusals else ()

    def face(self, value: T) -> Face:
        return self._face(value) if self._face else face_of(value)

    def again(self, note: T) -> T:
        return note

    def refresh(self) -> None:
        """Draw the options up anew, after hidden cards were dealt anew beneath a waiting rule."""
        self._values = self._options = None


def choose(
    who: Seated,
    prompt: str,
    options: Sequence[T] | Callable[[], Sequence[T]],
    *,
    rule: str,
    face: Callable[[T], Face] | None = None,
    refused: Callable[[], Sequence[Refusal]] | None = None,
    about: Mapping[str, object] | None = None,
) -> Decision[T]:
    """One of these. Give the options as a function where they depend on anything hidden from other seats."""
    return Decision(who.seat, prompt, options, rule, (), face, refused, about)


class Word:
    """An answer that is nothing but a word: yes, no, done, take it."""

    __slots__ = ("_face",)

    def __init__(self, key: str, label: str) -> None:
        self._face = Face(key, label)

    def face(self) -> Face:
        return self._face

    def __repr__(self) -> str:
        return f"<{self._face.key}>"


YES = Word("yes", "Yes")
NO = Word("no", "No")
DONE = Word("done", "Done")


def offer(
    who: Seated,
    prompt: str,
    options: Sequence[T] | Callable[[], Sequence[T]],
    *,
    rule: str,
    decline: Word = NO,
    face: Callable[[T | Word], Face] | None = None,
    refused: Callable[[], Sequence[Refusal]] | None = None,
    about: Mapping[str, object] | None = None,
) -> Decision[T | Word]:
    """One of these, or none: the answer is then the word given to decline."""
    return Decision[T | Word](who.seat, prompt, options, rule, (decline,), face, refused, about)


async def choose_some(
    who: Seated,
    prompt: str,
    options: Sequence[T],
    *,
    least: int,
    most: int,
    rule: str,
    done: Word = DONE,
) -> list[T]:
    """Several of these, one after another, between `least` and `most`. For pieces that everybody sees.

    Of equal pieces one is offered at a time. Where the pieces are hidden, move them one by one in the state instead,
    so that no waiting rule holds in its hands what others may not see.
    """
    left, chosen = list(options), list[T]()
    while left and len(chosen) < most:
        distinct = list(dict.fromkeys(left))
        if len(chosen) < least:
            one = await choose(who, prompt, distinct, rule=rule)
        else:
            answer = await offer(who, prompt, distinct, rule=rule, decline=done)
            if isinstance(answer, Word):
                break
            one = answer
        left.remove(one)
        chosen.append(one)
    return chosen


class Together(Generic[T]):
    """Several seats deciding at once, each in a rule of its own; nobody waits for anybody until all are done."""

    __slots__ = ("_results", "_rules", "waiting")

    def __init__(self, rules: Sequence[Coroutine[Any, Any, T]]) -> None:
        self._rules = rules
        self._results: list[T | None] = [None] * len(rules)
        self.waiting: list[Decision[Any] | None] = [None] * len(rules)

    def __await__(self) -> Generator[Together[T], tuple[int, object], list[T]]:
        for place in range(len(self._rules)):
            self._run(place, None)
        while any(decision is not None for decision in self.waiting):
            place, answer = yield self
            self._run(place, answer)
        return self._results  # type: ignore[return-value]  # every rule has returned, so every result is a T

    def _run(self, place: int, answer: object) -> None:
        try:
            request = self._rules[place].send(answer)
        except StopIteration as stop:
            self._results[place], self.waiting[place] = stop.value, None
            return
        if not isinstance(request, Decision):
            raise RuleBug(f"{type(request).__name__} was asked for inside `together`, where only seats may decide")
        self.waiting[place] = request

    @property
    def decisions(self) -> list[Decision[Any]]:
        return [decision for decision in self.waiting if decision is not None]

    def place_of(self, decision: Decision[Any]) -> int:
        return self.waiting.index(decision)

    def again(self, note: tuple[int, object]) -> tuple[int, object]:
        return note

    def refresh(self) -> None:
        for decision in self.decisions:
            decision.refresh()


def together(rules: Sequence[Coroutine[Any, Any, T]]) -> Together[T]:
    """Let several seats decide at once: drafts, secret choices. The results come in the order of the rules."""
    return Together(rules)


class Checkpoint:
    """Between two turns: nothing of the game lives in a waiting rule, so `play` can be entered anew from here."""

    __slots__ = ()

    def __await__(self) -> Generator[Checkpoint, None, None]:
        yield self

    def again(self, _note: Note) -> None:
        return None


_CHECKPOINT = Checkpoint()


def checkpoint() -> Checkpoint:
    """Mark the moment between two turns. Await it first thing in `play`, and before every turn."""
    return _CHECKPOINT


class Reveal:
    """Somebody saw something that was hidden: nothing before this can be taken back."""

    __slots__ = ("why",)

    def __init__(self, why: str) -> None:
        self.why = why

    def __await__(self) -> Generator[Reveal, None, None]:
        yield self

    def again(self, _note: Note) -> None:
        return None


def reveal(why: str) -> Reveal:
    """Say that hidden information came to light other than by chance, which does so by itself."""
    return Reveal(why)
