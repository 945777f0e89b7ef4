"""Suggestions in games where all seats see the same: other seats point at an option before the answer is given.

They exist in memory only, do not change the game or its record, and end with the decision that they are about.
"""

from __future__ import annotations

from collections import Counter

from holdfast.server.errors import InvalidInput

MAX_CHANGES_PER_DECISION = 30
"""How often a seat may change its suggestion for one decision."""


class Suggestions:
    """The suggestions for the decision that is open now, by seat."""

    def __init__(self) -> None:
        self._since = -1
        self._keys = dict[int, str]()
        self._changes = Counter[int]()

    def by_option(self, since: int) -> dict[str, tuple[int, ...]]:
        """The suggested options of the decision asked after action `since`, each with the seats that suggest it."""
        if since != self._since:
            return {}
        return {key: tuple(sorted(s for s, other in self._keys.items() if other == key)) for key in self._keys.values()}

    def toggle(self, since: int, seat: int, key: str) -> None:
        """Suggest an option, or withdraw it if the seat suggests it already."""
        if since != self._since:
            self._since = since
            self._keys.clear()
            self._changes.clear()
        if self._changes[seat] >= MAX_CHANGES_PER_DECISION:
            raise InvalidInput(f"you have suggested {MAX_CHANGES_PER_DECISION} times now; wait for the answer")
        self._changes[seat] += 1
        if self._keys.get(seat) == key:
            del self._keys[seat]
        else:
            self._keys[seat] = key
