"""Deploy › Launch."""

from __future__ import annotations

from games.cryo.positions import cryo, seat
from proving import rule


@rule("CRY-108", "CRY-100", "CRY-102")
def test_kate_launches_a_rhino_and_settles_both_caverns_of_a_tunnel() -> None:
    table = cryo(
        board={"caverns": {"cavern 3": "relay niche", "cavern 7": "steam lake"}},
        kate=seat(vehicles=["imaging"], awake=4, energy=3, crystal=1, organic=1, tech=1),
        liam=seat(),
    )
    table.plays("launch dock", "custom 1", "launch", "tunnel 7", "both caverns", "3 and 1")

    assert table.crew("kate") == {"cavern 3": 3, "cavern 7": 1}
    assert table.seat("kate").energy == 0
    assert table.seat("kate").vehicles == []
    assert [card.key for card in table.state.discard] == ["imaging"]
