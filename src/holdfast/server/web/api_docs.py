"""`/docs`: the OpenAPI description as a plain page, without external scripts."""

from __future__ import annotations

import json
from html import escape
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

router = APIRouter(include_in_schema=False)


@router.get("/docs")
async def docs(request: Request) -> HTMLResponse:
    """Every call of the API, with its parameters and responses."""
    description = request.app.openapi()
    calls = [
        _call(method.upper(), path, call)
        for path, methods in description["paths"].items()
        for method, call in methods.items()
    ]
    schemas = [_schema(name, schema) for name, schema in description["components"]["schemas"].items()]
    return HTMLResponse(
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
        "<title>Holdfast: the API</title><link rel=stylesheet href=/static/house.css>"
        "<main><h1>Holdfast: the API</h1>"
        "<p>For programs: <a href=/openapi.json>openapi.json</a>. Live events come over the WebSocket "
        "<code>/api/v1/tables/{table}/events</code>.</p>"
        f"{''.join(calls)}<h2>Schemas</h2>{''.join(schemas)}</main></html>"
    )


def _call(method: str, path: str, call: dict[str, Any]) -> str:
    parameters = "".join(
        f"<li><code>{escape(parameter['name'])}</code> in {escape(parameter['in'])}</li>"
        for parameter in call.get("parameters", ())
    )
    body = _schema_link(call.get("requestBody", {}))
    responses = "".join(
        f"<li>{escape(status)} {escape(response['description'])} {_schema_link(response)}</li>"
        for status, response in call["responses"].items()
    )
    return (
        f"<section><h2><code>{method} {escape(path)}</code></h2><p>{escape(call.get('description', ''))}</p>"
        f"<ul>{parameters}</ul>{f'<p>Takes {body}</p>' if body else ''}<ul>{responses}</ul></section>"
    )


def _schema_link(part: dict[str, Any]) -> str:
    """The name of a body's schema, as a link to it."""
    schema = part.get("content", {}).get("application/json", {}).get("schema", {})
    name = schema.get("$ref", schema.get("items", {}).get("$ref", "")).rsplit("/", 1)[-1]
    return f'<a href="#{escape(name)}">{escape(name)}</a>' if name else ""


def _schema(name: str, schema: dict[str, Any]) -> str:
    text = escape(json.dumps(schema, indent=1))
    return f'<section id="{escape(name)}"><h3>{escape(name)}</h3><pre>{text}</pre></section>'
