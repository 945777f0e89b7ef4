"""The table of permissions is complete, and docs/permissions.md prints it."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.server.tables.conditions import CONDITIONS, When
from holdfast.server.tables.permissions import PERMISSIONS, Right, Role

GUIDE = Path(__file__).parents[3] / "docs" / "permissions.md"
COLUMNS = (Role.OWNER, Role.GUEST, Role.PLAYER, Role.HOST, Role.SPECTATOR, Role.STRANGER, Role.OPERATOR)


def conditions(right: Right, role: Role) -> tuple[When, ...]:
    """When somebody may do something; a host is also another player."""
    allowed = PERMISSIONS[right]
    both = (Role.HOST, Role.PLAYER) if role is Role.HOST else (role,)
    return tuple(dict.fromkeys(when for each in both for when in allowed.get(each, ())))


def cell(right: Right, role: Role) -> str:
    return " or ".join(conditions(right, role)) or "–"


def printed_rows() -> dict[str, list[str]]:
    """The cells of the guide's table, by the name of the right."""
    lines = [line for line in GUIDE.read_text().splitlines() if line.startswith("| `")]
    rows = [[part.strip() for part in line.strip("|").split("|")] for line in lines]
    return {row[0].split("`")[1]: row[1:] for row in rows}


def test_every_right_and_every_condition_is_defined() -> None:
    used = {when for allowed in PERMISSIONS.values() for found in allowed.values() for when in found}

    assert set(PERMISSIONS) == set(Right)
    assert used == set(When) == set(CONDITIONS)


@pytest.mark.parametrize("right", Right)
def test_the_guide_prints_what_the_code_does(right: Right) -> None:
    assert printed_rows()[right] == [cell(right, role) for role in COLUMNS]
    assert len(printed_rows()) == len(Right)
