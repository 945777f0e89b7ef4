"""What can go wrong at a table on the server, each with the status that a client gets."""

from __future__ import annotations

from holdfast.engine.errors import HoldfastError


class ServerError(HoldfastError):
    """Every error that the server raises on purpose."""


class NoSuchTable(ServerError):
    """Nobody has ever set up a table with this id, or it was cleared away."""


class NoSuchSeat(ServerError):
    """The table has no such seat, or the private link to it is no longer good."""


class SeatTaken(ServerError):
    """Somebody else sits there, or no seat is open."""


class NotYourSeat(ServerError):
    """Whoever asks does not sit at this table, or not on that seat."""


class Stale(ServerError):
    """The answer was meant for a moment that has passed; the table has moved on."""


class NotOver(ServerError):
    """Only a finished game shows all it was: its record, its replay, its chart."""


class TableExpired(ServerError):
    """Nobody has played here for so long that the table was closed."""


class Unread(ServerError):
    """A page or client said something that means nothing here."""


class BadPlan(ServerError):
    """A table cannot be set up like this, or a text cannot be taken."""


class Unavailable(ServerError):
    """The database is away, full or locked. What was asked may be asked again: nothing is ever done twice."""


class Busy(Unavailable):
    """More is waiting to be thought about than the server takes on at once."""
