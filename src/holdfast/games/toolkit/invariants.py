"""Checks of a state that a correct rule can never break."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable

from holdfast.engine.errors import RuleBug


def holds(condition: bool, message: str) -> None:
    """Raise `RuleBug` unless the condition is true."""
    if not condition:
        raise RuleBug(f"invariant broken: {message}")


def conserved(have: Collection[Hashable], printed: Collection[Hashable], what: str) -> None:
    """Every printed piece is somewhere exactly once."""
    holds(len(have) == len(printed) and Counter(have) == Counter(printed), f"{what} were lost or made")
