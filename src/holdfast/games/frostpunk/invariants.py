"""What is always true of a game of Frostpunk: pieces are conserved, markers stay on their tracks."""

from __future__ import annotations

from collections import Counter

from holdfast.games.frostpunk.pieces import AUTOMATON, DISCONTENT, FOOD, HOPE
from holdfast.games.frostpunk.state import OVER, SETUP, Frostpunk
from holdfast.games.toolkit.invariants import conserved, holds


def invariants(game: Frostpunk) -> None:
    """Raise `RuleBug` if a piece was lost or made, or a marker left its track."""
    _markers(game)
    _people(game)
    _tokens(game)
    _map(game)
    _buildings(game)
    _cards(game)
    _end(game)


def _markers(game: Frostpunk) -> None:
    last = len(game.box.tracks.heat.cubes) - 1
    tracks = game.box.tracks
    holds(0 <= game.heat <= game.cold <= last, f"Heat {game.heat}, Cold {game.cold}")
    holds(all(0 <= space <= last for space in game.ranges), f"indicators on {game.ranges}")
    holds(min(game.stock) >= 0 and game.stock[FOOD] <= tracks.food.last, f"supply {game.stock}")
    holds(0 <= game.hunger <= tracks.hunger.last, f"Hunger {game.hunger}")
    holds(0 <= game.corpses <= tracks.corpses.last, f"Corpse marker on {game.corpses}")
    holds(1 <= game.round <= len(game.box.fed), f"Round {game.round}")
    holds(0 <= game.storm <= len(game.box.fed), f"Storm marker on {game.storm}")
    over = game.phase == OVER and game.outcome == "generator"
    holds(over or 0 <= game.stress <= tracks.stress.spaces, f"{game.stress} Stress cubes")
    holds(min(game.stuck, game.drawer) >= 0, "less than no cubes in the tower")


def _people(game: Frostpunk) -> None:
    for type_, citizens in enumerate(game.citizens):
        holds(0 <= citizens <= game.box.tracks.population.last, f"{citizens} Citizens of a type")
        holds(0 <= game.sick[type_] <= citizens, f"{game.sick[type_]} of {citizens} sick")
        holds(not game.skull[type_] or game.sick[type_] > 0, "a gravely ill Citizen who is not sick")
        counts = (game.meeples[type_], game.ready[type_], game.temps[type_], game.spent[type_], game.resting[type_])
        holds(min(counts) >= 0, f"Meeples {counts}")
        holds(game.resting[type_] <= game.spent[type_], "Meeples rest on tokens that are not there")
        holds(game.ready[type_] + game.resting[type_] <= game.meeples[type_], "more Meeples act than there are")
    holds(0 <= game.automatons_ready <= game.automatons <= game.box.tracks.numbers.automatons, "Automatons")
    holds(game.phase == OVER or game.burying or not game.graves, "the dead lie unburied")


def _tokens(game: Frostpunk) -> None:
    for side, tokens, bag in (
        (HOPE, game.hope, game.hope_bag),
        (DISCONTENT, game.discontent, game.discontent_bag),
    ):
        kinds = sorted([token.kind for token in (*tokens, *bag.rest)])
        holds(kinds == [token.kind for token in game.box.bags[side]], "Hope or Discontent tokens were lost or made")
        holds(len(tokens) <= game.box.setup.tokens.spaces, "a track of tokens is too long")
        holds(all(token.track == side for token in tokens), "a token lies on the wrong track")


def _map(game: Frostpunk) -> None:
    laid = [tile for tile in game.tiles if tile and tile is not game.box.blank]
    conserved([*laid, *game.near.rest, *game.far.rest], [*game.box.near, *game.box.far], "Map tiles")
    holds(min(game.amounts) >= 0 and min(game.rim) >= 0, "less than nothing on a space")
    for hex_ in game.box.hexes:
        if game.tiles[hex_.index] is None:
            holds(not any(game.amounts[space] for space in hex_.spaces), f"Resources on the bare hex {hex_.key}")


def _buildings(game: Frostpunk) -> None:
    spaces = [space for site in game.sites for space in site.spaces]
    holds(len(spaces) == len(set(spaces)), "two Buildings on one space")
    counts = Counter([site.building for site in game.sites] + game.ruins_removed)
    for building in game.box.buildings:
        if building.scenario in ("", game.card.scenario):
            have = counts[building] + game.board[building.index]
            holds(have == building.count, f"{have} pieces of {building.key}")
    for site in game.sites:
        holds(len(site.spaces) == 1 + site.building.large, f"{site.building.key} has the wrong size")
        holds(game.tiles[site.hex] is not None, f"{site.building.key} stands on a bare hex")
        holds(len(site.crew) <= 1 + site.building.large, f"too many Meeples on {site.building.key}")
        allowed = (*site.building.users, AUTOMATON)
        holds(all(type_ in allowed for type_ in site.crew), f"somebody unfit works at {site.building.key}")
        on_it = [s for s in site.spaces if s < len(game.amounts) and game.amounts[s]]
        holds(not on_it, f"Resources under {site.building.key}")


def _cards(game: Frostpunk) -> None:
    box = game.box
    known = {card.key: card for card in (*box.morning, *box.dusk, *box.disputes, *box.scenarios[game.card.scenario])}
    posted = [display.card for display in (*game.events, *game.scenario)]
    events = [*posted, *game.morning.rest, *game.dusk.rest, *game.disputes.rest, *game.reserve, *game.dusk_discard]
    events += [*game.scenario_deck, *(known[key] for key in game.removed)]
    events += [game.revealed] if game.revealed else []
    conserved(events, list(known.values()), "event cards")
    weather = [*game.weather.rest, *game.weather.top, *game.weather_discard, *game.seen_weather]
    conserved(weather, box.weather, "Weather cards")
    citizens = [*game.citizen_deck.rest, *game.citizen_discard, *(c for p in game.players for c in p.hand)]
    conserved(citizens, box.citizens, "Citizen cards")
    technologies = [*game.inactive, *game.technologies, *([game.developing] if game.developing else [])]
    conserved(technologies, box.technologies[game.card.scenario], "Technologies")
    if game.phase != SETUP:
        advisors = [advisor for player in game.players for advisor in player.advisors]
        conserved(advisors, box.advisors, "Advisors")
        disputes = sum(card.red for card in game.dusk.rest) + bool(game.revealed and game.revealed.red)
        holds(disputes <= 1, "two Social Disputes in the Dusk deck")


def _end(game: Frostpunk) -> None:
    holds((game.phase == OVER) == bool(game.outcome), "an outcome without an end, or an end without one")
    alive = game.outcome == "hope" or game.phase == SETUP
    holds(alive or bool(game.hope), "no Hope is left, and the game goes on")
