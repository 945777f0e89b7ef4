"""The trial that floods a server while somebody plays (`make soak-server`), made very short."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from holdfast.server.web import live

pytestmark = pytest.mark.anyio

BENCHMARKS = Path(__file__).parents[3] / "benchmarks"


@pytest.mark.slow
async def test_somebody_plays_on_while_everything_is_flooded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    soak_flood = importlib.import_module("soak_flood")
    (figures,) = await soak_flood.flood_all(6, ["everything"], stored=3)

    assert figures.moves, "the person's moves are answered"
    assert figures.bots, "and so are those of the bots"
    assert figures.sent["requests"] > 20
    assert figures.sent.get("failed", 0) == 0
    assert f"| {len(figures.moves)} |" in figures.row()


async def test_every_endpoint_and_every_message_is_flooded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    flooders = importlib.import_module("flooders")
    flooded = {(method, path) for method, path, _ in flooders.endpoints()}
    handled = re.findall(r'case \{"(\w+)"', Path(live.__file__).read_text())

    for method, path in (
        ("POST", "/api/v1/tables/{table}/choose"),
        ("GET", "/table/{table}"),
        ("POST", "/play/{game}"),
        ("GET", "/replay/{table}/regions"),
        ("GET", "/ready"),
    ):
        assert (method, path) in flooded
    assert len(handled) > 5
    for kind in handled:
        assert any(kind in message for message in flooders.MESSAGES), f"{kind} is a message; flood it too"
