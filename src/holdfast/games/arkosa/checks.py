"""Whether a box can be played: enough of everything for four players, and tables that cover what chance can bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.games.arkosa.pieces import COLUMNS
from holdfast.games.arkosa.verbs import Effects, RecruitPath, RollD6
from holdfast.games.toolkit.checks import need, need_at_least, need_different

if TYPE_CHECKING:  # the box is checked while it is filled
    from holdfast.games.arkosa.box import Box

MAX_PLAYERS = 4


def check(made: Box) -> None:
    """Raise `ContentError` where pieces do not suffice for four players, or a table lacks an entry."""
    _boards(made)
    _decks(made)
    _tables(made)
    _solo(made)


def _boards(made: Box) -> None:
    """Markers never share a morale space, and every board can be built on. [ARK-037, ARK-116, ARK-126]"""
    need_different("bunkers.yaml: bunkers: side_a", "morale", (board.morale for board in made.starter_boards))
    need_different("bunkers.yaml: leaders", "morale", (leader.morale for leader in made.leaders))
    least, most = made.board.morale.least, made.most_morale
    for morale in (*(board.morale for board in made.starter_boards), *(leader.morale for leader in made.leaders)):
        need(least <= morale <= most, f"bunkers.yaml: morale {morale} is not on the track from {least} to {most}")
    for board in made.regular_boards:
        need(board.star >= 0, f"bunkers.yaml: {board.id}: side_b needs a star space")
    for board in (*made.starter_boards, *made.regular_boards, *(bot.board for bot in made.bots.values())):
        doubles = sum(bonus.double for bonus in board.bonuses)
        need(doubles == 1, f"bunkers.yaml: {board.id}: exactly one space must double production, not {doubles}")
        top = [board.rooms[space] is not None or space == board.star for space in range(COLUMNS)]
        need(all(top), f"bunkers.yaml: {board.id}: the top row must be built")
    for what, have in (
        ("bunkers.yaml: bunkers", len(made.regular_boards)),
        ("bunkers.yaml: leaders", len(made.leaders)),
        ("game.yaml: colours", len(made.numbers.colours)),
    ):
        need(have >= MAX_PLAYERS, f"{what}: {have}, but {MAX_PLAYERS} players need one each")


def _decks(made: Box) -> None:
    """Names are keys; and there is enough to deal, also without what variants remove. [ARK-238, ARK-303]"""
    need_different("colonists.yaml", "name", (card.key for card in made.colonists))
    need_different("events.yaml", "name", (card.key for card in made.events))
    need_different("bribes.yaml", "name", (card.key for card in made.bribes))
    need_different("rooms.yaml", "name", (room.key for room in made.rooms))
    kept = [card for card in made.colonists if not card.sabotage and card.solo_rule != "removed"]
    specials = [room for room in made.rooms if room.kind == "special"]
    peaceful = [room for room in specials if not room.sabotage and room.solo_rule != "removed"]
    tiles = sum(room.count for room in made.rooms if room.kind == "A")
    promises, bribes = MAX_PLAYERS * made.numbers.promises.deal, len(made.bribes)
    founders = MAX_PLAYERS * made.numbers.founders + len(made.path)
    for what, have, least in (
        ("colonists.yaml: A cards that no variant removes", sum(card.deck == "A" for card in kept), founders),
        ("colonists.yaml: B cards that no variant removes", sum(card.deck == "B" for card in kept), len(made.path)),
        ("rooms.yaml: special rooms that no variant removes", len(peaceful), MAX_PLAYERS),
        ("rooms.yaml: A tiles", tiles, made.board.line),
        ("bribes.yaml: bribes", bribes, max(promises, *made.bribes_available.values())),
        ("events.yaml: raid cards", sum(card.deck == "raid" for card in made.events), 1),
        ("events.yaml: sawbones cards", sum(card.deck == "sawbones" for card in made.events), 1),
    ):
        need_at_least(what, have, least)


def _tables(made: Box) -> None:
    """Every face of the die, and every round, has its entry."""
    faces, rounds = set(made.board.numbered_die), set(range(1, made.numbers.rounds + 1))
    starts = {space.number for space in made.board.track if space.kind == "start"}
    need(starts == faces, "board.yaml: track: every number of the die needs a start space")
    need(set(made.board.pool) >= rounds, "board.yaml: pool: every round needs an entry")
    for card in made.events:
        if card.kind == "crate":
            need(set(card.table) == faces, f"events.yaml: {card.id}: every face of the die needs an entry")
        if card.kind == "raid":
            need(set(card.by_round) >= rounds, f"events.yaml: {card.id}: every round needs an entry")
            need(card.victim is not None, f"events.yaml: {card.id}: a raid needs a victim")
        _dice(f"events.yaml: {card.id}", card.effects, faces)
    for colonist in made.colonists:
        for effects in colonist.actions:
            _dice(f"colonists.yaml: {colonist.id}", effects, faces)
    for leader in made.leaders:
        for effect in leader.special_trade:
            known = not isinstance(effect, RecruitPath) or effect.at in {place.id for place in made.path}
            need(known, f"bunkers.yaml: {leader.id}: recruits at a place that is not on the path")


def _dice(where: str, effects: Effects, faces: set[int]) -> None:
    for effect in effects:
        if isinstance(effect, RollD6):
            listed = sorted(number for entry in effect.table for number in entry.faces)
            need(listed == sorted(faces), f"{where}: every face of the die needs an entry")


def _solo(made: Box) -> None:
    """The bots have somewhere to go, and cards to draw. [ARK-248, ARK-279]"""
    places = {place.id: place for place in made.board.locations}
    for name in made.solo.location_order:
        need(name in places, f"solo.yaml: location_order: there is no location {name!r}")
    last = places[made.solo.location_order[-1]]
    free = not (last.cost.food or last.cost.nitrogen) and set(last.packs) == {"brown", "green", "purple"}
    need(free, f"solo.yaml: location_order: {last.id} must be open to every backpack and free")
    need(any(not card.idle for card in made.solo.cards), "solo.yaml: cards: all of them are idle")
