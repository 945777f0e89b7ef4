"""What a browser sends: the person's name and theme in cookies, and the fields of a form."""

from __future__ import annotations

from urllib.parse import parse_qsl, quote, unquote

from fastapi import Request
from fastapi.responses import Response

from holdfast.server.web.tokens import NAME_COOKIE, YEAR_S


def theme(request: Request) -> str:
    """`light` or `dark`, if the browser has chosen."""
    chosen = request.cookies.get("holdfast_theme", "")
    return chosen if chosen in ("light", "dark") else ""


def own_name(request: Request) -> str:
    """The name that was last entered in this browser, or an empty string."""
    return unquote(request.cookies.get(NAME_COOKIE, ""))[:24]


def remember_name(response: Response, name: str) -> Response:
    """Store the name in a cookie, so that it is asked for once."""
    if name:
        response.set_cookie(NAME_COOKIE, quote(name), max_age=YEAR_S, samesite="lax")
    return response


async def form_fields(request: Request) -> dict[str, str]:
    """The fields of a submitted form."""
    return dict(parse_qsl((await request.body()).decode(errors="replace")))


def parse_number(text: str) -> int | None:
    """A number from a form or query, if it is one of a sensible size."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 20 else None
