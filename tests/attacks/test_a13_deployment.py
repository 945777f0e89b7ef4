"""The recipes for operators are safe without edits: exact versions, data in a volume, and nothing beside the TLS proxy.

Before, images floated, the image kept its data in `/tmp` without a volume, and the club's server listened on all
addresses beside the proxy.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text()
COMPOSE: dict[str, dict[str, Any]] = {
    name: yaml.safe_load((ROOT / name).read_text()) for name in ("compose.yaml", "compose.club.yaml")
}
GUIDE = (ROOT / "docs" / "deploy.md").read_text()
EXACT = re.compile(r"[a-z]+:\d+\.\d+(\.\d+)?(-[a-z]+)*(@sha256:[0-9a-f]{64})?")


def instruction(name: str) -> list[str]:
    return re.findall(rf"^{name} (.*)$", DOCKERFILE, re.MULTILINE)


def test_images_have_exact_versions() -> None:
    services = [service for file in COMPOSE.values() for service in file["services"].values()]
    used = [service["image"] for service in services if "image" in service]

    assert [image for image in (*instruction("FROM"), *used) if not EXACT.fullmatch(image)] == []
    assert len(instruction("FROM")[0].split(":")[1].split("-")[0].split(".")) == 3
    assert any("--constraint constraints.txt" in command for command in instruction("RUN"))


def test_the_image_keeps_its_data_in_a_volume_and_runs_as_an_ordinary_user() -> None:
    order = re.findall(r"^([A-Z]+) ", DOCKERFILE, re.MULTILINE)

    assert instruction("VOLUME") == ["/data"]
    assert "HOLDFAST_DATA=/data" in instruction("ENV")[0]
    assert "/tmp" not in DOCKERFILE
    assert instruction("USER") == ["holdfast"]
    assert order.index("USER") < order.index("ENTRYPOINT")
    assert "/ready" in DOCKERFILE[DOCKERFILE.index("HEALTHCHECK") :]


@pytest.mark.parametrize("name", COMPOSE)
def test_only_the_proxy_is_published_and_servers_know_their_name(name: str) -> None:
    services = COMPOSE[name]["services"]
    servers = [service for service in services.values() if "build" in service]

    assert [service for service in services if "ports" in services[service]] == ["proxy"]
    assert COMPOSE[name]["networks"]["inside"] == {"internal": True}
    assert servers
    for server in servers:
        assert server["networks"] == ["inside"]
        assert server["environment"]["HOLDFAST_PUBLIC_URL"].startswith("https://")
        assert server["read_only"]
        assert [volume.split(":")[1] for volume in server["volumes"]] == ["/data"]


def test_the_recipe_for_a_club_listens_on_its_own_machine_alone() -> None:
    club = GUIDE[GUIDE.index("## For a club") : GUIDE.index("## For many")]
    commands = re.findall(r"^    (holdfast serve .*)$", club, re.MULTILINE)

    assert len(commands) == 1
    assert "--host 127.0.0.1" in commands[0]
    assert "--public-url https://" in commands[0]
    assert "-p 127.0.0.1:8000:8000" in club
