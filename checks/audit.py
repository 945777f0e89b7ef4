"""Asks the package index which of the packages that a server runs on have known holes: part of `make check`.

Where the index cannot be reached, nothing is said. Findings are printed; with `--strict` they are an error, so that a
hole found elsewhere tomorrow does not stop the work of today.
"""

from __future__ import annotations

import json
import re
import sys
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import PackageNotFoundError, requires, version
from typing import Any

INDEX = "https://pypi.org/pypi/{}/{}/json"
SECONDS = 5.0


def needed(name: str, known: dict[str, str]) -> dict[str, str]:
    """A package and all that it needs, with their versions, as far as installed."""
    plain = re.sub(r"[-_.]+", "-", name).lower()
    if plain not in known:
        try:
            known[plain] = version(plain)
        except PackageNotFoundError:
            return known
        for line in requires(plain) or ():
            words, _, condition = line.partition(";")
            if "extra" not in condition or "postgres" in condition:
                needed(re.split(r"[\s\[<>=!~(]", words.strip(), maxsplit=1)[0], known)
    return known


def holes(package: tuple[str, str]) -> list[dict[str, Any]] | None:
    """What the index knows of a version, or None if it cannot be asked."""
    try:
        with urllib.request.urlopen(INDEX.format(*package), timeout=SECONDS) as answer:
            known: list[dict[str, Any]] = json.load(answer).get("vulnerabilities", [])
            return known
    except (OSError, ValueError):
        return None


def main() -> int:
    packages = [one for one in needed("holdfast", {}).items() if one[0] != "holdfast"]
    if holes(packages[0]) is None:
        print("The package index cannot be asked for known holes from here.")
        return 0
    with ThreadPoolExecutor(8) as pool:
        found = list(zip(packages, pool.map(holes, packages), strict=True))
    bad = [(package, one) for package, known in found for one in known or () if not one.get("withdrawn")]
    for (name, number), one in bad:
        print(f"{name} {number}: {one.get('id')}, mended in {', '.join(one.get('fixed_in') or ['no version yet'])}")
    return 1 if bad and "--strict" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
