"""A table view as JSON data, for the HTTP API and the WebSocket alike. `schemas.TableOut` documents its shape.

It is made after every move for every client, so it is built from plain dicts, without validating each field.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from holdfast.engine.game import Result
from holdfast.engine.requests import Decision, Option
from holdfast.server.storage.rows import ChatLine
from holdfast.server.tables.table_view import Person, TableView

Json = dict[str, Any]


def _decision(decision: Decision[Any] | None) -> Json | None:
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


def _option(option: Option) -> Json:
    face = option.face
    return {
        "key": face.key,
        "label": face.label,
        "places": face.places,
        "why_not": option.why_not,
        "rule": option.rule,
    }


def _result(result: Result | None) -> Json | None:
    if result is None:
        return None
    sheets = [{"name": sheet.name, "parts": dict(sheet.parts), "total": sheet.total} for sheet in result.sheets]
    return {"sheets": sheets, "winners": list(result.winners)}


def _fields(rows: Iterable[Person | ChatLine]) -> list[Json]:
    return [row.__dict__ for row in rows]


def _by_seat(values: Mapping[int, Any]) -> Json:
    return {str(seat): value for seat, value in values.items()}


PLAIN_FIELDS = (
    "seq", "seat", "names", "waiting", "undo_blocked", "over", "public", "deadline", "at", "entries", "chosen_seed",
    "changed",
)  # fmt: skip
"""Fields that are sent as they are."""
CONVERTED_FIELDS: Mapping[str, Callable[[Any], Any]] = {
    "people": _fields,
    "decision": _decision,
    "discussed": _decision,
    "suggested": dict,
    "due": _by_seat,
    "may": _by_seat,
    "result": _result,
}
"""Fields with a function that converts them to JSON data."""
GROWING_FIELDS: Mapping[str, Callable[[Any], Any]] = {"story": list, "talk": _fields}
"""Lists that mostly grow at the end, with the function that converts them."""


def table_to_json(view: TableView) -> Json:
    """The whole table."""
    return {
        "table": view.table,
        "game": view.game.name,
        "title": view.title,
        **{name: getattr(view, name) for name in PLAIN_FIELDS},
        **{
            name: convert(getattr(view, name)) for name, convert in (*CONVERTED_FIELDS.items(), *GROWING_FIELDS.items())
        },
        "view": view.view,
    }
