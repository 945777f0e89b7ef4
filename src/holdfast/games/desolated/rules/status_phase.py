"""Status Phase: Refill, then Upkeep. [DES-200]"""

from __future__ import annotations

from typing import Final, NamedTuple

from holdfast.engine.requests import Face, Word, choose, offer
from holdfast.engine.story import say
from holdfast.games.desolated.pieces import (
    CHARACTER,
    NO_MATERIAL,
    Influence,
    Insula,
    Landmark,
    Material,
    Stored,
    Technology,
    pays_as,
)
from holdfast.games.desolated.rules.free_actions import leave_chain
from holdfast.games.desolated.rules.refill import discard, gain_token, refill
from holdfast.games.desolated.rules.solo import move_landmarks
from holdfast.games.desolated.state import Desolated, Player

NO_STORE: Final = Word("store nothing", "Store nothing")
NO_COVER: Final = Word("cover nothing", "Cover no row")


async def status_phase(game: Desolated, player: Player) -> None:
    """Refill, then Upkeep; in solo the Landmarks move first. [DES-022, DES-140]"""
    if game.solo:
        move_landmarks(game)
    await refill(game)
    await upkeep(game, player)


async def upkeep(game: Desolated, player: Player) -> None:
    """Campaign token, loss of influence, Talent row, storing, hand limit. [DES-093, DES-200]"""
    if player.campaign is not None:
        gain_token(game, player, player.campaign.material)
    game.granted[:] = [0, 0, 0]
    if player.talent is not None:
        await cover_row(game, player)
    await store(game, player)
    await discard_to_limit(game, player)


# Talents -----------------------------------------------------------------------------------------------------------


async def cover_row(game: Desolated, player: Player) -> None:
    """The lowest visible row may be covered by a hand card of its material. [DES-196, DES-197, DES-226]"""
    assert player.talent is not None
    material = player.talent.rows[len(player.covering)][1]
    if material == NO_MATERIAL:
        return
    card = await offer(
        player,
        "Cover the lowest row of your Talent?",
        lambda: [card for card in dict.fromkeys(player.hand) if pays_as(card, material)],
        rule="DES-196",
        decline=NO_COVER,
        declines=(NO_COVER,) if player.hand else (),
    )
    if isinstance(card, Material):
        player.hand.remove(card)
        player.covering.append(card)
        say(game, "{player} covered a row with {card}", player=player, card=card.name)


# How to store a card -----------------------------------------------------------------------------------------------


class FromHand(NamedTuple):
    """A hand card to be stored."""

    card: Material

    def face(self) -> Face:
        return Face(f"{self.card.key} in hand", f"{self.card.name} from your hand", (f"card {self.card.key}",))


class Turned(NamedTuple):
    """An Advanced Material card to be stored, with the step at its top."""

    card: Technology
    step: int

    def face(self) -> Face:
        face = self.card.face()
        return face._replace(key=f"{face.key} at step {self.step + 1}")


Choice = FromHand | Turned | Material | Influence | Landmark


async def store(game: Desolated, player: Player) -> None:
    """One card from hand or inventory may be stored beneath a card with the storage icon. [DES-071, DES-072]"""
    places = storages(player)
    if not places:
        return
    beneath = await offer(player, "Store a card beneath which Landmark?", places, rule="DES-072", decline=NO_STORE)
    if isinstance(beneath, Word):
        return
    choice = await choose(
        player, "Store which card?", lambda: storable(player, beneath), rule="DES-072", face=choice_face
    )
    stored = put_away(player, choice)
    at = next(at for at, insula in enumerate(player.landmarks) if insula.card is beneath)
    player.landmarks[at] = Insula(beneath, (*player.landmarks[at].stored, stored))
    if stored.shown:
        say(
            game, "{player} stored {card} beneath {beneath}", player=player, card=stored.card.name, beneath=beneath.name
        )
    else:
        say(
            game,
            "You stored {card} beneath {beneath}",
            to=player,
            others="{player} stored a hand card beneath {beneath}",
            player=player,
            card=stored.card.name,
            beneath=beneath.name,
        )


def storages(player: Player) -> list[Landmark]:
    """The face-up cards with the storage icon, if there is anything else to store. [DES-071, DES-133]"""
    return [insula.card for insula in player.landmarks if insula.card.storage and storable(player, insula.card)]


def storable(player: Player, beneath: Landmark) -> list[Choice]:
    """Any Material, Influence or Landmark card of hand and inventory, but not the storage card. [DES-079, DES-080]"""
    found: list[Choice] = [FromHand(card) for card in dict.fromkeys(player.hand)]
    found += [card for chain in player.chains for card in chain.cards if card.kind != CHARACTER]
    found += dict.fromkeys(player.loose)
    found += [Turned(card, step) for card, step in dict.fromkeys(player.technology)]
    found += dict.fromkeys(player.influence)
    found += [insula.card for insula in player.landmarks if insula.card is not beneath]
    return found


def choice_face(choice: Choice) -> Face:
    return choice.lying() if isinstance(choice, Material) else choice.face()


def put_away(player: Player, choice: Choice) -> Stored:
    """Take the card out of hand or inventory; its chain may break, what is beneath it stays. [DES-075, DES-080]"""
    if isinstance(choice, FromHand):
        player.hand.remove(choice.card)
        return Stored(choice.card, shown=False)
    if isinstance(choice, Turned):
        player.technology.remove((choice.card, choice.step))
        return Stored(choice.card, shown=True)
    if isinstance(choice, Landmark):
        insula = next(one for one in player.landmarks if one.card is choice)
        player.landmarks.remove(insula)
        return Stored(choice, True, insula.stored)
    if isinstance(choice, Influence):
        player.influence.remove(choice)
    elif choice in player.loose:
        player.loose.remove(choice)
    else:
        leave_chain(player, choice)
    return Stored(choice, shown=True)


# The hand limit ----------------------------------------------------------------------------------------------------


def hand_limit(game: Desolated, player: Player) -> int:
    """7, and more with face-up cards that raise it. [DES-010, DES-116]"""
    chained = sum(card.hand_limit for chain in player.chains for card in chain.cards)
    return game.box.numbers.hand_limit + sum(card.hand_limit for card in player.loose) + chained


async def discard_to_limit(game: Desolated, player: Player) -> None:
    """Discard cards of one's choice down to the hand limit. [DES-094]"""
    while len(player.hand) > hand_limit(game, player):
        card = await choose(player, "Discard which card?", lambda: list(dict.fromkeys(player.hand)), rule="DES-094")
        player.hand.remove(card)
        discard(game, card)
        say(game, "{player} discarded {card}", player=player, card=card.name)
