"""A game round: the start of a round, its three steps, and how many rounds there are. [PIO-082, PIO-156 to PIO-160]"""

from __future__ import annotations

from holdfast.engine.chance import draw
from holdfast.engine.requests import checkpoint
from holdfast.engine.story import say
from holdfast.games.pioneers.rules.card_effects import carry_out
from holdfast.games.pioneers.rules.maintenance import maintain
from holdfast.games.pioneers.rules.starting_cards import draft_round
from holdfast.games.pioneers.rules.turn_order import new_turn_order
from holdfast.games.pioneers.rules.turns import next_turn, take_turn
from holdfast.games.pioneers.rules.winning import winner_of_round
from holdfast.games.pioneers.setup import setup
from holdfast.games.pioneers.state import (
    ACTIONS,
    DRAFT,
    MAINTENANCE,
    NOBODY,
    OVER,
    ROUND_START,
    SETUP,
    TURN_ORDER,
    Pioneers,
)


async def play(game: Pioneers) -> None:
    """Set up, then round by round until the end. [PIO-082, PIO-250]

    Can be entered from the state at every checkpoint.
    """
    while game.phase != OVER:
        await checkpoint()
        if game.phase == ACTIONS:
            await take_turn(game, game.players[game.order[game.at]])
            await next_turn(game)
        elif game.phase == MAINTENANCE:
            await maintain(game, game.players[game.order[game.at]])
            next_maintenance(game)
        elif game.phase == TURN_ORDER:
            await new_turn_order(game)
            game.phase = ROUND_START
        elif game.phase == ROUND_START:
            await start_round(game)
            game.phase = ACTIONS
        elif game.phase == SETUP:
            await setup(game)
            game.phase = DRAFT
        else:
            await draft_round(game)
            game.phase = DRAFT if game.pick < game.box.board.draft.picks else ROUND_START


# The start of a round ----------------------------------------------------------------------------------------------


async def start_round(game: Pioneers) -> None:
    """Everything per round is fresh; the alarm is turned over; skills that act now act in turn order. [PIO-154, 271]"""
    game.no_wastes = game.no_attacks = False
    game.fought = None
    game.changes.clear()
    for player in game.players:
        player.extra = player.joined = 0
        player.used.clear()
    game.turn, game.at = 1, 0
    say(game, "Round {n} began", n=game.round)
    if game.round in game.box.board.alarms.rounds:
        await flip_alarm(game)
    if game.round > 1:
        for seat in game.order:
            player = game.players[seat]
            assert player.survivor is not None
            await carry_out(game, player.survivor.round_start, player, None, player.survivor)


# How many rounds? --------------------------------------------------------------------------------------------------


async def flip_alarm(game: Pioneers) -> None:
    """At the start of rounds 5, 6 and 7 a token is turned over; after the active one comes one more round.

    Once it is known, no further token matters. [PIO-156 to PIO-158]
    """
    token = await draw(game.alarms, "alarm")
    game.flipped.append(token)
    say(game, "The alarm token of round {n} was {token}", n=game.round, token=token)
    if token == "active":
        game.last = game.round + 1
        say(game, "Round {n} would be the last", n=game.last)


# After Step 2 ------------------------------------------------------------------------------------------------------


def next_maintenance(game: Pioneers) -> None:
    """One player after another; then the game may end, without Step 3. [PIO-124, PIO-178]"""
    game.at += 1
    if game.at < len(game.order):
        return
    game.at = 0
    game.winner = winner_of_round(game)
    if game.winner == NOBODY:
        game.phase = TURN_ORDER
    else:
        game.phase = OVER
        say(game, "The game was over: {player} won", player=game.players[game.winner])
