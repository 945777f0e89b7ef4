"""Snapshots: every state of every game as plain data and back."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from holdfast.engine.errors import RecordError
from holdfast.engine.snapshot import Codec, _construct
from holdfast.engine.table import Table
from holdfast.games import NAMES
from holdfast.games import game as game_of


@pytest.mark.parametrize("name", NAMES)
def test_a_state_comes_back_from_plain_data(name: str) -> None:
    game, codec, chance = game_of(name), Codec(game_of(name)), random.Random(2)
    for seats, options in (game.variants[0], game.variants[-1]):
        table: Table[Any] = Table(game, seats=seats, options=options, seed=3)
        for number in range(60):
            if table.over:
                break
            if number % 6 == 0:
                text = msgspec.json.encode(codec.encode(table.state))
                assert codec.decode(msgspec.json.decode(text)) == table.state
            table.step(chance.randrange(len(table.decision)))


@dataclass
class Later:
    old: int
    new: list[int] = field(default_factory=list)


def test_what_a_state_has_gained_since_gets_its_default() -> None:
    assert _construct(Later, {"old": 1, "lost": 2}) == Later(1, [])
    with pytest.raises(ValueError, match=r"lacks Later\.old"):
        _construct(Later, {})


@pytest.mark.parametrize(
    "data",
    [
        None, 1, [], {}, {"piece": "nothing"}, {"new": "Path", "with": {}}, {"new": "Cryo", "with": {}},
        {"new": "os.system", "with": {"command": "true"}}, {"enum": "Cryo", "name": "x"}, {"dict": [1]}, {"tuple": 3},
    ],
)  # fmt: skip
def test_what_is_no_snapshot_is_refused(data: object) -> None:
    with pytest.raises(RecordError, match="snapshot"):
        Codec(game_of("cryo")).decode(data)


def test_no_class_outside_of_the_game_is_made() -> None:
    game = game_of("cryo")
    data = Codec(game).encode(Table(game, seats=2, seed=1).state)
    data["with"]["phase"] = {"new": "holdfast.engine.record.Record", "with": {"header": 1, "entries": []}}

    with pytest.raises(RecordError, match="does not fit"):
        Codec(game).decode(data)
