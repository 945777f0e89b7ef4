"""Words as numbers: the same word gives the same numbers on every machine and in every release."""

from __future__ import annotations

from array import array
from hashlib import blake2b

CODE_SIZE = 8
"""The code of a word is this many numbers from -1 to 1."""

MAX_CACHED_WORDS = 1 << 16
"""A cache with more words is cleared."""


def hashed_bytes(word: str, size: int) -> bytes:
    """Pseudo-random bytes that depend only on the word."""
    return blake2b(word.encode(), digest_size=size).digest()


class Codes(dict[str, "array[float]"]):
    """The code of each word, computed when it is first needed."""

    def __init__(self, size: int = CODE_SIZE) -> None:
        super().__init__()
        self._size = size

    def __missing__(self, word: str) -> array[float]:
        if len(self) >= MAX_CACHED_WORDS:
            self.clear()
        code = array("f", [(byte - 127.5) / 127.5 for byte in hashed_bytes(word, self._size)])
        self[word] = code
        return code


class Places(dict[str, tuple[int, int]]):
    """The two places of each word in a bag of a size: words that share a place hardly ever share both."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self._size = size

    def __missing__(self, word: str) -> tuple[int, int]:
        if len(self) >= MAX_CACHED_WORDS:
            self.clear()
        number = int.from_bytes(hashed_bytes(word, 8))
        first = number % self._size
        second = (first + 1 + (number // self._size) % (self._size - 1)) % self._size
        self[word] = first, second
        return first, second
