"""Commands of `holdfast` run in this process, for tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from holdfast.cli import app


def run(*arguments: str, typed: str = "") -> Result:
    """Run a command on a terminal of 100 columns, with this typed into it."""
    return CliRunner(env={"COLUMNS": "100"}).invoke(app, list(arguments), input=typed)


def data_of(*arguments: str) -> Any:
    """The one JSON value that a command prints."""
    done = run(*arguments)
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def pack(folder: Path, name: str, text: str) -> str:
    """A pack for Cryo with this file, beside those it has: where it is."""
    (folder / "pack" / "cryo").mkdir(parents=True, exist_ok=True)
    (folder / "pack" / "cryo" / name).write_text(text)
    return str(folder / "pack")
