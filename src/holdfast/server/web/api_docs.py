"""`/docs`: the API's own description as a plain page, without scripts from elsewhere."""

from __future__ import annotations

import json
from html import escape
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

router = APIRouter(include_in_schema=False)


@router.get("/docs")
async def docs(request: Request) -> HTMLResponse:
    """Every call of the API, with what it takes and what it answers."""
    description = request.app.openapi()
    calls = [
        _call(method.upper(), path, call)
        for path, methods in description["paths"].items()
        for method, call in methods.items()
    ]
    shapes = [_shape(name, shape) for name, shape in description["components"]["schemas"].items()]
    return HTMLResponse(
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
        "<title>Holdfast: the API</title><link rel=stylesheet href=/static/house.css>"
        "<main><h1>Holdfast: the API</h1>"
        "<p>For programs: <a href=/openapi.json>openapi.json</a>. Live events come over the WebSocket "
        "<code>/api/v1/tables/{table}/events</code>.</p>"
        f"{''.join(calls)}<h2>Shapes</h2>{''.join(shapes)}</main></html>"
    )


def _call(method: str, path: str, call: dict[str, Any]) -> str:
    words = "".join(
        f"<li><code>{escape(one['name'])}</code> in {escape(one['in'])}</li>" for one in call.get("parameters", ())
    )
    body = _named(call.get("requestBody", {}))
    answers = "".join(
        f"<li>{escape(status)} {escape(answer['description'])} {_named(answer)}</li>"
        for status, answer in call["responses"].items()
    )
    return (
        f"<section><h2><code>{method} {escape(path)}</code></h2><p>{escape(call.get('description', ''))}</p>"
        f"<ul>{words}</ul>{f'<p>Takes {body}</p>' if body else ''}<ul>{answers}</ul></section>"
    )


def _named(part: dict[str, Any]) -> str:
    """The name of the shape that a body has, as a link to it."""
    schema = part.get("content", {}).get("application/json", {}).get("schema", {})
    name = schema.get("$ref", schema.get("items", {}).get("$ref", "")).rsplit("/", 1)[-1]
    return f'<a href="#{escape(name)}">{escape(name)}</a>' if name else ""


def _shape(name: str, shape: dict[str, Any]) -> str:
    text = escape(json.dumps(shape, indent=1))
    return f'<section id="{escape(name)}"><h3>{escape(name)}</h3><pre>{text}</pre></section>'
