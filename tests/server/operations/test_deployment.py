"""The files of the deployment guide say what Holdfast really takes. There is no engine here to run them."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from holdfast.cli import app

ROOT = Path(__file__).parents[3]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
COMMAND = typer.main.get_command(app)


def understood(words: list[str]) -> str:
    """The command that Holdfast understands these words as; an error if it does not."""
    commands: dict[str, Any] = COMMAND.commands  # type: ignore[attr-defined]  # a group of commands
    commands[words[0]].make_context(words[0], words[1:])
    return words[0]


def test_the_servers_of_the_compose_file_start_with_words_that_holdfast_knows() -> None:
    servers = [COMPOSE["services"][name] for name in ("one", "two")]
    image = re.findall(r"^CMD (.*)$", (ROOT / "Dockerfile").read_text(), re.MULTILINE)

    assert [understood(server["command"]) for server in servers] == ["serve", "serve"]
    assert understood(yaml.safe_load(image[0])) == "serve"
    for server in servers:
        assert server["environment"]["HOLDFAST_DATABASE"].startswith(
            "postgresql://holdfast:${POSTGRES_PASSWORD}@database"
        )
        assert "/ready" in server["healthcheck"]["test"][-1]
        compile(server["healthcheck"]["test"][-1], "healthcheck", "exec")


def test_everything_that_the_compose_file_names_is_there() -> None:
    services = COMPOSE["services"]
    for service in services.values():
        for other in service.get("depends_on", ()):
            assert other in services
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in COMPOSE["volumes"] or (ROOT / source).exists()
    proxied = re.findall(r"(\w+):8000", (ROOT / "Caddyfile").read_text())
    copied = re.findall(r"^COPY (\S+) (?!\./)", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    assert set(proxied) == {"one", "two"} <= set(services)
    assert all((ROOT / name).exists() for name in copied)


def test_only_the_proxy_can_be_reached_from_outside() -> None:
    services = COMPOSE["services"]

    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert COMPOSE["networks"]["inside"] == {"internal": True}
    assert "respond @inside 404" in (ROOT / "Caddyfile").read_text()


GUIDE = (ROOT / "docs" / "deploy.md").read_text()


@pytest.mark.parametrize("line", re.findall(r"^    (holdfast .*?)(?:\s+#.*)?$", GUIDE, re.MULTILINE))
def test_the_commands_of_the_guide_are_understood(line: str) -> None:
    assert understood(shlex.split(line)[1:]) in ("serve", "backup", "restore", "export", "prune")
