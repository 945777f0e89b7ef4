"""Tables: answers, scripts of chance, seats that choose together, undo, story."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.tiny import CARDS, TINY, Tiny
from holdfast import CannotUndo, IllegalChoice, NotYourDecision, RuleBug, Table, UnknownGame
from holdfast.engine.chance import Generator64, roll
from holdfast.engine.replay import replay
from holdfast.engine.requests import Face, checkpoint, choose, reveal, together
from holdfast.engine.story import Line, Story

DEAL = {"order": ["1 | 0"], "deck": ["card 8", "card 1", "card 5", "card 2"]}


def tiny(seats: int = 2, **chance: list[str]) -> Table[Tiny]:
    return Table(TINY, seats=seats, names=["Ada", "Bo", "Cy", "Di"][:seats], chance={**DEAL, **chance})


def test_an_answer_may_be_an_option_a_key_or_an_index() -> None:
    table = tiny(die=["2"])
    table.choose(table.decision.options[0])
    table.choose("card 2", seat=1)
    table.choose(1)

    assert [card.worth for card in table.state.players[0].hand] == [8]
    assert [card.worth for card in table.state.players[1].hand] == [2]
    assert [(entry.who, entry.key) for entry in table.log[-4:-1]] == [(1, "card 2"), ("die", "2"), (1, "2")]


def test_seats_that_choose_together_may_answer_in_any_order_and_see_nothing_of_each_other() -> None:
    table = tiny()
    assert [decision.seat for decision in table.decisions] == [0, 1]
    table.choose("card 5", seat=1)

    assert [decision.seat for decision in table.decisions] == [0]
    assert table.view(0)["players"][1] == {"luck": 0, "played": [], "hand": 1, "dealt": 1}
    with pytest.raises(NotYourDecision, match="seat 1 answered"):
        table.choose("card 2", seat=1)
    table.choose("card 8", seat=0)
    assert table.decision.prompt == "Push your luck by how much?"


def test_a_secret_choice_can_be_taken_back_until_all_have_chosen() -> None:
    table = tiny(die=["0"])
    table.choose("card 5", seat=1)
    table.undo(1)
    assert [decision.seat for decision in table.decisions] == [0, 1]
    table.choose("card 2", seat=1)
    table.choose("card 8", seat=0)

    assert table.undo_blocked(0)
    with pytest.raises(CannotUndo, match="everybody has chosen"):
        table.undo(0)


def test_a_single_option_is_answered_by_the_table_and_logged() -> None:
    table = tiny(deck=["card 3", "card 3", "card 5", "card 2"])

    assert [decision.seat for decision in table.decisions] == [1]
    assert ("0", "card 3") in [(str(entry.who), entry.key) for entry in table.log]


def test_chance_scripted_with_something_impossible_says_what_is_possible() -> None:
    with pytest.raises(IllegalChoice, match="deck was scripted to be 'ace'; possible: card"):
        tiny(deck=["ace"])


def test_a_reveal_blocks_undo_with_its_reason() -> None:
    async def shows(game: Tiny) -> None:
        while True:
            await checkpoint()
            if await choose(game.players[0], "Turn it up?", (1, 2), rule="T-1") == 2:
                await reveal("the tile was turned up")

    table: Table[Tiny] = Table(replace(TINY, play=shows), seats=1)
    table.choose("1")
    assert table.undo_blocked() is None
    table.choose("2")

    assert table.undo_blocked() == "the tile was turned up"
    with pytest.raises(CannotUndo, match="the tile was turned up"):
        table.undo()


def test_the_end_of_a_game_with_secrets_cannot_be_undone() -> None:
    async def one_turn(game: Tiny) -> None:
        await checkpoint()
        await choose(game.players[0], "Step", (1, 2), rule="T-1")

    table: Table[Tiny] = Table(replace(TINY, play=one_turn), seats=1)
    table.choose(0)

    assert table.over
    with pytest.raises(CannotUndo, match="everything hidden was shown"):
        table.undo()


def test_undo_crosses_the_end_of_a_turn_when_nothing_was_revealed() -> None:
    async def turns(game: Tiny) -> None:
        while game.rounds:
            await checkpoint()
            game.players[0].luck += await choose(game.players[0], "Step", (1, 2), rule="T-1")
            game.rounds -= 1

    table: Table[Tiny] = Table(replace(TINY, play=turns, open_table=True), seats=1)
    for index in (0, 1, 1):
        table.choose(index)
    assert table.over
    table.undo()
    table.undo()

    assert table.state.players[0].luck == 1
    assert table.state.rounds == 2
    assert len(table.log) == 1


def test_a_rule_that_offers_nothing_is_a_bug_and_says_where() -> None:
    async def nothing(game: Tiny) -> None:
        await checkpoint()
        await choose(game.players[0], "Impossible?", list[int](), rule="T-9")

    with pytest.raises(RuleBug, match=r"nothing to choose for seat 0 at 'Impossible\?' \(T-9\)"):
        Table(replace(TINY, play=nothing), seats=1)


def test_chance_inside_together_is_a_bug() -> None:
    async def dice(game: Tiny) -> None:
        async def throw() -> int:
            number = await roll((1, 2), "die")
            return number

        await checkpoint()
        await together([throw()])

    with pytest.raises(RuleBug, match="Roll was asked for inside `together`"):
        Table(replace(TINY, play=dice), seats=1)


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (5, {}, "Tiny is for 1, 2, 3 or 4 seats, not 5"),
        (3, {"speed": 1}, "has no option 'speed'; it has: rounds"),
        (3, {"kind": "odd"}, "with 3 seats has no option 'kind'"),
        (2, {"rounds": 9}, "option 'rounds' cannot be 9; it can be: 3, 1, 2"),
        (2, {"rounds": True}, "option 'rounds' cannot be True"),
    ],
)
def test_a_table_that_cannot_be_says_what_can(seats: int, options: dict[str, int], message: str) -> None:
    with pytest.raises(UnknownGame, match=message):
        Table(TINY, seats=seats, options=options)


def test_names_must_be_as_many_as_seats_and_differ() -> None:
    with pytest.raises(IllegalChoice, match="2 seats need 2 different names, not: Ada, Ada"):
        Table(TINY, seats=2, names=["Ada", "Ada"])


def test_subscribers_hear_each_line_until_they_leave() -> None:
    table, heard = tiny(die=["0"]), list[Line]()
    leave = table.subscribe(heard.append)
    table.choose("card 5", seat=1)
    table.choose("card 8", seat=0)
    leave()
    for key in ("no", "b", "done", "card 5"):
        table.choose(key)

    assert [line.for_seat(None) for line in heard] == ["A round begins"]


def test_a_story_that_is_read_on_is_read_right_when_lines_were_taken_back_or_put_before() -> None:
    story = Story(["Ada", "Ben"])
    story.tell("one", {}, None, None)
    story.tell("two", {}, 0, "two for others")
    first = story.for_seat(0)
    del story.lines[1:]
    story.tell("three", {}, None, None)
    second = story.for_seat(0), story.for_seat(1)
    story.lines[:0] = [Line(0, "zero", {})]

    assert first == ["one", "two"]
    assert second == (["one", "three"], ["one", "three"])
    assert story.for_seat(0) == ["zero", "one", "three"]


def test_a_fork_has_another_future_than_its_table() -> None:
    table = Table(TINY, seats=2, seed=1)
    numbers = [table.fork().generator.below(10**9) for _ in range(20)]

    assert len(set(numbers)) == 20
    assert table.generator.below(10**9) not in numbers


def test_the_generator_means_the_same_everywhere() -> None:
    generator = Generator64(7)

    assert [generator.below(1000) for _ in range(6)] == [524, 302, 940, 883, 663, 344]


def test_equal_cards_are_found_by_name_whatever_their_place() -> None:
    table = tiny(deck=["card 1", "card 1", "card 1", "card 8"])

    assert table.state.players[0].hand + table.state.players[0].dealt == [CARDS[0], CARDS[0]]


def test_a_game_taken_up_again_from_its_record_has_the_same_future() -> None:
    table, again = Table(TINY, seats=2, seed=8), Table(TINY, seats=2, seed=8)
    while not table.over:
        table.choose(0)
        again.choose(0)
        again = replay(TINY, again.record())

    assert again.record() == table.record()


def test_what_may_be_done_at_any_time_stands_beside_the_options_with_its_own_face() -> None:
    async def asks(game: Tiny) -> None:
        await checkpoint()
        while True:
            answer = await choose(
                game.players[0],
                "Step?",
                (1, 2),
                rule="T-1",
                face=lambda step: Face(f"step {step}", f"Take {step} steps"),
                also=lambda: CARDS[: game.rounds],
            )
            if isinstance(answer, int):
                return
            game.rounds -= 1

    table: Table[Tiny] = Table(replace(TINY, play=asks), seats=1)
    assert [option.key for option in table.decision.options] == ["step 1", "step 2", "card 1", "card 2", "card 3"]
    table.choose("card 2")
    assert [option.key for option in table.decision.options] == ["step 1", "step 2", "card 1", "card 2"]
    table.choose("step 2")
    assert table.over
