"""The log for who runs a server: one JSON value a line, with the ids of request and table. No secret is ever in it."""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
import time
from contextvars import ContextVar

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request or live connection that is being answered."""
TABLE: ContextVar[str] = ContextVar("table", default="")

LOG = logging.getLogger("holdfast.server")
ASKED = logging.getLogger("holdfast.requests")
IN_PATH = re.compile(r"/tables?/([a-z0-9]{1,16})(?:/|$)|/(?:join|replay)/([a-z0-9]{1,16})(?:/|$)")
SECRET = re.compile(r"(/seat/).*|(://[^:/@\s]*:)[^@\s]*(@)|((?:Bearer|holdfast=)\s*)[^\s;,]+", re.IGNORECASE)


def new_request(path: str) -> str:
    """Name a request; what is logged while it is answered carries its name and its table."""
    name = secrets.token_hex(6)
    REQUEST.set(name)
    found = IN_PATH.search(path)
    TABLE.set((found[1] or found[2]) if found else "")
    return name


def without_secrets(text: str) -> str:
    """A text with private links, tokens and passwords taken out."""
    return SECRET.sub(lambda found: (found[1] or found[2] or found[4]) + "…" + (found[3] or ""), text)


class JsonLines(logging.Formatter):
    """A record of the log as one line."""

    def format(self, record: logging.LogRecord) -> str:
        values: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
            "request": REQUEST.get(),
            "table": TABLE.get(),
            **getattr(record, "values", {}),
        }
        if record.exc_info:
            values["trace"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps({name: value for name, value in values.items() if value != ""}, ensure_ascii=False)


def log_as_json() -> None:
    """Log everything of note to stderr from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers, root.level = [handler], logging.INFO
    for name in ("uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate, logger.level = [], True, logging.WARNING
    for name in ("alembic", "httpx"):
        logging.getLogger(name).setLevel(logging.WARNING)


def answered(method: str, path: str, status: int, seconds: float) -> None:
    """Note that a request was answered."""
    if ASKED.isEnabledFor(logging.INFO):
        values = {"method": method, "path": without_secrets(path), "status": status, "ms": round(1000 * seconds, 1)}
        ASKED.info("%s %s %d", method, without_secrets(path), status, extra={"values": values})
