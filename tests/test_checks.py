"""`make check` finds secrets that were left in files, and lets examples be."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


def loaded(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "checks" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # its annotations are looked up there
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    "parts",
    [
        ("-----BEGIN RSA ", "PRIVATE KEY-----"),
        ("AKIA", "ABCDEFGHIJKLMNOP"),
        ("ghp_", "a" * 36),
        ("postgresql://holdfast:", "hunter22@db.example.org/x"),
        ("xoxb-", "1234567890-abc"),
    ],
)
def test_a_secret_is_found(parts: tuple[str, str]) -> None:
    scan = loaded("secrets_in_files")
    found = scan.SECRET.search(f"key = '{''.join(parts)}'")

    assert found is not None
    assert not scan.HARMLESS.search(found[0])


def test_examples_are_let_be() -> None:
    scan = loaded("secrets_in_files")
    texts = ("postgresql://kate:secret@localhost:1/x", "postgresql://holdfast:${PASSWORD}@database", "https://a.b/c@d")

    for text in texts:
        found = scan.SECRET.search(text)
        assert found is None or scan.HARMLESS.search(found[0])


def test_the_audit_asks_about_everything_that_a_server_runs_on() -> None:
    packages = loaded("audit").packages()

    assert {"fastapi", "starlette", "uvicorn", "websockets", "sqlalchemy", "asyncpg", "jinja2"} <= set(packages)
    assert "pytest" not in packages


def test_each_protection_that_is_listed_is_in_the_sources_has_its_test_and_stands_in_the_guide() -> None:
    check = loaded("protections")
    told = (ROOT / "docs" / "reliability.md").read_text()
    listed = check.protections()
    rows = [f"| {protection.without} | `{protection.test}` |" for protection in listed]

    assert [problem for protection in listed if (problem := check.missing(protection))] == []
    assert [row for row in rows if row not in told] == []
    assert f"{len(listed)} protections are listed." in told
