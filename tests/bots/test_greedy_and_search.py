"""The bots that think: one step ahead, and by search."""

from __future__ import annotations

import pytest

import holdfast
from engine.tiny import TINY
from holdfast import bots
from holdfast.bots.budget import Budget
from holdfast.bots.greedy import GreedyBot
from holdfast.bots.search import SearchBot
from holdfast.bots.sight import Sight
from holdfast.bots.style import Style
from holdfast.bots.tree import Node
from holdfast.engine.table import Table


@pytest.mark.parametrize("name", ["greedy:0%", "greedy:101%", "greedy:half", "greedy:5", "search:0", "search:soon"])
def test_a_setting_that_makes_no_sense_is_refused_with_the_bots_there_are(name: str) -> None:
    with pytest.raises(bots.UnknownBot, match="search:500ms"):
        bots.make(name, seed=1)


def test_greedy_beats_chance_and_the_same_seed_plays_the_same() -> None:
    logs = []
    for _ in range(2):
        table = holdfast.new("cryo", seats=2, seed=3)
        players = [bots.make("greedy", seed=1), bots.make("random", seed=2)]
        while not table.over:
            table.choose(players[table.decision.seat].choose(Sight(table, table.decision)))
        logs.append(table.log)
        assert table.winners() == [0]
    assert logs[0] == logs[1]


def test_a_careless_bot_looks_only_at_some_of_its_decisions() -> None:
    table = holdfast.new("cryo", seats=2, seed=3)
    sight = Sight(table, table.decision)
    careful, careless = GreedyBot(1), GreedyBot(1, 0.01)

    assert len({careful.choose(sight) for _ in range(6)}) < len({careless.choose(sight) for _ in range(40)})


def test_playouts_are_counted_and_the_same_seed_weighs_the_same() -> None:
    table = holdfast.new("cryo", seats=2, seed=3)
    sight = Sight(table, table.decision)
    first, second = (SearchBot(7, Budget(playouts=60)).weigh(sight) for _ in range(2))

    assert first == second
    assert sum(one.tried for one in first) == 60
    assert sorted(one.index for one in first) == list(range(len(table.decision)))
    assert [one.tried for one in first] == sorted((one.tried for one in first), reverse=True)


def test_a_search_goes_on_from_what_it_knows_while_its_turn_lasts() -> None:
    table = holdfast.new("cryo", seats=2, seed=5)
    bot = SearchBot(1, Budget(playouts=80), style=Style(turns=1))
    while table.turns < 2:
        table.choose(0)
    seat = table.decision.seat
    table.choose(bot.choose(Sight(table, table.decision)), seat=seat)
    assert (table.turns, table.decision.seat) == (2, seat)

    tried = sum(one.tried for one in bot.weigh(Sight(table, table.decision)))

    assert tried >= 80
    assert bot.playouts < 160


def test_a_node_tries_few_options_first_and_more_the_oftener_it_is_visited() -> None:
    node, values = Node(0), list(range(50))
    for _ in range(100):
        _, edge = node.select(values, lambda: 0.5, wide=3)
        node.visits += 1
        edge.visits += 1
    assert 3 < len(node.edges) <= 14


def test_a_node_prefers_what_pays() -> None:
    node = Node(0)
    for _ in range(200):
        _, edge = node.select(["good", "bad"], lambda: 0.5, wide=4)
        node.visits += 1
        edge.visits += 1
        edge.total += edge.value == "good"
    assert node.edges["good"].visits > 5 * node.edges["bad"].visits


def test_seats_that_choose_together_can_all_be_searched_for() -> None:
    table = Table(TINY, seats=2, seed=3)
    assert len(table.decisions) == 2
    for decision in list(table.decisions):
        index = SearchBot(1, Budget(playouts=20)).choose(Sight(table, decision))
        assert 0 <= index < len(decision)


def test_a_forced_answer_takes_no_thought() -> None:
    table = holdfast.new("cryo", seats=2, seed=3)
    sight = Sight(table, table.decision)
    sight.decision = type(table.decision)(0, "Only this", ["one"], "CRY-001")
    bot = SearchBot(1, Budget(playouts=10_000_000))
    assert bot.choose(sight) == 0
    assert bot.playouts == 0
