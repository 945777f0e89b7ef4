"""The box: everything that `content/` describes, made into pieces once and shared by all tables."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from holdfast.engine.content import Content, load, once
from holdfast.games.pioneers.amounts import RESOURCES
from holdfast.games.pioneers.checks import check_board, check_pieces
from holdfast.games.pioneers.content import (
    ActivationData,
    BoardFile,
    CardData,
    CardsFile,
    HeadquartersData,
    HeadquartersFile,
    ProjectsFile,
    ReactionData,
    SurvivorData,
    SurvivorsFile,
    TradeData,
)
from holdfast.games.pioneers.pieces import (
    MARKET,
    SIZES,
    WASTES,
    Activation,
    Card,
    Headquarters,
    Project,
    Reaction,
    Survivor,
    Trade,
)
from holdfast.games.pioneers.rules.powers import powers
from holdfast.games.pioneers.verbs import KINDS, Amount, Modifier, Prevent, Reroll
from holdfast.games.toolkit.amounts import Vector

FOLDER = Path(__file__).parent


class Box(Content, frozen=True):
    """All pieces and numbers of the game."""

    board: BoardFile
    decks: tuple[tuple[Card, ...], tuple[Card, ...]]
    """Every card of the market deck and of the wastes deck, copies included."""
    survivors: tuple[Survivor, ...]
    projects: tuple[Project, ...]
    headquarters: tuple[tuple[Headquarters, ...], ...]
    """The faces for each town size; the large ones leave a choice."""
    trades: tuple[Trade, ...]
    start: Vector


@once
def box(pack: Path | None = None) -> Box:
    """The content, with a pack laid over it."""
    folder = FOLDER / "content"
    board = load(folder, "board", BoardFile, pack)
    hqs = load(folder, "headquarters", HeadquartersFile, pack).headquarters
    faces = tuple(tuple(_hq(hq) for hq in hqs if hq.size == size) for size in SIZES)
    survivors = load(folder, "survivors", SurvivorsFile, pack).survivors
    made = Box(
        board=board,
        decks=(
            tuple(_cards(load(folder, "market", CardsFile, pack).cards, MARKET)),
            tuple(_cards(load(folder, "wastes", CardsFile, pack).cards, WASTES)),
        ),
        survivors=tuple(_survivor(entry) for entry in survivors),
        projects=tuple(
            Project(entry.id, entry.name, powers(entry.passive, board.project_points), entry.text, entry.value)
            for entry in load(folder, "projects", ProjectsFile, pack).projects
        ),
        headquarters=faces,
        trades=tuple(_trade(entry) for entry in board.trades),
        start=RESOURCES.vector(board.start),
    )
    check_board(board)
    check_pieces(board, made.decks, made.survivors, made.projects, made.headquarters)
    return made


def _survivor(data: SurvivorData) -> Survivor:
    return Survivor(
        data.id, data.name, powers(data.passive, 0, data.combat), data.text, data.number, data.combat,
        data.round_start, _activation(data.activate),
    )  # fmt: skip


def _trade(data: TradeData) -> Trade:
    give, get = RESOURCES.vector(data.give), RESOURCES.vector(data.get)
    return Trade(data.id, give, get, f"{RESOURCES.text(give)} for {RESOURCES.text(get)}")


def _hq(data: HeadquartersData) -> Headquarters:
    made = data.production
    return Headquarters(
        data.id, data.name, powers(data.passive, data.vp), data.text, SIZES.index(data.size),
        (made.food, made.credit, made.response), data.vp,
    )  # fmt: skip


def _cards(entries: Iterable[CardData], deck: int) -> list[Card]:
    """All cards of a deck; copies of a card are one object."""
    found = list[Card]()
    for entry in entries:
        found += [_card(entry, deck)] * entry.copies
    return found


def _card(data: CardData, deck: int) -> Card:
    made = data.production
    return Card(
        key=data.id,
        name=data.name,
        deck=deck,
        kind=KINDS.index(data.type),
        tags=tuple(data.tags),
        production=(made.food, made.credit, made.response),
        research=made.research,
        maintenance=RESOURCES.vector(data.maintenance),
        points=data.vp,
        accepts=sum(1 << RESOURCES.kinds.index(name) for name in data.storage.accepts) if data.storage else 0,
        capacity=data.storage.capacity if data.storage else 0,
        difficulty=_by_size(data.difficulty),
        raid=data.raid,
        raid_bonus=data.raid_bonus,
        stays=data.type in ("structure", "personality") or (data.type == "item" and not data.one_shot),
        targeted=data.targeted or data.type == "attack",
        powers=powers(data.passive, data.vp),
        on_play=data.on_play,
        on_fail=data.on_fail,
        activation=_activation(data.activate),
        reactions=tuple(_reaction(reaction) for reaction in data.reactions),
        text=data.text,
    )


def _by_size(amount: Amount) -> tuple[int, int, int]:
    """A number for each town size."""
    return (amount, amount, amount) if isinstance(amount, int) else (amount.small, amount.medium, amount.large)


def _activation(data: ActivationData | None) -> Activation | None:
    return None if data is None else Activation(data.limit, data.cost, data.do)


def _reaction(data: ReactionData) -> Reaction:
    modifiers = [modifier for modifier in data.do if isinstance(modifier, Modifier)]
    return Reaction(
        window=data.window,
        from_hand=data.source == "hand",
        stays=data.then == "stay",
        once=data.limit == "once_per_round",
        defence=sum(modifier.n for modifier in modifiers if modifier.roll != "raid"),
        raid=sum(modifier.n for modifier in modifiers if modifier.roll != "defence"),
        reroll=any(isinstance(verb, Reroll) for verb in data.do),
        prevent=any(isinstance(verb, Prevent) for verb in data.do),
    )
