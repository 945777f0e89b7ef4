"""Component setup and bunker setup, starter or regular; draft; solo setup."""

from __future__ import annotations

from collections.abc import Mapping

from holdfast.engine.chance import draw, roll
from holdfast.engine.errors import UnknownGame
from holdfast.engine.game import Value
from holdfast.engine.pieces import Pile
from holdfast.engine.requests import Face, choose, together
from holdfast.engine.story import say
from holdfast.games.arkosa.amounts import Amounts, vector
from holdfast.games.arkosa.box import DECKS, Box
from holdfast.games.arkosa.pieces import Board, Colonist, Room
from holdfast.games.arkosa.rules.solo_setup import found_solo_colonies, set_up_bot
from holdfast.games.arkosa.state import ACTIVE, NONE, Arkosa, Player, clockwise, player_order


def new(box: Box, seats: int, options: Mapping[str, Value]) -> Arkosa:
    """The table before set-up: everything that needs no chance. [ARK-012, ARK-013, ARK-017, ARK-018, ARK-303]"""
    check_options(seats, options)
    solo = seats == 1
    bot = box.bots[str(options["bot"])] if solo else None
    players = [Player(side, side, reputation=box.numbers.reputation) for side in range(seats)]
    if bot is not None:
        players.append(Player(1, 0, bot=bot.id, reputation=box.numbers.reputation))
    colonists, rooms = pieces_in_play(box, solo, bool(options["harmony"]))
    idle = box.solo.idle_cards[str(options["level"])] if solo else 0  # type: ignore[index]  # checked by the setting
    return Arkosa(
        box=box,
        players=players,
        regular=options["setup"] == "regular",
        promises=bool(options["promises"]),
        advanced=bool(options["advanced"]),
        idle=idle,
        colonists_a=Pile([card for card in colonists if card.deck == "A"]),
        colonists_b=Pile([card for card in colonists if card.deck == "B"]),
        path=[None] * len(box.path),
        exiled=[],
        specials=[room for room in rooms if room.kind == "special"],
        bag=Pile([room for room in rooms if room.kind == "A" for _ in range(room.count)]),
        line=[None] * box.board.line,
        discarded_rooms=[],
        removed_rooms=[],
        later_rooms=[room for room in rooms if room.kind == "B" for _ in range(room.count)],
        events=[Pile([card for card in box.events if card.deck == deck]) for deck in DECKS],
        discards=[[] for _ in DECKS],
        open_events=[],
        bribe_deck=Pile(list(box.bribes)),
        bribes=[],
        solo_deck=Pile([card for card in box.solo.cards for _ in range(idle if card.idle else card.count)] * solo),
        solo_discards=[[] for _ in range(box.numbers.rounds)],
    )


def check_options(seats: int, options: Mapping[str, Value]) -> None:
    """Bot B and the advanced variant need the regular set-up. [ARK-239, ARK-369]"""
    if options["setup"] == "starter":
        if options["advanced"]:
            raise UnknownGame("option 'advanced' needs the regular set-up; option 'setup' is 'starter' (ARK-369)")
        if seats == 1 and options["bot"] == "B":
            raise UnknownGame("bot B needs the regular set-up; option 'setup' is 'starter' (ARK-239)")


def pieces_in_play(box: Box, solo: bool, harmony: bool) -> tuple[list[Colonist], list[Room]]:
    """Solo games and Network Harmony take some colonists and rooms out. [ARK-238, ARK-303]"""

    def stays(piece: Colonist | Room) -> bool:
        return not (solo and piece.solo_rule == "removed") and not (harmony and piece.sabotage)

    return [card for card in box.colonists if stays(card)], [room for room in box.rooms if stays(room)]


async def setup(game: Arkosa) -> None:
    """Component setup, then bunker setup; promises come before any bunker. [ARK-015, ARK-304]"""
    await place_marker(game)
    if game.promises:
        await make_promises(game)
    if game.regular:
        await regular_setup(game)
    else:
        await starter_setup(game)
    if game.solo:
        await found_solo_colonies(game)
        set_up_bot(game)


