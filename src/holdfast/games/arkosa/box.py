"""The box: everything that `content/` describes, loaded once, checked, and shared by all tables."""

from __future__ import annotations

from operator import attrgetter
from pathlib import Path
from typing import Final

from holdfast.engine.content import Content, load, once
from holdfast.engine.errors import ContentError
from holdfast.games.arkosa.checks import check
from holdfast.games.arkosa.content import (
    BoardFile,
    BotData,
    BribesFile,
    BunkersFile,
    ColonistsFile,
    EventsFile,
    GameFile,
    Odds,
    RoomsFile,
    SideData,
    SoloFile,
)
from holdfast.games.arkosa.pieces import (
    COLUMNS,
    SPACES,
    Board,
    Bonus,
    Bot,
    Bribe,
    Colonist,
    Event,
    Leader,
    Location,
    Room,
    Space,
)

FOLDER = Path(__file__).parent
DECKS: Final = ("low", "medium", "high", "raid", "sawbones")


class Box(Content, frozen=True):
    """All pieces and numbers of the game."""

    numbers: GameFile
    board: BoardFile
    solo: SoloFile
    colonists: tuple[Colonist, ...]
    rooms: tuple[Room, ...]
    events: tuple[Event, ...]
    odds: dict[str, Odds]
    bribes: tuple[Bribe, ...]
    bribes_available: dict[int, int]
    starter_boards: tuple[Board, ...]
    """The bunker boards with side A up."""
    regular_boards: tuple[Board, ...]
    """The bunker boards with side B up."""
    leaders: tuple[Leader, ...]
    bots: dict[str, Bot]
    spaces: tuple[Space, ...]
    path: tuple[Location, ...]
    """The colonist locations, from Wanderers' Path down."""
    most_morale: int


@once
def box(pack: Path | None = None) -> Box:
    """The box as `content/` describes it, with a pack laid over it, once it has been checked."""
    folder = FOLDER / "content"
    board = load(folder, "board", BoardFile, pack)
    bunkers = load(folder, "bunkers", BunkersFile, pack)
    rooms = load(folder, "rooms", RoomsFile, pack).rooms
    events = load(folder, "events", EventsFile, pack)
    bribes = load(folder, "bribes", BribesFile, pack)
    solo = load(folder, "solo", SoloFile, pack)
    printed = {room.id: room for room in rooms if room.kind == "printed"}
    made = Box(
        numbers=load(folder, "game", GameFile, pack),
        board=board,
        solo=solo,
        colonists=load(folder, "colonists", ColonistsFile, pack).colonists,
        rooms=tuple(room for room in rooms if room.kind != "printed"),
        events=events.events,
        odds=events.odds,
        bribes=bribes.bribes,
        bribes_available=bribes.available,
        starter_boards=tuple(_board(bunker.id, bunker.name, bunker.side_a, printed) for bunker in bunkers.bunkers),
        regular_boards=tuple(_board(bunker.id, bunker.name, bunker.side_b, printed) for bunker in bunkers.bunkers),
        leaders=bunkers.leaders,
        bots={data.id: _bot(data, printed) for data in solo.bots},
        spaces=tuple(_space(index) for index in range(SPACES)),
        path=tuple(sorted((place for place in board.locations if place.path_index), key=attrgetter("path_index"))),
        most_morale=board.morale.least + len(board.morale.reputation) - 1,
    )
    check(made)
    return made


def _space(index: int) -> Space:
    row, column = divmod(index, COLUMNS)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return Space(
        index,
        f"r{row + 1}c{column + 1}",
        tuple(r * COLUMNS + c for r, c in around if 0 <= r < SPACES // COLUMNS and 0 <= c < COLUMNS),
    )


def _board(key: str, name: str, side: SideData, printed: dict[str, Room]) -> Board:
    keys = [_space(index).key for index in range(SPACES)]
    for place, room in side.built.items():
        if place not in keys or (room != "star" and room not in printed):
            raise ContentError(f"{key}: {place}: {room!r} is no printed room; allowed: star, {', '.join(printed)}")
    if unknown := [place for place in side.spaces if place not in keys]:
        raise ContentError(f"{key}: there is no space {unknown[0]!r}; allowed: {', '.join(keys)}")
    star = [index for index, place in enumerate(keys) if side.built.get(place) == "star"]
    return Board(
        id=key,
        name=name,
        rooms=tuple(printed.get(side.built.get(place, "")) for place in keys),
        star=star[0] if star else -1,
        bonuses=tuple(side.spaces.get(place, Bonus()) for place in keys),
        resources=side.resources,
        morale=side.morale,
    )


def _bot(data: BotData, printed: dict[str, Room]) -> Bot:
    board = _board(f"solo_{data.id}", f"Solo bunker {data.id}", data.board, printed)
    return Bot(data.id, data.name, board, data.morale, data.morale_against, data.resources, data.shards_on_rooms)
