"""Removes each protection in a copy of the sources, and checks that its test fails.

Usage: `python checks/protections.py [WORDS]`; with words only the protections whose description has one of them.

They are listed in `checks/protected/`. First all tests must pass with unchanged sources; then the protections are
removed one after the other. A test that still passes, or that fails because the changed code is broken, is an error.
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
"""How many protections are tried at the same time, each in a copy of its own."""
TEST_TIMEOUT_S = 600
FAILED = re.compile(r"^FAILED \S+?::(.+)$", re.MULTILINE)
REASON = re.compile(r"^E +(\S.*)$", re.MULTILINE)
BROKEN_CODE = re.compile(
    r"\b(NameError|ImportError|ModuleNotFoundError|SyntaxError|IndentationError|UnboundLocalError)\b"
)
"""A test that fails with these has seen broken code, not a missing protection."""


class Protection(msgspec.Struct, forbid_unknown_fields=True):
    """What is protected, how it is removed, and the test that must fail then."""

    without: str
    file: str
    """Under `src/holdfast`."""
    old: str
    """Occurs there exactly once."""
    new: str
    test: str
    """Under `tests`."""


class ProtectionList(msgspec.Struct, forbid_unknown_fields=True):
    protection: list[Protection]


def protections() -> list[Protection]:
    """All protections that are listed."""
    lists = [msgspec.toml.decode(path.read_bytes(), type=ProtectionList) for path in LISTS]
    return [protection for found in lists for protection in found.protection]


def missing(protection: Protection) -> str:
    """What the list names that does not exist any more; empty if everything does."""
    path = ROOT / "src" / "holdfast" / protection.file
    if not path.is_file() or path.read_text().count(protection.old) != 1:
        return f"{protection.without}: {protection.file} does not contain exactly once: {protection.old}"
    file, _, name = protection.test.partition("::")
    test = ROOT / "tests" / file
    if not test.is_file() or f"def {name.partition('[')[0]}(" not in test.read_text():
        return f"{protection.without}: there is no {protection.test}"
    return ""


def copy_sources(folder: Path) -> Path:
    """Copy everything that the tests need."""
    for name in ("src", "tests", "docs", "checks", "examples"):
        shutil.copytree(ROOT / name, folder / name)
    for name in ("pyproject.toml", "README.md", "compose.yaml", "compose.club.yaml", "Dockerfile", "Caddyfile"):
        shutil.copy(ROOT / name, folder / name)
    processes = folder / "tests" / "server" / "server_processes.py"
    text = processes.read_text().replace("PATIENCE = 180.0", "PATIENCE = 60.0")  # without a protection tests may hang
    processes.write_text(text)
    return folder


def run_tests(folder: Path, tests: Iterable[str]) -> tuple[int, str]:
    """Run tests on a copy until one fails: pytest's exit code and output."""
    command = [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", *(f"tests/{test}" for test in tests)]
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "COLUMNS": "300"}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=TEST_TIMEOUT_S
    )
    return done.returncode, done.stdout


def all_pass(listed: list[Protection], folders: list[Path]) -> bool:
    """Whether all tests pass with unchanged sources."""
    tests = sorted({protection.test for protection in listed})
    shares = [tests[number :: len(folders)] for number in range(len(folders))]
    with ThreadPoolExecutor(len(folders)) as pool:
        results = list(pool.map(run_tests, folders, shares))
    for code, output in results:
        print(f"with all protections: {output.strip().splitlines()[-1]}", flush=True)
        if code:
            print(output)
    return not any(code for code, _ in results)


def try_without(protection: Protection, folder: Path) -> tuple[bool, str]:
    """Whether the test fails without the protection, and its message."""
    path = folder / "src" / "holdfast" / protection.file
    text = path.read_text()
    path.write_text(text.replace(protection.old, protection.new))
    try:
        code, output = run_tests(folder, [protection.test])
    except subprocess.TimeoutExpired:
        return True, "it hangs"
    finally:
        path.write_text(text)
    if code == 0:
        return False, "STILL PASSES"
    failed = FAILED.search(output)
    proves = code == 1 and failed is not None and not BROKEN_CODE.search(failed[1])
    message = failed[1].partition(" - ")[2] if failed else output.strip()[-300:]
    reason = " / ".join((message, *REASON.findall(output)[1:3]))
    return proves, reason if proves else f"BREAKS: {reason}"


def try_all(listed: list[Protection], folders: list[Path]) -> int:
    """How many protections have a test that does not fail without them."""
    free, unproven = SimpleQueue[Path](), 0
    for folder in folders:
        free.put(folder)

    def try_in_free_folder(protection: Protection) -> tuple[bool, str]:
        folder = free.get()
        try:
            return try_without(protection, folder)
        finally:
            free.put(folder)

    with ThreadPoolExecutor(len(folders)) as pool:
        futures = {pool.submit(try_in_free_folder, protection): protection for protection in listed}
        for number, future in enumerate(as_completed(futures), 1):
            protection, (proves, reason) = futures[future], future.result()
            unproven += not proves
            outcome = "fails" if proves else "ERROR"
            print(f"{number}/{len(listed)} {outcome}  without: {protection.without} ({protection.test})")
            print(f"    {reason[:300]}", flush=True)
    return unproven


def main() -> int:
    words = sys.argv[1:]
    listed = [found for found in protections() if not words or any(word in found.without for word in words)]
    if problems := [problem for protection in listed if (problem := missing(protection))]:
        print("\n".join(problems))
        return 1
    with tempfile.TemporaryDirectory() as temporary:
        folders = [copy_sources(Path(temporary) / str(number)) for number in range(min(COPIES, len(listed)))]
        if not all_pass(listed, folders):
            return 1
        unproven = try_all(listed, folders)
    print(f"{len(listed) - unproven} of {len(listed)} tests fail without their protection")
    return 1 if unproven else 0


if __name__ == "__main__":
    sys.exit(main())
