"""Presence at a table: the seats whose people have it open, on this server and on others."""

from __future__ import annotations

from collections import Counter


class Presence:
    """Who is present at one table."""

    def __init__(self) -> None:
        self._windows = Counter[int]()
        self._remote = dict[str, tuple[frozenset[int], float]]()
        self.local_seats = frozenset[int]()
        """Present on this server."""
        self.seats = frozenset[int]()
        """Present on any server."""
        self.dirty = False
        """Whether `local_seats` must still be reported to the other servers."""

    def change_windows(self, seat: int, by: int) -> None:
        """A person has opened (1) or closed (-1) a window or connection here."""
        self._windows[seat] += by
        self._update()

    def set_remote(self, server: str, seats: frozenset[int], at: float) -> bool:
        """Store the report of another server; whether it is the first from there."""
        is_new = server not in self._remote
        self._remote[server] = seats, at
        self._update()
        return is_new

    def drop_remote(self, before: float) -> None:
        """Forget reports from before a time."""
        self._remote = {server: report for server, report in self._remote.items() if report[1] >= before}
        self._update()

    def _update(self) -> None:
        self.local_seats = frozenset(seat for seat, windows in self._windows.items() if windows)
        self.seats = self.local_seats.union(*(seats for seats, _ in self._remote.values()))
