"""The mutants: which changes are made, that a change takes effect, and that the lists of equivalent ones are true."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from holdfast.games import NAMES
from mutation.operators import mutants, mutated_tree
from mutation.results import EQUIVALENT_FOLDER, Results, equivalents, mutated_files
from mutation.swap import LiveFunctions

RULE = '''
LIMIT = 3

def pay(purse, price):
    """Words are left alone."""
    say(game, "{n} coins", n=1 + 1)
    if purse >= price and not purse.closed:
        purse.take(price)
        purse.close()
        return purse.left - 1
    assert price > 0
    return [coin for coin in purse if coin]
'''


def changes(source: str) -> list[str]:
    return [f"{mutant.before} => {mutant.after}" for mutant in mutants("rules/pay.py", source)]


def test_what_decides_is_changed_and_words_are_left_alone() -> None:
    assert changes(RULE) == [
        "3 => 4",
        "3 => 2",
        "purse >= price and (not purse.closed) => purse >= price or not purse.closed",
        "purse >= price and (not purse.closed) => not (purse >= price and (not purse.closed))",
        "purse >= price => purse > price",
        "not purse.closed => purse.closed",
        "purse.take(price) => pass",
        "purse.take(price); purse.close() => purse.close(); purse.take(price)",
        "purse.close() => pass",
        "purse.left - 1 => purse.left + 1",
        "1 => 2",
        "1 => 0",
        "coin => not coin",
    ]


def test_equal_changes_in_one_function_have_different_keys() -> None:
    found = mutants("rules/pay.py", "def f(x):\n    return x + 1 + 1\n")
    assert len({mutant.key for mutant in found}) == len(found)


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("mutated_rule", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_change_takes_effect_in_a_live_function_and_in_the_functions_inside_it(tmp_path: Path) -> None:
    file = tmp_path / "rule.py"
    file.write_text("def outer(n):\n    def inner():\n        return n + 1\n    return inner()\n", encoding="utf-8")
    module = load(file)
    [change] = [mutant for mutant in mutants("rule.py", file.read_text()) if mutant.after == "n - 1"]
    assert module.outer(5) == 6
    assert LiveFunctions([str(file)]).swap_in(file, change)
    assert module.outer(5) == 4


def test_every_change_of_every_game_can_be_compiled() -> None:
    count = 0
    for game in NAMES:
        for name, path in mutated_files(game).items():
            source = path.read_text(encoding="utf-8")
            for mutant in mutants(name, source)[::25]:
                compile(mutated_tree(source, mutant), str(path), "exec")
                count += 1
    assert count > 100


def test_a_result_holds_until_the_rule_or_the_test_that_noticed_changes() -> None:
    [mutant, *_] = mutants("rules/pay.py", RULE)
    results = Results("cryo")
    results.add(mutant.key, {"state": "killed", "tests": ["tests/a.py::t"]}, "rules 1", "all 1", {"tests/a.py": "a1"})
    assert results.still_holds(mutant, "rules 1", "all 2", {"tests/a.py": "a1"})
    assert not results.still_holds(mutant, "rules 1", "all 1", {"tests/a.py": "a2"})
    assert not results.still_holds(mutant, "rules 2", "all 1", {"tests/a.py": "a1"})
    results.add(mutant.key, {"state": "survived", "tests": []}, "rules 1", "all 1", {})
    assert results.still_holds(mutant, "rules 1", "all 1", {})
    assert not results.still_holds(mutant, "rules 1", "all 2", {})


@pytest.mark.parametrize("game", NAMES)
def test_equivalent_changes_exist_are_explained_and_few(game: str) -> None:
    known = {
        mutant.key
        for name, path in mutated_files(game).items()
        for mutant in mutants(name, path.read_text(encoding="utf-8"))
    }
    listed = equivalents(game)
    assert not sorted(set(listed) - known)
    assert all(len(reason) > 20 for reason in listed.values())
    assert 100 * len(listed) <= 8 * len(known)


@pytest.mark.parametrize("path", sorted(EQUIVALENT_FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_the_published_shares_are_those_of_todays_files(path: Path) -> None:
    chapters = json.loads(path.read_text(encoding="utf-8"))["chapters"]
    assert set(chapters) <= set(mutated_files(path.stem))


def test_a_cache_does_not_hide_which_test_reaches_a_line(tmp_path: Path) -> None:
    file = tmp_path / "cached_rule.py"
    file.write_text("from functools import cache\n@cache\ndef price(n):\n    return n + 1\n", encoding="utf-8")
    module = load(file)
    module.price(5)
    [cached] = LiveFunctions([str(file)]).caches()
    cached.cache_clear()
    assert module.price.cache_info().currsize == 0
