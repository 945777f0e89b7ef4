"""Playing the game: three rounds of six phases, then scoring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from holdfast.engine.requests import DONE, checkpoint
from holdfast.engine.story import say
from holdfast.games.arkosa.rules.bot_turns import bot_claims_bribes, bot_turn, bot_visits_sawbones
from holdfast.games.arkosa.rules.free_moves import ask
from holdfast.games.arkosa.rules.items import UseItem, own_items
from holdfast.games.arkosa.rules.preparation import prepare
from holdfast.games.arkosa.rules.production import production_step
from holdfast.games.arkosa.rules.rations import morale_points, rations_step, rest
from holdfast.games.arkosa.rules.turns import next_turn, player_turn
from holdfast.games.arkosa.scoring import result
from holdfast.games.arkosa.setup import setup
from holdfast.games.arkosa.state import (
    ACTIONS,
    MORALE_POINTS,
    OVER,
    PREPARATION,
    PRODUCTION,
    RATIONS,
    REST,
    SCORING,
    SETUP,
    Arkosa,
    Player,
    player_order,
)
from holdfast.games.arkosa.verbs import Fix, Running


async def play(game: Arkosa) -> None:
    """Set up, then phase by phase until the game is over. Can be entered again at every checkpoint. [ARK-043]"""
    while game.phase != OVER:
        await checkpoint()
        await PHASES[game.phase](game)


async def setup_phase(game: Arkosa) -> None:
    await setup(game)
    game.phase = PREPARATION


async def preparation_phase(game: Arkosa) -> None:
    """1. Preparation; the holder of the token begins. [ARK-044, ARK-056]"""
    await prepare(game)
    game.phase, game.turn = ACTIONS, game.first


async def actions_phase(game: Arkosa) -> None:
    """2. Player actions: one turn, until everybody has passed. [ARK-056, ARK-060]"""
    player = game.players[game.turn]
    await (bot_turn(game, player) if player.bot else player_turn(game, player))
    if not (next_solo_turn(game) if game.solo else next_turn(game)):
        if game.solo:
            await bot_visits_sawbones(game, game.players[-1])
        begin(game, RATIONS)


def next_solo_turn(game: Arkosa) -> bool:
    """The bot and the human take turns; after the human has passed the bot goes on to 6 turns. [ARK-249, ARK-250]"""
    human, bot = game.players
    if human.passed:
        game.turn = bot.side
        return bot.turns < game.box.solo.least_turns
    game.turn = 1 - game.turn
    return True


def begin(game: Arkosa, phase: str) -> None:
    """A phase that goes through all players in player order. [ARK-045, ARK-063]"""
    game.phase = phase
    game.queue = [player.side for player in player_order(game)]


def next_in_phase(game: Arkosa) -> Player:
    """Whose step of the phase it is."""
    game.turn = game.queue.pop(0)
    return game.players[game.turn]


async def rations_phase(game: Arkosa) -> None:
    """3. Rations, in player order. [ARK-142]"""
    await rations_step(game, next_in_phase(game))
    if not game.queue:
        game.phase = MORALE_POINTS


async def morale_phase(game: Arkosa) -> None:
    """4. Morale points. [ARK-145, ARK-291]"""
    for player in player_order(game):
        morale_points(game, player)
    begin(game, PRODUCTION)


async def production_phase(game: Arkosa) -> None:
    """5. Room production, in player order; that of round 3 ends the game. [ARK-153, ARK-166]"""
    await production_step(game, next_in_phase(game))
    if not game.queue:
        if game.round == game.box.numbers.rounds:
            begin(game, SCORING)
        else:
            game.phase = REST


async def rest_phase(game: Arkosa) -> None:
    """6. Rest colonists. [ARK-162]"""
    for player in game.players:
        rest(game, player)
    game.phase = PREPARATION


async def scoring_phase(game: Arkosa) -> None:
    """Last items may be used, a bot claims bribes, then all is counted. [ARK-166, ARK-300, ARK-343]"""
    player = next_in_phase(game)
    if player.bot:
        await bot_claims_bribes(game, player)
    else:
        await last_items(game, player)
    if not game.queue:
        game.phase = OVER
        announce(game)


def announce(game: Arkosa) -> None:
    """Tell who has won, and with how many points. [ARK-001]"""
    if game.story is not None:
        final = result(game)
        for side in final.winners:
            say(game, "{player} won with {points} points", player=game.players[side], points=final.sheets[side].total)


async def last_items(game: Arkosa, player: Player) -> None:
    """Just before scoring a player may still use items. Shards placed now could only lose points. [ARK-343, ARK-160]"""
    if scoring_items(game, player):
        await ask(game, player, "Use an item before scoring?", lambda: [DONE], rule="ARK-343", free=scoring_items)


def scoring_items(game: Arkosa, player: Player) -> list[UseItem]:
    """Items that can still change a score: power counts for nothing any more. [ARK-343]"""
    return [use for use in own_items(game, player) if not all(isinstance(do, Fix) for do in use.item.effects)]


PHASES: Final[dict[str, Callable[[Arkosa], Running]]] = {
    SETUP: setup_phase,
    PREPARATION: preparation_phase,
    ACTIONS: actions_phase,
    RATIONS: rations_phase,
    MORALE_POINTS: morale_phase,
    PRODUCTION: production_phase,
    REST: rest_phase,
    SCORING: scoring_phase,
}
