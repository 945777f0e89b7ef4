"""What is always true of a game of Arkosa: pieces are conserved, tracks stay in range."""

from __future__ import annotations

from collections import Counter

from holdfast.games.arkosa.pieces import COLUMNS, Room
from holdfast.games.arkosa.rules.colony import colonists
from holdfast.games.arkosa.state import NONE, OVER, SETUP, Arkosa, Player
from holdfast.games.toolkit.invariants import conserved, holds


def invariants(game: Arkosa) -> None:
    """Raise `RuleBug` if a piece was lost or made, or a marker left its track."""
    for player in game.players:
        _player(game, player)
    _colonists(game)
    _rooms(game)
    _events(game)
    _bribes(game)
    _solo_cards(game)
    _tracks(game)


def _player(game: Arkosa, player: Player) -> None:
    holds(min(player.stock) >= 0, f"side {player.side} has less than nothing: {player.stock}")
    holds(all(card in player.hand for card in player.secret), "a secret card is not in hand")
    for space, room in enumerate(player.rooms):
        holds(room is not None or player.shards[space] == NONE, "a shard lies where no room is")
        above = space < COLUMNS or player.rooms[space - COLUMNS] is not None
        holds(room is None or above, "a room has nothing above it")
    if game.phase == OVER:
        most = game.box.numbers.population
        holds(len(colonists(player)) <= most, f"side {player.side} has more than {most} colonists")


def _colonists(game: Arkosa) -> None:
    seen = [*game.colonists_a.rest, *game.colonists_b.rest, *game.exiled]
    seen += [card for card in game.path if card is not None]
    for player in game.players:
        seen += [*colonists(player), *player.dealt]
    holds(len(seen) == len(set(seen)), "a colonist is in two places")
    removed = [card for card in game.box.colonists if card not in seen]
    holds(all(card.sabotage or (game.solo and card.solo_rule == "removed") for card in removed), "colonists were lost")


def _rooms(game: Arkosa) -> None:
    seen: list[Room | None] = [*game.bag.rest, *game.line, *game.discarded_rooms, *game.removed_rooms]
    seen += [*game.later_rooms, *game.specials]
    for player in game.players:
        seen += [room for room in player.rooms if room is not None and room.kind != "printed"]
    count = Counter(room for room in seen if room is not None)
    for room in game.box.rooms:
        out = count[room] == 0 and (room.sabotage or (game.solo and room.solo_rule == "removed"))
        holds(count[room] == room.count or out, f"{room.name} was lost or made")


def _events(game: Arkosa) -> None:
    seen = [card for pile in game.events for card in pile.rest]
    seen += [card for pile in game.discards for card in pile]
    seen += game.open_events
    for player in game.players:
        seen += player.items
    conserved(seen, game.box.events, "event cards")


def _bribes(game: Arkosa) -> None:
    seen = [*game.bribe_deck.rest, *game.bribes]
    for player in game.players:
        seen += [*player.bribes, *player.offered]
    conserved(seen, game.box.bribes, "bribes")


def _solo_cards(game: Arkosa) -> None:
    if game.solo:
        seen = [*game.solo_deck.rest, *(card for pile in game.solo_discards for card in pile)]
        printed = [card for card in game.box.solo.cards for _ in range(game.idle if card.idle else card.count)]
        conserved(seen, printed, "solo cards")


def _tracks(game: Arkosa) -> None:
    holds(0 <= game.marker < len(game.box.board.track), "the marker left the exploration track")
    holds(min(game.pool) >= 0, "the trade pool owes tokens")
    holds(0 <= game.round <= game.box.numbers.rounds, "there is no such round")
    if game.phase != SETUP:
        morale = [player.morale for player in game.players]
        holds(len(set(morale)) == len(morale), f"two markers share a space of the morale track: {morale}")
        least, most = game.box.board.morale.least, game.box.most_morale
        holds(all(least <= space <= most for space in morale), f"a marker left the morale track: {morale}")
