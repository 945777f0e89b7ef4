"""The documents of the lab: their links lead somewhere, and there is a balance report of every game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from holdfast.games import NAMES

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", ["balance.md", "design-a-card.md", "simulate.md"])
def test_links_lead_to_files(name: str) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", (DOCS / name).read_text())

    assert links or name == "simulate.md"
    assert [link for link in links if not (DOCS / link).exists()] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_report_that_names_its_command(name: str) -> None:
    page = (DOCS / "balance" / f"{name}.html").read_text()

    assert f"Made by <code>holdfast balance {name} --games " in page
    assert f"(balance/{name}.html)" in (DOCS / "balance.md").read_text()
    assert len(page.encode()) < 400_000
