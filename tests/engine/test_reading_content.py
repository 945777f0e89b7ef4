"""Content is read once, however many threads ask for it at a time."""

from __future__ import annotations

import subprocess
import sys

import pytest

import holdfast

TOGETHER = """
import sys, threading, holdfast
from holdfast.engine.rulebook import ledger
game, start, found = holdfast.games()[sys.argv[1]], threading.Barrier(8), []
def ask():
    start.wait()
    found.append((id(game.content(None)), id(ledger(game.folder))))
asking = [threading.Thread(target=ask) for _ in range(8)]
for one in asking: one.start()
for one in asking: one.join()
print(len(found), len(set(found)))
"""


@pytest.mark.parametrize("game", list(holdfast.games()))
def test_threads_that_ask_together_get_the_same_pieces(game: str) -> None:
    asked = subprocess.run([sys.executable, "-c", TOGETHER, game], capture_output=True, text=True, check=True)
    assert asked.stdout.split() == ["8", "1"]
