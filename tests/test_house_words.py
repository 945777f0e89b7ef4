"""Names are plain engineering English, folders are rooms, and ARCHITECTURE.md names every module."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "holdfast"
FILES = sorted(SOURCE.rglob("*.py"))

MODULES = {
    "kept", "sight", "seen", "looking", "described", "examining", "door", "siblings", "stands", "sharing", "bookmarks",
    "news", "lists", "rights", "plan", "answers", "declining", "suggesting", "thinking", "analysing", "rooms",
}  # fmt: skip
DEFINED = {
    "kept", "forget", "Sight", "Seen", "Prompt", "Taking", "Handed", "seldom_tidy", "for_strangers", "unlike",
    "human_while", "idle_turn", "goodbye", "silence", "told", "stirred", "unsaid", "fall_behind", "heard", "missed",
    "look", "MOST", "LEAST", "AGAIN", "LATE", "OWN",
}  # fmt: skip
"""Words that only their author understood; use the established term."""
MAX_MODULES = 20
MAX_GLOSSARY_TERMS = 40
MAX_STEPS = 12


def names_used(tree: ast.AST) -> Iterator[str]:
    """Every identifier: variables, arguments, attributes, keywords."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.arg(arg=name) | ast.Attribute(attr=name):
                yield name
            case ast.keyword(arg=str(name)):
                yield name


def names_defined(tree: ast.AST) -> Iterator[str]:
    """Every class, function, method and constant."""
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)) if name.isupper():
                yield name


def test_loop_variables_name_the_thing() -> None:
    found = Counter(
        {path.relative_to(SOURCE).as_posix(): [*names_used(ast.parse(path.read_text()))].count("one") for path in FILES}
    )
    assert found.total() < 100, found.most_common(10)


def test_no_module_class_function_or_constant_has_a_private_word() -> None:
    modules = [path for path in FILES if path.stem in MODULES and "games" not in path.parts]
    assert modules == []
    found = [
        f"{path.relative_to(SOURCE)}: {name}"
        for path in FILES
        for name in names_defined(ast.parse(path.read_text()))
        if name.lstrip("_") in DEFINED
    ]
    assert found == []


def test_the_configuration_names_times_with_their_unit() -> None:
    text = (SOURCE / "server" / "config.py").read_text()
    assert "shutdown_grace_s: " in text
    assert "idle_timeout_s: " in text


def test_folders_are_rooms_not_heaps() -> None:
    counts = Counter(path.parent.relative_to(SOURCE).as_posix() for path in FILES if path.name != "__init__.py")
    crowded = {name: count for name, count in counts.items() if count > MAX_MODULES}
    assert {name for name in crowded if not re.fullmatch(r"games/\w+/rules", name)} == set()


def architecture() -> str:
    return (ROOT / "ARCHITECTURE.md").read_text()


def test_architecture_names_every_module() -> None:
    """By its name or the end of its path. The files of games follow the skeleton, and rules name their chapters."""
    text = architecture()
    missing = []
    for path in FILES:
        inside = path.relative_to(SOURCE)
        if path.name == "__init__.py" or re.match(r"games/(?!toolkit)", inside.as_posix()):
            continue
        if not any(f"`{'/'.join(inside.parts[start:])}`" in text for start in range(len(inside.parts))):
            missing.append(inside.as_posix())
    assert missing == []


def test_architecture_names_only_modules_that_exist() -> None:
    names = {path.name for path in SOURCE.rglob("*")} | {path.name for path in (ROOT / "tests").rglob("*.py")}
    assert sorted({name for name in re.findall(r"`([\w/]*/)?(\w+\.py)`", architecture()) if name[1] not in names}) == []


def test_the_glossary_is_short_and_the_way_of_a_move_too() -> None:
    glossary = re.search(r"## Glossary\n(.*?)(?=\n## |\Z)", architecture(), re.DOTALL)
    way = re.search(r"## One move.*?\n(.*?)(?=\n## |\Z)", architecture(), re.DOTALL)
    assert glossary is not None
    assert way is not None
    terms = re.findall(r"^\| \*\*(.+?)\*\* \|", glossary[1], re.MULTILINE)
    steps = re.findall(r"^\d+\. ", way[1], re.MULTILINE)
    assert 20 <= len(terms) <= MAX_GLOSSARY_TERMS
    assert 6 <= len(steps) <= MAX_STEPS


def test_links_of_the_way_of_a_move_lead_to_functions_that_exist() -> None:
    way = re.search(r"## One move.*?\n(.*?)(?=\n## |\Z)", architecture(), re.DOTALL)
    assert way is not None
    links = re.findall(r"\[`([\w.]+)`\]\((src/holdfast/[\w/]+\.py)\)", way[1])
    assert 6 <= len({name for name, _ in links}) <= MAX_STEPS
    for name, file in links:
        defined = set(names_defined(ast.parse((ROOT / file).read_text())))
        assert name.rpartition(".")[2] in defined, f"{file} has no {name}"
