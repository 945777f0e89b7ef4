"""A12: during a solo game its player downloads the record, which names the rival's hidden mission."""

from __future__ import annotations

import httpx
import pytest

from server.servers import Served

pytestmark = pytest.mark.anyio


async def test_the_record_of_a_solo_game_waits_for_the_end(server: Served) -> None:
    async with httpx.AsyncClient(base_url=server.http, timeout=60) as http:
        made = (await http.post("/api/v1/tables", json={"game": "cryo", "seats": [{"kind": "person"}]})).json()
        own = {"Authorization": f"Bearer {made['token']}"}
        answer = await http.get(f"/api/v1/tables/{made['table']}/record", headers=own)

    assert answer.status_code == 409
    assert answer.json()["error"]["kind"] == "NotOver"
