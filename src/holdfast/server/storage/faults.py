"""Database failures: every driver's errors become `Unavailable`, so that callers handle one kind."""

from __future__ import annotations

import logging
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from holdfast.server.errors import Damaged, Unavailable
from holdfast.server.operations.metrics import METRICS

LOG = logging.getLogger("holdfast.server")

UNAVAILABLE_MESSAGE = "the tables cannot be reached at the moment; nothing is lost, try again"
DAMAGED_MESSAGE = "the server's database is damaged; to try again does not help, its operator must restore a backup"
DAMAGE_ADVICE = "stop the server, run `holdfast doctor`, and restore the newest backup"
SQLITE_DAMAGE_CODES = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
POSTGRES_DAMAGE_CODES = ("XX001", "XX002")
"""Data and indexes that are corrupted."""


def _driver_failures() -> tuple[type[Exception], ...]:
    """What connecting or querying can raise when the database is unreachable, full or locked."""
    always = (DBAPIError, PoolTimeout, OSError, sqlite3.Error)
    try:
        import asyncpg  # noqa: PLC0415  # only with the extra `postgres`
    except ModuleNotFoundError:
        return always
    return (*always, asyncpg.PostgresError, asyncpg.InterfaceError)


FAILURES = _driver_failures()
UNIQUE_VIOLATIONS = (IntegrityError, sqlite3.IntegrityError)
"""A row with this key exists already."""
CALLER_ERRORS = (*UNIQUE_VIOLATIONS, ProgrammingError, DataError, sqlite3.ProgrammingError)
"""The database works and rejects the statement: a key that exists already, or a bug."""


@contextmanager
def translate_failures() -> Iterator[None]:
    """Raise `Unavailable` if the database fails in the block."""
    try:
        yield
    except CALLER_ERRORS:
        raise
    except FAILURES as error:
        if is_damage(error):
            METRICS.database_damaged.inc()
            LOG.error("the database is damaged: %s; %s", reason(error), DAMAGE_ADVICE)
            raise Damaged(DAMAGED_MESSAGE) from error
        LOG.warning("the database failed: %s", reason(error))
        raise Unavailable(UNAVAILABLE_MESSAGE) from error


def driver_error(error: Exception) -> BaseException:
    """The error of the driver behind one of SQLAlchemy."""
    found: BaseException = error
    while isinstance(found, DBAPIError) and found.orig is not None:
        found = found.orig
    return found


def is_damage(error: Exception) -> bool:
    """Whether the database has found that its own pages are damaged."""
    found = driver_error(error)
    code = getattr(found, "sqlite_errorcode", 0) & 0xFF
    return code in SQLITE_DAMAGE_CODES or getattr(found, "sqlstate", None) in POSTGRES_DAMAGE_CODES


def reason(error: Exception) -> str:
    """Why the database failed, in one line."""
    found = driver_error(error)
    if isinstance(found, OSError) and found.strerror:
        return found.strerror
    line = str(found).partition("\n")[0]
    return re.sub(r"^<class '[^']*'>: ", "", line) or type(found).__name__


def why_not_opened(error: Exception) -> str:
    """Why a database cannot be opened, in one line."""
    return f"{reason(error)}; {DAMAGE_ADVICE}" if is_damage(error) else reason(error)
