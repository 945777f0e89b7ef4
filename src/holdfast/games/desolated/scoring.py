"""Final round & scoring."""

from __future__ import annotations

from holdfast.engine.game import Result, Sheet
from holdfast.games.desolated.amounts import WILD
from holdfast.games.desolated.pieces import Insula, kind_of
from holdfast.games.desolated.state import Desolated, Player


def result(game: Desolated) -> Result:
    """Most victory points win; five tie-breaks; then the victory is shared. [DES-018, DES-100 to DES-105]

    Alone there is nobody to beat: any score with a grade wins. [DES-155]
    """
    sheets = tuple(sheet(game, player) for player in game.players)
    if game.solo:
        return Result(sheets, (0,) if sheets[0].total >= game.box.numbers.solo.grades[0].least else ())
    ranks = [(score.total, *tie_breaks(player)) for score, player in zip(sheets, game.players, strict=True)]
    return Result(sheets, tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks)))


def sheet(game: Desolated, player: Player) -> Sheet:
    """Face-up Influence cards and Landmarks, and the bonuses of the Landmarks. [DES-019, DES-099, DES-198]"""
    parts = {
        "influence": sum(card.vp for card in player.influence),
        "landmarks": sum(insula.card.vp for insula in player.landmarks),
        "bonuses": sum(bonus(player, insula) for insula in player.landmarks),
    }
    if player.talent is not None:
        parts["talent"] = player.talent.rows[len(player.covering)][0]
    if game.solo:
        parts["destroyed landmarks"] = game.box.numbers.solo.discarded_landmark * len(game.landmark_discard)
    return Sheet(f"Player {player.seat + 1}", parts)


def bonus(player: Player, insula: Insula) -> int:
    """The bonus of a Landmark, once for every time its condition is met. [DES-123 to DES-133]"""
    condition = insula.card.bonus
    if condition is None:
        return 0
    if condition.stored:
        return condition.vp * (
            sum(kind_of(stored.card) == condition.stored for stored in insula.stored) // condition.per
        )
    return condition.vp * in_chains(player, condition.chain)


def in_chains(player: Player, material: int) -> int:
    """The cards in all chains with this material value; a wild one counts as any. [DES-124, DES-125, DES-207]"""
    return sum(card.material in (material, WILD) for chain in player.chains for card in chain.cards)


def tie_breaks(player: Player) -> tuple[int, int, int, int, int]:
    """Printed VP, Landmarks, Influence cards, chains, all cards: each of what lies face up. [DES-100 to DES-106]

    When all cards are compared, the Landmarks and Influence cards are as many, so the others decide.
    """
    printed = sum(card.vp for card in player.influence) + sum(insula.card.vp for insula in player.landmarks)
    chained = sum(len(chain.cards) for chain in player.chains)
    others = len(player.loose) + len(player.technology)
    return printed, len(player.landmarks), len(player.influence), len(player.chains), chained + others
