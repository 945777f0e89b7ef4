"""A table as data, and what has changed of it: so that a client that keeps up is sent only the news.

The same shape as `answers.TableOut`, made without checking each field, because it is made after every move for all.
"""

from __future__ import annotations

from typing import Any

from holdfast.engine.game import Result
from holdfast.engine.requests import Decision, Option
from holdfast.server.seen import Seen

Plain = dict[str, Any]


def told(seen: Seen) -> Plain:
    """A table as a client is told it."""
    return {
        "table": seen.table,
        "game": seen.game.name,
        "title": seen.title,
        "seq": seen.seq,
        "seat": seen.seat,
        "people": [one.__dict__ for one in seen.people],
        "names": list(seen.names),
        "view": seen.view,
        "decision": None if seen.decision is None else _decision(seen.decision),
        "discussed": None if seen.discussed is None else _decision(seen.discussed),
        "suggested": {key: list(seats) for key, seats in seen.suggested.items()},
        "waiting": list(seen.waiting),
        "story": list(seen.story),
        "undo_blocked": seen.undo_blocked,
        "over": seen.over,
        "result": None if seen.result is None else _result(seen.result),
        "talk": [one.__dict__ for one in seen.talk],
        "public": seen.public,
        "at": seen.at,
        "entries": seen.entries,
    }


def _decision(decision: Decision[Any]) -> Plain:
    return {
        "seat": decision.seat,
        "prompt": decision.prompt,
        "rule": decision.rule,
        "options": [_option(option) for option in decision.options],
        "refused": [_option(option) for option in decision.refused],
        "idle": decision.idle,
    }


def _option(option: Option) -> Plain:
    face = option.face
    return {
        "key": face.key,
        "label": face.label,
        "places": list(face.places),
        "why_not": option.why_not,
        "rule": option.rule,
    }


def _result(result: Result) -> Plain:
    sheets = [{"name": one.name, "parts": dict(one.parts), "total": one.total} for one in result.sheets]
    return {"sheets": sheets, "winners": list(result.winners)}


class News:
    """What one client knows of a table, and what it must be sent to know the rest.

    `{"kind", "seq", "changes": {path: value}}`: a path leads from the table to what is new there, as
    `view.players.0.energy`; a path that ends in `+` names a list, and its value what was added at the end.
    """

    def __init__(self) -> None:
        self._known: Plain | None = None

    def show(self, seen: Seen, kind: str) -> Plain | None:
        """The whole table at first, then what has changed; None if nothing has."""
        now, before = told(seen), self._known
        self._known = now
        if before is None:
            return {"kind": kind, "table": now}
        changes = dict[str, Any]()
        _compare(before, now, "", changes)
        return {"kind": kind, "seq": seen.seq, "changes": changes} if changes or kind == "refused" else None


def _compare(old: Any, new: Any, path: str, changes: dict[str, Any]) -> None:
    """Note what is new, as deep inside as it can be told."""
    if type(new) is dict and type(old) is dict and new.keys() == old.keys():
        differing = [key for key, value in new.items() if _differ(old[key], value)]
        if not all(map(_plain, differing)):
            changes[path] = new
            return
        for key in differing:
            _compare(old[key], new[key], f"{path}.{key}" if path else key, changes)
    elif type(new) is list and type(old) is list and old and len(new) >= len(old):
        if len(new) == len(old):
            for number, (before, value) in enumerate(zip(old, new, strict=True)):
                if _differ(before, value):
                    _compare(before, value, f"{path}.{number}", changes)
        elif new[: len(old)] == old:
            changes[f"{path}+"] = new[len(old) :]
        else:
            changes[path] = new
    else:
        changes[path] = new


def _differ(old: Any, new: Any) -> bool:
    return old is not new and (old != new or type(old) is not type(new))


def _plain(key: Any) -> bool:
    """Whether a path can lead through this: a word without dots."""
    return isinstance(key, str) and "." not in key and not key.endswith("+")
