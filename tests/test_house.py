"""How the house is built: imports point down, files stay short, the README's code runs."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src" / "holdfast").rglob("*.py"))
FLOORS = ("engine", "games", "proofs", "rule_reports", "bots", "lab", "server", "terminal", "commands", "cli")
"""From the ground up: a module may import from its own floor and those below."""


def floor(module: str) -> int | None:
    parts = module.split(".")
    if parts[0] != "holdfast":
        return None
    return FLOORS.index(parts[1]) if len(parts) > 1 and parts[1] in FLOORS else FLOORS.index("games")


def imported(path: Path) -> set[str]:
    found = set[str]()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide the floor"
            found |= {f"{node.module}.{name.name}" for name in node.names}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT / "src").as_posix())
def test_imports_only_point_down(path: Path) -> None:
    own = floor(".".join(path.relative_to(ROOT / "src").with_suffix("").parts))
    assert own is not None
    game = path.relative_to(ROOT / "src" / "holdfast").parts[1] if "games" in path.parts else ""
    for module in imported(path):
        other = floor(module)
        assert other is None or other <= own, f"{path} imports {module}, which is above it"
        if game and module.startswith("holdfast.games.") and not game.endswith(".py"):
            assert module.split(".")[2] in (game, "toolkit"), f"{path} imports {module} of another game"


@pytest.mark.parametrize(
    "path",
    [*SOURCES, *sorted((ROOT / "tests").rglob("*.py")), *sorted((ROOT / "benchmarks").rglob("*.py"))],
    ids=lambda path: path.relative_to(ROOT).as_posix(),
)
def test_no_file_is_longer_than_400_lines(path: Path) -> None:
    assert len(path.read_text().splitlines()) <= 400


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    assert capsys.readouterr().out.strip()


WEB_FILES = sorted(path for path in (ROOT / "src").rglob("*") if path.suffix in (".css", ".html", ".js"))
UNBREAKABLE = re.compile(r'\bd="[^"]*"|url\(["\']?data:[^)]*\)')
"""Path data of an SVG and data URIs, which do not count towards the length of a line."""


@pytest.mark.parametrize("path", WEB_FILES, ids=lambda path: path.relative_to(ROOT / "src").as_posix())
def test_style_sheets_templates_and_scripts_are_readable(path: Path) -> None:
    text = path.read_text()
    long = [number for number, line in enumerate(text.splitlines(), 1) if len(UNBREAKABLE.sub("", line)) > 120]
    assert long == [], f"{path} has lines over 120 columns"
    assert not re.search(r"{%-?\s*(?:for|set)\s+one\b", text), f"{path}: name the thing, not `one`"


def test_the_shared_web_files_name_no_game() -> None:
    games = {path.parent.name for path in (ROOT / "src" / "holdfast" / "games").glob("*/__init__.py")} - {"toolkit"}
    shared = [path for path in WEB_FILES if "server" in path.parts]
    found = [
        (path.name, name) for path in shared for name in games if re.search(rf"\b{name}\b", path.read_text(), re.I)
    ]
    assert found == []
