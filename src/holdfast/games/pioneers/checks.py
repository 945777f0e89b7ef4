"""What the rules take for granted of any content, so that a pack that loads can also be played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from holdfast.games.pioneers.content import BoardFile
from holdfast.games.pioneers.pieces import (
    ATTACK,
    DECKS,
    EVENT,
    MARKET,
    SIZES,
    STRUCTURE,
    WASTES,
    Activation,
    Card,
    Headquarters,
    Project,
    Survivor,
)
from holdfast.games.pioneers.verbs import Choose, Cost, DiscardSelf, Effect, Lose, Steal
from holdfast.games.toolkit.checks import need


def check_board(board: BoardFile) -> None:
    """Sizes grow, packets can be drafted, and an alarm ends the game."""
    steps = [size.structures for size in board.sizes]
    _needs(steps == sorted(set(steps)) and steps[0] == 1, "board", "sizes", "begins with 1 structure and grows")
    packet = board.draft.market + board.draft.wastes
    _needs(board.draft.picks <= packet, "board", "draft", f"has at most {packet} picks, one for each card of a packet")
    _needs(board.turns.each <= board.turns.most, "board", "turns", "allows as many turns as everybody has")
    alarms = board.alarms
    _needs(len(alarms.tokens) == len(alarms.rounds), "board", "alarms", "has a token for each of its rounds")
    _needs("active" in alarms.tokens, "board", "alarms", "has an active token, without which no game would end")
    _needs(alarms.rounds == sorted(set(alarms.rounds)), "board", "alarms", "has rounds in ascending order")
    _needs(len(set(board.colors)) == len(board.colors) >= 6, "board", "colors", "has six different colours")


def check_pieces(
    board: BoardFile,
    decks: Sequence[Sequence[Card]],
    survivors: Sequence[Survivor],
    projects: Sequence[Project],
    headquarters: Sequence[Sequence[Headquarters]],
) -> None:
    """There are enough pieces for six players, and every card can be carried out."""
    seats = len(board.colors)
    numbers = {survivor.number for survivor in survivors}
    _needs(len(numbers) == len(survivors), "survivors", "the list", "has numbers all different [PIO-025]")
    _needs(len(survivors) >= seats, "survivors", "the list", f"has at least {seats} survivors [PIO-262]")
    _needs(len(projects) >= board.projects_face_up, "projects", "the list", "fills the row of projects")
    for size, faces in zip(SIZES, headquarters, strict=True):
        _needs(bool(faces), "headquarters", "the list", f"has a face for a {size} town [PIO-249]")
    least = (len(board.market_costs) + seats * board.draft.market, seats * board.draft.wastes)
    for name, deck, cards in zip(DECKS, decks, least, strict=True):
        _needs(len(deck) >= cards, name, "the deck", f"has at least {cards} cards, for the set-up of {seats} players")
    names = [card.key for deck in decks for card in dict.fromkeys(deck)]
    _needs(len(set(names)) == len(names), "wastes", "the deck", "has no id of a market card")
    for card in dict.fromkeys((*decks[MARKET], *decks[WASTES])):
        check_card(card)
    for survivor in survivors:
        for effect in _within(survivor.round_start):
            _needs(not _targets(effect), "survivors", survivor.key, "does nothing to a target when the round starts")
        check_activation("survivors", survivor.key, survivor.activation, leaves=False)


def check_card(card: Card) -> None:
    """A card has what its type needs, and nothing that its type cannot use."""
    file, key = DECKS[card.deck], card.key
    _needs(card.kind != STRUCTURE or card.deck == MARKET, file, key, "is in the market deck only [PIO-028]")
    attack = card.kind == ATTACK
    _needs(attack or not (card.raid or card.on_fail or any(card.difficulty)), file, key, "leaves rolls to attacks")
    _needs(not attack or card.raid or all(card.difficulty), file, key, "has a difficulty, or is a raid [PIO-205]")
    _needs(card.stays or attack or bool(card.on_play), file, key, "says what it does when played")
    _needs(not card.targeted or attack or card.kind == EVENT, file, key, "is an event if it has a target")
    for effect in _within(card.on_play):
        _needs(card.targeted or not _targets(effect), file, key, "is targeted if it does something to a target")
    check_activation(file, key, card.activation, leaves=True)


def check_activation(file: str, key: str, activation: Activation | None, leaves: bool) -> None:
    """A cost is tokens of a kind, cards from hand, or the card itself; the effect has no target."""
    if activation is None:
        return
    for cost in activation.cost:
        _needs(_fixed(cost), file, key, "costs a fixed number of tokens of a named kind")
        _needs(leaves or not isinstance(cost, DiscardSelf), file, key, "is no card in a town that could leave it")
    for effect in _within(activation.do):
        _needs(not _targets(effect), file, key, "has no target when activated")


def _within(effects: Sequence[Effect]) -> Iterator[Effect]:
    """These effects, and those of their options; what happens to others has a target of its own."""
    for effect in effects:
        yield effect
        if isinstance(effect, Choose) and effect.who == "self":
            for option in effect.options:
                yield from _within(option)


def _targets(effect: Effect) -> bool:
    """Whether an effect needs a target."""
    return isinstance(effect, Steal) or getattr(effect, "who", "self") == "target"


def _fixed(cost: Cost) -> bool:
    """Whether all tokens of a cost are of a named kind, and as many in every town."""
    if not isinstance(cost, Lose):
        return True
    return not cost.choice and all(isinstance(n, int) for n in (cost.food, cost.credit, cost.response))


def _needs(condition: bool, file: str, entry: str, what: str) -> None:
    need(condition, f"{file}.yaml: {entry}: expected one that {what}")
