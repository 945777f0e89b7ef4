"""Files that only their owner may read: databases, backups and exported records hold hidden cards and chat."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, Any

PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
OTHERS = 0o077
"""The permissions of everybody but the owner."""
SQLITE_SUFFIXES = ("", "-wal", "-shm", "-journal")


def create_private(path: Path) -> None:
    """Create an empty file for its owner alone, if there is none. SQLite gives its other files the same permissions."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE_FILE))


def open_private(path: Path, mode: str = "wb") -> IO[Any]:
    """Open a file for writing that only its owner may read, whatever it was before."""
    path.unlink(missing_ok=True)
    return open(path, mode, encoding=None if "b" in mode else "utf-8", opener=_private_opener)


def make_private_folder(path: Path) -> None:
    """Make a folder for its owner alone, if there is none."""
    path.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)


def open_to_others(path: Path) -> bool:
    """Whether other users of this machine may read, change or list it."""
    return os.name == "posix" and path.exists() and bool(path.stat().st_mode & OTHERS)


def close_to_others(path: Path) -> None:
    """Take the permissions of everybody but the owner away."""
    path.chmod(path.stat().st_mode & ~OTHERS)


def database_files(file: Path) -> list[Path]:
    """The files of a SQLite database that exist."""
    paths = (file.with_name(file.name + suffix) for suffix in SQLITE_SUFFIXES)
    return [path for path in paths if path.exists()]


def _private_opener(path: str, flags: int) -> int:
    return os.open(path, flags, PRIVATE_FILE)
