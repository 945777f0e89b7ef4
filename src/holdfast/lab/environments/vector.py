"""Many games at once, in worker processes that write observations into shared memory.

>>> from holdfast.lab.environments.vector import VectorEnvironment
>>> with VectorEnvironment("cryo", seats=3, count=4, workers=2, seed=7) as env:
...     batch = env.reset()
...     batch = env.step([0, 0, 0, 0])
>>> batch.action_mask.shape
(4, 64)

`step` waits for the slowest game. `send` and `wait` work part by part: a worker steps one part of its games while the
caller chooses for another.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from selectors import EVENT_READ, DefaultSelector
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from holdfast.engine.errors import HoldfastError, IllegalChoice
from holdfast.engine.game import Value
from holdfast.lab.environments.encoder import DEFAULT_WIDTH
from holdfast.lab.environments.worker_slots import BEGIN, DONE, STEP, STOP, Batch, VectorPlan, serve

__all__ = ["Batch", "Part", "VectorEnvironment", "WorkerLost"]

DEFAULT_PARTS = 2
"""The games of a worker are split into parts: it steps one while the caller chooses for the other."""

_KILLED = "a worker was ended by the system, perhaps for want of memory"

Actions = Sequence[int] | NDArray[np.integer[Any]]


class WorkerLost(HoldfastError):
    """A worker process has ended, or failed."""


@dataclass(frozen=True, eq=False)
class Part:
    """Games that one worker steps together."""

    games: slice
    """Their places among all games."""
    batch: Batch
    """Their observations."""
    worker: int
    number: int


class VectorEnvironment:
    """`count` games of the same setup, stepped together. Without `opponents` the caller plays every seat, and
    `Batch.seat` says which is asked. With `opponents` the caller plays `seat`, or with `seat=None` another seat in each
    game, and bots play the others in the workers.

    The same seed gives the same games with any number of workers and `parts`. With two parts a worker steps one while
    the caller chooses for the other; one part is best if choosing takes no time.
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
        width: int = DEFAULT_WIDTH,
        evaluation: bool = False,
        parts: int = DEFAULT_PARTS,
    ) -> None:
        if not 1 <= workers <= count:
            raise IllegalChoice(f"{count} games can be divided among 1 to {count} workers, not {workers}")
        if parts < 1:
            raise IllegalChoice(f"the games of a worker have 1 part or more, not {parts}")
        plan = VectorPlan(game, seats, dict(options or {}), pack, width, opponents, seat, count, seed, evaluation)
        self.count, self.size = count, plan.episode().encoder.size
        self._memory = SharedMemory(create=True, size=plan.memory_bytes(self.size))
        self._batch, self._actions = plan.arrays(self._memory, self.size)
        plan = replace(plan, memory=self._memory.name)
        context = get_context("spawn")
        self.parts = list[Part]()
        """All the games, part by part."""
        self._busy = set[Part]()
        self._ready = deque[Part]()
        self._pipes = list[Connection]()
        self._selector = DefaultSelector()
        self._workers = []
        for number, (first, last) in enumerate(pairwise(_cuts(0, count, workers))):
            cuts = [range(*ends) for ends in pairwise(_cuts(first, last, min(parts, last - first)))]
            self.parts += [self._part(games, number, place) for place, games in enumerate(cuts)]
            ours, theirs = context.Pipe()
            worker = context.Process(target=serve, args=(plan, cuts, theirs), daemon=True)
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._selector.register(ours, EVENT_READ, number)
            self._workers.append(worker)
        self._places = {(part.worker, part.number): part for part in self.parts}

    def _part(self, games: range, worker: int, number: int) -> Part:
        where = slice(games.start, games.stop)
        return Part(where, self._batch.of(where), worker, number)

    # All together ------------------------------------------------------------------------------------------------

    def reset(self) -> Batch:
        """Begin a new game everywhere."""
        while self._busy or self._ready:
            self.wait()
        return self._all(BEGIN)

    def step(self, actions: Actions) -> Batch:
        """Take an action in every game. A masked action is an error that ends the worker."""
        if self._busy or self._ready:
            raise IllegalChoice("some games are being stepped part by part; wait for all of them first")
        self._actions[:] = actions
        return self._all(STEP)

    def _all(self, what: bytes) -> Batch:
        """Send a command to every part, and wait for all."""
        for part in self.parts:
            self._send_command(part, what)
        for _ in self.parts:
            self.wait()
        return self._batch

    # Part by part ------------------------------------------------------------------------------------------------

    def send(self, part: Part, actions: Actions) -> None:
        """Take an action in every game of a part; other parts may be under way."""
        self._actions[part.games] = actions
        self._send_command(part, STEP)

    def wait(self) -> Part:
        """Wait for the next part that is done. Its batch is new."""
        if not self._ready:
            if not self._busy:
                raise IllegalChoice("nothing was sent, so there is nothing to wait for")
            for key, _ in self._selector.select():
                self._receive(key.data)
        return self._ready.popleft()

    def _send_command(self, part: Part, what: bytes) -> None:
        if part in self._busy:
            raise IllegalChoice(f"games {part.games.start} to {part.games.stop - 1} are being stepped already")
        self._busy.add(part)
        try:
            self._pipes[part.worker].send_bytes(b"%b %d" % (what, part.number))
        except OSError as error:
            raise WorkerLost(_KILLED) from error

    def _receive(self, worker: int) -> None:
        """Read from a worker which of its parts is done."""
        try:
            number, answer = self._pipes[worker].recv_bytes().split(b" ", 1)
        except (EOFError, OSError) as error:
            raise WorkerLost(_KILLED) from error
        if answer != DONE:
            raise WorkerLost(f"a worker could not go on: {answer.decode()}")
        part = self._places[worker, int(number)]
        self._busy.remove(part)
        self._ready.append(part)

    # The workers -------------------------------------------------------------------------------------------------

    def processes(self) -> list[int]:
        """The ids of the workers."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    def close(self) -> None:
        """End the workers and free the memory. The arrays of the last batch must not be used any more."""
        for pipe in self._pipes:
            try:
                pipe.send_bytes(STOP)
            except OSError:
                continue  # it has ended already
            finally:
                pipe.close()
        for worker in self._workers:
            worker.join()
        self._pipes.clear()
        self._workers.clear()
        if hasattr(self, "_batch"):
            self._selector.close()
            self.parts.clear()
            self._places.clear()
            self._ready.clear()
            self._busy.clear()
            del self._batch, self._actions
            self._memory.close()
            self._memory.unlink()

    def __enter__(self) -> VectorEnvironment:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _cuts(first: int, last: int, parts: int) -> list[int]:
    return [first + (last - first) * part // parts for part in range(parts + 1)]
