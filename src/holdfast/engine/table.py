"""A table: a game in progress with the names of its players, story, record and undo."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from weakref import proxy

from holdfast.engine.chance import ChanceRequest, Generator64, SecretGenerator
from holdfast.engine.digest import content_digest
from holdfast.engine.errors import CannotUndo, GameOver, IllegalChoice, NotYourDecision, ReplayDiverged
from holdfast.engine.game import Game, State, Value, View
from holdfast.engine.play import Play, Watcher
from holdfast.engine.record import Entry, Header, Record
from holdfast.engine.requests import Decision, Note, Option, Outcome
from holdfast.engine.story import Line, Story

S = TypeVar("S", bound=State)

Answer = Option | str | int
Script = Mapping[str, Sequence[str]]
"""Scripted chance: for each name ("deck", "first player") the keys of the next outcomes."""


class Step(NamedTuple):
    """An answer that can be undone: its position in journal, log and story."""

    seat: int
    journal: int
    entries: int
    lines: int


class Segment(NamedTuple):
    """The game between two checkpoints: its base, the journal so far, and where it began in log and story."""

    base: Any
    journal: list[Note]
    steps: list[Step]
    entries: int
    lines: int


class Snapshot(NamedTuple):
    """What is needed to resume a game: the state at the last checkpoint, the log since, and the story until then."""

    state: Any
    since: tuple[Entry, ...]
    lines: tuple[Line, ...]


class Table(Play[S], Watcher):
    """A game in progress. `decision`, `choose`, `view`, `fork`, `undo`, `record`, `over`, `scores`, `winners`."""

    __slots__ = (
        "__weakref__",
        "_blocked",
        "_earlier",
        "_entries",
        "_header",
        "_lines",
        "_script",
        "_steps",
        "_tape",
        "log",
        "story",
    )

    def __init__(
        self,
        game: Game[S],
        *,
        seats: int,
        seed: int = 0,
        options: Mapping[str, Value] | None = None,
        names: Sequence[str] | None = None,
        pack: Path | None = None,
        chance: Script | None = None,
        tape: Sequence[Entry] = (),
        state: S | None = None,
        patient: bool = False,
        secret: bool = False,
    ) -> None:
        """A seed deals the same on every machine; with `secret` nobody finds it, or coming chance, from outcomes."""
        options = game.check(seats, options or {})
        names = tuple(names or (f"Player {seat + 1}" for seat in range(seats)))
        if len(names) != seats or len(set(names)) != seats:
            raise IllegalChoice(f"{seats} seats need {seats} different names, not: {', '.join(names) or 'none'}")
        generator = SecretGenerator(seed) if secret else Generator64(seed)
        super().__init__(game, state or game.new(game.content(pack), seats, options), generator)
        pack_name, digest = pack.name if pack else None, content_digest(game, pack)
        self._header = Header(game.name, game.version, seats, options, names, seed, pack_name, digest)
        self._script = {name: list(keys) for name, keys in (chance or {}).items()}
        self._tape = tape
        self._patient = patient
        self.log: list[Entry] = []
        self.story = Story((*names, *game.rivals.get(seats, ())))
        self.state.story = self.story
        self._earlier: list[Segment] = []
        self._steps: list[Step] = []
        self._entries = self._lines = 0
        self._blocked = "nothing has been decided yet"
        self.watch(proxy(self))  # no cycle, so that an unused table is freed at once
        self.start()

    # Choosing ----------------------------------------------------------------------------------------------------

    def choose(self, answer: Answer, *, seat: int | None = None) -> None:
        """Answer a decision by an option, its key or its index. An answer not on offer changes nothing."""
        decision = self._decision_for(seat, answer)
        self.answer(decision, self._index(decision, answer))

    def _decision_for(self, seat: int | None, answer: Answer) -> Decision[Any]:
        if self.over:
            raise GameOver(f"{self._quoted(answer)} came after the end: the game is over (entry {len(self.log)})")
        if isinstance(answer, Option) and not any(answer.decision is open_ for open_ in self.decisions):
            raise IllegalChoice(
                f"{self._quoted(answer)} belongs to an earlier decision; {self._offered(self.decision)}"
            )
        open_to = {decision.seat: decision for decision in self.decisions}
        if isinstance(answer, Option):
            wanted = answer.decision.seat if seat is None else seat
        else:
            wanted = self.decision.seat if seat is None else seat
        if wanted not in open_to or (isinstance(answer, Option) and answer.decision.seat != wanted):
            waiting = ", ".join(str(waiting_seat) for waiting_seat in open_to)
            raise NotYourDecision(
                f"seat {wanted} answered {self._quoted(answer)}, but seat {waiting} decides: "
                f'"{self.decision.prompt}" (entry {len(self.log)})'
            )
        return open_to[wanted]

    def _index(self, decision: Decision[Any], answer: Answer) -> int:
        if isinstance(answer, Option):
            if answer.why_not:
                raise IllegalChoice(f"{self._quoted(answer)} cannot be chosen: {answer.why_not}")
            return answer.index
        if isinstance(answer, int) and not isinstance(answer, bool):
            if 0 <= answer < len(decision):
                return answer
            raise IllegalChoice(f"seat {decision.seat} answered with index {answer}; {self._offered(decision)}")
        for option in decision.options:
            if option.key == answer:
                return option.index
        raise IllegalChoice(f"seat {decision.seat} answered {self._quoted(answer)}; {self._offered(decision)}")

    def _quoted(self, answer: Answer) -> str:
        return f'"{answer.key}"' if isinstance(answer, Option) else f'"{answer}"'

    def _offered(self, decision: Decision[Any]) -> str:
        keys = ", ".join(option.key for option in decision.options)
        return f'to "{decision.prompt}" were offered: {keys} (entry {len(self.log)})'

    # Called by the driver ----------------------------------------------------------------------------------------

    def decided(self, decision: Decision[Any], index: int, forced: bool) -> None:
        if forced:
            if decision.hidden and self._last_step_of_another(decision.seat):
                self._block(f"{self.story.names[decision.seat]} has shown something")
        else:
            self._steps.append(Step(decision.seat, len(self._journal), len(self.log), len(self.story.lines)))
        self.log.append(Entry(decision.seat, decision.face_at(index).key))
        decision.release()
        self.story.entry = len(self.log)

    def chance_decided(self, name: str, key: str) -> None:
        self.log.append(Entry(name, key))
        self.story.entry = len(self.log)
        self._block(f"chance has decided: {name}")

    def _last_step_of_another(self, seat: int) -> bool:
        steps = self._steps or (self._earlier[-1].steps if self._earlier else [])
        return bool(steps) and steps[-1].seat != seat

    def revealed(self, why: str) -> None:
        self._block(why)

    def checkpoint(self) -> None:
        if self._steps:
            self._earlier.append(Segment(self._base, self._journal[:], self._steps, self._entries, self._lines))
        self._steps = []
        self._entries, self._lines = len(self.log), len(self.story.lines)

    def _block(self, why: str) -> None:
        self._blocked = why
        self._earlier.clear()
        self._steps.clear()

    def _chance(self, request: ChanceRequest[Any]) -> Outcome:
        """Chance depends only on the seed and the length of the log, so a resumed game continues as it would have."""
        at, script = len(self.log), self._script.get(request.name)
        if at < len(self._tape):
            return self._played_back(request, self._tape[at])
        if not script:
            return request.sample(self.generator.branch(at))
        outcome = request.find(script[0])
        if outcome is None:
            raise IllegalChoice(
                f"{request.name} was scripted to be {script[0]!r}; possible: {', '.join(request.possible())}"
            )
        del script[0]
        return outcome

    def _waits(self) -> bool:
        """A patient table also asks a seat without a choice that others must not notice, unless its tape answers."""
        return self._patient and len(self.log) >= len(self._tape)

    def play_back(self, entries: Sequence[Entry]) -> None:
        """Replay what a log says happened next: an answer, and the chance and forced answers that followed it."""
        self._tape = [*self.log, *entries]
        self.choose(entries[0].key, seat=int(entries[0].who))
        if self.log != self._tape:
            raise ReplayDiverged(
                f"after entry {len(self._tape) - len(entries)} the rules went another way than the log"
            )

    def _played_back(self, request: ChanceRequest[Any], entry: Entry) -> Outcome:
        outcome = request.find(entry.key) if entry.who == request.name else None
        if outcome is None:
            who = f"seat {entry.who}" if isinstance(entry.who, int) else entry.who
            raise ReplayDiverged(
                f"entry {len(self.log)} of the record is {who}: {entry.key}, "
                f"but here chance decides {request.name}: {', '.join(request.possible())}"
            )
        return outcome

    # Undo --------------------------------------------------------------------------------------------------------

    def undo_blocked(self, seat: int | None = None) -> str | None:
        """Why the last answer (of this seat) cannot be undone, or None if it can."""
        if self.over and not self.game.open_table:
            return "the game is over, and everything hidden was shown"
        steps = self._steps or (self._earlier[-1].steps if self._earlier else [])
        if not steps:
            return self._blocked
        if seat is not None and steps[-1].seat != seat:
            return f"{self.story.names[steps[-1].seat]} has decided since"
        return None

    def undo(self, seat: int | None = None) -> None:
        """Undo the last answer. Never crosses an outcome of chance or a reveal."""
        blocked = self.undo_blocked(seat)
        if blocked is not None:
            raise CannotUndo(f"this cannot be undone: {blocked}")
        if not self._steps:
            last = self._earlier.pop()
            self._base, self._journal, self._steps = last.base, last.journal, last.steps
            self._entries, self._lines = last.entries, last.lines
        step = self._steps.pop()
        del self._journal[step.journal :]
        del self.log[step.entries :]
        del self.story.lines[step.lines :]
        self.story.entry = len(self.log)
        self._tape = ()  # what follows is no longer on the tape
        twin = self._twin(self._journal, (), self.generator)
        self.state, self._send, self._pending = twin.state, twin._send, twin._pending
        self.state.story = self.story

    # Viewing -----------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """What a seat may see, as plain data. It is a copy: changing it affects neither the game nor other views."""
        view: View = _copied(super().view(seat))
        return view

    # Saving ------------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The log of the game so far: save, replay, bug report and test in one."""
        return Record(self._header, tuple(self.log), tuple(self.scores()) if self.over else None)

    def snapshot(self) -> Snapshot:
        """The last checkpoint. Its state must not be changed."""
        return Snapshot(self._base, tuple(self.log[self._entries :]), tuple(self.story.lines[: self._lines]))

    def resume_story(self, lines: Sequence[Line], why: str) -> None:
        """For a game resumed from a snapshot: add the story so far, and say why nothing before can be undone."""
        self.story.lines[:0] = lines
        self._block(why)

    def subscribe(self, listener: Callable[[Line], None]) -> Callable[[], None]:
        """Call `listener` with each line of the story from now on; the returned function unsubscribes."""
        return self.story.subscribe(listener)


def _copied(data: Any) -> Any:
    """A deep copy of plain data."""
    if isinstance(data, dict):
        return {name: _copied(part) for name, part in data.items()}
    return [_copied(part) for part in data] if isinstance(data, list) else data
