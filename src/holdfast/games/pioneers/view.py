"""What a seat may see, built up piece by piece from what lies open. [PIO-016]"""

from __future__ import annotations

from typing import Any

from holdfast.engine.game import View
from holdfast.engine.memo import memoized
from holdfast.games.pioneers.amounts import RESOURCES
from holdfast.games.pioneers.pieces import DECKS, SIZES, Card, PrintedPiece
from holdfast.games.pioneers.rules.dice_rolls import modifier
from holdfast.games.pioneers.rules.market import price
from holdfast.games.pioneers.rules.powers import DEFENCE, DISCOUNT, RAID
from holdfast.games.pioneers.rules.projects import reserve
from holdfast.games.pioneers.rules.turn_order import offered
from holdfast.games.pioneers.scoring import places, sheet
from holdfast.games.pioneers.state import NOBODY, OVER, Deck, Fight, Pioneers, Player


def view(game: Pioneers, seat: int | None) -> View:
    """All that lies open, the seat's own cards, and what it knows of the decks."""
    return {
        "game": "pioneers",
        "seat": seat,
        "phase": game.phase,
        "round": game.round,
        "last_round": game.last or None,
        "turn": game.turn,
        "active": game.order[game.at],
        "order": list(game.order),
        "began": game.began,
        "acted": game.acted,
        "picks": game.pick,
        "alarms": _alarms(game),
        "market": _market(game, seat),
        "token_slots": list(game.slots),
        "decks": {
            name: _deck(deck, 0 if seat is None else 1 << seat)
            for name, deck in zip(DECKS, (game.market, game.wastes), strict=True)
        },
        "projects": [_project(game, slot) for slot in range(len(game.projects))],
        "project_deck": len(game.project_deck),
        "survivors": _survivors(game),
        "bans": {"wastes_action": game.no_wastes, "attack_cards": game.no_attacks},
        "production_changes": [
            {"tag": tag, "resource": RESOURCES.kinds[kind], "n": n} for tag, kind, n in game.changes
        ],
        "resolving": keys(game.resolving),
        "fight": _fight(game, game.fight),
        "fought": _fight(game, game.fought),
        "victory_track": track(game),
        "players": [_player(game, player, seat) for player in game.players],
        "winner": None if game.winner == NOBODY else game.winner,
        "places": places(game) if game.phase == OVER else None,
    }  # fmt: skip


# What changes seldom is put into words once, and shared by all views. ----------------------------------------------


@memoized(lambda game: (game.box, *game.flipped))
def _alarms(game: Pioneers) -> list[dict[str, Any]]:
    return [
        {"round": number, "token": game.flipped[place] if place < len(game.flipped) else None}
        for place, number in enumerate(game.box.board.alarms.rounds)
    ]


@memoized(lambda game, seat: (game.box, -1 if seat is None else game.players[seat].powers[DISCOUNT], *game.row))
def _market(game: Pioneers, seat: int | None) -> list[dict[str, Any]]:
    return [_slot(game, slot, seat) for slot in range(len(game.row))]


@memoized(lambda game: (game.box, *[player.survivor for player in game.players]))
def _survivors(game: Pioneers) -> list[str]:
    return [survivor.key for survivor in offered(game)]


@memoized(
    lambda game, player: (
        game.box,
        player.hq,
        player.permanent,
        len(player.projects),
        tuple(player.row),
        *player.structures,
    )
)
def _score(game: Pioneers, player: Player) -> dict[str, int]:
    return dict(sheet(game, player).parts)


def keys(cards: list[Card]) -> list[str]:
    return [card.key for card in cards]


def _slot(game: Pioneers, slot: int, seat: int | None) -> dict[str, Any]:
    card = game.row[slot]
    return {
        "slot": slot + 1,
        "cost": game.box.board.market_costs[slot],
        "card": None if card is None else card.key,
        "price": None if seat is None or card is None else price(game, game.players[seat], slot),
    }


