"""Every game has the same skeleton: a reader who knows one finds everything in the others."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "holdfast" / "games"
NAMES = sorted(path.name for path in GAMES.iterdir() if (path / "rules.yaml").is_file())

REQUIRED = {
    "__init__", "content", "box", "checks", "pieces", "state", "setup", "rules", "scoring", "view", "redeal",
    "invariants", "catalogue", "evaluate", "study", "board", "learning",
}  # fmt: skip
OPTIONAL = {"amounts", "verbs", "effects", "convert", "wording", "teaching"}
"""Where a game has resources, effect lists, packs of an earlier form, phrases of its own, lessons."""
FILES = {"rules.yaml", "RULINGS.md"}
BOARD = {"drawing.py", "table.html", "table.css", "icons.svg", "cover.svg"}
LEARNING = {"layout.yaml", "habits.json"}


def parts(folder: Path) -> set[str]:
    """The modules and packages of a folder."""
    return {path.stem for path in folder.iterdir() if path.suffix == ".py" or (path.is_dir() and path.stem[0] != "_")}


def test_there_are_five_games() -> None:
    assert NAMES == ["arkosa", "cryo", "desolated", "frostpunk", "pioneers"]


@pytest.mark.parametrize("name", NAMES)
def test_a_game_has_the_skeleton_and_nothing_else(name: str) -> None:
    folder = GAMES / name
    assert parts(folder) - REQUIRED - OPTIONAL == set(), "rules belong into rules/, the rest into the skeleton's files"
    assert REQUIRED - parts(folder) == set()
    assert {path.name for path in folder.iterdir() if path.suffix in (".yaml", ".md")} == FILES
    assert list((folder / "content").glob("*.yaml"))
    assert {path.name for path in (folder / "board").iterdir()} >= BOARD
    assert {path.name for path in (folder / "learning").iterdir()} >= LEARNING


@pytest.mark.parametrize("name", NAMES)
def test_a_manifest_holds_nothing_but_the_manifest(name: str) -> None:
    tree = ast.parse((GAMES / name / "__init__.py").read_text())
    kinds = (ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign, ast.Expr)
    assert all(isinstance(node, kinds) for node in tree.body)
    assert any(isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "GAME" for node in tree.body)


@pytest.mark.parametrize("name", NAMES)
def test_rules_are_only_in_rules(name: str) -> None:
    """A module that asks a player or chance is a rule: `choose`, `offer`, `together`, `roll`, `draw`, `shuffle`."""
    asking = {"choose", "offer", "choose_some", "together", "roll", "draw", "shuffle", "choose_with_free_actions"}
    for path in (GAMES / name).rglob("*.py"):
        inside = path.relative_to(GAMES / name).parts
        if inside[0] in ("rules", "setup.py", "setup"):
            continue
        called = {
            node.func.id
            for node in ast.walk(ast.parse(path.read_text()))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        imported = {
            alias.name
            for node in ast.walk(ast.parse(path.read_text()))
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("holdfast.engine")
            for alias in node.names
        }
        assert called & asking & imported == set(), f"{path}: this is a rule; it belongs into rules/"


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_folder_says_which_file_holds_which_chapter(name: str) -> None:
    contents = ast.get_docstring(ast.parse((GAMES / name / "rules" / "__init__.py").read_text())) or ""
    missing = [path.stem for path in (GAMES / name / "rules").glob("*.py") if path.stem not in contents]
    assert [stem for stem in missing if stem != "__init__"] == []


def test_content_has_no_expressions_in_strings_and_no_old_effects() -> None:
    """Effects and conditions are tagged maps; the loader's types see to the rest."""
    for name in NAMES:
        for path in (GAMES / name / "content").glob("*.yaml"):
            text = path.read_text()
            assert not re.search(r"\bop:", text), path
            assert not any(sign in line.partition("#")[0] for line in text.splitlines() for sign in (">=", "<=")), path
