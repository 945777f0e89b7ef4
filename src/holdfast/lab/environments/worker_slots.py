"""The games of a worker process; each has a slot in arrays in shared memory."""

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
ALIGNMENT_BYTES = 64


class Batch(NamedTuple):
    """The observations of all games. These arrays are the shared memory: the next step overwrites them."""

    observation: Floats
    action_mask: Mask
    options: Floats
    seat: NDArray[np.int8]
    """The seat that is asked in each game."""
    ended: NDArray[np.bool_]
    """Whether the step ended a game; then a new one has begun, and the other arrays are about that one."""
    returns: Floats
    """The returns of the seats of a game that ended; zeros elsewhere."""
    evaluation: Floats
    """The game's `evaluate` for the seat that is asked, from 0 (lost) to 1 (won); zeros unless requested. It sees the
    whole table: it is for rewards while learning, not for policies.
    """

    def of(self, games: slice) -> Batch:
        """A part of the games, in the same memory."""
        return Batch(
            self.observation[games], self.action_mask[games], self.options[games], self.seat[games], self.ended[games],
            self.returns[games], self.evaluation[games],
        )  # fmt: skip


@dataclass(frozen=True)
class VectorPlan:
    """The settings that every worker gets."""

    game: str
    seats: int
    options: Mapping[str, Value]
    pack: Path | None
    width: int
    opponents: str | None
    seat: int | None
    count: int
    seed: int
    evaluation: bool = False
    memory: str = ""

    def episode(self) -> Episode:
        return Episode(self.game, self.seats, self.options, pack=self.pack, width=self.width)

    def shapes(self, size: int) -> list[tuple[tuple[int, ...], type[np.generic]]]:
        """The shapes and types of the arrays of a batch, and of the actions."""
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
        """The shared memory as arrays, each at an aligned offset."""
        found, at = list[NDArray[Any]](), 0
        for shape, kind in self.shapes(size):
            found.append(np.ndarray(shape, kind, memory.buf, at))
            at += _aligned(found[-1].nbytes)
        return Batch(*found[:-1]), found[-1]

    def memory_bytes(self, size: int) -> int:
        return sum(_aligned(int(np.prod(shape)) * np.dtype(kind).itemsize) for shape, kind in self.shapes(size))


def _aligned(size: int) -> int:
    return -(-size // ALIGNMENT_BYTES) * ALIGNMENT_BYTES


class WorkerSlot:
    """One game of a worker, and its place in the batch."""

    def __init__(self, plan: VectorPlan, place: int) -> None:
        self.episode = plan.episode()
        self.place = place
        self._seeds = Generator64(plan.seed).branch(place)
        self._games = 0
        self._evaluate = self.episode.game.evaluate if plan.evaluation else None
        agent = place % plan.seats if plan.seat is None else plan.seat
        self._opponents = Opponents(plan.opponents, seats=plan.seats, agent=agent) if plan.opponents else None

    def begin(self) -> None:
        """Begin a game. Its seed follows from the common seed, the place and the number of games played here."""
        seed = self._seeds.branch(self._games).seed
        self._games += 1
        self.episode.reset(seed)
        if self._opponents is not None:
            self._opponents.begin(seed, self.episode.play)
            self._opponents.play(self.episode.play)

    def step(self, batch: Batch, action: int) -> None:
        """Take an action; if the game ends, another one begins."""
        self.episode.step(action)
        if self._opponents is not None:
            self._opponents.play(self.episode.play)
        over = self.episode.over
        batch.ended[self.place] = over
        batch.returns[self.place] = self.episode.returns() if over else 0.0
        if over:
            self.begin()

    def write(self, batch: Batch) -> None:
        """Write the observation of the seat that is asked."""
        place, seat = self.place, self.episode.decision.seat
        seen = self.episode.observe(seat)
        batch.observation[place] = seen["observation"]
        batch.action_mask[place] = seen["action_mask"]
        batch.options[place] = seen["options"]
        batch.seat[place] = seat
        if self._evaluate is not None:
            batch.evaluation[place] = self._evaluate(self.episode.play.state, seat)


def serve(plan: VectorPlan, parts: Sequence[range], pipe: Connection) -> None:
    """The worker process: step the games of a part whenever asked, until told to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes; the parent ends this one
    memory = SharedMemory(plan.memory)
    try:
        _serve(plan, parts, pipe, memory)
    except (EOFError, OSError):
        return  # the parent has gone
    finally:
        pipe.close()
        memory.close()


def _serve(plan: VectorPlan, parts: Sequence[range], pipe: Connection, memory: SharedMemory) -> None:
    slots = [[WorkerSlot(plan, place) for place in part] for part in parts]
    gc.freeze()  # content and code stay as long as the worker; the garbage collector need not scan them
    batch, actions = plan.arrays(memory, slots[0][0].episode.encoder.size)
    while True:
        what, _, number = pipe.recv_bytes().partition(b" ")
        if what == STOP:
            return
        part = int(number)
        try:
            if what == BEGIN:
                _begin(slots[part], batch)
            else:
                _step(slots[part], batch, actions[parts[part].start : parts[part].stop].tolist())
        except HoldfastError as error:
            pipe.send_bytes(number + b" " + str(error).encode())
            return
        pipe.send_bytes(number + b" " + DONE)


def _begin(slots: Sequence[WorkerSlot], batch: Batch) -> None:
    for slot in slots:
        slot.begin()
        batch.ended[slot.place] = False
        batch.returns[slot.place] = 0.0
        slot.write(batch)


def _step(slots: Sequence[WorkerSlot], batch: Batch, actions: Sequence[int]) -> None:
    for slot, action in zip(slots, actions, strict=True):
        slot.step(batch, action)
        slot.write(batch)
