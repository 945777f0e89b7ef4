"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

from holdfast.data_folder import data_folder


@dataclass(frozen=True)
class WorkerSlot:
    """One of several worker processes: the folder with their sockets, its number, and how many there are."""

    folder: Path
    number: int
    count: int

    def owns(self, table_id: str) -> bool:
        """Whether the dispatcher sends connections to this table here."""
        return slot_for_table(table_id.encode(), self.count) == self.number


def slot_for_table(table_id: bytes, count: int) -> int:
    """The number of the worker process that plays a table."""
    return crc32(table_id) % count


@dataclass(frozen=True)
class Config:
    """The options of `holdfast serve`, and what tests switch off."""

    database: str = ""
    """`sqlite:///FILE` or `postgresql://…`; a file in the data folder if empty."""
    pack: Path | None = None
    bot_pace_s: float | None = None
    """Seconds that a bot takes for a move, at every table; None uses each table's own pace."""
    auto_decline_s: float = 4.0
    """Usual delay before the table declines for a person who can do nothing else."""
    bot_processes: int = 1
    """Processes for bots; 0 runs them in a thread of the server."""
    max_idle_tables: int = 100
    """How many tables without connections stay in memory."""
    list_days: float = 60
    """A public table without a move for this many days is no longer listed. Its people can still play on."""
    idle_timeout_s: int = 20
    """A connection that sends nothing, or no complete request, is dropped after this time."""
    shutdown_grace_s: int = 5
    """Time for running requests to finish when the server stops."""
    max_connections: int = 5000
    rate_limits: bool = False
    """Whether requests are limited per address; `holdfast serve` switches it on."""
    log_requests: bool = False
    """Whether every request is logged, one JSON value per line."""
    metrics: bool = False
    """Whether `/metrics` is served."""
    worker_slot: WorkerSlot | None = None
    """Which of several worker processes this one is."""
    lock_timeout_s: float = 10.0
    """How long to wait for a database that another program has locked."""

    @property
    def database_url(self) -> str:
        if self.database:
            return self.database
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'tables.db'}"
