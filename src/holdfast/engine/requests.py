"""The only places at which a rule suspends: what it can ask, and of whom.

A rule awaits a request; the request travels up to the driver (`play.py`), which answers it. There is no event
loop. Chance is asked for in `chance.py` in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar, overload

from holdfast.engine.decision import Decision, Declines, Face, Option, Refusal, Word, face_of
from holdfast.engine.errors import RuleBug

__all__ = [
    "DONE", "NO", "YES", "Checkpoint", "Decision", "Declines", "Face", "Note", "Option", "Outcome", "Refusal", "Reveal",
    "Seated", "Together", "Word", "checkpoint", "choose", "choose_some", "face_of", "offer", "reveal", "together",
]  # fmt: skip

T = TypeVar("T")
U = TypeVar("U")

Outcome = int | tuple[int, ...]
"""An outcome of chance: an index, or several."""

Note = object
"""What the journal keeps of an answer: enough for the request's `apply` to give the same answer in a fork."""


class Seated(Protocol):
    """Anything with a seat: it can be asked."""

    @property
    def seat(self) -> int: ...


YES = Word("yes", "Yes")
NO = Word("no", "No")
DONE = Word("done", "Done")


@overload
def choose(
    who: Seated,
    prompt: str,
    options: Sequence[T] | Callable[[], Sequence[T]],
    *,
    rule: str,
    face: Callable[[T], Face] | None = None,
    refused: Callable[[], Sequence[Refusal]] | None = None,
    about: Mapping[str, object] | None = None,
    declines: Declines = (),
    hidden: int = 0,
) -> Decision[T]: ...


@overload
def choose(
    who: Seated,
    prompt: str,
    options: Sequence[T] | Callable[[], Sequence[T]],
    *,
    rule: str,
    also: Callable[[], Sequence[U]],
    face: Callable[[T], Face] | None = None,
    refused: Callable[[], Sequence[Refusal]] | None = None,
    about: Mapping[str, object] | None = None,
    declines: Declines = (),
    hidden: int = 0,
) -> Decision[T | U]: ...


def choose(
    who: Seated,
    prompt: str,
    options: Sequence[Any] | Callable[[], Sequence[Any]],
    *,
    rule: str,
    also: Callable[[], Sequence[Any]] | tuple[()] = (),
    face: Callable[[Any], Face] | None = None,
    refused: Callable[[], Sequence[Refusal]] | None = None,
    about: Mapping[str, object] | None = None,
    declines: Declines = (),
    hidden: int = 0,
) -> Decision[Any]:
    """Ask for one of these. Give the options as a function where they depend on anything hidden from other seats.

    `also` are actions that are allowed "at any time", offered beside the options with their own faces. `declines` names
    the answers that do nothing, where others must not learn from the pace whether there was anything else to choose.
    `hidden` says how many options there may be for all that others know, where they are hidden from them.
    """
    return Decision(who.seat, prompt, options, rule, also, face, refused, about, declines, hidden)


def offer(
    who: Seated,
    prompt: str,
    options: Sequence[T] | Callable[[], Sequence[T]],
    *,
    rule: str,
    decline: Word = NO,
    face: Callable[[T], Face] | None = None,
    refused: Callable[[], Sequence[Refusal]] | None = None,
    about: Mapping[str, object] | None = None,
    declines: Declines = (),
) -> Decision[T | Word]:
    """Ask for one of these, or none: the answer is then the word given to decline."""
    decision: Decision[T | Word] = Decision(who.seat, prompt, options, rule, (decline,), face, refused, about, declines)
    return decision


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
    """Ask for several of these, one after another, between `least` and `most`. For pieces that everybody sees.

    Equal pieces are offered once. Hidden pieces must be moved one by one in the state instead: a local variable of a
    waiting rule must not hold what other seats may not see.
    """
    left, chosen = list(options), list[T]()
    while left and len(chosen) < most:
        distinct = list(dict.fromkeys(left))
        if len(chosen) < least:
            piece = await choose(who, prompt, distinct, rule=rule)
        else:
            answer = await offer(who, prompt, distinct, rule=rule, decline=done)
            if isinstance(answer, Word):
                break
            piece = answer
        left.remove(piece)
        chosen.append(piece)
    return chosen


class Together(Generic[T]):
    """Several seats deciding at once, each in its own rule; it is done when all rules have returned."""

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

    def apply(self, note: tuple[int, object]) -> tuple[int, object]:
        return note

    def refresh(self) -> None:
        for decision in self.decisions:
            decision.refresh()


def together(rules: Sequence[Coroutine[Any, Any, T]]) -> Together[T]:
    """Let several seats decide at once: drafts, secret choices. The results come in the order of the rules."""
    return Together(rules)


class Checkpoint:
    """Between two turns: the state holds everything, so `play` can be started again from here."""

    __slots__ = ()

    def __await__(self) -> Generator[Checkpoint, None, None]:
        yield self

    def apply(self, _note: Note) -> None:
        return None


_CHECKPOINT = Checkpoint()


def checkpoint() -> Checkpoint:
    """Mark the moment between two turns. `play` awaits it first of all, and before every turn."""
    return _CHECKPOINT


class Reveal:
    """Something hidden was seen: no answer before this can be undone."""

    __slots__ = ("why",)

    def __init__(self, why: str) -> None:
        self.why = why

    def __await__(self) -> Generator[Reveal, None, None]:
        yield self

    def apply(self, _note: Note) -> None:
        return None


def reveal(why: str) -> Reveal:
    """Announce that hidden information was revealed. Outcomes of chance do this by themselves."""
    return Reveal(why)
