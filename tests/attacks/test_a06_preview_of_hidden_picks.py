"""A06: a player asks for the preview of an answer, and sees what another seat's face-down pick will score.

Before, previews were tried on the true state, with everybody's hidden cards.
"""

from __future__ import annotations

import pytest

from attacks.drafting import drafts
from server.servers import RunningService

pytestmark = pytest.mark.anyio


async def test_a_preview_tells_nothing_of_what_others_have_picked(service: RunningService) -> None:
    tried = 0
    async for table, token, seen in drafts(service):
        assert seen.decision is not None
        changes = await service.preview(table, token, seen.decision.options[0].key)
        tried += 1
        others = [
            path for path in changes or {} if path.startswith("players.") and path.split(".")[1] != str(seen.seat)
        ]
        assert others == []
        assert "picks" not in (changes or {})
        if tried == 6:
            break

    assert tried == 6
