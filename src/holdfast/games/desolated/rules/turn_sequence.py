"""Turn sequence: Draw Phase, Action Phase, Status Phase; rounds, and the end of the game."""

from __future__ import annotations

from holdfast.engine.requests import checkpoint
from holdfast.engine.story import say
from holdfast.games.desolated.rules.action_phase import action_phase
from holdfast.games.desolated.rules.draw_phase import draw_phase
from holdfast.games.desolated.rules.final_round import trigger_final_round
from holdfast.games.desolated.rules.solo import end_of_round
from holdfast.games.desolated.rules.status_phase import status_phase
from holdfast.games.desolated.setup import setup
from holdfast.games.desolated.state import OVER, SETUP, TURNS, Desolated, Player


async def play(game: Desolated) -> None:
    """Set up, then turn by turn until the end. Can be resumed from the state at every checkpoint."""
    while game.phase != OVER:
        await checkpoint()
        if game.phase == SETUP:
            await setup(game)
            game.phase = TURNS
        else:
            await turn(game, game.players[game.turn])


async def turn(game: Desolated, player: Player) -> None:
    """A turn has three phases; nothing of it but tokens and cards lasts longer. [DES-022, DES-044]"""
    await draw_phase(game, player)
    await action_phase(game, player)
    await status_phase(game, player)
    game.conversions = 0
    game.positions.clear()
    if game.solo:
        over = await end_of_round(game, player)
        game.round += not over
    else:
        over = next_player(game)
    if over:
        game.phase = OVER
        say(game, "The game was over")


def next_player(game: Desolated) -> bool:
    """The turn passes to the left; after a final round the game is over. [DES-002, DES-021, DES-095, DES-097]"""
    game.turn = (game.turn + 1) % len(game.players)
    if game.turn != game.first:
        return False
    if game.final:
        return True
    if game.round == game.box.numbers.most_rounds:
        trigger_final_round(game, "the game had lasted long enough")
    game.round += 1
    return False
