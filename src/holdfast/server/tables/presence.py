"""Who is at a table: whose people have it open, on this server and on the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

HERE = "here"


class Presence:
    """The seats of one table whose people have it open."""

    def __init__(self) -> None:
        self._windows = Counter[int]()
        self._elsewhere = dict[str, tuple[frozenset[int], float]]()
        self.here = frozenset[int]()
        """On this server."""
        self.seats = frozenset[int]()
        """On any server."""
        self.unsaid = False
        """Whether the other servers do not know yet who is here."""

    def arrive(self, seat: int, windows: int) -> None:
        """Somebody has opened the table here, or closed it."""
        self._windows[seat] += windows
        self._count()

    def hear(self, server: str, seats: frozenset[int], at: float) -> bool:
        """What another server says; whether it was unheard of, and so may not have heard of us."""
        new = server not in self._elsewhere
        self._elsewhere[server] = seats, at
        self._count()
        return new

    def forget(self, before: float) -> None:
        """Let go what was said before a moment."""
        self._elsewhere = {server: said for server, said in self._elsewhere.items() if said[1] >= before}
        self._count()

    def _count(self) -> None:
        self.here = frozenset(seat for seat, windows in self._windows.items() if windows)
        self.seats = self.here.union(*(seats for seats, _ in self._elsewhere.values()))


def word(server: str, seats: Iterable[int]) -> str:
    """Who is at a table, in one word for other servers."""
    return f"{HERE}/{server}/{'.'.join(map(str, sorted(seats)))}"


def of_word(said: str) -> tuple[str, frozenset[int]]:
    """Which server has which seats with it."""
    _, server, seats = said.split("/")
    return server, frozenset(int(seat) for seat in seats.split(".") if seat)
