"""Dealing again what a seat cannot see."""

from __future__ import annotations

from operator import attrgetter

from holdfast.engine.chance import Generator64
from holdfast.games.cryo.pieces import LOOK_AT_CAVERNS, Card
from holdfast.games.cryo.state import OVER, Cryo, Player


def redeal(game: Cryo, seat: int, chance: Generator64) -> None:
    """Deal again what this seat cannot see: hands, missions, deck, and caverns that only others have looked at.

    Face-down tiles and tokens have no identity until they are turned up, so there is nothing to deal again.
    """
    others = [player for player in game.players if player.seat != seat or (game.rival and player.side == 1)]
    if game.phase != OVER:
        redeal_cards(game, others, chance)
    if not game.players[seat].abilities & LOOK_AT_CAVERNS:
        redeal_caverns(game, chance)


def redeal_cards(game: Cryo, others: list[Player], chance: Generator64) -> None:
    """Missions first, for a person's are all different, then hands, then the deck gets the rest. [CRY-168]"""
    zones = [zone for player in others for zone in (player.dealt, player.hand)]
    unseen = [card for zone in (*zones, *(player.missions for player in others), game.deck.rest) for card in zone]
    unseen.sort(key=attrgetter("index"))
    while True:
        cards = chance.shuffled(unseen)
        missions = [[cards.pop() for _ in player.missions] for player in others]
        if all(distinct(new) or game.rival is not None for new in missions):
            break
    for player, new in zip(others, missions, strict=True):
        player.missions[:] = new
    for zone in zones:
        zone[:] = [cards.pop() for _ in zone]
    game.deck.rest[:] = cards


def distinct(cards: list[Card]) -> bool:
    return len(set(cards)) == len(cards)


def redeal_caverns(game: Cryo, chance: Generator64) -> None:
    """Shuffle the caverns that others have looked at among those that nobody has seen."""
    for size, pile in enumerate(game.hidden):
        seen = [c.index for c in game.box.caverns if c.size == size and game.peeked[c.index] is not None]
        unseen = [*pile.rest, *(tile for index in seen if (tile := game.peeked[index]))]
        tiles = chance.shuffled(sorted(unseen, key=attrgetter("key")))
        for index in seen:
            game.peeked[index] = tiles.pop()
        pile.rest[:] = tiles
