"""The client of docs/api.md plays a whole game against a real server."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from server.servers import Served

ROOT = Path(__file__).parents[3]
CLIENT = ROOT / "examples" / "client.py"


def test_the_example_plays_a_whole_game(server: Served) -> None:
    command = [sys.executable, str(CLIENT), server.http, "cryo"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)

    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"Example: -?\d+ points\nRandom: -?\d+ points\nwon by .+\n", done.stdout), done.stdout


def test_the_guide_shows_the_example_as_it_is() -> None:
    guide = (ROOT / "docs" / "api.md").read_text()

    assert f"```python\n{CLIENT.read_text()}```" in guide