async def place_marker(game: Arkosa) -> None:
    """Roll the numbered die for the start of the exploration track marker. [ARK-015]"""
    number = await roll(game.box.board.numbered_die, "exploration start")
    track = game.box.board.track
    game.marker = next(index for index, space in enumerate(track) if space.kind == "start" and space.number == number)


async def make_promises(game: Arkosa) -> None:
    """Secret Promises: everybody is dealt 4 bribes and secretly keeps 3. [ARK-304, ARK-306]"""
    people = [player for player in game.players if not player.bot]
    for player in people:
        for _ in range(game.box.numbers.promises.deal):
            player.offered.append(await draw(game.bribe_deck, "bribes"))
    await together([keep_promises(game, player) for player in people])
    for player in people:
        game.bribe_deck.shuffle_in(player.offered)  # they leave the game unseen: nothing is drawn from this deck again
        player.offered.clear()


async def keep_promises(game: Arkosa, player: Player) -> None:
    """Choose the bribes to keep, unseen by others. [ARK-304]"""
    while len(player.bribes) < game.box.numbers.promises.keep:
        bribe = await choose(player, "Promise which bribe?", lambda: list(player.offered), rule="ARK-304")
        player.offered.remove(bribe)
        player.bribes.append(bribe)


async def roll_for_first(game: Arkosa) -> None:
    """Everybody rolls; the highest takes the token, ties roll again. [ARK-029 to ARK-031, ARK-240]"""
    rolling = [player for player in game.players if not player.bot]
    while len(rolling) > 1:
        rolls = [await roll(game.box.board.numbered_die, "first player") for _ in rolling]
        rolling = [player for player, number in zip(rolling, rolls, strict=True) if number == max(rolls)]
    game.first = rolling[0].side
    say(game, "{player} took the first player token", player=rolling[0])


# Starter bunker setup --------------------------------------------------------------------------------------------


async def starter_setup(game: Arkosa) -> None:
    """Random boards with side A up, 4 colonists each, a roll for the first player. [ARK-019 to ARK-029, ARK-321]"""
    people = [player for player in game.players if not player.bot]
    for player in people:
        await choose_colour(game, player, "ARK-322")
    boards, leaders = Pile(list(game.box.starter_boards)), Pile(list(game.box.leaders))
    for player in people:
        take_board(player, await draw(boards, "bunker boards"))
        player.leader = await draw(leaders, "colony leaders")
        assert player.board is not None
        take_start(player, player.board.resources, player.board.morale)
        power_built_rooms(player)
        say(game, "{player} was given {board}", player=player, board=player.board)
    game.removed_rooms += game.specials  # special rooms stay out of the game [ARK-323]
    game.specials.clear()
    if not game.solo:
        await deal_founders(game)
        for player in people:
            keep_all(player)
    await roll_for_first(game)


async def choose_colour(game: Arkosa, player: Player, rule: str) -> None:
    """A colour that nobody has; in the starter setup in order of the seats. [ARK-032, ARK-322, ARK-375]"""
    taken = [other.colour for other in game.players]
    free = [colour for colour in game.box.numbers.colours if colour not in taken]
    player.colour = await choose(player, "Which colour?", free, rule=rule, face=colour_face)


def colour_face(colour: str) -> Face:
    return Face(colour, colour.capitalize(), (f"colour {colour}",))


def take_board(player: Player, board: Board) -> None:
    """The printed rooms of a board are built from the start. [ARK-116]"""
    player.board = board
    player.rooms = list(board.rooms)


def take_start(player: Player, resources: Amounts, morale: int) -> None:
    """Starting resources and morale. [ARK-024, ARK-025, ARK-034, ARK-035]"""
    player.stock = list(vector(resources)[:5])
    player.morale = morale


def power_built_rooms(player: Player) -> None:
    """An active power shard at each built room, extra to the resources. [ARK-026, ARK-039]"""
    player.shards = [NONE if room is None else ACTIVE for room in player.rooms]


