"""Cleans the texts that people send: names and chat."""

from __future__ import annotations

import unicodedata

from holdfast.server.errors import InvalidInput

MAX_NAME_LENGTH = 24
MAX_CHAT_LENGTH = 500
MAX_RECORD_LENGTH = 2_000_000
"""In characters."""


def clean_name(text: str) -> str:
    """A person's name on one line, without invisible characters."""
    name = _one_line(text)
    if not name:
        raise InvalidInput("a name needs at least one letter")
    if len(name) > MAX_NAME_LENGTH:
        raise InvalidInput(f"a name has at most {MAX_NAME_LENGTH} letters")
    return name


def clean_chat(text: str) -> str:
    """A chat text on one line, without invisible characters."""
    line = _one_line(text)
    if not line:
        raise InvalidInput("the text is empty")
    if len(line) > MAX_CHAT_LENGTH:
        raise InvalidInput(f"a line of chat has at most {MAX_CHAT_LENGTH} letters")
    return line


def _one_line(text: str) -> str:
    visible = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in text)
    return " ".join(visible.split())
