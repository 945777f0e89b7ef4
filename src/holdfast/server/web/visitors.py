"""What a browser brings along: its person's name, day or night, the fields of a form."""

from __future__ import annotations

from urllib.parse import parse_qsl, quote, unquote

from fastapi import Request
from fastapi.responses import Response

from holdfast.server.web.tokens import NAME_COOKIE, YEAR


def theme(request: Request) -> str:
    """Day or night, if the browser has chosen."""
    chosen = request.cookies.get("holdfast_theme", "")
    return chosen if chosen in ("light", "dark") else ""


def own_name(request: Request) -> str:
    """The name that the browser's person goes by, or nothing."""
    return unquote(request.cookies.get(NAME_COOKIE, ""))[:24]


def remember_name(answer: Response, name: str) -> Response:
    """Ask for a name once: the browser keeps it."""
    if name:
        answer.set_cookie(NAME_COOKIE, quote(name), max_age=YEAR, samesite="lax")
    return answer


async def fields(request: Request) -> dict[str, str]:
    """The fields of a form that was sent."""
    return dict(parse_qsl((await request.body()).decode(errors="replace")))


def number(text: str) -> int | None:
    """A number that was sent, if it is one of a sensible size."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 20 else None
