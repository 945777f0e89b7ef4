"""The driver: sends answers into the waiting rule, lets chance answer for itself, and stops at the next decision.

A waiting rule can be neither copied nor saved. So a play keeps a copy of the state at a checkpoint (`_base`) and the
journal of all answers since: a fork copies the base and sends the journal again. A play that is rarely forked keeps
the base of its start; one that is watched, or asked to `keep_checkpoints`, takes a new base at every checkpoint.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from holdfast.engine.chance import ChanceRequest, Generator64
from holdfast.engine.errors import GameOver, RuleBug
from holdfast.engine.game import Game, Result, State, View
from holdfast.engine.requests import Checkpoint, Decision, Note, Outcome, Reveal, Together

S = TypeVar("S", bound=State)

Asked = Decision[Any] | Together[Any]


class Watcher:
    """Called for everything that happens in a play, before it takes effect. Override what you need. A fork has none."""

    __slots__ = ()

    def decided(self, decision: Decision[Any], index: int, forced: bool) -> None:
        """A seat answers a decision with an option; forced, if it was the only one."""

    def chance_decided(self, name: str, key: str) -> None:
        """Chance decides something: its name, and the key of the outcome."""

    def revealed(self, why: str) -> None:
        """Something hidden comes to light."""

    def checkpoint(self) -> None:
        """A turn or phase begins."""


class Play(Generic[S]):
    """A game being played: its state, and the rule that waits for an answer. Light enough for search."""

    __slots__ = (
        "_base",
        "_forks",
        "_journal",
        "_keeping",
        "_patient",
        "_pending",
        "_redeals",
        "_send",
        "_watcher",
        "game",
        "generator",
        "state",
        "turns",
    )

    def __init__(self, game: Game[S], state: S, generator: Generator64) -> None:
        self.game = game
        self.state = state
        self.generator = generator
        self._base = game.clone(state)
        self._journal: list[Note] = []
        self._redeals: tuple[tuple[int, int, int], ...] = ()
        self._forks = 0
        self._keeping = False
        self._patient = False
        self.turns = 0
        self._pending: Asked | None = None
        self._watcher: Watcher | None = None
        self._send: Callable[[Any], Any] = game.play(state).send

    # What is to be decided ---------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self._pending is None

    @property
    def decisions(self) -> list[Decision[Any]]:
        """What is being decided: one decision, or several while seats choose together, or none after the end."""
        if self._pending is None:
            return []
        return [self._pending] if isinstance(self._pending, Decision) else self._pending.decisions

    @property
    def decision(self) -> Decision[Any]:
        """The decision at hand; while seats choose together, the first that is still open."""
        pending = self._pending
        if type(pending) is Decision:
            return pending
        if pending is None:
            raise GameOver("the game is over; nothing is left to decide")
        return self.decisions[0]

    @property
    def answered(self) -> int:
        """The number of answers, from seats and from chance, since the base. It grows during a turn."""
        return len(self._journal)

    def view(self, seat: int | None) -> View:
        """What a seat may see, as plain data; None for a spectator. Views share parts: do not modify them."""
        return self.game.view(self.state, seat)

    def result(self) -> Result:
        """The score sheets and winners, as if the game ended now."""
        return self.game.result(self.state)

    def scores(self) -> list[int]:
        """The points of each side."""
        return [sheet.total for sheet in self.result().sheets]

    def winners(self) -> list[int]:
        """The sides that win; several share the victory."""
        return list(self.result().winners)

    # Playing on --------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Run from the start to the first decision."""
        self._run(None)

    def step(self, index: int) -> None:
        """Answer the decision at hand by the index of an option. Only the index itself is checked."""
        pending = self._pending
        if type(pending) is Decision:
            value = pending.values[index]
            if self._watcher is not None:
                self._watcher.decided(pending, index, False)
            self._journal.append(value)
            self._run(value)
        elif pending is None:
            raise GameOver("the game is over; nothing is left to decide")
        else:
            self.answer_together(self.decisions[0], index)

    def answer(self, decision: Decision[Any], index: int) -> None:
        """Answer this one of the open decisions by the index of an option."""
        if decision is self._pending:
            self.step(index)
        else:
            self.answer_together(decision, index)

    def watch(self, watcher: Watcher) -> None:
        """Report everything from now on to a watcher."""
        self._watcher = watcher
        self._keeping = True

    def keep_checkpoints(self) -> None:
        """Take a new base at every checkpoint from now on, so that forks replay one turn and not the whole game."""
        self._keeping = True

    def answer_together(self, decision: Decision[Any], index: int) -> None:
        """Answer one of several decisions that are open at once."""
        together = self._pending
        assert isinstance(together, Together)
        if self._watcher is not None:
            self._watcher.decided(decision, index, False)
        answer = (together.place_of(decision), decision.values[index])
        self._journal.append(answer)
        self._run(answer)
        if self._pending is not together and self._watcher is not None:
            self._watcher.revealed("everybody has chosen")

    def _run(self, value: object) -> None:
        """Send an answer in, and go on to the next decision with two options or more."""
        send, journal, watcher = self._send, self._journal, self._watcher
        try:
            while True:
                request = send(value)
                if type(request) is Decision:
                    options = request.values
                    if len(options) > 1:
                        self._pending = request
                        return
                    if not options:
                        raise RuleBug(
                            f"nothing to choose for seat {request.seat} at {request.prompt!r} ({request.rule})"
                        )
                    if self._waits() and request.secretive:
                        self._pending = request
                        return
                    if watcher is not None:
                        watcher.decided(request, 0, True)
                    value = options[0]
                    journal.append(value)
                elif isinstance(request, Together):
                    forced = next((decision for decision in request.decisions if self._forced(decision)), None)
                    if forced is None:
                        self._pending = request
                        return
                    if watcher is not None:
                        watcher.decided(forced, 0, True)
                    value = (request.place_of(forced), forced.values[0])
                    journal.append(value)
                elif isinstance(request, Checkpoint):
                    self.turns += 1
                    if self._keeping:
                        if watcher is not None:
                            watcher.checkpoint()
                        self._base = self.game.clone(self.state)
                        self._redeals = ()
                        journal.clear()
                    value = None
                    journal.append(None)
                elif isinstance(request, Reveal):
                    if watcher is not None:
                        watcher.revealed(request.why)
                    value = None
                    journal.append(None)
                else:
                    outcome = self._chance(request)
                    if watcher is not None:
                        watcher.chance_decided(request.name, request.key(outcome))
                    value = request.apply(outcome)
                    journal.append(outcome)
        except StopIteration:
            self._pending = None

    def _chance(self, request: ChanceRequest[Any]) -> Outcome:
        """The outcome of a chance request. A table overrides this to replay recorded outcomes."""
        return request.sample(self.generator)

    def _forced(self, decision: Decision[Any]) -> bool:
        """Whether a decision has only one answer, which is then given at once."""
        return len(decision) == 1 and not (self._waits() and decision.secretive)

    def _waits(self) -> bool:
        """Whether a seat is asked even if it has no choice, because others could notice that it was not."""
        return self._patient

    # Forking -----------------------------------------------------------------------------------------------------

    def fork(self, as_seen_by: int | None = None, seed: int | None = None) -> Play[S]:
        """A copy to try things on, with its own future chance. With a seat, everything the seat cannot see is dealt
        again. Without a seed, each fork gets a different one.
        """
        self._forks += 1
        name = -self._forks if seed is None else seed
        twin = self._twin(self._journal, self._redeals, self.generator.branch(name))
        if as_seen_by is not None:
            twin._redeal(as_seen_by, twin.generator.below(1 << 62))
        return twin

    def redealt(self, seat: int, seed: int) -> Play[S]:
        """A copy in which everything that a seat cannot see is dealt again, from the seed and what it sees alone.

        It asks as a table does: seats without a choice too, if others must not notice.
        """
        generator = Generator64(seed)
        twin = self._twin(self._journal, self._redeals, generator)
        twin._patient = self._patient
        twin._redeal(seat, generator.below(1 << 62))
        return twin

    def _twin(self, journal: list[Note], redeals: tuple[tuple[int, int, int], ...], generator: Generator64) -> Play[S]:
        """A play from the same base, with these answers sent in."""
        twin: Play[S] = Play.__new__(Play)
        game = self.game
        twin.game = game
        twin.generator = generator
        twin.state = game.clone(self._base)
        twin._base = self._base
        twin._journal = journal[:]
        twin._redeals = redeals
        twin._forks = 0
        twin._keeping = twin._patient = False
        twin.turns = self.turns
        twin._watcher = None
        twin._send = game.play(twin.state).send
        twin._resend(redeals)
        return twin

    def _resend(self, redeals: tuple[tuple[int, int, int], ...]) -> None:
        """Send the whole journal into a new coroutine, with the redeals at the same places."""
        send, journal = self._send, self._journal
        try:
            request = send(None)
            done = 0
            for until, seat, seed in redeals:
                for note in journal[done:until]:
                    request = send(request.apply(note))
                self.game.redeal(self.state, seat, Generator64(seed))
                request.refresh()
                done = until
            for note in journal[done:] if done else journal:
                request = send(request.apply(note))
        except StopIteration:
            self._pending = None
            return
        self._pending = request

    def _redeal(self, seat: int, seed: int) -> None:
        """Deal again, in place, everything a seat cannot see."""
        if self._pending is None:
            return
        self._redeals = (*self._redeals, (len(self._journal), seat, seed))
        self.game.redeal(self.state, seat, Generator64(seed))
        self._pending.refresh()
