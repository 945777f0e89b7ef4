"""A2: somebody uploads records that take long to read, again and again.

Before: 2 MB of `1` lines were parsed on the event loop, which stopped the server for 1.2 s; one upload a second from
one address gave everybody a p95 of 3.4 s.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import httpx
import pytest

from server.server_processes import PATIENCE, ServerProcess

pytestmark = pytest.mark.anyio


async def test_long_records_are_not_read_and_many_are_refused(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path}/tables.db", "--metrics")
    await server.start()
    huge, lines = "1\n" * 1_000_000, "1\n" * 200_000
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=PATIENCE) as http:
        too_big = await http.post("/api/v1/records", json={"text": huge})
        too_many = await http.post("/api/v1/records", json={"text": lines})
        short = [await http.post("/api/v1/records", json={"text": "1\n" * 100}) for _ in range(30)]
        read = [line for line in (await http.get("/metrics")).text.splitlines() if "work_seconds_count" in line]
    await server.end()
    statuses = Counter(answer.status_code for answer in short)

    assert too_big.status_code == 413
    assert (too_many.status_code, too_many.json()["error"]["kind"]) == (400, "InvalidInput")
    assert set(statuses) == {400, 429}
    assert statuses[400] < 15, "uploads are charged as costly"
    assert 'holdfast_work_seconds_count{work="upload"} ' + f"{statuses[400]}.0" in read
    assert all(int(answer.headers["retry-after"]) >= 1 for answer in short if answer.status_code == 429)
