"""Scores: the points of each player by source, the places, and who has won."""

from __future__ import annotations

from holdfast.engine.game import Result, Sheet
from holdfast.games.pioneers.pieces import PERSONALITY
from holdfast.games.pioneers.state import NOBODY, Pioneers, Player


def first_to_four(game: Pioneers) -> int:
    """Of those with four points or more, who got them first, whatever the totals; or nobody. [PIO-174, 175, 177]"""
    there = [player for player in game.players if player.four]
    return min(there, key=lambda player: player.four).seat if there else NOBODY


def furthest(game: Pioneers) -> int:
    """The marker furthest along the track; of several, the bottom one. [PIO-172]"""
    return standing(game)[0]


def standing(game: Pioneers) -> list[int]:
    """The seats along the track: higher space first, on one space the lower marker first. [PIO-283]"""
    ranked = sorted(game.players, key=lambda player: (-player.points, player.height))
    return [player.seat for player in ranked]


def places(game: Pioneers) -> list[int]:
    """The seats from the winner on; behind the winner the track decides. [PIO-283]"""
    winner = leader(game)
    return [winner, *(seat for seat in standing(game) if seat != winner)]


def leader(game: Pioneers) -> int:
    """Who has won, or would if the game ended now: four points first, else the track. [PIO-172, PIO-179]"""
    if game.winner != NOBODY:
        return game.winner
    first = first_to_four(game)
    return first if first != NOBODY else furthest(game)


def result(game: Pioneers) -> Result:
    """The points of each player by source, and the one winner."""
    return Result(tuple(sheet(game, player) for player in game.players), (leader(game),))


def sheet(game: Pioneers, player: Player) -> Sheet:
    """The points of one player, by source. [PIO-003, PIO-173]"""
    people = sum(card.points for card in player.row if card.kind == PERSONALITY)
    parts = {
        "personalities": people,
        "other cards": sum(card.points for card in (*player.structures, *player.row)) - people,
        "headquarters": player.hq.points,
        "special actions": player.permanent,
        "projects": len(player.projects) * game.box.board.project_points,
    }
    return Sheet(player.color or f"player {player.seat + 1}", parts)
