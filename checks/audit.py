"""Asks the package index for known vulnerabilities of the packages that a server needs: part of `make check`.

If the index cannot be reached, the check is skipped. Findings are printed; only with `--strict` they are an error, so
that a vulnerability published tomorrow does not stop today's work.
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
TIMEOUT_S = 5.0


def packages() -> dict[str, str]:
    """The packages that a server needs, with their installed versions."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    known = dict[str, str]()
    for line in (*project["dependencies"], *project["optional-dependencies"]["postgres"]):
        _add(line, known)
    return known


def _add(line: str, known: dict[str, str]) -> None:
    """Add a requirement, and its own requirements."""
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


def vulnerabilities(package: tuple[str, str]) -> list[dict[str, Any]] | None:
    """The known vulnerabilities of a version; None if the index cannot be reached."""
    try:
        with urllib.request.urlopen(INDEX.format(*package), timeout=TIMEOUT_S) as answer:
            known: list[dict[str, Any]] = json.load(answer).get("vulnerabilities", [])
            return known
    except (OSError, ValueError):
        return None


def main() -> int:
    installed = list(packages().items())
    if vulnerabilities(installed[0]) is None:
        print("The package index cannot be reached: known vulnerabilities were not checked.")
        return 0
    with ThreadPoolExecutor(8) as pool:
        found = list(zip(installed, pool.map(vulnerabilities, installed), strict=True))
    bad = [(package, advisory) for package, known in found for advisory in known or () if not advisory.get("withdrawn")]
    for (name, number), advisory in bad:
        fixed_in = ", ".join(advisory.get("fixed_in") or ["no version yet"])
        print(f"{name} {number}: {advisory.get('id')}, fixed in {fixed_in}")
    return 1 if bad and "--strict" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
