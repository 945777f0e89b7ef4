"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

from holdfast.data_folder import data_folder
from holdfast.server.errors import ServerError


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
    reports: Path | None = None
    """The folder for reports of rule problems; one in the data folder if None."""
    bot_pace_s: float | None = None
    """Seconds that a bot takes for a move, at every table; None uses each table's own pace."""
    auto_decline_s: float = 4.0
    """Usual delay before the table declines for a person who can do nothing else."""
    bot_processes: int = 1
    """Processes for bots; 0 runs them in a thread of the server."""
    max_idle_tables: int = 100
    """How many tables without connections stay in memory."""
    list_days: float = 3
    """A public table without a move for this many days is no longer listed. Its people can still play on."""
    idle_timeout_s: int = 20
    """A connection that sends nothing, or no complete request, is dropped after this time."""
    ready_cache_s: float = 2.0
    """How long the answer of `/ready` is good: so often at most the database is written for it."""
    shutdown_grace_s: int = 3
    """Time for running requests to finish when the server stops."""
    stop_within_s: float = 4.5
    """A process that has not stopped after this time is ended."""
    max_connections: int = 5000
    public_url: str = ""
    """The address of the site as people know it, such as `https://games.example.org`."""
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
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise ServerError(
                f"the data folder {folder} cannot be made ({error.strerror}); let HOLDFAST_DATA name another folder"
            ) from error
        return f"sqlite:///{folder / 'tables.db'}"
