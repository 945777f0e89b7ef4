"""Many games at once, over worker processes that write what they observe into shared memory.

>>> from holdfast.lab.environments.vector import VectorEnvironment
>>> with VectorEnvironment("cryo", seats=3, count=4, workers=2, seed=7) as env:
...     batch = env.reset()
...     batch = env.step([0, 0, 0, 0])
>>> batch.action_mask.shape
(4, 64)
"""

from __future__ import annotations

import gc
import signal
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from holdfast.engine.chance import Generator64
from holdfast.engine.errors import HoldfastError, IllegalChoice
from holdfast.engine.game import Value
from holdfast.lab.environments.encoder import FEATURES, WIDTH, Floats, Mask
from holdfast.lab.environments.episode import Episode
from holdfast.lab.environments.opponents import Opponents

_STEP, _BEGIN, _STOP = b"step", b"begin", b"stop"
_DONE = b"done"


class WorkerLost(HoldfastError):
    """The system's or the programmer's: a worker has ended, or could not go on."""


class Batch(NamedTuple):
    """What all games show at once. These arrays are the shared memory itself: the next step writes over them."""

    observation: Floats
    action_mask: Mask
    options: Floats
    seat: NDArray[np.int8]
    """Who is asked in each game."""
    ended: NDArray[np.bool_]
    """Whether the step ended a game; a new one has begun in its place, and all the rest tells of that one."""
    returns: Floats
    """What a game that ended is worth to each of its seats; zeros elsewhere."""
    outlook: Floats
    """How the game looks to whoever is asked, from 0 (lost) to 1 (won), as the game itself judges it; zero where that
    is not asked for. Whoever judges sees the whole table: this is for rewards while learning, not for policies.
    """


@dataclass(frozen=True)
class Plan:
    """What every worker must know."""

    game: str
    seats: int
    options: Mapping[str, Value]
    pack: Path | None
    width: int
    opponents: str | None
    seat: int | None
    count: int
    seed: int
    outlook: bool = False
    memory: str = ""

    def episode(self) -> Episode:
        return Episode(self.game, self.seats, self.options, pack=self.pack, width=self.width)

    def shapes(self, size: int) -> list[tuple[tuple[int, ...], type[np.generic]]]:
        """The arrays of a batch, and then the actions."""
        count = self.count
        return [
            ((count, size), np.float32),
            ((count, self.width), np.int8),
            ((count, self.width, FEATURES), np.float32),
            ((count,), np.int8),
            ((count,), np.bool_),
            ((count, self.seats), np.float32),
            ((count,), np.float32),
            ((count,), np.int32),
        ]

    def arrays(self, memory: SharedMemory, size: int) -> tuple[Batch, NDArray[np.int32]]:
        """The shared memory as arrays, each at a place that suits its numbers."""
        found, at = list[NDArray[Any]](), 0
        for shape, kind in self.shapes(size):
            found.append(np.ndarray(shape, kind, memory.buf, at))
            at += _rounded(found[-1].nbytes)
        return Batch(*found[:-1]), found[-1]

    def room(self, size: int) -> int:
        return sum(_rounded(int(np.prod(shape)) * np.dtype(kind).itemsize) for shape, kind in self.shapes(size))


