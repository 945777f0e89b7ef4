"""Permissions: who may do what at a table, and when. `PERMISSIONS` is the only source; docs/permissions.md prints it.

Every right is about one seat, and the role of a viewer depends on it: the owner of one seat is another player at the
next. Where no seat is named, as for seeing the table, it is the viewer's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from holdfast.engine.errors import HoldfastError, NotYourDecision
from holdfast.server.errors import NoSuchSeat, NotYourSeat, SeatTaken
from holdfast.server.storage.rows import SeatRow
from holdfast.server.tables.conditions import CONDITIONS, Case, When, check_playing
from holdfast.server.tables.loaded_table import LoadedTable, PendingDecision
from holdfast.server.tables.viewers import Viewer, require_seat, viewer_of


class Role(StrEnum):
    """Who somebody is, seen from a seat."""

    OWNER = "owner"
    """Held the seat first."""
    GUEST = "guest"
    """Holds it too, by its private link: another device, or somebody who was given the link."""
    HOST = "host"
    """Set the table up, and owns another seat. The host is also another player."""
    PLAYER = "other player"
    """Holds another seat."""
    SPECTATOR = "spectator"
    """Holds no seat at a public table."""
    STRANGER = "stranger"
    """Holds no seat at a private table, and has its address."""
    OPERATOR = "operator"
    """Runs the server. Over the network an operator is a stranger who may read the metrics."""


class Right(StrEnum):
    """What somebody may be allowed to do."""

    FIND = "find"
    VIEW = "view"
    CHOOSE = "choose"
    UNDO = "undo"
    PREVIEW = "preview"
    HINT = "hint"
    SUGGEST = "suggest"
    TALK = "talk"
    REPORT = "report"
    CLAIM = "claim"
    TAKE = "take"
    LINK = "link"
    END_LINK = "end_link"
    INVITE = "invite"
    FILL = "fill"
    STAND_IN = "stand_in"
    TAKE_BACK = "take_back"
    RECORD = "record"
    REPLAY = "replay"
    HISTORY = "history"
    ANALYSE = "analyse"
    CONTINUE = "continue"
    REMATCH = "rematch"
    CREATE = "create"
    UPLOAD = "upload"
    METRICS = "metrics"


SEATED = (Role.OWNER, Role.GUEST, Role.PLAYER)
WATCHING = (Role.SPECTATOR, Role.STRANGER)
EVERYBODY = (*SEATED, *WATCHING)
HOLDERS = (Role.OWNER, Role.GUEST)


def _roles(roles: tuple[Role, ...], *when: When) -> dict[Role, tuple[When, ...]]:
    return dict.fromkeys(roles, when)


PERMISSIONS: Mapping[Right, Mapping[Role, tuple[When, ...]]] = {
    Right.FIND: _roles((*SEATED, Role.SPECTATOR), When.PUBLIC),
    Right.VIEW: _roles(EVERYBODY, When.ALWAYS),
    Right.CHOOSE: _roles(HOLDERS, When.ASKED),
    Right.UNDO: _roles(HOLDERS, When.PLAYING),
    Right.PREVIEW: {**_roles(HOLDERS, When.ASKED), Role.PLAYER: (When.DISCUSSED,)},
    Right.HINT: _roles(HOLDERS, When.ASKED),
    Right.SUGGEST: {Role.PLAYER: (When.DISCUSSED,)},
    Right.TALK: _roles(SEATED, When.ALWAYS),
    Right.REPORT: _roles(SEATED, When.ALWAYS),
    Right.CLAIM: {**_roles(SEATED, When.SEATED), **_roles(WATCHING, When.OPEN)},
    Right.TAKE: {**_roles(HOLDERS, When.SEATED), **_roles(WATCHING, When.LINKED)},
    Right.LINK: {Role.OWNER: (When.ALWAYS,)},
    Right.END_LINK: {Role.OWNER: (When.ALWAYS,), Role.HOST: (When.PLAYING,)},
    Right.INVITE: {Role.HOST: (When.UNTAKEN, When.UNPLAYED, When.ABANDONED)},
    Right.FILL: {Role.HOST: (When.OPEN,)},
    Right.STAND_IN: {**_roles(HOLDERS, When.PLAYING), Role.HOST: (When.UNTAKEN,), Role.PLAYER: (When.OVERDUE,)},
    Right.TAKE_BACK: _roles(HOLDERS, When.PLAYING),
    Right.RECORD: {**_roles(EVERYBODY, When.OVER), **_roles(HOLDERS, When.OVER, When.STOPPED)},
    Right.REPLAY: _roles(EVERYBODY, When.OVER),
    Right.HISTORY: _roles(EVERYBODY, When.OVER),
    Right.ANALYSE: _roles(EVERYBODY, When.OVER),
    Right.CONTINUE: _roles(EVERYBODY, When.OVER),
    Right.REMATCH: _roles(EVERYBODY, When.OVER),
    Right.CREATE: _roles(EVERYBODY, When.ALWAYS),
    Right.UPLOAD: _roles(EVERYBODY, When.ALWAYS),
    Right.METRICS: {Role.OPERATOR: (When.SWITCHED_ON,)},
}
"""Who may do what; one of the conditions must hold. A role that is not listed may not."""

SEAT_RIGHTS = (Right.LINK, Right.END_LINK, Right.INVITE, Right.FILL, Right.STAND_IN, Right.TAKE_BACK)
"""What pages and clients are told that they may do with each seat."""


class _Refusal(NamedTuple):
    """The error for people at the table whose role is not listed. Others are told that they do not sit there."""

    kind: type[HoldfastError]
    message: str


REFUSALS: Mapping[Right, _Refusal] = {
    Right.SUGGEST: _Refusal(NotYourDecision, "you decide this yourself"),
    Right.TAKE: _Refusal(SeatTaken, "you sit at this table already, as {name}"),
    Right.LINK: _Refusal(NotYourSeat, "only the browser that held this seat first can make a link to it"),
    Right.END_LINK: _Refusal(
        NotYourSeat, "only the browser that held this seat first, or the person who set the table up, can reset it"
    ),
    Right.INVITE: _Refusal(NotYourSeat, "only the person who set the table up gives out links to other seats"),
    Right.FILL: _Refusal(NotYourSeat, "only the person who set the table up gives an open seat to a bot"),
    Right.TAKE_BACK: _Refusal(NotYourSeat, "only the person whose seat it is can take it back"),
}


def roles_at(viewer: Viewer, seat: int | None, *, public: bool) -> tuple[Role, ...]:
    """The roles of a viewer, seen from a seat (None: from their own)."""
    if viewer.seat is None:
        return (Role.SPECTATOR if public else Role.STRANGER,)
    if seat is None or viewer.seat == seat:
        return (Role.OWNER if viewer.owns else Role.GUEST,)
    return (Role.HOST, Role.PLAYER) if viewer.hosts else (Role.PLAYER,)


def may(right: Right, viewer: Viewer, case: Case) -> bool:
    """Whether a viewer may do something now."""
    allowed = PERMISSIONS[right]
    return any(
        CONDITIONS[when].holds(case)
        for role in roles_at(viewer, case.seat, public=case.loaded.row.public)
        for when in allowed.get(role, ())
    )


def require(
    right: Right,
    loaded: LoadedTable,
    token: str | None,
    *,
    seat: int | None = None,
    present: frozenset[int] = frozenset(),
) -> Viewer:
    """Who a token is at the table; raises if they may not do this now."""
    viewer = viewer_of(loaded, token)
    case = Case(loaded, viewer.seat if seat is None else seat, present)
    if may(right, viewer, case):
        return viewer
    roles = roles_at(viewer, case.seat, public=loaded.row.public)
    unmet = [when for role in roles for when in PERMISSIONS[right].get(role, ())]
    if unmet:
        raise CONDITIONS[unmet[-1]].error(case)
    if viewer.seat is None or right not in REFUSALS:
        raise NotYourSeat("you do not sit at this table")
    refusal = REFUSALS[right]
    raise refusal.kind(refusal.message.format(name=loaded.seats[viewer.seat].name))


def require_over(right: Right, loaded: LoadedTable) -> None:
    """For what needs no seat: raise if it is not allowed before the game is over, and it is not."""
    require(right, loaded, None)


def require_own(right: Right, loaded: LoadedTable, token: str) -> int:
    """The seat that a token holds; raises if it holds none, or may not do this there now."""
    seat = require_seat(loaded, token)
    require(right, loaded, token, seat=seat)
    return seat


def require_question(right: Right, loaded: LoadedTable, token: str) -> PendingDecision:
    """A seat's own decision, or the one that it may discuss; raises if there is none, or it may not do this with it."""
    seat = require_seat(loaded, token)
    check_playing(loaded)
    asked = seat if seat in loaded.waiting or not loaded.waiting else loaded.waiting[0]
    require(right, loaded, token, seat=asked)
    found = loaded.pending.get(asked)
    if found is None:
        raise NotYourDecision("you have nothing to decide now")
    return found


def seat_rights(loaded: LoadedTable, viewer: Viewer, present: frozenset[int]) -> dict[int, tuple[str, ...]]:
    """What a viewer may do with each seat now."""
    if viewer.seat is None or loaded.row.closed:
        return {}
    found = dict[int, tuple[str, ...]]()
    for row in loaded.seats:
        case = Case(loaded, row.seat, present)
        rights = tuple(right.value for right in SEAT_RIGHTS if may(right, viewer, case))
        if not _has_link(loaded, row):
            rights = tuple(right for right in rights if right != Right.END_LINK)
        if rights:
            found[row.seat] = rights
    return found


def _has_link(loaded: LoadedTable, row: SeatRow) -> bool:
    """Whether there is a link to end, or somebody who came by one."""
    return row.link is not None or list(loaded.holders.values()).count(row.seat) > 1


def check_seat(loaded: LoadedTable, seat: int) -> None:
    if not 0 <= seat < len(loaded.seats):
        raise NoSuchSeat(f"this table has seats 0 to {len(loaded.seats) - 1}, not {seat}")
