"""What a seat cannot see, and how it is dealt anew."""

from __future__ import annotations

import pytest

from games.desolated.positions import Board, Position, desolated, seat
from holdfast.games.desolated.pieces import Stored
from holdfast.games.desolated.state import Player
from proving import rule


def dealt(table: Position, eyes: str, times: int = 12) -> list[list[Player]]:
    """The players as they may be for one of them, several times."""
    return [table.table.fork(as_seen_by=table.names.index(eyes)).state.players for _ in range(times)]


def hidden_store(table: Position, name: str) -> None:
    """Pretend that everything stored came from the hand."""
    player = table.player(name)
    player.landmarks[:] = [
        type(insula)(insula.card, tuple(Stored(stored.card, False) for stored in insula.stored))
        for insula in player.landmarks
    ]


@rule("DES-017")
def test_other_hands_are_dealt_anew_and_the_own_is_not() -> None:
    table = desolated(louise=seat(hand=["kiln 01", "kiln 02"]), marc=seat(hand=["kiln 03", "kiln 04", "kiln 05"]))
    seen = dealt(table, "louise")

    assert all([card.key for card in players[0].hand] == ["kiln 01", "kiln 02"] for players in seen)
    assert len({tuple(card.key for card in players[1].hand) for players in seen}) > 8
    assert all(len(players[1].hand) == 3 for players in seen)


@rule("DES-017", "DES-072")
def test_what_was_stored_from_a_hand_is_dealt_anew_and_what_lay_open_is_not() -> None:
    marc = seat(landmarks={"scrap silo": ["kiln 01", "tidal clerk of verdane"]})
    table = desolated(louise=seat(), marc=marc)
    known = {tuple(stored.card.key for stored in players[1].landmarks[0].stored) for players in dealt(table, "louise")}
    assert known == {("kiln 01", "tidal clerk of verdane")}

    other = desolated(louise=seat(), marc=seat(landmarks={"scrap silo": ["kiln 01"]}))
    hidden_store(other, "marc")
    other.table._base = other.table.game.clone(other.state)
    guessed = {players[1].landmarks[0].stored[0].card.key for players in dealt(other, "louise")}
    assert len(guessed) > 6


@rule("DES-202", "DES-227")
def test_a_rare_material_stays_with_its_owner() -> None:
    marc = seat(hand=["prime fragment", "kiln 01", "kiln 02"])
    table = desolated(louise=seat(), marc=marc, options=["rare_materials"])

    for players in dealt(table, "louise"):
        assert sorted(card.kind for card in players[1].hand) == ["material", "material", "rare"]


def test_who_is_paying_has_shown_that_they_can() -> None:
    louise = seat(hand=["kiln 01", "kiln 02", "kiln 07", "shunt 08", "shunt 07"])
    board: Board = {"influence_row": ["tidal clerk of verdane", None, None, None]}
    table = desolated(louise=louise, marc=seat(hand=["kiln 03"]), board=board)
    table.acts("trade")
    assert table.state.owed is not None

    own = [card.key for card in table.player("louise").hand]
    assert all([card.key for card in players[0].hand] == own for players in dealt(table, "marc"))


@rule("DES-017", "DES-219")
def test_where_people_sit_nobody_learns_whether_a_hand_could_be_converted() -> None:
    """Ending the Action Phase is asked of everybody who, for all that others can see, might convert first."""

    def world(*hand: str, chains: list[list[str]]) -> Position:
        table = desolated(louise=seat(hand=["kiln 02", *hand], chains=chains), marc=seat(), patient=True)
        table.acts("pass")
        return table

    able, unable = (world(*hand, chains=[["condenser 04"]]) for hand in (("kiln 01",), ("kiln 11",)))
    assert (able.offers(), unable.offers()) == (["end actions", "convert"], ["end actions"])
    assert (able.asked, able.asks, able.table.log) == (unable.asked, unable.asks, unable.table.log)
    assert unable.table.decision.idle
    for table in (able, unable):
        table.plays("end actions")
    assert able.told() == unable.told()
    assert world(chains=[]).asked == "marc"


@rule("DES-017", "DES-196")
@pytest.mark.parametrize(
    ("held", "offered"), [("kiln 01", ["kiln 01", "cover nothing"]), ("shunt 07", ["cover nothing"])]
)
def test_where_people_sit_a_talent_is_asked_about_whatever_is_in_hand(held: str, offered: list[str]) -> None:
    louise = seat(hand=[held], talent="cartographer")
    table = desolated(louise=louise, marc=seat(), options=["talents"], patient=True)
    table.acts("pass")

    assert (table.asked, table.asks) == ("louise", "Cover the lowest row of your Talent?")
    assert table.offers() == offered


@rule("DES-157", "DES-166", "DES-176")
def test_which_advanced_cards_are_in_the_piles_is_not_known() -> None:
    options = ["rise_of_the_arkheins", "planetary_destruction", "racloir_technology"]
    table = desolated(louise=seat(), marc=seat(), options=options)
    forks = [table.table.fork(as_seen_by=0).state for _ in range(6)]

    for pile, number in (("influence_pile", 8), ("landmark_pile", 4)):
        kept = [frozenset(c.key for c in getattr(fork, pile).rest if c.advanced) for fork in forks]
        assert len(set(kept)) > 3
        assert {len(cards) for cards in kept} == {number}