def _rounded(size: int) -> int:
    return -(-size // 64) * 64


class VectorEnvironment:
    """So many games of a kind, stepped together. Without `opponents` the caller plays every seat, and `Batch.seat` says
    which one is asked; with them only `seat`, and the bots play the others in the workers. With None for it the caller
    plays another seat in each game, in turn.

    The same seed gives the same games however many workers there are.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        count: int,
        workers: int,
        seed: int = 0,
        options: Mapping[str, Value] | None = None,
        opponents: str | None = None,
        seat: int | None = 0,
        pack: Path | None = None,
        width: int = WIDTH,
        outlook: bool = False,
    ) -> None:
        if not 1 <= workers <= count:
            raise IllegalChoice(f"{count} games can be shared out among 1 to {count} workers, not {workers}")
        plan = Plan(game, seats, dict(options or {}), pack, width, opponents, seat, count, seed, outlook)
        size = plan.episode().encoder.size
        self._memory = SharedMemory(create=True, size=plan.room(size))
        self._batch, self._actions = plan.arrays(self._memory, size)
        plan = replace(plan, memory=self._memory.name)
        context = get_context("spawn")
        cuts = [count * part // workers for part in range(workers + 1)]
        self._pipes = list[Connection]()
        self._workers = []
        for first, last in pairwise(cuts):
            ours, theirs = context.Pipe()
            worker = context.Process(target=serve, args=(plan, first, last, theirs), daemon=True)
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)
        self.count, self.size = count, size

    def reset(self) -> Batch:
        """Begin a new game everywhere."""
        return self._all(_BEGIN)

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> Batch:
        """An action in every game. One that is masked out is an error; nothing can be said of the games after it."""
        self._actions[:] = actions
        return self._all(_STEP)

    def processes(self) -> list[int]:
        """The ids of the workers."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    def _all(self, what: bytes) -> Batch:
        """Let every worker do it, and wait until all have."""
        try:
            for pipe in self._pipes:
                pipe.send_bytes(what)
            answers = [pipe.recv_bytes() for pipe in self._pipes]
        except (EOFError, OSError) as error:
            raise WorkerLost("a worker was ended by the system, perhaps for want of memory") from error
        for answer in answers:
            if answer != _DONE:
                raise WorkerLost(f"a worker could not go on: {answer.decode()}")
        return self._batch

    def close(self) -> None:
        """End the workers and give the memory back. The arrays of the last batch must not be used any more."""
        for pipe in self._pipes:
            try:
                pipe.send_bytes(_STOP)
            except OSError:
                continue  # it has ended already
            finally:
                pipe.close()
        for worker in self._workers:
            worker.join()
        self._pipes.clear()
        self._workers.clear()
        if hasattr(self, "_batch"):
            del self._batch, self._actions
            self._memory.close()
            self._memory.unlink()

    def __enter__(self) -> VectorEnvironment:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


# In a worker -----------------------------------------------------------------------------------------------------


class Stand:
    """One of the games of a worker, at its place in the batch."""

    def __init__(self, plan: Plan, place: int) -> None:
        self.episode = plan.episode()
        self._place = place
        self._seeds = Generator64(plan.seed).branch(place)
        self._games = 0
        self._evaluate = self.episode.game.evaluate if plan.outlook else None
        agent = place % plan.seats if plan.seat is None else plan.seat
        self._opponents = Opponents(plan.opponents, seats=plan.seats, agent=agent) if plan.opponents else None

    def begin(self) -> None:
        """A new game, whose seed follows from the seed of all, the place and how many were played here."""
        seed = self._seeds.branch(self._games).seed
        self._games += 1
        self.episode.reset(seed)
        if self._opponents is not None:
            self._opponents.begin(seed, self.episode.play)
            self._opponents.play(self.episode.play)

    def step(self, batch: Batch, action: int) -> None:
        """Take an action; a game that ends is told of, and another one begins."""
        self.episode.step(action)
        if self._opponents is not None:
            self._opponents.play(self.episode.play)
        over = self.episode.over
        batch.ended[self._place] = over
        batch.returns[self._place] = self.episode.returns() if over else 0.0
        if over:
            self.begin()

    def show(self, batch: Batch) -> None:
        """Write what the seat that is asked observes."""
        place, seat = self._place, self.episode.decision.seat
        seen = self.episode.observe(seat)
        batch.observation[place] = seen["observation"]
        batch.action_mask[place] = seen["action_mask"]
        batch.options[place] = seen["options"]
        batch.seat[place] = seat
        if self._evaluate is not None:
            batch.outlook[place] = self._evaluate(self.episode.play.state, seat)


def serve(plan: Plan, first: int, last: int, pipe: Connection) -> None:
    """Step the games from `first` up to `last`, as often as asked, until told to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes; the parent ends this one
    memory = SharedMemory(plan.memory)
    try:
        _serve(plan, range(first, last), pipe, memory)
    finally:
        pipe.close()
        memory.close()


def _serve(plan: Plan, places: range, pipe: Connection, memory: SharedMemory) -> None:
    stands = [Stand(plan, place) for place in places]
    gc.freeze()  # content and code stay as long as the worker; the collector need not look at them again and again
    batch, actions = plan.arrays(memory, stands[0].episode.encoder.size)
    while True:
        try:
            asked = pipe.recv_bytes()
        except EOFError:
            return
        if asked == _STOP:
            return
        try:
            for place, stand in zip(places, stands, strict=True):
                if asked == _BEGIN:
                    stand.begin()
                    batch.ended[place] = False
                    batch.returns[place] = 0.0
                else:
                    stand.step(batch, int(actions[place]))
                stand.show(batch)
        except HoldfastError as error:
            pipe.send_bytes(str(error).encode())
            return
        pipe.send_bytes(_DONE)
