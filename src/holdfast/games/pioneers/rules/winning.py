"""Winning: victory points, the markers on their track, and when somebody has won."""

from __future__ import annotations

from holdfast.engine.story import say
from holdfast.games.pioneers.rules.powers import POINTS
from holdfast.games.pioneers.scoring import first_to_four, furthest
from holdfast.games.pioneers.state import NOBODY, Pioneers, Player


def total(player: Player) -> int:
    """Permanent points, and those of cards in the town, of the HQ and of completed projects. [PIO-173]"""
    return player.permanent + player.powers[POINTS]


def move_marker(game: Pioneers, player: Player) -> None:
    """A rise goes on top of the markers that stand there, a fall beneath them; in one move. [PIO-170, 171, 181, 182]"""
    points, before = total(player), player.points
    if points == before:
        return
    there = [other.height for other in game.players if other.points == points]
    if points > before:
        player.height = max(there, default=-1) + 1
    else:
        player.height = min(there, default=1) - 1
    player.points = points
    note_goal(game, player, before)
    say(game, "{player} now had {points} victory points", player=player, points=points)


def note_goal(game: Pioneers, player: Player, before: int) -> None:
    """The moment of getting four is the latest rise to it; falling below forfeits it. [PIO-176]"""
    goal = game.box.board.goal
    if player.points < goal:
        player.four = 0
    elif before < goal:
        game.fours += 1
        player.four = game.fours


def winner_of_round(game: Pioneers) -> int:
    """Four points first; in the last round, if nobody has them, the track decides. [PIO-160, PIO-174, PIO-179]"""
    first = first_to_four(game)
    if first == NOBODY and game.round == game.last:
        return furthest(game)
    return first
