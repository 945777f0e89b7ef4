"""A table as data, and what has changed of it: so that a client that keeps up is sent only the news.

The same shape as `answers.TableOut`, made without checking each field, because it is made after every move for all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from holdfast.engine.game import Result
from holdfast.engine.requests import Decision, Option
from holdfast.server.tables.table_view import Person, Seen, Talk

Plain = dict[str, Any]


def _decision(decision: Decision[Any] | None) -> Plain | None:
    if decision is None:
        return None
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
        "places": face.places,
        "why_not": option.why_not,
        "rule": option.rule,
    }


def _result(result: Result | None) -> Plain | None:
    if result is None:
        return None
    sheets = [{"name": one.name, "parts": dict(one.parts), "total": one.total} for one in result.sheets]
    return {"sheets": sheets, "winners": list(result.winners)}


def _fields(those: Iterable[Person | Talk]) -> list[Plain]:
    return [one.__dict__ for one in those]


PLAIN = ("seq", "seat", "names", "waiting", "undo_blocked", "over", "public", "at", "entries")
"""What is told as it is seen."""
MADE: Mapping[str, Callable[[Any], Any]] = {
    "people": _fields,
    "decision": _decision,
    "discussed": _decision,
    "suggested": dict,
    "result": _result,
}
"""What is put into plain words, and only where it is another than before."""
GROWING: Mapping[str, Callable[[Any], Any]] = {"story": list, "talk": _fields}
"""Lists of which mostly the end is new."""


def told(seen: Seen) -> Plain:
    """A table as a client is told it."""
    return {
        "table": seen.table,
        "game": seen.game.name,
        "title": seen.title,
        **{name: getattr(seen, name) for name in PLAIN},
        **{name: made(getattr(seen, name)) for name, made in (*MADE.items(), *GROWING.items())},
        "view": seen.view,
    }


class News:
    """What one client knows of a table, and what it must be sent to know the rest.

    `{"kind", "seq", "changes": {path: value}}`: a path leads from the table to what is new there, as
    `view.players.0.energy`; a path that ends in `+` names a list, and its value what was added at the end.
    """

    def __init__(self) -> None:
        self._known: Seen | None = None

    def show(self, seen: Seen, kind: str) -> Plain | None:
        """The whole table at first, then what has changed; None if nothing has."""
        before, self._known = self._known, seen
        if before is None:
            return {"kind": kind, "table": told(seen)}
        changes = _changes(before, seen)
        return {"kind": kind, "seq": seen.seq, "changes": changes} if changes or kind == "refused" else None


def _changes(old: Seen, new: Seen) -> Plain:
    """What is new at a table, by the way that leads to it."""
    changes: Plain = {name: now for name in PLAIN if (now := getattr(new, name)) != getattr(old, name)}
    for name, made in MADE.items():
        was, now = getattr(old, name), getattr(new, name)
        if was is not now and was != now:
            changes[name] = made(now)
    for name, made in GROWING.items():
        was, now = getattr(old, name), getattr(new, name)
        if len(now) > len(was) and was and now[: len(was)] == was:
            changes[f"{name}+"] = made(now[len(was) :])
        elif was != now:
            changes[name] = made(now)
    _compare(old.view, new.view, "view", changes)
    return changes


def _compare(old: Any, new: Any, path: str, changes: Plain) -> None:
    """Note what is new in something that has changed, as deep inside as it can be told."""
    if type(new) is dict and type(old) is dict and len(new) == len(old):
        differing = _differing(old, new)
        if differing is None or not all(map(_leads, differing)):
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


def _differing(old: Plain, new: Plain) -> list[str] | None:
    """Where two that are equally long differ; None if they do not have the same keys."""
    try:
        return [
            key
            for key, now in new.items()
            if (was := old[key]) is not now and (was != now or type(was) is not type(now))
        ]
    except KeyError:
        return None


@lru_cache(maxsize=10_000)
def _leads(key: Any) -> bool:
    """Whether a path can lead through this: a word without dots."""
    return type(key) is str and "." not in key and key[-1:] != "+"
