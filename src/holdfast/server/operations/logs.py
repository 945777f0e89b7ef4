"""The log for operators: one JSON value per line, with the ids of request and table, and without secrets."""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
import time
from contextvars import ContextVar

REQUEST_ID: ContextVar[str] = ContextVar("request", default="")
"""The id of the current request or live connection."""
TABLE_ID: ContextVar[str] = ContextVar("table", default="")

LOG = logging.getLogger("holdfast.server")
REQUEST_LOG = logging.getLogger("holdfast.requests")
TABLE_IN_PATH = re.compile(r"/tables?/([a-z0-9]{1,16})(?:/|$)|/(?:join|replay)/([a-z0-9]{1,16})(?:/|$)")
SECRETS = re.compile(r"(/seat/).*|(://[^:/@\s]*:)[^@\s]*(@)|((?:Bearer|holdfast=)\s*)[^\s;,]+", re.IGNORECASE)


def start_request(path: str) -> str:
    """Give a request an id; log lines until its end carry the id and its table."""
    request_id = secrets.token_hex(6)
    REQUEST_ID.set(request_id)
    found = TABLE_IN_PATH.search(path)
    TABLE_ID.set((found[1] or found[2]) if found else "")
    return request_id


def without_secrets(text: str) -> str:
    """A text without private links, tokens and passwords."""
    return SECRETS.sub(lambda found: (found[1] or found[2] or found[4]) + "…" + (found[3] or ""), text)


class JsonFormatter(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        values: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
            "request": REQUEST_ID.get(),
            "table": TABLE_ID.get(),
            **getattr(record, "values", {}),
        }
        if record.exc_info:
            values["trace"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps({name: value for name, value in values.items() if value != ""}, ensure_ascii=False)


def log_as_json() -> None:
    """Log to stderr from now on, as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers, root.level = [handler], logging.INFO
    for name in ("uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate, logger.level = [], True, logging.WARNING
    for name in ("alembic", "httpx"):
        logging.getLogger(name).setLevel(logging.WARNING)


def log_response(method: str, path: str, status: int, seconds: float) -> None:
    """Log that a request was answered."""
    if REQUEST_LOG.isEnabledFor(logging.INFO):
        values = {"method": method, "path": without_secrets(path), "status": status, "ms": round(1000 * seconds, 1)}
        REQUEST_LOG.info("%s %s %d", method, without_secrets(path), status, extra={"values": values})
