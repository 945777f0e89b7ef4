"""`@rule("CRY-092")` on a test says which clauses of a rulebook it proves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

F = TypeVar("F", bound=Callable[..., Any])


def rule(*clauses: str) -> Callable[[F], F]:
    """Mark a test with the clauses that it proves."""
    mark: Callable[[F], F] = pytest.mark.rule(*clauses)
    return mark
