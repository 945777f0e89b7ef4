"""Built positions of Frostpunk: a city as a test wants it, one rule run on it, with answers and chance by name."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, NamedTuple

from holdfast import Table
from holdfast.engine.chance import Generator64
from holdfast.engine.pieces import Pile
from holdfast.engine.requests import Decision
from holdfast.engine.story import Story
from holdfast.games.frostpunk import GAME
from holdfast.games.frostpunk.box import Box, box
from holdfast.games.frostpunk.pieces import CITIZENS, RESOURCES, WORKER, Citizen, Event, Posted, Scout, Site, Token
from holdfast.games.frostpunk.rules.construct import put_up, site_at
from holdfast.games.frostpunk.rules.decision_making import leader
from holdfast.games.frostpunk.rules.effects import resolve
from holdfast.games.frostpunk.rules.meeples import adjust
from holdfast.games.frostpunk.rules.snow import lay
from holdfast.games.frostpunk.setup import new
from holdfast.games.frostpunk.state import ACTION, OVER, PHASES, Ended, Frostpunk, Player
from holdfast.games.frostpunk.verbs.parameters import Effect

BOX: Box = box(None)
Chance = Mapping[str, Sequence[str]]
PLAIN = ("food", "wood", "coal", "steel", "core")
SIMPLE = (
    "heat", "cold", "stress", "stuck", "drawer", "overheated", "hunger", "corpses", "deaths", "round", "storm",
    "storms", "purpose", "automatons", "leader",
)  # fmt: skip


class Asked(NamedTuple):
    """A decision that was put to a player."""

    seat: int
    prompt: str
    rule: str
    keys: list[str]


class City:
    """A city in a built position."""

    def __init__(self, state: Frostpunk, names: Sequence[str]) -> None:
        self.state = state
        self.names = list(names)
        self.asked: list[Asked] = []
        state.story = Story(names)

    # Running rules ------------------------------------------------------------------------------------------------

    def does(
        self, rule: Coroutine[Any, Any, object], *answers: str, chance: Chance | None = None, checked: bool = True
    ) -> City:
        """Run a rule to its end: decisions with several options take the answers in order, chance its script."""
        left, script = list(answers), {name: list(keys) for name, keys in (chance or {}).items()}
        generator, value = Generator64(7), None
        self.asked = []
        try:
            while True:
                request = rule.send(value)
                value = self._decide(request, left) if isinstance(request, Decision) else None
                if not isinstance(request, Decision):
                    value = self._fall(request, script, generator)
        except StopIteration:
            pass
        except Ended:
            self.state.phase = OVER
        assert not left, f"answers left over: {left}"
        assert not any(script.values()), f"chance left over: {script}"
        if checked:
            GAME.invariants(self.state)
        return self

    def _decide(self, decision: Decision[Any], left: list[str]) -> Any:
        keys = [option.key for option in decision.options]
        assert keys, f"nothing to choose at {decision.prompt!r}"
        if len(keys) == 1:
            return decision.values[0]
        self.asked.append(Asked(decision.seat, decision.prompt, decision.rule, keys))
        assert left, f"no answer to {decision.prompt!r}: {keys}"
        answer = left.pop(0)
        assert answer in keys, f"{answer!r} is not offered at {decision.prompt!r}: {keys}"
        return decision.values[keys.index(answer)]

    def _fall(self, request: Any, script: dict[str, list[str]], generator: Generator64) -> Any:
        wanted = script.get(request.name)
        if not wanted:
            return request.apply(request.sample(generator))
        outcome = request.find(wanted.pop(0))
        assert outcome is not None, f"{request.name}: possible are {request.possible()}"
        return request.apply(outcome)

    def plays_out(self, rule: Coroutine[Any, Any, object], preferred: str) -> City:
        """Run a rule to its end, always with the first option, or the preferred one where it is offered."""
        generator, value = Generator64(7), None
        try:
            while True:
                request: Any = rule.send(value)
                if isinstance(request, Decision):
                    keys = [option.key for option in request.options]
                    value = request.values[keys.index(preferred) if preferred in keys else 0]
                else:
                    value = request.apply(request.sample(generator))
        except StopIteration:
            pass
        except Ended:
            self.state.phase = OVER
        GAME.invariants(self.state)
        return self

    def resolves(
        self, *effects: Effect, by: str | None = None, answers: Sequence[str] = (), chance: Chance | None = None
    ) -> City:
        """Resolve effects as a card would have them, decided by the Leader or by somebody named."""
        who = self.player(by) if by else leader(self.state)
        return self.does(resolve(self.state, who, effects), *answers, chance=chance)

    def table(self, phase: str = "action", chance: Chance | None = None) -> Table[Frostpunk]:
        """A real table that goes on from here."""
        self.state.phase = PHASES.index(phase)
        card = self.state.card
        options = {"scenario": card.scenario, "level": card.level}
        return Table(
            GAME, seats=len(self.names), names=self.names, state=self.state, chance=chance, options=options, seed=3
        )

    def sends(self, stack: int, type_: int = WORKER, position: int = 0) -> City:
        """Put a Scout on a stack."""
        self.state.scouts.append(Scout(stack, type_, position, self.state.visited[stack]))
        adjust(self.state)
        return self

    # Looking ------------------------------------------------------------------------------------------------------

    def player(self, name: str) -> Player:
        return self.state.players[self.names.index(name)]

    def __getattr__(self, name: str) -> int:
        if name in RESOURCES:
            return self.state.stock[RESOURCES.index(name)]
        raise AttributeError(name)

    @property
    def citizens(self) -> dict[str, int]:
        return dict(zip(CITIZENS, self.state.citizens, strict=True))

    @property
    def sick(self) -> dict[str, int]:
        return dict(zip(CITIZENS, self.state.sick, strict=True))

    @property
    def skulls(self) -> list[str]:
        return [name for name, skull in zip(CITIZENS, self.state.skull, strict=True) if skull]

    @property
    def hope(self) -> list[str]:
        return [shown(token) for token in self.state.hope]

    @property
    def discontent(self) -> list[str]:
        return [shown(token) for token in self.state.discontent]

    @property
    def dusk(self) -> list[str]:
        return sorted(card.key for card in self.state.dusk.rest)

    @property
    def buildings(self) -> dict[str, str]:
        """What stands where, by first space."""
        return {BOX.space_names[site.spaces[0]]: site.building.key for site in self.state.sites}

    def holds(self, space: str) -> tuple[str, int]:
        """What lies on a space, and how much."""
        index = BOX.space_names.index(space)
        names = (*RESOURCES, "trees")
        return names[self.state.ground[index]], self.state.amounts[index]

    def site(self, space: str) -> Site:
        return site_at(self.state, BOX.space_names.index(space))

    def hand(self, name: str) -> list[str]:
        return [card.key for card in self.player(name).hand]

    def story_text(self) -> str:
        assert self.state.story is not None
        return "\n".join(self.state.story.for_seat(None))

    @property
    def outcome(self) -> str:
        return self.state.outcome


def offers(table: Table[Frostpunk]) -> list[str]:
    """The keys on offer at a table."""
    return [option.key for option in table.decision.options]


def refuses(table: Table[Frostpunk]) -> dict[str, str]:
    """What is shown but cannot be chosen, with the reason."""
    return {option.key: option.why_not for option in table.decision.refused}


def shown(token: Token) -> str:
    return f"{token.name}*" if token.active else token.name


def event(key: str) -> Event:
    everything = (*BOX.morning, *BOX.dusk, *BOX.disputes, *(c for cards in BOX.scenarios.values() for c in cards))
    return next(card for card in everything if card.key == key)


def citizen(key: str) -> Citizen:
    return next(card for card in BOX.citizens if card.key == key)


def city(**has: Any) -> City:
    """A city after set-up, in the Action Phase of Round 1 with "ann" as Leader, where it does not differ.

    `seats` (2), `scenario`, `level`. Numbers by name (`food=3, heat=2, stress=9`), `citizens` and `sick` by type,
    `skulls`, tokens by name with a star when active (`hope=["unity*", "resolve"]`), `tiles` and
    `built` by place, `flags`, `laws`, `technologies`,
    `upgraded`, `unlocked`, `hands`, `events`, `scenario_cards`, `dusk`, `spent`, `temps`, `ranges`,
    `walls`, `visited`, `frost`.
    """
    seats: int = has.pop("seats", 2)
    state = new(BOX, seats, {"scenario": has.pop("scenario", "crater"), "level": has.pop("level", "normal")})
    state.phase = ACTION
    for name in SIMPLE:
        if name in has:
            setattr(state, name, has.pop(name))
    for index, name in enumerate(PLAIN):
        state.stock[index] = has.pop(name, state.stock[index])
    for field in ("citizens", "sick", "spent", "temps"):
        for name, count in has.pop(field, {}).items():
            getattr(state, field)[CITIZENS.index(name)] = count
    for name in has.pop("skulls", ()):
        state.skull[CITIZENS.index(name)] = True
    _tokens(state, has.pop("hope", ["resolve*", "unity", "devotion"]), has.pop("discontent", ["anger", "fear"]))
    _map(state, has)
    _cards(state, has)
    for index, advisor in enumerate(BOX.advisors):
        state.players[index % seats].advisors.append(advisor)
    _lists(state, has)
    assert not has, f"unknown: {list(has)}"
    adjust(state)
    GAME.invariants(state)
    return City(state, ["ann", "bo", "cy", "dee"][:seats])


def _tokens(state: Frostpunk, hope: Sequence[str], discontent: Sequence[str]) -> None:
    for side, (wanted, tokens, bag) in enumerate(
        ((hope, state.hope, state.hope_bag), (discontent, state.discontent, state.discontent_bag))
    ):
        kinds = BOX.tokens[side]
        for name in wanted:
            kind = next(pair for pair in kinds if pair[0].name == name.rstrip("*"))
            bag.rest.remove(kind[0])
            tokens.append(kind[name.endswith("*")])


def _map(state: Frostpunk, has: dict[str, Any]) -> None:
    for corner, token in has.pop("walls", {}).items():
        state.walls[corner] = token
    for key, tile_key in has.pop("tiles", {}).items():
        hex_ = next(place for place in BOX.hexes if place.key == key)
        pile = state.near if tile_key.startswith("N") else state.far
        tile = next(candidate for candidate in pile.rest if candidate.key == tile_key)
        pile.rest.remove(tile)
        lay(state, hex_.index, tile)
    for space in has.pop("cleared", ()):
        site = site_at(state, BOX.space_names.index(space))
        state.sites.remove(site)
        state.board[site.building.index] += 1
    for places, key in has.pop("built", {}).items():
        building = BOX.building(key.removesuffix(" ruin"))
        put_up(state, building, tuple(BOX.space_names.index(place) for place in places.split()))
        if key.endswith(" ruin"):
            site = state.sites.pop()
            state.sites.append(Site(building, site.spaces, site.hex, True))


def _cards(state: Frostpunk, has: dict[str, Any]) -> None:
    for seat, keys in enumerate(has.pop("hands", ())):
        for key in keys:
            state.citizen_deck.rest.remove(citizen(key))
            state.players[seat].hand.append(citizen(key))
    if "citizen_deck" in has:
        kept = [citizen(key) for key in has.pop("citizen_deck")]
        state.citizen_discard += [card for card in state.citizen_deck.rest if card not in kept]
        state.citizen_deck = Pile(kept)
    for key in has.pop("events", ()):
        for pile in (state.morning.rest, state.reserve):
            if event(key) in pile:
                pile.remove(event(key))
        state.events.append(Posted(event(key)))
    if "dispute" in has:
        card = event(has.pop("dispute"))
        state.disputes.rest.remove(card)
        state.dusk.rest.append(card)
    for key in has.pop("added", ()):
        state.reserve.remove(event(key))
        state.dusk.rest.append(event(key))
    for key in has.pop("scenario_cards", ()):
        state.scenario_deck.remove(event(key))
        state.scenario.append(Posted(event(key)))


def _lists(state: Frostpunk, has: dict[str, Any]) -> None:
    state.flags += has.pop("flags", ())
    state.ranges[:] = has.pop("ranges", state.ranges)
    state.visited[:] = has.pop("visited", state.visited)
    state.frost[:] = has.pop("frost", state.frost)
    for field in ("upgraded", "unlocked", "ruined"):
        getattr(state, field).extend(BOX.building(key) for key in has.pop(field, ()))
    passed = has.pop("laws", ())
    state.laws += [law for law in BOX.laws if law.key in passed]
    for key in has.pop("technologies", ()):
        technology = next(technology for technology in state.inactive if technology.key == key)
        state.inactive.remove(technology)
        state.technologies.append(technology)
    if "developing" in has:
        key, at = has.pop("developing")
        technology = next(technology for technology in state.inactive if technology.key == key)
        state.inactive.remove(technology)
        state.developing, state.developed_at = technology, at
    if "triggers" in has:
        state.triggers = dict(has.pop("triggers"))
