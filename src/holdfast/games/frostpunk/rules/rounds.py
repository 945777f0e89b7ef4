"""Gameplay: Rounds of nine Phases; and the Dawn Phase, which begins each."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from holdfast.engine.requests import checkpoint
from holdfast.engine.story import say
from holdfast.games.frostpunk.rules.actions import player_turn, start_actions
from holdfast.games.frostpunk.rules.events import dusk_phase, morning_phase
from holdfast.games.frostpunk.rules.generator import generator_phase
from holdfast.games.frostpunk.rules.hunger import hunger_phase
from holdfast.games.frostpunk.rules.night import night_phase
from holdfast.games.frostpunk.rules.preparation import preparation_phase
from holdfast.games.frostpunk.rules.scenario import reach_triggers
from holdfast.games.frostpunk.rules.technology import reach_token
from holdfast.games.frostpunk.rules.weather import weather_phase
from holdfast.games.frostpunk.rules.winning import lose
from holdfast.games.frostpunk.setup import setup
from holdfast.games.frostpunk.state import (
    ACTION,
    DAWN,
    DUSK,
    GENERATOR,
    HUNGER,
    MORNING,
    NIGHT,
    OVER,
    PHASES,
    PREPARATION,
    SETUP,
    WEATHER,
    Ended,
    Frostpunk,
)


async def play(game: Frostpunk) -> None:
    """Set up, then Phase by Phase, in the Action Phase turn by turn, until the end. [FRO-075, FRO-230]

    Can be entered anew at every checkpoint.
    """
    while game.phase != OVER:
        await checkpoint()
        try:
            if game.phase == SETUP:
                await setup(game)
                start_actions(game)  # Phases 1 to 5 are skipped in the first Round [FRO-076]
            elif game.phase == ACTION:
                await player_turn(game)
            else:
                await phase(game)
        except Ended:
            game.phase = OVER


async def phase(game: Frostpunk) -> None:
    """One Phase, and the marker moves to the next. [FRO-075]"""
    now = game.phase
    say(game, "Round {round}: the {phase} Phase began", round=game.round, phase=PHASES[now].capitalize())
    await _PHASES[now](game)
    if now == PREPARATION:
        start_actions(game)
    else:
        game.phase = DAWN if now == NIGHT else now + 1


async def dawn_phase(game: Frostpunk) -> None:
    """The Leadership marker passes, the Round marker moves, tokens on its space are resolved.

    [FRO-077 to FRO-083, FRO-231]
    """
    game.leader = (game.leader + 1) % len(game.players)
    if game.round == len(game.box.fed):
        lose(game, "time")
    game.round += 1
    game.deaths = 0
    game.used_flags.clear()
    say(game, "Day {round} dawned; {player} led", round=game.round, player=game.players[game.leader])
    await reach_token(game)
    await reach_triggers(game)


_PHASES: Final[dict[int, Callable[[Frostpunk], Coroutine[Any, Any, None]]]] = {
    DAWN: dawn_phase,
    MORNING: morning_phase,
    GENERATOR: generator_phase,
    WEATHER: weather_phase,
    PREPARATION: preparation_phase,
    DUSK: dusk_phase,
    HUNGER: hunger_phase,
    NIGHT: night_phase,
}
