"""The documents of the lab: the guide leads somewhere, and there is a balance report of every game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from holdfast.games import NAMES

DOCS = Path(__file__).parents[3] / "docs"


def test_links_of_the_guide_lead_to_files() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", (DOCS / "design-a-card.md").read_text())

    assert links
    assert [link for link in links if not (DOCS / link).exists()] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_report_that_names_its_command(name: str) -> None:
    page = (DOCS / "balance" / f"{name}.html").read_text()

    assert f"Made by <code>holdfast balance {name} --games " in page
    assert f"(balance/{name}.html)" in (DOCS / "balance.md").read_text()
    assert len(page.encode()) < 400_000
