"""The tests that docs/security.md and docs/reliability.md name are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


def named(document: str) -> list[tuple[str, str]]:
    """The tests of a document, by file and name; `::name` alone is in the file before it."""
    found, file = list[tuple[str, str]](), ""
    for path, test in re.findall(r"`((?:[\w/]+\.py)?)(?:::(\w+))?`", (ROOT / "docs" / document).read_text()):
        if not path and not test:
            continue
        file = path or file
        if Path(file).name.startswith("test_"):
            found.append((file, test))
    return found


@pytest.mark.parametrize("document", ["security.md", "reliability.md"])
def test_every_test_that_is_named_is_there(document: str) -> None:
    tests = named(document)

    assert len(tests) > 10
    for file, test in tests:
        folders = (ROOT / "tests" / "server", ROOT / "tests", ROOT)
        path = next((folder / file for folder in folders if (folder / file).is_file()), ROOT / file)
        assert path.is_file(), file
        assert f"def {test}" in path.read_text(), f"{file}::{test}"
