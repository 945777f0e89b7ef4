"""Key concepts › Caverns: which are known, which can be scouted, and who has looked."""

from __future__ import annotations

from holdfast.engine.chance import draw
from holdfast.engine.requests import reveal
from holdfast.engine.story import say
from holdfast.games.cryo.pieces import Cavern, CavernTile
from holdfast.games.cryo.state import Cryo

_PILES = ("small caverns", "large caverns")


def in_use(game: Cryo, cavern: Cavern) -> bool:
    """Spaces marked 3+ and 4 get a tile only with that many players. [CRY-024]"""
    return cavern.min_players <= game.size


def scoutable(game: Cryo) -> list[Cavern]:
    """Face-down tiles that a tunnel joins to a face-up one. [CRY-082, CRY-083, CRY-269]"""
    known, neighbours, size = game.caverns, game.box.neighbours, game.size
    return [
        cavern
        for cavern in game.box.caverns
        if known[cavern.index] is None
        and cavern.min_players <= size
        and any(known[other] is not None for other in neighbours[cavern.index])
    ]


async def flip(game: Cryo, cavern: Cavern) -> CavernTile:
    """Turn a cavern tile face up."""
    seen = game.peeked[cavern.index]
    if seen is None:
        tile = await draw(game.hidden[cavern.size], _PILES[cavern.size])
    else:
        tile = seen
        game.peeked[cavern.index] = None
        await reveal(f"{cavern.key} has been turned up")
    game.caverns[cavern.index] = tile
    say(game, "{cavern} turned out to be {tile}", cavern=cavern, tile=tile)
    return tile


async def look_at_caverns(game: Cryo) -> None:
    """Imaging: its owner may look at any face-down cavern tile, without showing it. [CRY-174]"""
    for cavern in game.box.caverns:
        index = cavern.index
        if game.caverns[index] is None and game.peeked[index] is None and in_use(game, cavern):
            game.peeked[index] = await draw(game.hidden[cavern.size], _PILES[cavern.size])
