"""The encoder: the same everywhere, complete, and different wherever it matters."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from holdfast.engine.game import Value
from holdfast.games import game as game_named
from holdfast.lab.environments.encoder import FEATURES
from holdfast.lab.environments.episode import Episode
from holdfast.lab.environments.layout import REST, SKIP, LayoutError, layout, read, unmentioned
from lab.environments.walks import TABLES, VARIANTS, walk

Table = tuple[str, int, dict[str, Value]]


def encoded_part(spec: Any, value: Any) -> Any:
    """What a layout takes up of a value of the View; None where it takes nothing."""
    if spec == SKIP or value is None:
        return None
    if isinstance(spec, str):
        if spec.startswith("bag"):
            return sorted(item["key"] if spec.endswith("by key") else item for item in value)
        return bool(value) if spec == "flag" else value
    if isinstance(spec, list):
        return [encoded_part(spec[0], item) for item in value]
    ((only, inner),) = spec.items() if len(spec) == 1 else (("", None),)
    if only == "by seat" or only.startswith("first "):
        return [encoded_part(inner, item) for item in value]
    if only == "by key":
        return encoded_part(inner, value)
    if only in ("every", "amounts", "one of"):
        return {name: encoded_part(inner, item) for name, item in value.items()} if only == "every" else value
    return {name: encoded_part(how, value[name]) for name, how in spec.items() if name != REST and name in value}


@pytest.mark.parametrize("table", VARIANTS, ids=str)
def test_a_layout_says_of_every_field_of_the_view_what_becomes_of_it(table: Table) -> None:
    _, spec = read(game_named(table[0]))
    episode = Episode(*table)
    for seat in walk(episode, seed=5, most=120):
        assert list(unmentioned(spec, episode.play.view(seat))) == []
    assert unmentioned_is_found(spec, episode.play.view(0))


def unmentioned_is_found(spec: Any, view: dict[str, Any]) -> bool:
    return list(unmentioned(spec, {**view, "new field": 1})) == ["view.new field"]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_observations_are_equal_exactly_where_what_they_are_made_of_is(table: Table) -> None:
    _, spec = read(game_named(table[0]))
    episode = Episode(*table)
    of_numbers, of_views = dict[bytes, str](), dict[str, bytes]()
    for seat in walk(episode, seed=3, most=250):
        view, decision = episode.play.view(seat), episode.decision
        numbers = episode.encoder.observation(view, seat, decision).tobytes()
        made_of = repr((seat, encoded_part(spec, view), decision.rule, decision.prompt, len(decision)))
        assert of_numbers.setdefault(numbers + bytes([seat]), made_of) == made_of
        assert of_views.setdefault(made_of, numbers) == numbers
    assert len(of_views) > 20


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_an_episode_remembers_makes_observations_quicker_not_different(table: Table) -> None:
    episode = Episode(*table)
    seen = 0
    for seat in walk(episode, seed=8, most=60):
        for viewer in {seat, 0}:
            decision = episode.decision if viewer == seat else None
            fresh = episode.encoder.observation(episode.play.view(viewer), viewer, decision)
            assert np.array_equal(episode.observe(viewer)["observation"], fresh)
            seen += 1
    assert seen >= 30


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_number_lies_between_minus_one_and_one(table: Table) -> None:
    episode = Episode(*table)
    for seat in walk(episode, seed=4, most=100):
        seen = episode.observe(seat)
        assert seen["observation"].shape == (episode.encoder.size,)
        assert np.abs(seen["observation"]).max() <= 1
        assert np.abs(seen["options"]).max() <= 1


def test_names_say_what_each_number_is() -> None:
    episode = Episode("cryo", 2)
    episode.reset(1)
    view = episode.play.view(1)
    view["players"][1]["stock"]["energy"] = 4
    numbers = episode.encoder.observation(view, 1, None)

    assert numbers[episode.encoder.names.index("cryo.players.own.stock.energy")] == 0.5
    assert len(set(episode.encoder.names)) == episode.encoder.size


PRINTED = """
from lab.environments.test_encoder import digest
print(digest())
"""


def digest() -> str:
    """The first numbers of a game of each kind, in one."""
    made = hashlib.sha256()
    for name, seats, options in TABLES:
        episode = Episode(name, seats, options)
        for seat in walk(episode, seed=1, most=30):
            seen = episode.observe(seat)
            made.update(seen["observation"].tobytes() + seen["options"].tobytes())
    return made.hexdigest()


def test_another_process_with_another_hash_seed_gives_the_same_numbers() -> None:
    environment = {**os.environ, "PYTHONHASHSEED": "77", "PYTHONPATH": str(Path(__file__).parent.parent.parent)}
    answer = subprocess.run(
        [sys.executable, "-c", PRINTED], env=environment, capture_output=True, text=True, check=True
    )
    assert answer.stdout.strip() == digest()


def test_an_option_has_the_same_features_wherever_it_stands_and_others_than_its_neighbours() -> None:
    episode = Episode("cryo", 3)
    rows = dict[tuple[str, str, tuple[str, ...]], bytes]()
    for _ in walk(episode, seed=2, most=200):
        decision = episode.decision
        features = episode.encoder.options(decision, 0, len(decision))
        assert features.shape == (len(decision), FEATURES)
        assert len({row.tobytes() for row in features}) == len({option.key for option in decision.options})
        for option, row in zip(decision.options, features, strict=True):
            assert rows.setdefault((decision.rule, option.key, option.places), row.tobytes()) == row.tobytes()
    assert len(rows) > 30


def test_a_word_that_was_never_met_has_numbers_too() -> None:
    episode = Episode("cryo", 2)
    episode.reset(1)
    view = episode.play.view(0)
    before = episode.encoder.observation(view, 0, None)
    view["players"][0]["hand"] = ["a card of a pack to come"]
    assert (episode.encoder.observation(view, 0, None) != before).any()


def test_a_layout_that_asks_for_what_there_is_not_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.lab.environments.layout.read", lambda name: (1, {"phase": "colour"}))
    with pytest.raises(LayoutError, match="there is no 'colour'; there are: number, flag"):
        layout(game_named("cryo"), {"phase": "setup"}, 2)
