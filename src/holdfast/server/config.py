"""How a server is set up."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from holdfast.data_folder import data_folder
from holdfast.server.cluster.ipc import Place


@dataclass(frozen=True)
class Config:
    """What `holdfast serve` can be told, and what tests turn off."""

    database: str = ""
    """`sqlite:///FILE` or `postgresql://…`; a file in the data folder if empty."""
    pack: Path | None = None
    pace: float | None = None
    """Seconds a bot takes for a move, for every table; None leaves it to each table."""
    patience: float = 4.0
    """Seconds after which the table usually declines for a person who can do nothing else."""
    bot_processes: int = 1
    """Processes in which bots think; 0 lets them think in a thread of the server."""
    rooms: int = 100
    """How many tables that nobody is at are held in memory all the same."""
    expire_days: float = 60
    """After so many days without a move a table is closed."""
    silence: int = 20
    """Seconds after which a connection that says nothing, or never comes to the point, is dropped."""
    goodbye: int = 5
    """Seconds in which what has begun is finished when the server is stopped."""
    connections: int = 5000
    """How many connections there may be at once."""
    limits: bool = False
    """Whether each address may do only so much in a time; `holdfast serve` sees to that."""
    logs: bool = False
    """Whether every request is logged, one JSON value a line."""
    metrics: bool = False
    """Whether `/metrics` tells what the server counts."""
    place: Place | None = None
    """Which process of a server that has several."""
    lock_seconds: float = 10.0
    """Seconds to wait for a database that another program has locked."""

    @property
    def database_url(self) -> str:
        if self.database:
            return self.database
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'tables.db'}"