# Regular bunker setup --------------------------------------------------------------------------------------------


async def regular_setup(game: Arkosa) -> None:
    """Boards, leaders, special rooms and a draft; the token passes after the first three. [ARK-031 to ARK-042]"""
    await roll_for_first(game)
    for player in choosing_order(game):
        await choose_foundations(game, player)
    pass_token(game)
    for player in choosing_order(game):
        await choose_leader(game, player)
    pass_token(game)
    for player in choosing_order(game):
        await choose_special_room(game, player)
    pass_token(game)
    put_specials_away(game)
    if not game.solo:
        await draft(game)


def choosing_order(game: Arkosa) -> list[Player]:
    """Clockwise from the holder of the token. [ARK-033]"""
    return [player for player in player_order(game) if not player.bot]


def pass_token(game: Arkosa) -> None:
    """To the next player clockwise; a solo player keeps it during setup. [ARK-033, ARK-240]"""
    if not game.solo:
        game.first = (game.first + 1) % len(game.players)


async def choose_foundations(game: Arkosa, player: Player) -> None:
    """1. A bunker board, side B up, and a colour. [ARK-032]"""
    taken = [other.board for other in game.players]
    boards = [board for board in game.box.regular_boards if board not in taken]
    take_board(player, await choose(player, "Which bunker?", boards, rule="ARK-032"))
    await choose_colour(game, player, "ARK-032")
    say(game, "{player} took {board}", player=player, board=player.board)


async def choose_leader(game: Arkosa, player: Player) -> None:
    """2. A colony leader, side B up, with its resources, morale and special trade. [ARK-034 to ARK-037]"""
    taken = [other.leader for other in game.players]
    leaders = [leader for leader in game.box.leaders if leader not in taken]
    leader = await choose(player, "Which colony leader?", leaders, rule="ARK-034")
    player.leader = leader
    take_start(player, leader.resources, leader.morale)
    say(game, "{player} chose to be led by {leader}", player=player, leader=leader)


async def choose_special_room(game: Arkosa, player: Player) -> None:
    """3. A special room for the star space, free of charge, and 3 power shards. [ARK-038, ARK-039]"""
    room = await choose(player, "Which special room?", list(game.specials), rule="ARK-038")
    game.specials.remove(room)
    assert player.board is not None
    player.rooms[player.board.star] = room
    power_built_rooms(player)
    say(game, "{player} took {room}", player=player, room=room.name)


def put_specials_away(game: Arkosa) -> None:
    """Special rooms that nobody chose leave the game, or go into the bag in the advanced variant. [ARK-040, ARK-307]"""
    if game.advanced:
        game.bag.shuffle_in(game.specials)
    else:
        game.removed_rooms += game.specials
    game.specials.clear()


async def deal_founders(game: Arkosa) -> None:
    """Four A colonists to each player, face down. [ARK-027, ARK-041]"""
    for player in clockwise(game, game.first):
        for _ in range(game.box.numbers.founders):
            player.dealt.append(await draw(game.colonists_a, "A colonists"))


def keep_all(player: Player) -> None:
    """The cards dealt become the hand, unseen by others. [ARK-027, ARK-028]"""
    player.hand += player.dealt
    player.secret += player.dealt
    player.dealt.clear()


async def draft(game: Arkosa) -> None:
    """4. All keep one card at the same time and pass the rest to the left, until each has four. [ARK-041, ARK-042]"""
    await deal_founders(game)
    while len(game.players[0].dealt) > 1:
        await together([keep_one(player) for player in game.players])
        passed = [player.dealt for player in game.players]
        for player in game.players:
            player.dealt = passed[player.side - 1]
    for player in game.players:
        keep_all(player)


async def keep_one(player: Player) -> None:
    """Secretly keep one card of those dealt. [ARK-042]"""
    card = await choose(player, "Keep whom?", lambda: list(player.dealt), rule="ARK-041")
    player.dealt.remove(card)
    player.hand.append(card)
    player.secret.append(card)
