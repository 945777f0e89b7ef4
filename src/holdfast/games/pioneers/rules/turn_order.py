"""Step 3: Turn order. Player tokens, survivors, and the round marker."""

from __future__ import annotations

from holdfast.engine.requests import choose
from holdfast.engine.story import say
from holdfast.games.pioneers.pieces import Survivor
from holdfast.games.pioneers.rules.resources import trim
from holdfast.games.pioneers.rules.town import refresh
from holdfast.games.pioneers.state import Pioneers


async def new_turn_order(game: Pioneers) -> None:
    """Place tokens, return survivors, choose new ones, take tokens back, move the round marker. [PIO-148 to PIO-153]"""
    place_tokens(game)
    return_survivors(game)
    await choose_survivors(game)
    game.slots.clear()
    set_order(game)
    game.round += 1
    for seat in game.order:
        refresh(game, game.players[seat])
        await trim(game, game.players[seat])


def place_tokens(game: Pioneers) -> None:
    """Whoever has not passed places their token now, in turn order. [PIO-148]"""
    game.slots += [seat for seat in game.order if seat not in game.slots]


def return_survivors(game: Pioneers) -> None:
    """All survivors go back before any is chosen. [PIO-149]"""
    for player in game.players:
        player.survivor = None
        refresh(game, player)


async def choose_survivors(game: Pioneers) -> None:
    """In the order of the tokens, nearest to the market deck first; all six are on offer. [PIO-150, PIO-151]"""
    for seat in game.slots:
        player = game.players[seat]
        player.survivor = await choose(player, "Which survivor is your deputy?", offered(game), rule="PIO-150")
        refresh(game, player)
        say(game, "{player} chose {survivor}", player=player, survivor=player.survivor)


def offered(game: Pioneers) -> list[Survivor]:
    """The survivors that nobody holds. [PIO-067]"""
    held = [player.survivor for player in game.players]
    return [survivor for survivor in game.box.survivors if survivor not in held]


def set_order(game: Pioneers) -> None:
    """Highest survivor number first. [PIO-023, PIO-068, PIO-084]"""

    def number(seat: int) -> int:
        survivor = game.players[seat].survivor
        assert survivor is not None
        return -survivor.number

    game.order = sorted(range(len(game.players)), key=number)
