"""A05: in the draft of The Pioneers Program a player answers, sees the picks of others and the next packet, and undoes.

Before, that worked after "Too many tokens: discard which?" and "Place research where?".
"""

from __future__ import annotations

import pytest

from attacks.drafting import drafts
from holdfast.engine.errors import CannotUndo
from server.servers import RunningService

pytestmark = pytest.mark.anyio


async def test_what_was_seen_in_the_draft_cannot_be_undone(service: RunningService) -> None:
    tried = 0
    async for table, token, before in drafts(service):
        assert before.decision is not None
        await service.choose(table, token, before.decision.options[0].key, before.seq)
        after = await service.view(table, token)
        if after.view["phase"] == before.view["phase"] and after.waiting == before.waiting:
            continue  # the same play asks on, and nobody has shown anything
        tried += 1
        assert after.undo_blocked is not None
        with pytest.raises(CannotUndo):
            await service.undo(table, token, after.seq)
        if tried == 4:
            break

    assert tried == 4
