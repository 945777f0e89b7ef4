"""A game from outside the source tree, found by its entry point, gets everything without a line of ours.

`tests/sixth_game` is what an installed package looks like: its code and the metadata with the entry point.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "tests" / "sixth_game"


def run(*command: str) -> str:
    """Run a Python command in a process that has the sixth game installed: what it prints."""
    paths = [str(FOLDER), str(ROOT / "src"), str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")]
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith("PYTEST")},
        "PYTHONPATH": os.pathsep.join(path for path in paths if path),
        "PYTHONWARNINGS": "default",
    }
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_it_is_listed_and_played_by_every_kind_of_bot() -> None:
    games = json.loads(run("-m", "holdfast.cli", "games", "--json"))["games"]
    assert "lantern" in [game["name"] for game in games]

    for bots in ("random", "greedy", "search:20", "Newcomer,Warden"):
        told = run(
            "-m", "holdfast.cli", "simulate", "lantern", "--seats", "2", "--games", "3", "--bots", bots, "--json"
        )
        assert json.loads(told)["games"] == 3


def test_it_passes_the_contract_suite() -> None:
    told = run("-m", "pytest", "-p", "no:cacheprovider", "tests/contract", "-k", "lantern")
    passed = int(told.rsplit(" passed", 1)[0].split()[-1])
    assert passed > 50


SERVER = """
import asyncio, tempfile
import httpx
from holdfast.server.app import create_app
from holdfast.server.config import Config

async def main():
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Config(database=f"sqlite:///{folder}/tables.db", bot_processes=0))
        async with app.router.lifespan_context(app):
            wire = httpx.ASGITransport(app)
            http = httpx.AsyncClient(transport=wire, base_url="http://localhost", follow_redirects=True)
            home = await http.get("/")
            assert home.status_code == 200 and "Lantern" in home.text and "/play/lantern" in home.text
            table = await http.post("/play/lantern", data={"name": "Kate"}, headers={"Origin": "http://localhost"})
            assert table.status_code == 200, table.text
            assert "Burn which flask?" in table.text or "Waiting for" in table.text, table.text
            for page in ("/rules/lantern", "/cards/lantern", "/new/lantern"):
                answer = await http.get(page)
                assert answer.status_code == 200, (page, answer.status_code)
            print("served")

asyncio.run(main())
"""


def test_it_has_a_place_on_the_home_page_and_a_board() -> None:
    assert run("-c", SERVER).strip().endswith("served")


ENVIRONMENT = """
from holdfast.lab import environments

env = environments.aec("lantern", seats=2)
env.reset(seed=7)
steps = 0
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    action = None if terminated or truncated else int(observation["action_mask"].argmax())
    env.step(action)
    steps += 1
print(steps)
"""


def test_it_is_an_environment_for_learning() -> None:
    pytest.importorskip("pettingzoo")
    assert int(run("-c", ENVIRONMENT)) > 7
