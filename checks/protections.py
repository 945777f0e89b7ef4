"""Takes each protection away, in a copy of the sources, and sees its test fail: `python checks/protections.py [WORDS]`.

They are listed in `checks/protected/`. First all tests pass as the sources are; then one protection after the other is
taken away. A test that still passes without its protection, or that breaks before it comes to it, is an error.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue

import msgspec

ROOT = Path(__file__).parent.parent
LISTS = sorted((ROOT / "checks" / "protected").glob("*.toml"))
COPIES = 2
"""So many protections are tried at a time, each in a copy of its own."""
LONGEST = 600
"""Seconds after which a test is taken to hang."""
FAILED = re.compile(r"^FAILED \S+?::(.+)$", re.MULTILINE)
REASON = re.compile(r"^E +(\S.*)$", re.MULTILINE)
NO_PROOF = re.compile(r"\b(NameError|ImportError|ModuleNotFoundError|SyntaxError|IndentationError|UnboundLocalError)\b")
"""A test that fails of these has seen broken code, not a missing protection."""


class Protection(msgspec.Struct, forbid_unknown_fields=True):
    """What is protected, how it is taken away, and the test that must fail then."""

    without: str
    file: str
    """Under `src/holdfast`."""
    old: str
    """Stands there exactly once."""
    new: str
    test: str
    """Under `tests`."""


class Listed(msgspec.Struct, forbid_unknown_fields=True):
    protection: list[Protection]


def protections() -> list[Protection]:
    """All that are listed."""
    return [one for path in LISTS for one in msgspec.toml.decode(path.read_bytes(), type=Listed).protection]


def missing(one: Protection) -> str:
    """What the list says that is not so any more; nothing if all of it is."""
    path, (test, _, name) = ROOT / "src" / "holdfast" / one.file, one.test.partition("::")
    if not path.is_file() or path.read_text().count(one.old) != 1:
        return f"{one.without}: {one.file} does not have, once: {one.old}"
    wanted = ROOT / "tests" / test
    if not wanted.is_file() or f"def {name.partition('[')[0]}(" not in wanted.read_text():
        return f"{one.without}: there is no {one.test}"
    return ""


def copied(folder: Path) -> Path:
    """All that the tests need, to be changed at will."""
    for name in ("src", "tests", "docs", "checks", "examples"):
        shutil.copytree(ROOT / name, folder / name)
    for name in ("pyproject.toml", "README.md", "compose.yaml", "Dockerfile", "Caddyfile"):
        shutil.copy(ROOT / name, folder / name)
    apart = folder / "tests" / "server" / "apart.py"
    apart.write_text(apart.read_text().replace("PATIENCE = 180.0", "PATIENCE = 30.0"))  # what hangs, hangs
    return folder


def ran(folder: Path, tests: Iterable[str]) -> tuple[int, str]:
    """Run tests on a copy until one fails: pytest's word for how that ended, and what it said."""
    command = [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", *(f"tests/{one}" for one in tests)]
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "COLUMNS": "300"}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=LONGEST
    )
    return done.returncode, done.stdout


def all_pass(listed: list[Protection], folders: list[Path]) -> bool:
    """Whether all tests pass as the sources are."""
    tests = sorted({one.test for one in listed})
    shares = [tests[number :: len(folders)] for number in range(len(folders))]
    with ThreadPoolExecutor(len(folders)) as pool:
        ended = list(pool.map(ran, folders, shares))
    for code, said in ended:
        print(f"with all protections: {said.strip().splitlines()[-1]}", flush=True)
        if code:
            print(said)
    return not any(code for code, _ in ended)


def tried(one: Protection, folder: Path) -> tuple[bool, str]:
    """Whether the test sees that the protection is gone, and what it says."""
    path = folder / "src" / "holdfast" / one.file
    text = path.read_text()
    path.write_text(text.replace(one.old, one.new))
    try:
        code, said = ran(folder, [one.test])
    except subprocess.TimeoutExpired:
        return True, "it hangs"
    finally:
        path.write_text(text)
    if code == 0:
        return False, "STILL PASSES"
    failed = FAILED.search(said)
    proves = code == 1 and failed is not None and not NO_PROOF.search(failed[1])
    told = failed[1].partition(" - ")[2] if failed else said.strip()[-300:]
    reason = " / ".join((told, *REASON.findall(said)[1:3]))
    return proves, reason if proves else f"BREAKS: {reason}"


def try_all(listed: list[Protection], folders: list[Path]) -> int:
    """How many protections nobody would miss."""
    free, unprotected = SimpleQueue[Path](), 0
    for folder in folders:
        free.put(folder)

    def turn(one: Protection) -> tuple[bool, str]:
        folder = free.get()
        try:
            return tried(one, folder)
        finally:
            free.put(folder)

    with ThreadPoolExecutor(len(folders)) as pool:
        turns = {pool.submit(turn, one): one for one in listed}
        for number, ended in enumerate(as_completed(turns), 1):
            one, (proves, reason) = turns[ended], ended.result()
            unprotected += not proves
            print(f"{number}/{len(listed)} {'fails' if proves else 'ERROR'}  without: {one.without} ({one.test})")
            print(f"    {reason[:300]}", flush=True)
    return unprotected


def main() -> int:
    listed = [
        one for one in protections() if not sys.argv[1:] or any(word in one.without for word in sys.argv[1:])
    ]  # fmt: skip
    if wrong := [said for one in listed if (said := missing(one))]:
        print("\n".join(wrong))
        return 1
    with tempfile.TemporaryDirectory() as made:
        folders = [copied(Path(made) / str(number)) for number in range(min(COPIES, len(listed)))]
        if not all_pass(listed, folders):
            return 1
        unprotected = try_all(listed, folders)
    print(f"{len(listed) - unprotected} of {len(listed)} tests fail without their protection")
    return 1 if unprotected else 0


if __name__ == "__main__":
    sys.exit(main())
