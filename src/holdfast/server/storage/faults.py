"""When the database fails: one word for it, whatever the database calls it. What was asked may be asked again."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from holdfast.server.errors import Unavailable

LOG = logging.getLogger("holdfast.server")

AGAIN = "the tables cannot be reached at the moment; nothing is lost, try again"


def _failures() -> tuple[type[Exception], ...]:
    """What connecting or asking can raise when the database is away, full or locked."""
    always = (DBAPIError, PoolTimeout, OSError, sqlite3.Error)
    try:
        import asyncpg  # noqa: PLC0415  # only with the extra `postgres`
    except ModuleNotFoundError:
        return always
    return (*always, asyncpg.PostgresError, asyncpg.InterfaceError)


FAILURES = _failures()
TAKEN = (IntegrityError, sqlite3.IntegrityError)
"""A number is taken."""
OURS = (*TAKEN, ProgrammingError, DataError, sqlite3.ProgrammingError)
"""The database is well, and refuses what it was given: a number that is taken, or a bug."""


@contextmanager
def faults() -> Iterator[None]:
    """Work with the database; if it fails, whoever asked is told to try again."""
    try:
        yield
    except OURS:
        raise
    except FAILURES as error:
        LOG.warning("the database failed: %s", str(error).partition("\n")[0])
        raise Unavailable(AGAIN) from error
