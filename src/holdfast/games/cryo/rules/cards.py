"""Card details: drawing, playing and discarding cards."""

from __future__ import annotations

from functools import cache
from typing import Final

from holdfast.engine.chance import draw
from holdfast.engine.content import Content
from holdfast.engine.requests import Face, Word, choose, offer
from holdfast.engine.story import say
from holdfast.games.cryo.pieces import LOOK_AT_CAVERNS, Card
from holdfast.games.cryo.rules.caverns import look_at_caverns
from holdfast.games.cryo.state import Cryo, Player

UPGRADE: Final = "upgrade"
MISSION: Final = "mission"
VEHICLE: Final = "vehicle"


class Draw(Content, frozen=True):
    """Take the top card of the deck."""

    def face(self) -> Face:
        return Face("draw", "Draw a card", ("deck",))


class PlayCard(Content, frozen=True):
    """Play a card from the hand in one of its three ways."""

    card: Card
    way: str

    def face(self) -> Face:
        name = {UPGRADE: self.card.name, MISSION: self.card.mission.name, VEHICLE: self.card.vehicle.name}[self.way]
        return Face(f"{self.card.key} as {self.way}", f"Play {name} as {self.way}", (f"card {self.card.key}",))


DRAW: Final = Draw()
DECLINE: Final = Word("neither", "Neither")


@cache
def ways(card: Card) -> tuple[PlayCard, PlayCard, PlayCard]:
    """A card is played as an upgrade, as a mission or as a vehicle. [CRY-046]"""
    return PlayCard(card, UPGRADE), PlayCard(card, MISSION), PlayCard(card, VEHICLE)


async def card_benefit(game: Cryo, player: Player) -> None:
    """The card benefit: draw 1 card or play 1 card, or decline. [CRY-158, CRY-271]"""
    answer = await offer(
        player,
        "Draw a card or play one?",
        lambda: [*draws(game), *playable(game, player)],
        rule="CRY-158",
        decline=DECLINE,
    )
    if isinstance(answer, Draw):
        await draw_card(game, player)
    elif isinstance(answer, PlayCard):
        await play_card(game, player, answer)


def draws(game: Cryo) -> list[Draw]:
    """Drawing is possible while deck or discard pile holds a card. [CRY-163]"""
    return [DRAW] if game.deck.rest or game.discard else []


async def draw_card(game: Cryo, player: Player) -> None:
    """Draw the top card of the deck into the hand."""
    card = await top_card(game)
    if card is not None:
        player.hand.append(card)
        say(game, "You drew {card}", to=player, others="{player} drew a card", player=player, card=card.name)


async def top_card(game: Cryo) -> Card | None:
    """The top card of the deck; an empty deck is first made anew from the discard pile. [CRY-162, CRY-163]"""
    if not game.deck.rest:
        if not game.discard:
            return None
        game.deck.shuffle_in(game.discard)
        game.discard.clear()
        say(game, "The discard pile was shuffled into a new deck")
    card = await draw(game.deck, "deck")
    return card


def playable(game: Cryo, player: Player) -> list[PlayCard]:
    """The cards in hand, each in the ways that are open to it: a free slot and no duplicate. [CRY-165 to CRY-171]"""
    most = game.box.numbers.platform
    upgrade_free = len(player.upgrades) < most.upgrades
    mission_free = len(player.missions) < most.missions
    vehicle_free = len(player.vehicles) < most.vehicles
    options = list[PlayCard]()
    for card in dict.fromkeys(player.hand):
        as_upgrade, as_mission, as_vehicle = ways(card)
        if upgrade_free and card not in player.upgrades and not taken_by_rival(game, card):
            options.append(as_upgrade)
        if mission_free and card not in player.missions:
            options.append(as_mission)
        if vehicle_free:
            options.append(as_vehicle)
    return options


def taken_by_rival(game: Cryo, card: Card) -> bool:
    """Solo: no upgrade that the rival has. [CRY-219]"""
    return game.rival is not None and card in game.players[1].upgrades


async def play_card(game: Cryo, player: Player, play: PlayCard) -> None:
    """Play a card; it takes effect at once, for the rest of this turn too. [CRY-160, CRY-272]"""
    card = play.card
    player.hand.remove(card)
    if play.way == UPGRADE:
        say(game, "{player} built the upgrade {card}", player=player, card=card.name)
        player.upgrades.append(card)
        player.abilities |= card.abilities
        if card.abilities & LOOK_AT_CAVERNS:
            await look_at_caverns(game)
    elif play.way == MISSION:
        player.missions.append(card)
        say(
            game,
            "You took on the mission {mission}",
            to=player,
            others="{player} took on a secret mission",
            player=player,
            mission=card.mission.name,
        )
    else:
        say(game, "{player} built a {vehicle}", player=player, vehicle=card.vehicle.name)
        player.vehicles.append(card)
        if card.vehicle.ability == "rescue":
            rescue(game, player)


def rescue(game: Cryo, player: Player) -> None:
    """Spider › Rescue: 1 own destroyed pod, if there is one, is placed on it. [CRY-203]"""
    if player.destroyed:
        player.destroyed -= 1
        player.awake += 1
        say(game, "{player} rescued a destroyed pod", player=player)


async def discard_card(game: Cryo, player: Player, prompt: str, rule: str) -> None:
    """Discard a card of the player's choice, face up, to the one discard pile. [CRY-273]"""
    card = await choose(player, prompt, lambda: list(dict.fromkeys(player.hand)), rule=rule, hidden=len(player.hand))
    player.hand.remove(card)
    game.discard.append(card)
    say(game, "{player} discarded {card}", player=player, card=card.name)


async def discard_to_limit(game: Cryo, player: Player) -> None:
    """At the end of the own turn, discard down to 5 cards. [CRY-161]"""
    while len(player.hand) > game.box.numbers.hand_limit:
        await discard_card(game, player, "Too many cards: discard which?", "CRY-161")
