"""Cleans the texts that people send: names and chat."""

from __future__ import annotations

import unicodedata

from holdfast.server.errors import InvalidInput

MAX_NAME_LENGTH = 24
MAX_CHAT_LENGTH = 500
MAX_RECORD_LENGTH = 500_000
"""In characters: ten times the longest games."""
MAX_RECORD_LINES = 20_000


def clean_name(text: str) -> str:
    """A person's name on one line, without invisible characters."""
    return _checked(text, MAX_NAME_LENGTH, "a name", if_empty="a name needs at least one letter")


def clean_chat(text: str) -> str:
    """A chat text on one line, without invisible characters."""
    return _checked(text, MAX_CHAT_LENGTH, "a line of chat", if_empty="the text is empty")


def _checked(text: str, max_length: int, what: str, *, if_empty: str) -> str:
    visible = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in text)
    line = " ".join(visible.split())
    if not line:
        raise InvalidInput(if_empty)
    if len(line) > max_length:
        raise InvalidInput(f"{what} has at most {max_length} letters")
    return line
