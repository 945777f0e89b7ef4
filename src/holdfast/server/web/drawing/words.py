"""Translation: every text of the pages goes through `t`."""

from __future__ import annotations

from collections.abc import Mapping

CATALOGUE: Mapping[str, str] = {}
"""English texts with their translations; a missing one stays English."""


def t(text: str, **values: object) -> str:
    """A text in the language of the server, with its values filled in."""
    translated = CATALOGUE.get(text, text)
    return translated.format(**values) if values else translated
