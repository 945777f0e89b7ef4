"""Suggestions at an open table: who is not asked may point at an option before the answer is given.

They live in memory alone, change nothing in the game or its record, and end with the question that they are about.
"""

from __future__ import annotations

from collections import Counter
from urllib.parse import quote, unquote

from holdfast.server.errors import BadPlan

SUGGESTED = "suggested"
MOST = 30
"""How often a seat may change its mind about one question."""


class Suggestions:
    """What the others would answer to the question that is open now, by seat."""

    def __init__(self) -> None:
        self._since = -1
        self._keys = dict[int, str]()
        self._made = Counter[int]()

    def about(self, since: int) -> dict[str, tuple[int, ...]]:
        """The options suggested for the question that was put after this action, each with the seats that do so."""
        if since != self._since:
            return {}
        return {key: tuple(sorted(s for s, own in self._keys.items() if own == key)) for key in self._keys.values()}

    def put(self, since: int, seat: int, key: str) -> None:
        """Suggest an option; one that the seat suggests already is taken back."""
        if since != self._since:
            self._since = since
            self._keys.clear()
            self._made.clear()
        if self._made[seat] >= MOST:
            raise BadPlan(f"you have suggested {MOST} times now; wait for the answer")
        self._made[seat] += 1
        if self._keys.get(seat) == key:
            del self._keys[seat]
        else:
            self._keys[seat] = key


def word(since: int, seat: int, key: str) -> str:
    """A suggestion in one word, for other servers."""
    return f"{SUGGESTED}/{since}/{seat}/{quote(key, safe='')}"


def of_word(said: str) -> tuple[int, int, str]:
    """Since when, which seat and which key, from the word of another server."""
    _, since, seat, key = said.split("/")
    return int(since), int(seat), unquote(key)
