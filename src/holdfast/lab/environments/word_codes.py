"""Words as numbers: the same word gives the same numbers on every machine and in every release, met before or not."""

from __future__ import annotations

from array import array
from hashlib import blake2b

CODE = 8
"""A word is a code of so many numbers between -1 and 1."""

MOST = 1 << 16
"""So many words are remembered at a time."""


def scattered(word: str, size: int) -> bytes:
    """Bytes that follow from the word alone and look like chance."""
    return blake2b(word.encode(), digest_size=size).digest()


class Codes(dict[str, "array[float]"]):
    """The code of each word, worked out when it is first met."""

    def __init__(self, size: int = CODE) -> None:
        super().__init__()
        self._size = size

    def __missing__(self, word: str) -> array[float]:
        if len(self) >= MOST:
            self.clear()
        code = array("f", [(byte - 127.5) / 127.5 for byte in scattered(word, self._size)])
        self[word] = code
        return code


class Places(dict[str, tuple[int, int]]):
    """The two places of each word in a bag of so many: words that share one hardly ever share both."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self._size = size

    def __missing__(self, word: str) -> tuple[int, int]:
        if len(self) >= MOST:
            self.clear()
        number = int.from_bytes(scattered(word, 8))
        first = number % self._size
        second = (first + 1 + (number // self._size) % (self._size - 1)) % self._size
        self[word] = first, second
        return first, second
