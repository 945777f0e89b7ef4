"""Database failures: every driver's errors become `Unavailable`, so that callers handle one kind."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from holdfast.server.errors import Unavailable

LOG = logging.getLogger("holdfast.server")

UNAVAILABLE_MESSAGE = "the tables cannot be reached at the moment; nothing is lost, try again"


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
        LOG.warning("the database failed: %s", str(error).partition("\n")[0])
        raise Unavailable(UNAVAILABLE_MESSAGE) from error
