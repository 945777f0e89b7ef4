"""What is always true of a game of Cryo: pieces are conserved, tracks stay in range."""

from __future__ import annotations

from collections import Counter

from holdfast.games.cryo.rules.crew_pods import room
from holdfast.games.cryo.state import NOBODY, SETUP, Cryo, Player
from holdfast.games.toolkit.invariants import conserved, holds


def invariants(game: Cryo) -> None:
    """Raise `RuleBug` if a piece was lost or made, or a counter left its track."""
    for player in game.players:
        _pods(game, player)
        _stock(game, player)
        _drones(game, player)
        _platform(game, player)
    _cards(game)
    _tiles(game)
    _incidents(game)
    _caverns(game)


def _pods(game: Cryo, player: Player) -> None:
    own = [player.awake, player.destroyed, *player.stasis, *player.settled, *player.salvage]
    total = sum(pods for section in game.box.sections for pods in section.pods)
    holds(min(own) >= 0 and sum(own) == total, f"side {player.side} has {sum(own)} pods instead of {total}")
    for section, count in enumerate(game.sabotaged):
        holds(not any(player.stasis[section * 3 : section * 3 + count]), "pods live in a destroyed chamber")


def _stock(game: Cryo, player: Player) -> None:
    holds(
        all(0 <= have <= most for have, most in zip(player.stock, game.box.limits, strict=True)),
        f"side {player.side} has a counter off its track: {player.stock}",
    )


def _drones(game: Cryo, player: Player) -> None:
    rival = game.rival is not None and player.side == 1
    owned = game.box.numbers.solo.drones if rival else game.box.numbers.drones
    have = sum(player.home) + player.launched + game.drones.count(player.side)
    holds(have == owned, f"side {player.side} has {have} drones instead of {owned}")
    holds(all(NOBODY <= side < len(game.players) for side in game.drones), "a drone belongs to nobody known")


def _platform(game: Cryo, player: Player) -> None:
    most = game.box.numbers.platform
    rival = game.rival is not None and player.side == 1
    holds(len(player.upgrades) <= most.upgrades and len(player.vehicles) <= most.vehicles, "too many cards played")
    holds(len(set(player.upgrades)) == len(player.upgrades), "two upgrades of a type")
    abilities = 0
    for card in player.upgrades:
        abilities |= card.abilities
    holds(player.abilities == (0 if rival else abilities), "abilities do not fit the upgrades")
    if not rival:
        holds(len(set(player.missions)) == len(player.missions) <= most.missions, "missions twice or too many")
        holds(room(game, player) >= 0, f"side {player.side} holds more pods than fit")


def _cards(game: Cryo) -> None:
    cards = Counter([*game.deck.rest, *game.deck.top, *game.discard])
    for player in game.players:
        for zone in (player.dealt, player.hand, player.upgrades, player.missions, player.vehicles):
            cards.update(zone)
    if game.rival is not None:
        cards.update(game.rival.posts + game.rival.decisions)
    if game.rival is None or game.rival.posts:
        expected = dict(zip(game.box.cards, game.box.copies, strict=True))
        holds(dict(cards) == {card: n for card, n in expected.items() if n}, "cards were lost or made")


def _tiles(game: Cryo) -> None:
    seen = Counter(tile for tile in game.stacks if tile is not None)
    for player in game.players:
        seen.update(tile for tile in player.slots if tile is not None)
    for back, pile in enumerate(game.tiles):
        seen.update(pile.rest)
        needed = sum(game.beneath[space.stack] for space in game.box.spaces if space.back == back)
        holds(needed <= len(pile), "more tiles in stacks than there are")
    printed = Counter(tile for tiles in game.box.tiles for tile in tiles)
    holds(all(count <= printed[tile] for tile, count in seen.items()), "resource tiles were made")


def _incidents(game: Cryo) -> None:
    kept = [token for player in game.players for token in player.incidents]
    seen = Counter([*kept, *(token for token in game.incidents if token), *game.early.rest, *game.late.rest])
    printed = Counter(game.box.incidents)
    holds(all(count <= printed[token] for token, count in seen.items()), "incident tokens were made")
    holds(sum(game.track) <= len(game.early) + len(game.late), "more incident tokens on the track than there are")
    holds(all(0 <= count <= 3 for count in game.sabotaged), "more chambers destroyed than there are")


def _caverns(game: Cryo) -> None:
    tiles = [tile for tile in (*game.caverns, *game.peeked) if tile is not None]
    tiles += [tile for pile in game.hidden for tile in pile.rest]
    conserved(tiles, game.box.cavern_tiles, "cavern tiles")
    for cavern, tile in zip(game.box.caverns, game.caverns, strict=True):
        holds(tile is None or tile.size == cavern.size, f"{cavern.key} has a tile of another size")
        settled = sum(player.settled[cavern.index] for player in game.players)
        holds(tile is not None or not settled, f"pods live in {cavern.key}, which nobody knows")
    holds(game.phase == SETUP or sum(tile is not None for tile in game.caverns) >= 2, "two caverns are always known")
