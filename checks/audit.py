"""Asks the package index which of the packages that a server runs on have known holes: part of `make check`.

Where the index cannot be reached, nothing is said. Findings are printed; with `--strict` they are an error, so that a
hole found elsewhere tomorrow does not stop the work of today.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
INDEX = "https://pypi.org/pypi/{}/{}/json"
SECONDS = 5.0


def packages() -> dict[str, str]:
    """All that a server runs on, with the versions that are installed here."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    known = dict[str, str]()
    for line in (*project["dependencies"], *project["optional-dependencies"]["postgres"]):
        _add(line, known)
    return known


def _add(line: str, known: dict[str, str]) -> None:
    """A requirement, and whatever it requires itself."""
    words, _, condition = line.partition(";")
    name = re.sub(r"[-_.]+", "-", re.split(r"[\s\[<>=!~(]", words.strip(), maxsplit=1)[0]).lower()
    if name in known or "extra" in condition:
        return
    try:
        known[name] = version(name)
    except PackageNotFoundError:
        return
    for other in requires(name) or ():
        _add(other, known)


def holes(package: tuple[str, str]) -> list[dict[str, Any]] | None:
    """What the index knows of a version, or None if it cannot be asked."""
    try:
        with urllib.request.urlopen(INDEX.format(*package), timeout=SECONDS) as answer:
            known: list[dict[str, Any]] = json.load(answer).get("vulnerabilities", [])
            return known
    except (OSError, ValueError):
        return None


def main() -> int:
    asked = list(packages().items())
    if holes(asked[0]) is None:
        print("The package index cannot be asked for known holes from here.")
        return 0
    with ThreadPoolExecutor(8) as pool:
        found = list(zip(asked, pool.map(holes, asked), strict=True))
    bad = [(package, one) for package, known in found for one in known or () if not one.get("withdrawn")]
    for (name, number), one in bad:
        print(f"{name} {number}: {one.get('id')}, mended in {', '.join(one.get('fixed_in') or ['no version yet'])}")
    return 1 if bad and "--strict" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
