"""Chance: requested like any choice, and answered by the table from its own generator.

The state holds nothing of it: a search cannot foresee it, a record holds its outcomes by name, a test scripts them.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from hashlib import blake2b
from typing import Generic, TypeVar

from holdfast.engine.errors import RuleBug
from holdfast.engine.pieces import Pile
from holdfast.engine.requests import face_of

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_STRIDE = 0xD1342543DE82EF95


def scramble(number: int) -> int:
    """Spread a 64-bit number over all its bits (the finisher of SplitMix64)."""
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & _MASK
    return number ^ (number >> 31)


class Generator64:
    """A counter-based generator: the n-th number depends on seed and n alone, on every platform and Python."""

    __slots__ = ("_key", "count", "seed")

    def __init__(self, seed: int, count: int = 0) -> None:
        self.seed = seed = seed & _MASK
        self.count = count
        self._key = scramble(seed)

    def below(self, sides: int) -> int:
        """A number from 0 up to, not including, `sides`."""
        self.count = count = self.count + 1
        return (scramble((self._key + count * _STEP) & _MASK) * sides) >> 64

    def branch(self, name: int) -> Generator64:
        """An independent generator, named by a number."""
        return Generator64(self._key + name * _STRIDE)

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in a random order."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed


class SecretGenerator(Generator64):
    """The same with a keyed hash: nobody finds the seed, or what comes next, from any number of outcomes."""

    __slots__ = ("_secret",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._secret = blake2b(self.seed.to_bytes(8), person=b"holdfast chance").digest()

    def below(self, sides: int) -> int:
        self.count += 1
        number = blake2b(self.count.to_bytes(8), key=self._secret, digest_size=8).digest()
        return (int.from_bytes(number) * sides) >> 64

    def branch(self, name: int) -> SecretGenerator:
        """An independent generator, named by a number."""
        child = SecretGenerator(self.seed)
        child._secret = blake2b(name.to_bytes(8, signed=True), key=self._secret, person=b"branch").digest()
        return child


class Roll(Generic[T]):
    """One of these faces, each as likely as the others."""

    __slots__ = ("faces", "name")

    def __init__(self, faces: Sequence[T], name: str) -> None:
        if not faces:
            raise RuleBug(f"{name}: rolled a die without faces")
        self.faces = faces
        self.name = name

    def __await__(self) -> Generator[Roll[T], T, T]:
        return (yield self)

    def sample(self, generator: Generator64) -> int:
        return generator.below(len(self.faces))

    def key(self, outcome: int) -> str:
        return face_of(self.faces[outcome]).key

    def find(self, key: str) -> int | None:
        return next((index for index, face in enumerate(self.faces) if face_of(face).key == key), None)

    def possible(self) -> list[str]:
        return [face_of(face).key for face in self.faces]

    def apply(self, outcome: int) -> object:
        return self.faces[outcome]


class Draw(Generic[T]):
    """The top piece of a pile: a known one if there is one, else any of the rest."""

    __slots__ = ("name", "pile")

    def __init__(self, pile: Pile[T], name: str) -> None:
        if not pile:
            raise RuleBug(f"{name}: drew from an empty pile")
        self.pile = pile
        self.name = name

    def __await__(self) -> Generator[Draw[T], T, T]:
        return (yield self)

    def sample(self, generator: Generator64) -> int:
        if self.pile.top:
            return 0
        rest = self.pile.rest
        return rest.index(rest[generator.below(len(rest))])  # the first of equal pieces, which `find` returns too

    def key(self, outcome: int) -> str:
        piece = self.pile.top[-1] if self.pile.top else self.pile.rest[outcome]
        return face_of(piece).key

    def find(self, key: str) -> int | None:
        return next((index for index, name in enumerate(self.possible()) if name == key), None)

    def possible(self) -> list[str]:
        return [face_of(piece).key for piece in (self.pile.top[-1:] or self.pile.rest)]

    def apply(self, outcome: int) -> object:
        pile = self.pile
        if pile.top:
            return pile.top.pop()
        rest = pile.rest
        piece = rest[outcome]
        last = rest.pop()
        if outcome != len(rest):
            rest[outcome] = last  # the rest has no order: the last piece fills the gap
        return piece


class Shuffle(Generic[T]):
    """These pieces in a random order, where the order matters."""

    __slots__ = ("items", "name")

    def __init__(self, items: Sequence[T], name: str) -> None:
        self.items = items
        self.name = name

    def __await__(self) -> Generator[Shuffle[T], list[T], list[T]]:
        return (yield self)

    def sample(self, generator: Generator64) -> tuple[int, ...]:
        return tuple(generator.shuffled(range(len(self.items))))

    def key(self, outcome: tuple[int, ...]) -> str:
        return " | ".join(face_of(self.items[index]).key for index in outcome)

    def find(self, key: str) -> tuple[int, ...] | None:
        names = [face_of(item).key for item in self.items]
        order = list[int]()
        for wanted in key.split(" | ") if key else []:
            index = next((i for i, name in enumerate(names) if name == wanted and i not in order), None)
            if index is None:
                return None
            order.append(index)
        return tuple(order) if len(order) == len(names) else None

    def possible(self) -> list[str]:
        return ["any order of: " + " | ".join(face_of(item).key for item in self.items)]

    def apply(self, outcome: tuple[int, ...]) -> object:
        return [self.items[index] for index in outcome]


ChanceRequest = Roll[T] | Draw[T] | Shuffle[T]


def roll(faces: Sequence[T], name: str) -> Roll[T]:
    """Roll a die, flip a coin, pick at random: one of these. The name stands in the record and in test scripts."""
    return Roll(faces, name)


def draw(pile: Pile[T], name: str) -> Draw[T]:
    """Take the top piece off a pile that is not empty."""
    return Draw(pile, name)


def shuffle(items: Sequence[T], name: str) -> Shuffle[T]:
    """Put pieces into a random order. A face-down `Pile` needs no shuffle: its order is decided by each draw."""
    return Shuffle(items, name)
