"""Bad inputs by the thousand: messages, requests, records and packs that nobody should send."""

from __future__ import annotations

import json
import random
from typing import Any, NamedTuple

WORDS = ("choose", "undo", "say", "preview", "hint", "seq", "suggest", "table", "token", "__proto__", "kind", "")
SIGNS = "a0<>&'\"\\{}[]%\x00\x1b\n\u202e\U0001f9ca\ud7ff\u00e9 /.."
PATHS = (
    "/api/v1/tables", "/api/v1/tables/{t}", "/api/v1/tables/{t}/choose", "/api/v1/tables/{t}/undo",
    "/api/v1/tables/{t}/seats", "/api/v1/tables/{t}/take", "/api/v1/tables/{t}/link", "/api/v1/tables/{t}/talk",
    "/api/v1/tables/{t}/seats/9/bot", "/api/v1/tables/{t}/preview", "/api/v1/tables/{t}/record",
    "/api/v1/tables/{t}/replay", "/api/v1/tables/{t}/continue", "/api/tables/{t}/undo", "/api/records",
    "/api/v1/records", "/table/{t}", "/table/{t}/seat/x", "/table/{t}/end", "/replay/{t}", "/join/{t}", "/new/cryo",
    "/play/chess", "/static/../store.py", "/static/%2e%2e/store.py", "/static/games/../../x.css", "/rules/../etc",
    "/table/{t}/stand-in", "/upload", "/join", "//", "/%00", "/docs", "/openapi.json",
)  # fmt: skip
NUMBERS = (-1, 1_000_001, 2**31, 2**63, 2**64, 10**30, -(2**31) - 1, -(2**63) - 1, -(2**64), -(10**30), 1e308, 0.1)
"""Such as no table has: greater than a database bears, or less."""
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW")


class BadRequest(NamedTuple):
    """A request that makes no sense."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes


def word(chance: random.Random) -> str:
    return "".join(chance.choice(SIGNS) for _ in range(chance.choice((0, 1, 3, 20, 300))))


def value(chance: random.Random, depth: int = 0) -> Any:
    """Any JSON value, also of the sizes that break things."""
    kind = chance.randrange(9 if depth < 3 else 6)
    if kind == 0:
        return chance.choice((None, True, False, 0, 1, -0.0, *NUMBERS))
    if kind < 4:
        return word(chance)
    if kind < 6:
        return chance.choice(WORDS)
    if kind == 6:
        return [value(chance, depth + 1) for _ in range(chance.randrange(4))]
    return {chance.choice(WORDS): value(chance, depth + 1) for _ in range(chance.randrange(4))}


def message(chance: random.Random) -> str | bytes:
    """What a live connection should never be told: none of it may do anything."""
    kind = chance.randrange(15)
    if kind == 0:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(50)))
    if kind == 1:
        return chance.choice(("[" * 5000, '{"a":' * 3000, "9" * 5000, "-", "\ufeff{}", "NaN", '{"choose":', "1e9999"))
    if kind == 2:
        return json.dumps({"choose": f"no such option {word(chance)}", "seq": chance.choice((0, 1, *NUMBERS))})
    if kind == 3:
        return json.dumps({"say": chance.choice(("", " ", "\x00", "x" * 501, "\u202e"))})
    if kind == 4:
        return json.dumps({"undo": chance.choice((1, "yes", None, [])), "seq": value(chance)})
    if kind >= 12:
        asked = chance.choice(({"choose": word(chance)}, {"undo": True}, {"suggest": word(chance)}))
        return json.dumps({**asked, "seq": chance.choice(NUMBERS)})
    text = json.dumps({"what": value(chance)} if kind < 9 else [value(chance)])
    return text[: chance.randrange(len(text) + 1)] if kind == 5 else text


def request(chance: random.Random, table: str) -> BadRequest:
    """A request that should change nothing: wrong, or of nobody who sits there."""
    path = chance.choice(PATHS).replace("{t}", chance.choice((table, "nowhere", "x" * 300, "%27--", "0")))
    headers = {"Content-Type": chance.choice(("application/json", "text/plain", "multipart/form-data", "x"))}
    if chance.random() < 0.3:
        headers["Authorization"] = chance.choice(("Bearer", "Bearer x", f"Bearer {'e' * 40}", "Basic eDp4"))
    if chance.random() < 0.2:
        headers["Cookie"] = chance.choice(("holdfast=", "holdfast=" + "e" * 40, "=;=;", "holdfast_name=%ff%fe"))
    body = json.dumps(value(chance)).encode()
    bodies = (body, b"", b"{", b"[" * 20_000, b"\xff\xfe", b"a=1&a=2&%zz", b" " * 70_000)
    return BadRequest(chance.choice(METHODS), path, headers, chance.choice(bodies))


def spoilt(chance: random.Random, good: str) -> str:
    """A text with something changed, doubled, cut out or put in."""
    start = chance.randrange(len(good))
    end = min(len(good), start + chance.choice((1, 5, 200)))
    put = chance.choice(
        ("", "9" * chance.choice((1, 30, 5000)), word(chance), "[" * 300, "&a", "*a", "null", "\n", "-1")
    )
    return good[:start] + chance.choice((put, put + good[start:end], good[start:end] * 3)) + good[end:]
