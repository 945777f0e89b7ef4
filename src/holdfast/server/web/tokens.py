"""Tokens: a long random value that holds the seats of a browser (in a cookie) or a client (in a header)."""

from __future__ import annotations

import secrets

from starlette.requests import HTTPConnection

COOKIE = "holdfast"
NAME_COOKIE = "holdfast_name"
YEAR_S = 365 * 86400


def new_token() -> str:
    return secrets.token_urlsafe(32)


def given_token(connection: HTTPConnection) -> str | None:
    """The token of a request: `Authorization: Bearer …`, or the cookie."""
    kind, _, value = connection.headers.get("authorization", "").partition(" ")
    token = value.strip() if kind.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return token if 20 <= len(token) <= 200 else None


def page_token(connection: HTTPConnection) -> str:
    """For pages: the browser's token. A new browser gets one, which `Guard` sets as a cookie."""
    token = given_token(connection)
    if token is None:
        token = connection.scope["state"].get("token") or new_token()
        connection.scope["state"]["token"] = token
    return token


def cookie(token: str, *, secure: bool) -> str:
    """The `Set-Cookie` header with a token; no script can read it, no other site can use it."""
    end = "; Secure" if secure else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={YEAR_S}; HttpOnly; SameSite=Lax{end}"