@memoized(
    lambda deck, own: (
        own, len(deck), tuple(deck.discard), tuple(deck.pile.top), tuple(deck.top_seen), tuple(deck.bottom),
        *deck.bottom_seen,
    )
)  # fmt: skip
def _deck(deck: Deck, own: int) -> dict[str, Any]:
    """How many cards, the discard pile, and the cards at either end that this seat (a bit) has put there itself."""
    top = list(zip(reversed(deck.pile.top), reversed(deck.top_seen), strict=True))
    return {
        "cards": len(deck),
        "discard": keys(deck.discard),
        "known_top": [card.key if seen & own else None for card, seen in top] if own else [],
        "known_bottom": [
            card.key if seen & own else None for card, seen in zip(deck.bottom, deck.bottom_seen, strict=True)
        ]
        if own
        else [],
    }


def _project(game: Pioneers, slot: int) -> dict[str, Any]:
    project = game.projects[slot]
    return {
        "key": None if project is None else project.key,
        "value": None if project is None else project.value,
        "tokens": [player.research[slot] for player in game.players],
    }


def _fight(game: Pioneers, fight: Fight | None) -> dict[str, Any] | None:
    """A fight under way, with what adds to its roll; or one that is decided, as it was."""
    if fight is None:
        return None
    under_way = fight.success is None
    bonus = modifier(game, game.players[fight.roller]) if under_way else fight.added
    return {
        "card": fight.card.key,
        "attacker": fight.attacker,
        "defender": fight.defender,
        "roller": fight.roller,
        "difficulty": fight.difficulty or None,
        "modifier": bonus,
        "dice": list(fight.dice),
        "total": sum(fight.dice) + bonus if fight.dice else None,
        "earlier": [list(thrown) for thrown in fight.earlier],
        "against": list(fight.against),
        "success": fight.success,
        "adding": _adding(game, fight) if under_way else [],
    }


def _adding(game: Pioneers, fight: Fight) -> list[dict[str, Any]]:
    """What adds to the roll, one by one. [PIO-194, PIO-228]"""
    roller, defends = game.players[fight.roller], fight.roller == fight.defender
    sources: list[PrintedPiece] = [
        roller.hq, *roller.structures, *roller.row, *roller.projects,
    ]  # fmt: skip
    if roller.survivor is not None and game.round > 1:
        sources.append(roller.survivor)
    column = DEFENCE if defends else RAID
    found = [(source.name, source.powers[column]) for source in sources]
    found += [(fight.card.name, 0 if defends else fight.card.raid_bonus), ("Spent", fight.bonus)]
    return [{"name": name, "n": n} for name, n in found if n]


@memoized(lambda game: (game.box, *[(player.points, player.height) for player in game.players]))
def track(game: Pioneers) -> list[list[int]]:
    """The stacks of victory markers, space by space, each from the bottom up. [PIO-170, PIO-180]"""
    last = max(game.box.board.victory_spaces, *(player.points for player in game.players))
    ranked = sorted(game.players, key=lambda player: player.height)
    return [[player.seat for player in ranked if player.points == space] for space in range(last + 1)]


def _player(game: Pioneers, player: Player, seat: int | None) -> dict[str, Any]:
    """A player's mat, town and tokens; the faces of cards in hand are for their holder only."""
    own = seat == player.seat
    return {
        "seat": player.seat,
        "color": player.color or None,
        "size": SIZES[player.size],
        "hq": player.hq.key,
        "survivor": None if player.survivor is None else player.survivor.key,
        "structures": keys(player.structures),
        "row": keys(player.row),
        "pile": dict(zip(RESOURCES.kinds, player.pile, strict=True)),
        "production": dict(zip(RESOURCES.kinds, player.production, strict=True)),
        "pile_limit": player.room[0],
        "room": {name: player.room[1 << kind] for kind, name in enumerate(RESOURCES.kinds)},
        "defence": player.powers[DEFENCE],
        "raid": player.powers[RAID],
        "research_reserve": reserve(game, player),
        "projects": [project.key for project in player.projects],
        "points": player.points,
        "permanent_points": player.permanent,
        "passed": player.seat in game.slots,
        "extra_turns": player.extra,
        "personalities_this_round": player.joined,
        "used_this_round": list(player.used),
        "hand_size": len(player.hand),
        "dealt_size": len(player.dealt),
        "picked": player.pick is not None,
        "hand": keys(player.hand) if own else None,
        "dealt": keys(player.dealt) if own else None,
        "pick": {"card": player.pick.key, "play": player.playing} if own and player.pick is not None else None,
        "score": _score(game, player),
    }
