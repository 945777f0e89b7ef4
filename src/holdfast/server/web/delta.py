"""Deltas: a client that asks for `?changes` is sent the whole table once, then only what has changed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from holdfast.server.storage.rows import ChatLine
from holdfast.server.tables.table_view import TableView
from holdfast.server.web.serialise import CONVERTED_FIELDS, GROWING_FIELDS, PLAIN_FIELDS, Json, table_to_json


class DeltaEncoder:
    """Knows what one client was sent, and encodes what it must be sent next.

    `{"kind", "seq", "changes": {path: value}}`: a path leads from the table to a new value, as
    `view.players.0.energy`; a path that ends in `+` names a list, and its value is what was appended.
    """

    def __init__(self) -> None:
        self._sent: TableView | None = None

    def encode(self, view: TableView, kind: str) -> Json | None:
        """The whole table at first, then what has changed; None if nothing has."""
        before, self._sent = self._sent, view
        if before is None:
            return {"kind": kind, "table": table_to_json(view)}
        changes = _changes(before, view)
        return {"kind": kind, "seq": view.seq, "changes": changes} if changes or kind == "refused" else None


def _changes(old: TableView, new: TableView) -> Json:
    """The new values by their paths."""
    changes: Json = {name: now for name in PLAIN_FIELDS if (now := getattr(new, name)) != getattr(old, name)}
    for name, convert in CONVERTED_FIELDS.items():
        was, now = getattr(old, name), getattr(new, name)
        if was is not now and was != now:
            changes[name] = convert(now)
    for name, convert in GROWING_FIELDS.items():
        was, now = getattr(old, name), getattr(new, name)
        added = lines_after(was, now) if name == "talk" else _added(was, now)
        if added is None:
            changes[name] = convert(now)
        elif added:
            changes[f"{name}+"] = convert(added)
    _compare(old.view, new.view, "view", changes)
    return changes


def _added(was: Sequence[str], now: Sequence[str]) -> Sequence[str] | None:
    """What was appended to a list; None if it was changed in another way."""
    if was == now:
        return ()
    return now[len(was) :] if was and now[: len(was)] == was else None


def lines_after(sent: Sequence[ChatLine], talk: Sequence[ChatLine]) -> Sequence[ChatLine] | None:
    """The lines of chat since those that were sent; None if they do not follow them.

    The oldest lines are dropped from time to time, so that a chat does not only grow at its end.
    """
    if not sent:
        return talk
    for end in range(len(talk), 0, -1):
        if talk[end - 1] == sent[-1]:
            return talk[end:]
    return None


def _compare(old: Any, new: Any, path: str, changes: Json) -> None:
    """Add the differences between two values, as deep inside as paths can lead."""
    if type(new) is dict and type(old) is dict and len(new) == len(old):
        differing = _differing_keys(old, new)
        if differing is None or not all(map(_can_be_in_path, differing)):
            changes[path] = new
            return
        for key in differing:
            _compare(old[key], new[key], f"{path}.{key}", changes)
    elif type(new) is list and type(old) is list and old and len(new) >= len(old):
        if len(new) == len(old):
            for number, (was, now) in enumerate(zip(old, new, strict=True)):
                if was is not now and (was != now or type(was) is not type(now)):
                    _compare(was, now, f"{path}.{number}", changes)
        elif new[: len(old)] == old:
            changes[f"{path}+"] = new[len(old) :]
        else:
            changes[path] = new
    else:
        changes[path] = new


def _differing_keys(old: Json, new: Json) -> list[str] | None:
    """The keys at which two dicts of the same size differ; None if they do not have the same keys."""
    try:
        return [
            key
            for key, now in new.items()
            if (was := old[key]) is not now and (was != now or type(was) is not type(now))
        ]
    except KeyError:
        return None


@lru_cache(maxsize=10_000)
def _can_be_in_path(key: Any) -> bool:
    """Whether a key can be part of a path: a string without dots."""
    return type(key) is str and "." not in key and key[-1:] != "+"
