"""Nobody can tell from the course of play what another player holds. [PIO-016, PIO-218]"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.pioneers.positions import Position, at_setup, pioneers, seat
from holdfast.games.pioneers import GAME
from holdfast.games.pioneers.rules.starting_cards import can_play
from proving import rule

Trace = list[tuple[object, ...]]


def course(table: Position, keys: Sequence[str], unseen_by: Sequence[str] = ("anna", "cleo")) -> Trace:
    """All that others notice while these answers are given: who is asked what, their views, the story, the log."""
    seen: Trace = []
    for key in (*keys, None):
        decision = table.decision
        seen.append((decision.seat, decision.prompt, decision.rule, list(table.table.log)))
        seen += [(table.view(name), table.told(name)) for name in unseen_by]
        seen.append((table.view(), table.told()))
        if key is not None:
            table.plays(key)
    return seen


def threatened(hand: Sequence[str]) -> Position:
    """Ben, with one card in hand and two tokens, is attacked by Anna and about to lose a structure."""
    return pioneers(
        anna=seat(hand=["ascendant warband"], response=1),
        ben=seat(town=["farm", "school"], hand=hand, response=2),
        cleo=seat(),
        chance={"dice": ["1", "1", "2", "2"]},
    )


DECLINING = ("play ascendant warband", "red", "roll", "reroll", "accept", "farm", "let it go")


@rule("PIO-218")
def test_holding_walls_and_declining_looks_like_holding_something_else() -> None:
    hands = (["reinforced walls"], ["raid"], ["tinned food"], ["molotovs"], ["adrenaline shot"])
    courses = [course(threatened(hand), DECLINING) for hand in hands]

    assert all(course == courses[0] for course in courses)
    assert len(courses[0]) == 4 * (len(DECLINING) + 1)


@rule("PIO-218")
def test_who_might_hold_something_is_really_asked_though_declining_is_all_they_can_do() -> None:
    table = threatened(["raid"])
    table.plays(*DECLINING[:-1])

    assert (table.asked, table.asks) == ("ben", "Farm is about to be lost. Prevent it?")
    assert table.offers() == ["let it go", "let all go"]
    walls = threatened(["reinforced walls"])
    walls.plays(*DECLINING[:-1])
    assert walls.offers() == ["reinforced walls from hand", "let it go", "let all go"]


@rule("PIO-218")
@pytest.mark.parametrize("response", [0, 1])
def test_without_token_or_cards_nobody_is_asked_and_the_log_is_that_of_declining(response: int) -> None:
    """Everybody can see that there is nothing to answer with; the log has the answer all the same."""
    hand = ["reinforced walls"] if response == 0 else []
    table = pioneers(
        anna=seat(hand=["ascendant warband"], response=1),
        ben=seat(town=["farm"], hand=hand, response=response),
        cleo=seat(),
        chance={"dice": ["1", "1"]},
    )
    table.plays("play ascendant warband", "red", *(["roll", "accept"] if response else []))

    assert (1, "let it go") in [tuple(entry) for entry in table.table.log]
    assert table.seat("ben").town == []
    assert table.asks != "Farm is about to be lost. Prevent it?"


@rule("PIO-218")
def test_a_usable_card_in_town_is_asked_for_without_tokens_or_hand() -> None:
    table = pioneers(
        anna=seat(hand=["ascendant warband"], response=1),
        ben=seat(town=["farm", "reinforced walls"]),
        cleo=seat(),
        chance={"dice": ["1", "1"]},
    )
    table.plays("play ascendant warband", "red")

    assert table.asked == "ben"
    assert table.offers() == ["reinforced walls from town", "let it go", "let all go"]


@rule("PIO-218")
def test_letting_all_go_asks_no_more_about_this_loss() -> None:
    table = pioneers(
        anna=seat(hand=["livestock plague"], response=1),
        ben=seat(town=["pig pens", "chicken run"], hand=["raid"], response=1),
        cleo=seat(),
    )
    table.plays("play livestock plague")
    assert table.asks == "Pig Pens is about to be lost. Prevent it?"
    table.plays("let it go")
    assert table.asks == "Chicken Run is about to be lost. Prevent it?"
    table.table.undo()
    table.plays("let all go")

    assert table.seat("ben").town == []


@rule("PIO-218")
@pytest.mark.parametrize("raid", [False, True])
def test_before_and_after_a_roll_the_hand_does_not_show_either(raid: bool) -> None:
    card = "raid" if raid else "viralz pack"
    keys = ["play " + card, "red", "spend 1", "roll", "reroll"] + (["accept"] if not raid else [])

    def world(held: str) -> Position:
        return pioneers(
            anna=seat(hand=[card], response=1),
            ben=seat(food=3, hand=[held], response=3),
            cleo=seat(),
            chance={"dice": ["1", "1", "1", "2", "1", "1"]},
        )

    courses = [course(world(held), keys) for held in ("molotovs", "adrenaline shot", "arc levy", "reinforced walls")]
    assert all(course == courses[0] for course in courses)


@rule("PIO-218", "PIO-230")
def test_before_the_own_roll_in_a_raid_the_attackers_hand_does_not_show() -> None:
    def world(held: str) -> Position:
        return pioneers(
            anna=seat(food=1),
            ben=seat(hand=["raid", held], response=3),
            cleo=seat(),
            chance={"dice": ["6", "6", "1", "1", "1", "2"]},
            board={"at": "ben"},
        )

    keys = ("play raid", "blue", "spend 1", "roll", "reroll", "end turn")
    courses = [course(world(held), keys) for held in ("molotovs", "hunting rifle", "arc levy", "granny bea", "raid")]
    assert all(course == courses[0] for course in courses)


@rule("PIO-218")
def test_where_people_sit_a_turn_ends_by_itself_only_if_everybody_can_see_why() -> None:
    """A card in hand that cannot be played now looks like one that could be."""

    def world(*hand: str, response: int = 2) -> Position:
        table = pioneers(anna=seat(hand=hand, response=response, joined=1), ben=seat(), cleo=seat(), patient=True)
        table.plays("research purchasing power 1" if response else "wastes")
        return table

    stuck, free, nothing, poor = world("granny bea"), world("farm"), world(), world("farm", response=0)
    assert (stuck.asked, stuck.asks, stuck.offers()) == ("anna", free.asks, ["end turn"])
    assert stuck.decision.idle
    assert free.offers() == ["play farm", "end turn"]
    assert stuck.table.log == free.table.log
    assert (nothing.asked, poor.asked) == ("ben", "ben")


@rule("PIO-218", "PIO-230")
@pytest.mark.parametrize(
    ("held", "offered"), [("arc levy", ["roll"]), ("hunting rifle", ["play hunting rifle", "roll"])]
)
def test_where_people_sit_the_attacker_is_asked_before_the_roll_if_a_card_might_be_free(
    held: str, offered: list[str]
) -> None:
    """Without a token only a card that costs none could be played; whether there is one is not to be seen."""
    table = pioneers(
        anna=seat(),
        ben=seat(hand=["raid", held], response=1, town=["kit the tinkerer"]),
        cleo=seat(),
        chance={"dice": ["1", "1", "2", "2"]},
        board={"at": "ben"},
        patient=True,
    )
    table.plays("play raid", "blue")

    assert (table.asked, table.asks) == ("ben", "Spend tokens or use cards before the roll?")
    assert table.offers() == offered


@rule("PIO-218")
def test_a_player_who_can_only_let_go_may_be_answered_for_in_time() -> None:
    empty, full = threatened(["raid"]), threatened(["reinforced walls"])
    for table in (empty, full):
        table.plays(*DECLINING[:-1])

    assert (empty.decision.idle, full.decision.idle) == (True, False)
    assert empty.decision.options[0].key == "let it go"


@rule("PIO-016", "PIO-218")
def test_what_others_read_of_a_decision_is_never_its_options() -> None:
    table = threatened(["reinforced walls"])
    table.plays(*DECLINING[:-1])

    assert not any("Reinforced Walls" in line for line in table.told("anna"))
    assert "reinforced walls" not in str(table.view("anna"))
    assert "reinforced walls" in str(table.view("ben"))


@rule("PIO-016")
def test_looking_at_a_hand_tells_the_looker_alone_and_cannot_be_taken_back() -> None:
    table = pioneers(
        anna=seat(hand=["intercepted plans"], response=1),
        ben=seat(hand=["raid", "farm"], response=1),
        cleo=seat(),
        board={"wastes": []},
    )
    table.plays("play intercepted plans", "red")

    assert "You saw in the hand of ben: Raid, Farm" in table.told("anna")
    assert "anna looked at the hand of ben" in table.told("cleo")
    assert not any("Raid" in line for line in (*table.told("cleo"), *table.told()))
    assert table.table.undo_blocked() is not None


@rule("PIO-016")
def test_cards_peeked_at_are_known_to_the_one_who_put_them_back() -> None:
    table = pioneers(
        anna=seat(town=["binoculars"]), ben=seat(), cleo=seat(), chance={"wastes deck": ["raid", "toolkit", "toolkit"]}
    )
    table.plays("use binoculars")
    assert table.offers() == ["raid top", "raid bottom", "toolkit top", "toolkit bottom"]
    assert table.view("anna")["players"][0]["dealt"] == ["raid", "toolkit"]
    assert table.view("ben")["players"][0]["dealt"] is None
    table.plays("raid bottom", "toolkit top")
    mine, theirs = (table.view(name)["decks"]["wastes"] for name in ("anna", "ben"))

    assert (mine["known_top"], mine["known_bottom"]) == (["toolkit"], ["raid"])
    assert (theirs["known_top"], theirs["known_bottom"]) == ([None], [None])
    table.plays("end turn", "wastes")
    assert table.seat("ben").hand == ["toolkit"]


@rule("PIO-279")
def test_a_short_deck_is_peeked_at_without_shuffling_the_discard_pile_in() -> None:
    table = pioneers(anna=seat(town=["binoculars"]), ben=seat(), cleo=seat(), board={"wastes": ["raid"]})
    table.plays("use binoculars")
    assert table.offers() == ["raid top", "raid bottom"]
    table.plays("raid bottom")

    assert (len(table.state.wastes), len(table.state.wastes.discard)) == (1, 56)
    assert "use binoculars" not in table.offers()
    empty = pioneers(anna=seat(town=["binoculars"]), ben=seat(), cleo=seat(), board={"wastes": []})
    assert "use binoculars" not in empty.offers()


@rule("PIO-016", "PIO-076")
def test_a_pick_re_dealt_in_the_draft_can_still_be_played() -> None:
    table = at_setup()
    table.plays("blue", "red", "green")
    play = next(option.key for option in table.table.decisions[2].options if option.key.startswith("play"))
    table.table.choose(play, seat=2)
    picks = set()
    for seed in range(60):
        state = table.table.fork(as_seen_by=0, seed=seed).state
        GAME.invariants(state)
        pick = state.players[2].pick
        assert pick is not None
        assert can_play(pick)
        picks.add(pick.key)
        assert [card.deck for card in state.players[1].dealt] == [0, 0, 0, 1, 1]

    assert len(picks) > 5


@rule("PIO-016")
def test_a_re_dealt_game_keeps_what_a_seat_knows_and_changes_the_rest() -> None:
    table = pioneers(
        anna=seat(town=["binoculars"], hand=["farm"]), ben=seat(hand=["school", "raid"]), cleo=seat(),
        chance={"wastes deck": ["raid", "toolkit"]},
    )  # fmt: skip
    table.plays("use binoculars", "toolkit top", "raid top")
    seen = [table.table.fork(as_seen_by=0, seed=seed).state for seed in range(8)]
    unseen = [table.table.fork(as_seen_by=1, seed=seed).state for seed in range(8)]

    assert {tuple(card.key for card in state.wastes.pile.top) for state in seen} == {("toolkit", "raid")}
    assert len({tuple(card.key for card in state.wastes.pile.top) for state in unseen}) > 1
    assert len({tuple(card.key for card in state.players[1].hand) for state in seen}) > 1
    assert {tuple(card.deck for card in state.players[1].hand) for state in seen} == {(0, 1)}  # the backs differ
