"""What a seat may see, built up from what lies open: nearly everything."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from holdfast.engine.game import View
from holdfast.engine.memo import memoized
from holdfast.games.frostpunk.pieces import (
    CITIZENS,
    RESOURCES,
    WORKFORCE,
    Event,
    Expedition,
    Law,
    Posted,
    Technology,
    Token,
)
from holdfast.games.frostpunk.rules.events import why_not as closed
from holdfast.games.frostpunk.rules.expeditions import expedition_limit, stacks
from holdfast.games.frostpunk.rules.laws import why_not
from holdfast.games.frostpunk.rules.winning import LOSSES
from holdfast.games.frostpunk.state import GONE, NOBODY, OVER, PHASES, WON, Frostpunk, Player
from holdfast.games.frostpunk.view.city import buildings_board, map_, sites
from holdfast.games.frostpunk.view.forecast import forecast


def view(game: Frostpunk, seat: int | None) -> View:
    """The whole table. Only the order of decks and the inside of the tower are hidden. [FRO-055, FRO-107, FRO-259]"""
    return {
        "game": "frostpunk",
        "seat": seat,
        "scenario": game.card.scenario,
        "level": game.card.level,
        "round": game.round,
        "rounds": len(game.box.fed),
        "phase": "setup" if game.phase < 0 else "over" if game.phase == OVER else PHASES[game.phase],
        "leader": game.leader,
        "turn": game.turn,
        "outcome": game.outcome or None,
        "why": LOSSES.get(game.outcome) or ("The city has survived" if game.outcome == WON else None),
        "round_track": _round_track(game),
        "population": _population(game),
        "supply": {
            **dict(zip(RESOURCES, game.stock, strict=True)),
            "automatons": {"all": game.automatons, "ready": game.automatons_ready},
            "snow": [WORKFORCE[type_] for type_ in game.snow_crew],
            "construct": [WORKFORCE[type_] for type_ in game.construct_crew],
        },
        "hunger": game.hunger,
        "corpses": {"at": game.corpses, "last": game.box.tracks.corpses.last},
        "generator": _generator(game),
        "hope": [_token(token) for token in game.hope],
        "discontent": [_token(token) for token in game.discontent],
        "map": map_(game),
        "walls": _walls(game),
        "sites": sites(game),
        "buildings": buildings_board(game),
        "stacks": {"near": len(game.near), "far": len(game.far)},
        "cards": _cards(game),
        "technologies": _technologies(game),
        "laws": _laws(game),
        "purpose": game.purpose or None,
        "flags": {flag: game.box.flags[flag] for flag in game.flags},
        "expeditions": _expeditions(game),
        "arks": list(game.frost),
        "forecast": forecast(game),
        "players": [_player(player) for player in game.players],
        "call_to_rise": game.call_to_rise,
    }


def _cards(game: Frostpunk) -> dict[str, Any]:
    """The card of the moment, and all the others."""
    return {"revealed": _revealed(game, game.revealed) if game.revealed else None, **_laid_down(game)}


# What changes seldom is put into words once, and shared by all views. ----------------------------------------------


@memoized(lambda player: (player.seat, tuple(player.advisors), *player.hand))
def _player(player: Player) -> dict[str, Any]:
    return {
        "seat": player.seat,
        "advisors": [{"key": a.key, "name": a.name, "text": a.text} for a in player.advisors],
        "hand": [{"key": c.key, "name": c.name, "type": CITIZENS[c.type], "text": c.text} for c in player.hand],
    }


@memoized(lambda game: (game.box, game.purpose, *game.laws))
def _laws(game: Frostpunk) -> list[dict[str, Any]]:
    return [_law(law, law in game.laws, why_not(game, law)) for law in game.box.laws]


@cache
def _law(law: Law, passed: bool, why: str) -> dict[str, Any]:
    return {
        "key": law.key,
        "name": law.name,
        "branch": law.branch,
        "text": law.text,
        "passed": passed,
        "why_not": why or None,
    }


@memoized(lambda game: tuple(game.walls))
def _walls(game: Frostpunk) -> list[dict[str, str | None]]:
    return [{"key": f"RC{corner}", "token": token or None} for corner, token in enumerate(game.walls)]


@cache
def _token(token: Token) -> dict[str, Any]:
    return {"type": token.name, "active": token.active}


@memoized(lambda game: (game.box, game.round, game.storm, game.developing, game.developed_at, *game.triggers.items()))
def _round_track(game: Frostpunk) -> list[dict[str, Any]]:
    storm = game.storm if game.storm != GONE else 0
    developed = game.developed_at if game.developing is not None else 0
    triggers: dict[int, list[str]] = {}
    for letter, at in sorted(game.triggers.items()):
        triggers.setdefault(at, []).append(letter)
    return [
        _round_space(
            space, type_, space == game.round, space == storm, space == developed, tuple(triggers.get(space, ()))
        )
        for space, type_ in enumerate(game.box.fed, 1)
    ]


@cache
def _round_space(
    space: int, fed: int, now: bool, storm: bool, development: bool, triggers: tuple[str, ...]
) -> dict[str, Any]:
    return {
        "space": space,
        "fed": CITIZENS[fed],
        "round": now,
        "storm": storm,
        "development": development,
        "triggers": list(triggers),
    }


@memoized(
    lambda game: (
        *game.citizens, *game.sick, *game.skull, *game.meeples, *game.ready, *game.temps, *game.spent, *game.resting,
    )
)  # fmt: skip
def _population(game: Frostpunk) -> dict[str, Any]:
    return {
        name: {
            "citizens": game.citizens[type_],
            "sick": game.sick[type_],
            "skull": game.skull[type_],
            "meeples": game.meeples[type_],
            "ready": game.ready[type_],
            "temporary": game.temps[type_],
            "spent": game.spent[type_],
            "resting": game.resting[type_],
        }
        for type_, name in enumerate(CITIZENS)
    }


@memoized(
    lambda game: (
        game.box, game.heat, game.cold, *game.ranges, game.overheated, game.stress, game.stuck + game.drawer,
        game.dropped, game.found, game.storms,
    )
)  # fmt: skip
def _generator(game: Frostpunk) -> dict[str, Any]:
    """The cubes inside can be counted: dropped less found. Where they are inside cannot. [FRO-107]"""
    return {
        "heat": game.heat,
        "cold": game.cold,
        "ranges": list(game.ranges),
        "overheated": game.overheated,
        "stress": game.stress,
        "stress_spaces": game.box.tracks.stress.spaces,
        "inside": game.stuck + game.drawer,
        "dropped": game.dropped,
        "found": game.found,
        "cubes": list(game.box.tracks.heat.cubes),
        "icons": list(game.box.tracks.heat.icons),
        "storms": game.storms,
    }


def _event(card: Event) -> dict[str, Any]:
    return {
        "key": card.key,
        "name": card.name,
        "text": card.text,
        "options": [{"text": choice.text, "effect": choice.words, "then": choice.then} for choice in card.choices],
        "special": card.special.text if card.special else None,
        "promise": card.promise.text if card.promise else None,
    }


def _revealed(game: Frostpunk, card: Event) -> dict[str, Any]:
    """The card of the moment, with what closes each of its options. [FRO-086]"""
    shown = _event(card)
    for option, choice in zip(shown["options"], card.choices, strict=True):
        option["why_not"] = closed(game, choice) or None
    return {**shown, "kind": card.kind}


@lru_cache(maxsize=1024)
def _posted(posted: Posted) -> dict[str, Any]:
    special = posted.card.special
    placed = [amount * posted.placed for amount in special.place] if special else []
    return {
        **_event(posted.card),
        "placed": {name: amount for name, amount in zip(RESOURCES, placed, strict=False) if amount},
        "failed": posted.failed,
        "meeple": None if posted.worker == NOBODY else WORKFORCE[posted.worker],
        "staying": [WORKFORCE[type_] for type_ in posted.stayed],
    }


@memoized(
    lambda game: (
        game.box, game.card.scenario, game.storm, len(game.morning), len(game.disputes), len(game.weather),
        len(game.citizen_deck), *map(tuple, (
            game.events, game.scenario, game.dusk.rest, game.dusk_discard, game.weather.top, game.seen_weather,
            game.weather_discard, game.citizen_discard, game.removed,
        )),
    )
)  # fmt: skip
def _laid_down(game: Frostpunk) -> dict[str, Any]:
    """Displays, discard piles and what is in the Dusk deck lie open. [FRO-055, FRO-337]"""
    return {
        "events": [_posted(posted) for posted in game.events],
        "scenario": [_posted(posted) for posted in game.scenario],
        "morning": len(game.morning),
        "dusk": sorted(({"key": c.key, "name": c.name} for c in game.dusk.rest), key=lambda card: card["key"]),
        "dusk_discard": [card.key for card in game.dusk_discard],
        "disputes": len(game.disputes),
        "weather": len(game.weather),
        "weather_known": [card.key for card in reversed(game.weather.top)],
        "weather_seen": [card.key for card in game.seen_weather],
        "weather_discard": [card.key for card in game.weather_discard],
        "citizens": len(game.citizen_deck),
        "citizen_discard": [card.key for card in game.citizen_discard],
        "removed": list(game.removed),
        "storm": game.box.storms[game.card.scenario].key if game.storm != GONE else None,
    }


@memoized(lambda game: (game.box, game.card.scenario, game.developing, game.developed_at, *game.technologies))
def _technologies(game: Frostpunk) -> list[dict[str, Any]]:
    return [
        _technology(
            technology, technology in game.technologies, game.developed_at if technology is game.developing else None
        )
        for technology in game.box.technologies[game.card.scenario]
    ]


@cache
def _technology(technology: Technology, active: bool, at: int | None) -> dict[str, Any]:
    return {
        "key": technology.key,
        "name": technology.name,
        "time": technology.time,
        "text": technology.text,
        "active": active,
        "at": at,
    }


@memoized(
    lambda game: (
        game.box, game.card.scenario, tuple(game.upgraded), tuple([site.building for site in game.sites]),
        *game.visited, *game.scouts,
    )
)  # fmt: skip
def _expeditions(game: Frostpunk) -> dict[str, Any]:
    """Names are visible, texts only of visited cards. [FRO-029]"""
    return {
        "limit": expedition_limit(game),
        "stacks": [
            {
                "key": cards[0].stack,
                "cards": [_expedition(card, number < game.visited[stack]) for number, card in enumerate(cards)],
                "scout": next(
                    (
                        {"type": CITIZENS[scout.type], "position": scout.position, "since": scout.since}
                        for scout in game.scouts
                        if scout.stack == stack
                    ),
                    None,
                ),
            }
            for stack, cards in enumerate(stacks(game))
        ],
    }


@cache
def _expedition(card: Expedition, visited: bool) -> dict[str, Any]:
    return {"key": card.key, "name": card.name, "spaces": card.spaces, "visited": visited}
