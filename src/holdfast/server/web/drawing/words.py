"""Every string that the pages show goes through here, so that it can be translated."""

from __future__ import annotations

from collections.abc import Mapping

CATALOGUE: Mapping[str, str] = {}
"""English to the language of the server; a sentence that is missing stays English."""


def t(text: str, **values: object) -> str:
    """A sentence in the language of the server, with its values filled in."""
    said = CATALOGUE.get(text, text)
    return said.format(**values) if values else said
