"""An opponent puts a bot on your seat in the moment in which your page reloads, or while you are at supper.

Before, 50 ms without a connection were enough; you came back to "Your decision" without buttons, while a bot played.
"""

from __future__ import annotations

from dataclasses import replace

import httpx
import pytest

from server.seat_attacks import Attacked, attacked
from server.servers import QUIET, Served, serving

DAY_S = 86400.0


@pytest.fixture
def table(server: Served) -> Attacked:
    return attacked(server)


def test_nobody_puts_a_bot_on_the_seat_of_somebody_whose_page_reloads(table: Attacked) -> None:
    for _ in range(5):
        with table.connected("paul"):
            pass  # the page is closed, and will be opened again
        refused = table.put("kate", f"seats/{table.paul}/bot", {"bot": "random"})
        assert refused.status_code == 403
    guest = table.put("dan", f"seats/{table.paul}/bot", {"bot": "random"})

    assert guest.status_code == 403
    assert table.seen("paul")["people"][table.paul]["bot"] == ""


def test_after_the_deadline_the_owner_has_the_seat_back_with_one_request_in_the_middle_of_the_turn(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(replace(QUIET, database=sqlite, bot_pace_s=60)) as slow:
        table = attacked(slow, deadline=DAY_S)
        table.let_pass(monkeypatch, DAY_S + 1)
        assert table.put("kate", f"seats/{table.paul}/bot", {"bot": "random"}).status_code == 200
        seen = table.seen("paul")
        assert seen["people"][table.paul]["bot"] == "random"
        back = table.put("paul", f"seats/{table.paul}/bot", {"bot": None})

    assert back.status_code == 200
    assert (back.json()["people"][table.paul]["bot"], back.json()["seq"]) == ("", seen["seq"])
    assert back.json()["decision"] is not None
    assert [line["text"].partition(",")[0] for line in back.json()["talk"]] == [
        "A bot (Random) plays for Paul",
        "Paul is back",
    ]


def test_the_page_of_a_seat_that_a_bot_plays_says_so_and_offers_it(table: Attacked) -> None:
    assert table.put("paul", f"seats/{table.paul}/bot", {"bot": "random"}).status_code == 200
    page = httpx.get(f"{table.http}/table/{table.table}", headers=table.headers("paul"), timeout=60).text

    assert "A bot is playing for you" in page
    assert "Take my seat back" in page
    assert "Your decision" not in page
