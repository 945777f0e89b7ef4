"""The games of one worker process, each at its place in arrays that lie in shared memory."""

from __future__ import annotations

import gc
import signal
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from holdfast.engine.chance import Generator64
from holdfast.engine.errors import HoldfastError
from holdfast.engine.game import Value
from holdfast.lab.environments.encoder import FEATURES, Floats, Mask
from holdfast.lab.environments.episode import Episode
from holdfast.lab.environments.opponents import Opponents

STEP, BEGIN, STOP = b"step", b"begin", b"stop"
DONE = b"done"


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

    def of(self, games: slice) -> Batch:
        """What some of the games show; the same memory."""
        return Batch(
            self.observation[games], self.action_mask[games], self.options[games], self.seat[games], self.ended[games],
            self.returns[games], self.outlook[games],
        )  # fmt: skip


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


class Stand:
    """One of the games of a worker, at its place in the batch."""

    def __init__(self, plan: Plan, place: int) -> None:
        self.episode = plan.episode()
        self.place = place
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
        batch.ended[self.place] = over
        batch.returns[self.place] = self.episode.returns() if over else 0.0
        if over:
            self.begin()

    def show(self, batch: Batch) -> None:
        """Write what the seat that is asked observes."""
        place, seat = self.place, self.episode.decision.seat
        seen = self.episode.observe(seat)
        batch.observation[place] = seen["observation"]
        batch.action_mask[place] = seen["action_mask"]
        batch.options[place] = seen["options"]
        batch.seat[place] = seat
        if self._evaluate is not None:
            batch.outlook[place] = self._evaluate(self.episode.play.state, seat)


def serve(plan: Plan, parts: Sequence[range], pipe: Connection) -> None:
    """Step the games of a part, as often as asked, until told to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes; the parent ends this one
    memory = SharedMemory(plan.memory)
    try:
        _serve(plan, parts, pipe, memory)
    except (EOFError, OSError):
        return  # whoever asked has gone
    finally:
        pipe.close()
        memory.close()


def _serve(plan: Plan, parts: Sequence[range], pipe: Connection, memory: SharedMemory) -> None:
    stands = [[Stand(plan, place) for place in part] for part in parts]
    gc.freeze()  # content and code stay as long as the worker; the collector need not look at them again and again
    batch, actions = plan.arrays(memory, stands[0][0].episode.encoder.size)
    while True:
        what, _, number = pipe.recv_bytes().partition(b" ")
        if what == STOP:
            return
        part = int(number)
        try:
            if what == BEGIN:
                _begin(stands[part], batch)
            else:
                _step(stands[part], batch, actions[parts[part].start : parts[part].stop].tolist())
        except HoldfastError as error:
            pipe.send_bytes(number + b" " + str(error).encode())
            return
        pipe.send_bytes(number + b" " + DONE)


def _begin(stands: Sequence[Stand], batch: Batch) -> None:
    for stand in stands:
        stand.begin()
        batch.ended[stand.place] = False
        batch.returns[stand.place] = 0.0
        stand.show(batch)


def _step(stands: Sequence[Stand], batch: Batch, actions: Sequence[int]) -> None:
    for stand, action in zip(stands, actions, strict=True):
        stand.step(batch, action)
        stand.show(batch)
