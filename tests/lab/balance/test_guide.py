"""The guide *Design a card*: its files are written and its commands are run, with few games."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from commands import run

GUIDE = Path(__file__).parents[3] / "docs" / "design-a-card.md"
PATIENCE = 180
"""Seconds after which a server is taken to hang."""
FEWER = ("--games", "2", "--bots", "random")
"""Said after what the guide says, and so instead of it."""


def steps() -> list[tuple[str, str]]:
    """What the guide has its reader write and run, in order."""
    return re.findall(r"```(yaml|sh)\n(.*?)```", GUIDE.read_text(), re.DOTALL)


def test_the_commands_of_the_guide_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    said = dict[str, str]()
    for kind, text in steps():
        if kind == "yaml":
            name = text.splitlines()[0].removeprefix("# ")
            assert Path(name).exists(), "the pack was copied before"
            Path(name).write_text(text)
            continue
        for line in text.splitlines():
            program, *words = shlex.split(line)
            assert program == "holdfast"
            said[" ".join(words[:2])] = served(words) if words[0] == "serve" else printed(words)

    assert "overclock is there to be changed" in said["pack copy"]
    assert "cards › overclock › mission › points: 2 → 4" in said["pack check"]
    assert "4 points for each cavern with 2 or more pods of yours." in said["serve --pack"]
    assert "2 games" in said["simulate cryo"]
    assert "<h2>The house set against mypack</h2>" in Path("mypack.html").read_text()
    assert Path("mypack.parquet").exists()
    assert Path("mypack.seats.parquet").exists()


def printed(words: list[str]) -> str:
    done = run(*words, *(FEWER if words[0] in ("simulate", "balance") else ()))
    assert done.exit_code == 0, done.output
    return done.stdout


def served(words: list[str]) -> str:
    """Serve as the guide says, on any free port and without opening a browser: its page with the cards."""
    command = [sys.executable, "-m", "holdfast.cli", *words, "--no-open", "--port", "0"]
    environment = {**os.environ, "HOLDFAST_DATA": str(Path.cwd() / "data"), "COLUMNS": "200"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as server:
        try:
            assert server.stdout is not None
            told = server.stdout.readline()
            port = re.search(r"Holdfast is at http://localhost:(\d+)", told)
            assert port, told
            with urlopen(f"http://127.0.0.1:{port[1]}/cards/cryo", timeout=PATIENCE) as page:
                text: str = page.read().decode()
        finally:
            server.send_signal(signal.SIGTERM)
            try:
                server.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                server.kill()
                raise
    return text


def test_the_guide_has_every_step() -> None:
    commands = [text.split()[1] for kind, text in steps() if kind == "sh"]

    assert commands == ["pack", "pack", "serve", "simulate", "balance", "simulate"]
