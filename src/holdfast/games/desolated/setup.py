"""Set up, and what expansions and modules change in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from holdfast.engine.chance import draw, roll, shuffle
from holdfast.engine.game import Value
from holdfast.engine.pieces import Pile
from holdfast.engine.requests import choose, together
from holdfast.engine.story import say
from holdfast.games.desolated.amounts import NO_TOKENS
from holdfast.games.desolated.box import Box
from holdfast.games.desolated.pieces import Card, Chain, Landmark, Material
from holdfast.games.desolated.rules.refill import discard, draw_material, fill_influence, fill_landmarks, fill_materials
from holdfast.games.desolated.state import Desolated, Options, Player

C = TypeVar("C", bound=Card)
T = TypeVar("T")


def new(box: Box, seats: int, options: Mapping[str, Value]) -> Desolated:
    """The table before set-up: three decks, nothing revealed, all tokens in the pool. [DES-005, DES-006]"""
    rows = box.numbers.rows
    return Desolated(
        box=box,
        options=chosen(options),
        players=[Player(seat) for seat in range(seats)],
        material_pile=Pile([*box.materials]),
        material_discard=[],
        material_row=[None] * rows.material,
        influence_pile=Pile(list(box.influence)),
        influence_discard=[],
        influence_row=[None] * rows.influence,
        on_row=[NO_TOKENS] * rows.influence,
        landmark_pile=Pile(list(box.landmarks)),
        landmark_discard=[],
        landmark_row=[None] * rows.landmark,
        pool=list(box.tokens),
    )


def chosen(options: Mapping[str, Value]) -> Options:
    """The options of a table as the rules know them."""
    starting = options.get("starting_player", "random")
    switches = {name: bool(value) for name, value in options.items() if name != "starting_player"}
    return Options(**switches, starting_player=starting if isinstance(starting, int) else 0)


async def setup(game: Desolated) -> None:
    """The order with everything in use. [DES-228]"""
    await build_landmark_pile(game)
    await reveal_rows(game)
    await deal_hands(game)
    await add_advanced_influence(game)
    await add_advanced_material(game)
    await deal_campaigns(game)
    await deal_characters(game)
    await deal_talents(game)
    await hand_out_rare_materials(game)
    await starting_player(game)


async def random_cards(cards: Sequence[T], number: int, name: str) -> list[T]:
    """A number of these cards at random. Nobody sees them yet."""
    return (await shuffle(cards, name))[:number]


async def build_landmark_pile(game: Desolated) -> None:
    """Solo plays with 9 Landmarks; Planetary Destruction adds its cards before the row. [DES-134, DES-156, DES-166]"""
    box, advanced = game.box, game.options.planetary_destruction
    if game.solo:
        among: Sequence[Landmark] = (*box.landmarks, *box.advanced_landmarks) if advanced else box.landmarks
        game.landmark_pile.rest = await random_cards(among, box.numbers.solo.landmarks, "landmarks in the game")
    elif advanced:
        number = box.numbers.per_player.advanced_landmarks * len(game.players)
        game.landmark_pile.shuffle_in(await random_cards(box.advanced_landmarks, number, "advanced landmarks"))


async def reveal_rows(game: Desolated) -> None:
    """Reveal 5 Material cards, 4 Influence cards and 3 Landmarks. [DES-008]"""
    await fill_landmarks(game)
    await fill_influence(game)
    await fill_materials(game)


async def deal_hands(game: Desolated) -> None:
    """Deal 4 Material cards to each player, face down. [DES-009]"""
    for player in game.players:
        for _ in range(game.box.numbers.hand):
            card = await draw_material(game)
            assert isinstance(card, Material)
            player.hand.append(card)


async def add_advanced_influence(game: Desolated) -> None:
    """Rise of the Arkheins: 4 cards a player, after the Influence row was revealed. [DES-157]"""
    if game.options.rise_of_the_arkheins:
        number = game.box.numbers.per_player.advanced_influence * len(game.players)
        game.influence_pile.shuffle_in(
            await random_cards(game.box.advanced_influence, number, "advanced influence cards")
        )


async def add_advanced_material(game: Desolated) -> None:
    """Racloir Technology: 6 cards a player, after the hands were dealt. [DES-176]"""
    if game.options.racloir_technology:
        number = game.box.numbers.per_player.advanced_material * len(game.players)
        game.material_pile.shuffle_in(await random_cards(game.box.technology, number, "advanced material cards"))


async def one_each(game: Desolated, cards: Sequence[C], name: str, sentence: str) -> list[tuple[Player, C]]:
    """Every player with a card of these, at random, and the sentence about it in the story."""
    pile = Pile(list(cards))
    dealt = [(player, await draw(pile, name)) for player in game.players]
    for player, card in dealt:
        say(game, sentence, player=player, card=card.name)
    return dealt


async def deal_campaigns(game: Desolated) -> None:
    """One Campaign card to each player at random, face up. [DES-186]"""
    if game.options.campaigns:
        sentence = "{player} had the campaign {card}"
        for player, card in await one_each(game, game.box.campaigns, "campaigns", sentence):
            player.campaign = card


async def deal_characters(game: Desolated) -> None:
    """One Character card to each player at random: their first chain. [DES-189]"""
    if game.options.characters:
        for player, card in await one_each(game, game.box.characters, "characters", "{player} began with {card}"):
            player.chains.append(Chain((card,)))


async def deal_talents(game: Desolated) -> None:
    """One Talent card to each player, at random. [DES-194, DES-195]"""
    if game.options.talents:
        for player, card in await one_each(game, game.box.talents, "talents", "{player} had the talent {card}"):
            player.talent = card


async def hand_out_rare_materials(game: Desolated) -> None:
    """Each player takes a Rare Material card; then all discard a card at the same time. [DES-201, DES-202]"""
    if not game.options.rare_materials:
        return
    for player, card in zip(game.players, game.box.rare, strict=False):
        player.hand.append(card)
    await together([set_aside(player) for player in game.players])
    for player in game.players:
        card = player.aside.pop()
        discard(game, card)
        say(game, "{player} discarded {card}", player=player, card=card.name)


async def set_aside(player: Player) -> None:
    """Choose a card to discard, without seeing what the others choose. [DES-202]"""
    card = await choose(player, "Discard which card?", lambda: list(dict.fromkeys(player.hand)), rule="DES-202")
    player.hand.remove(card)
    player.aside.append(card)


async def starting_player(game: Desolated) -> None:
    """The table names the starting player, or chance does; they keep the marker. [DES-011, DES-012, DES-214]"""
    if game.options.starting_player:
        game.first = game.options.starting_player - 1
    elif not game.solo:
        game.first = await roll(range(len(game.players)), "starting player")
    game.turn = game.first
    say(game, "{player} was the first player", player=game.players[game.first])
