"""Playing the game: turns, in clockwise order, until the end."""

from __future__ import annotations

from typing import Final

from holdfast.engine.requests import Word, checkpoint
from holdfast.games.cryo.pieces import Dock
from holdfast.games.cryo.rules.cards import discard_to_limit
from holdfast.games.cryo.rules.deploy import closed_docks, deploy, open_docks
from holdfast.games.cryo.rules.end_of_game import end_game, game_ends
from holdfast.games.cryo.rules.recall import recall
from holdfast.games.cryo.rules.return_drones import away
from holdfast.games.cryo.rules.scrap import ask
from holdfast.games.cryo.rules.solo import rival_turn
from holdfast.games.cryo.setup import setup
from holdfast.games.cryo.state import OVER, SETUP, TURNS, Cryo, Player

RECALL: Final = Word("recall", "Recall your drones")
END_TURN: Final = Word("end turn", "End your turn")


async def play(game: Cryo) -> None:
    """Set up, then turn by turn until the end; a solo rival follows the human. [CRY-051, CRY-220]

    Play can be resumed at every checkpoint.
    """
    while game.phase != OVER:
        await checkpoint()
        if game.phase == SETUP:
            await setup(game)
            game.phase = TURNS
        elif game.rival is not None and game.turn == 1:
            await rival_turn(game)
            await next_turn(game)
        else:
            await player_turn(game, game.players[game.turn])
            await next_turn(game)


async def player_turn(game: Cryo, player: Player) -> None:
    """On a turn a player either deploys or recalls, and may scrap once. [CRY-052, CRY-053]"""
    game.scrapped = False
    choice = await ask(
        game,
        player,
        "Deploy a drone, or recall?",
        lambda: main_choices(game, player),
        rule="CRY-052",
        refused=lambda: closed_docks(game, player),
    )
    if isinstance(choice, Dock):
        await deploy(game, player, choice)
    else:
        await recall(game, player)
    await end_of_turn(game, player)


def main_choices(game: Cryo, player: Player) -> list[Dock | Word]:
    """Deploy with a drone at home; recall with a drone on the board. One of the two is always possible. [CRY-265]"""
    choices: list[Dock | Word] = []
    if True in player.home:
        choices += open_docks(game, player)
    if away(game, player):
        choices.append(RECALL)
    return choices


async def end_of_turn(game: Cryo, player: Player) -> None:
    """Last chance to scrap, then discard down to the hand limit. [CRY-142, CRY-266]"""
    if not game.scrapped:
        await ask(game, player, "Scrap before your turn ends?", lambda: [END_TURN], rule="CRY-266")
    await discard_to_limit(game, player)


async def next_turn(game: Cryo) -> None:
    """The game ends at the end of a turn, without a final round; otherwise the next player goes on. [CRY-147]"""
    if game_ends(game):
        await end_game(game)
    else:
        game.turn = (game.turn + 1) % len(game.players)
