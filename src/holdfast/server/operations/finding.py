"""What a check of `holdfast doctor` has found."""

from __future__ import annotations

from typing import NamedTuple


class Finding(NamedTuple):
    """The result of a check: what was checked, whether it is well, what was found, and advice."""

    what: str
    """What was checked."""
    well: bool
    found: str
    advice: str = ""
    """What to do about it, if anything."""
