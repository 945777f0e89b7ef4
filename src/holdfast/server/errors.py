"""The errors of the server. Clients get the class name as `kind`; `web/error_responses.py` has the HTTP statuses."""

from __future__ import annotations

from holdfast.engine.errors import HoldfastError


class ServerError(HoldfastError):
    """Base of all errors that the server raises on purpose."""


class NoSuchTable(ServerError):
    """There is no table with this id."""


class NoSuchSeat(ServerError):
    """The table has no such seat, or the private link to it is no longer valid."""


class SeatTaken(ServerError):
    """Somebody else holds the seat, or no seat is open."""


class NotYourSeat(ServerError):
    """The token holds no seat at this table, or another one."""


class TooManyTables(ServerError):
    """A person or an address has as many public tables as one may have."""


class Stale(ServerError):
    """The answer refers to a position that has passed: the table has moved on."""


class NotOver(ServerError):
    """Record, replay and chart exist only for finished games."""


class TableStopped(ServerError):
    """The rules no longer follow the table's log: it can be seen and downloaded, but not played on."""


class InvalidMessage(ServerError):
    """A WebSocket message that cannot be understood."""


class InvalidInput(ServerError):
    """A table cannot be set up like this, or a text cannot be accepted."""


class Unavailable(ServerError):
    """The database is unreachable, full or locked. The request may be repeated: nothing is done twice."""

    retry_after_s = 2
    """When to try again; clients get it as `Retry-After` or `retry_after`."""


class NotWritable(Unavailable):
    """The database can be read but not written: its disk is full or read-only."""


class Damaged(ServerError):
    """The database file is damaged. To try again does not help."""


class Busy(Unavailable):
    """Too many jobs are waiting already."""

    retry_after_s = 5


class DeadlineExceeded(Busy):
    """A job took longer than it may, and was ended."""


class TooFast(Unavailable):
    """A person or an address has asked for too much; it may ask again after some seconds."""

    def __init__(self, message: str, retry_after_s: int = 1) -> None:
        super().__init__(message)
        self.retry_after_s = retry_after_s
