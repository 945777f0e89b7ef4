"""What is always true of a game of The Pioneers Program: pieces are conserved, counters stay in range."""

from __future__ import annotations

from typing import Any

from holdfast.games.pioneers.pieces import DECKS, LARGE, STRUCTURE
from holdfast.games.pioneers.rules.powers import CAPACITY, POINTS
from holdfast.games.pioneers.rules.projects import reserve
from holdfast.games.pioneers.rules.resources import excess
from holdfast.games.pioneers.rules.town import refresh, size_of
from holdfast.games.pioneers.state import ACTIONS, DRAFT, MAINTENANCE, OVER, SETUP, TURN_ORDER, Pioneers, Player
from holdfast.games.toolkit.invariants import conserved, holds


def invariants(game: Pioneers) -> None:
    """Raise `RuleBug` if a piece was lost or made, or a counter left its range."""
    _cards(game)
    _projects(game)
    _survivors(game)
    for player in game.players:
        _town(game, player)
        _tokens(game, player)
    over = [player.seat for player in game.players if _overfull(player)]
    holds(len(over) <= 1, f"more than one pile is too full: {over}")
    _markers(game)
    _clock(game)


def _cards(game: Pioneers) -> None:
    """Each market and wastes card is in exactly one place. [PIO-261]"""
    for number, deck in enumerate((game.market, game.wastes)):
        cards = [*deck.pile.rest, *deck.pile.top, *deck.bottom, *deck.discard]
        zones: list[list[Any]] = [game.resolving, game.row]
        for player in game.players:
            zones += [player.structures, player.row, player.hand, player.dealt, [player.pick]]
        for zone in zones:
            cards += [card for card in zone if card is not None and card.deck == number]
        conserved(cards, game.box.decks[number], f"cards of the {DECKS[number]} deck")
        holds(len(deck.pile.top) == len(deck.top_seen), "what is known of the top of a deck does not fit")
        holds(len(deck.bottom) == len(deck.bottom_seen), "what is known of the bottom of a deck does not fit")


def _projects(game: Pioneers) -> None:
    """Each project is in the deck, in the row or under one mat; tokens lie on face-up ones only."""
    found = [project for project in (*game.projects, *game.project_deck.rest) if project is not None]
    for player in game.players:
        found += player.projects
        holds(0 <= reserve(game, player) <= game.box.board.research_tokens, "research tokens were lost or made")
        for slot, project in enumerate(game.projects):
            most = 0 if project is None else project.value - 1
            holds(0 <= player.research[slot] <= most, f"seat {player.seat} has too many tokens on a project")
    conserved(found, game.box.projects, "projects")


def _survivors(game: Pioneers) -> None:
    held = [player.survivor for player in game.players if player.survivor is not None]
    holds(len(set(held)) == len(held), "two players hold the same survivor")
    if game.phase not in (SETUP, TURN_ORDER):
        holds(len(held) == len(game.players), "a player has no survivor")


def _town(game: Pioneers, player: Player) -> None:
    """Size, HQ, powers and room fit the cards in town; only a choice of HQ may be open. [PIO-242]"""
    choosing = size_of(game, player) == LARGE != player.size
    holds(choosing or size_of(game, player) == player.size == player.hq.size, "the HQ does not fit the town")
    holds(all(card.kind == STRUCTURE for card in player.structures), "something else stands among the structures")
    holds(all(card.stays and card.kind != STRUCTURE for card in player.row), "something stands in the wrong row")
    before = player.powers, player.room
    refresh(game, player)
    holds(before == (player.powers, player.room), f"the powers of seat {player.seat} do not fit the town")
    holds(player.powers[CAPACITY] >= 0 and player.joined >= 0 and player.extra >= 0, "a counter is negative")


def _tokens(game: Pioneers, player: Player) -> None:
    holds(min(player.pile) >= 0 and min(player.production) >= 0, f"seat {player.seat} has negative tokens")
    holds(game.phase == MAINTENANCE or not any(player.production), "a production pile outlived Step 2")


def _overfull(player: Player) -> bool:
    food, credit, response = player.pile
    return excess((food, credit, response), player.room) > 0


def _markers(game: Pioneers) -> None:
    """Markers stand where the points are, never two at one height, and the goal is noted. [PIO-173]"""
    for player in game.players:
        choosing = size_of(game, player) != player.size
        total = player.permanent + player.powers[POINTS]
        holds(choosing or player.points == total, f"the marker of seat {player.seat} is not where its points are")
        holds((player.four > 0) == (player.points >= game.box.board.goal), "the goal is noted wrongly")
    if game.phase != SETUP:
        places = [(player.points, player.height) for player in game.players]
        holds(len(set(places)) == len(places), f"two victory markers in one place: {places}")


def _clock(game: Pioneers) -> None:
    board = game.box.board
    holds(sorted(game.order) == list(range(len(game.players))), "the turn order is not one")
    holds(1 <= game.turn <= board.turns.most and game.round >= 1, "turn or round marker off its track")
    holds(game.round <= max(board.alarms.rounds) + 1, "the game goes on after its last round")
    holds(len(set(game.slots)) == len(game.slots), "a player token lies in two slots")
    holds(len(game.alarms) + len(game.flipped) == len(board.alarms.tokens), "alarm tokens were lost or made")
    holds(game.phase in (SETUP, DRAFT) or all(player.pick is None for player in game.players), "a pick is left")
    holds(game.phase == ACTIONS or game.fight is None or game.phase == OVER, "a fight outside Step 1")
