"""The bots that think: one step ahead, and by search."""

from __future__ import annotations

import signal
from time import perf_counter
from typing import Any

import pytest

import holdfast
from engine.tiny import TINY
from holdfast import bots
from holdfast.bots.budget import Budget
from holdfast.bots.greedy import GreedyBot
from holdfast.bots.levels import resolve_level
from holdfast.bots.parallel import ForkedSearch, OptionResult
from holdfast.bots.payoff import payoffs
from holdfast.bots.player_view import PlayerView
from holdfast.bots.search import SearchBot
from holdfast.bots.settings import SearchSettings
from holdfast.bots.tree import Node
from holdfast.engine.play import Play
from holdfast.engine.requests import Decision
from holdfast.engine.table import Table
from holdfast.games.frostpunk.evaluate import evaluate
from holdfast.games.frostpunk.evaluate.prospect import prospect


class Dealt(PlayerView):
    """A view that notes which deals are asked for."""

    def __init__(self, table: Table[Any], decision: Decision[Any]) -> None:
        super().__init__(table, decision)
        self.seeds = set[int | None]()

    def fork(self, seed: int | None = None) -> Play[Any]:
        self.seeds.add(seed)
        return super().fork(seed)


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
            table.choose(players[table.decision.seat].choose(PlayerView(table, table.decision)))
        logs.append(table.log)
        assert table.winners() == [0]
    assert logs[0] == logs[1]


def test_a_careless_bot_looks_only_at_some_of_its_decisions() -> None:
    table = holdfast.new("cryo", seats=2, seed=3)
    while len(table.decision) < 8:
        table.choose(0)
    view = PlayerView(table, table.decision)
    careful, careless = GreedyBot(1), GreedyBot(1, 0.01)

    assert len({careful.choose(view) for _ in range(8)}) < len({careless.choose(view) for _ in range(80)})


def test_playouts_are_counted_and_the_same_seed_weighs_the_same() -> None:
    table = holdfast.new("cryo", seats=2, seed=3)
    view = PlayerView(table, table.decision)
    first, second = (SearchBot(7, Budget(playouts=60)).estimate(view) for _ in range(2))

    assert first == second
    assert sum(estimate.tried for estimate in first) == 60
    assert sorted(estimate.index for estimate in first) == list(range(len(table.decision)))
    assert [estimate.value for estimate in first] == sorted((estimate.value for estimate in first), reverse=True)


def test_a_search_goes_on_from_what_it_knows_while_its_turn_lasts() -> None:
    table = holdfast.new("cryo", seats=2, seed=5)
    bot = SearchBot(1, Budget(playouts=80))
    while table.turns < 2:
        table.choose(0)
    seat = table.decision.seat
    table.choose(bot.choose(PlayerView(table, table.decision)), seat=seat)
    assert (table.turns, table.decision.seat) == (2, seat)

    bot.estimate(PlayerView(table, table.decision))

    assert 80 < bot.playouts < 160


def test_a_search_of_several_deals_and_one_of_new_deals_count_alike() -> None:
    table = holdfast.new("cryo", seats=2, seed=5)
    view = PlayerView(table, table.decision)
    for settings in (
        SearchSettings(playout_turns=1, deals=3, best_weight=1.0),
        SearchSettings(playout_turns=2),
        SearchSettings(),
    ):
        found = SearchBot(1, Budget(playouts=45), settings=settings).estimate(view)
        assert sum(estimate.tried for estimate in found) == 45
        assert all(0 <= estimate.value <= 1 for estimate in found)


def test_a_quick_payoff_is_evaluate_and_any_other_the_prospect() -> None:
    table = holdfast.new("frostpunk", seats=1, seed=3)

    assert payoffs(table, [0], quick=True) == {0: evaluate(table.state, 0)}
    assert payoffs(table, [0]) == {0: prospect(table.state, 0)}


def test_one_deal_is_enough_until_chance_speaks() -> None:
    table = holdfast.new("frostpunk", seats=1, seed=3)
    deals = dict[str, int]()
    while len(deals) < 2:
        decision = table.decision
        if decision.rule in ("FRO-093", "FRO-173"):  # what to build is sure; how much heat the Generator bears is not
            view = Dealt(table, decision)
            SearchBot(
                1,
                Budget(playouts=60),
                settings=SearchSettings(playout_turns=1, deals=4, add_deals_on_chance=True, best_weight=1.0),
            ).estimate(view)
            deals[decision.rule] = len(view.seeds)
        table.choose(len(decision) // 2)

    assert deals == {"FRO-093": 4, "FRO-173": 1}


def test_time_is_kept_by_the_clock() -> None:
    table = holdfast.new("cryo", seats=2, seed=3)
    bot = SearchBot(1, Budget.read("20ms") or Budget())
    bot.limit_budget(0.5)
    assert 0 <= bot.choose(PlayerView(table, table.decision)) < len(table.decision)
    assert 0 < bot.playouts < 5000


def test_a_node_tries_what_habit_favours_first_and_more_the_oftener_it_is_visited() -> None:
    node, values, habits = Node(0), list(range(50)), [50.0 - n for n in range(50)]
    for _ in range(100):
        _, edge = node.select(values, habits, 0.5, 0.0)
        node.update(edge, 0.5)
    assert 3 < len(node.edges) < 50
    assert max(value for value in node.edges if isinstance(value, int)) < 40


def test_a_node_prefers_what_pays() -> None:
    node = Node(0)
    for _ in range(200):
        index, edge = node.select(["good", "bad"], [1.0, 1.0], 0.5, 0.0)
        node.update(edge, 1.0 - index)
    assert node.edges["good"].visits > 5 * node.edges["bad"].visits


def test_what_counts_is_the_mean_or_the_best_or_between() -> None:
    node = Node(0)
    edge = node.edge("one")
    for worth in (0.2, 0.8):
        node.update(edge, worth)
    assert [round(edge.value(hope), 3) for hope in (0.0, 0.5, 1.0)] == [0.5, 0.65, 0.8]


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("500", Budget(playouts=500)),
        ("200ms", Budget(seconds=0.2)),
        ("2s", Budget(seconds=2.0)),
        ("0", None),
        ("fast", None),
    ],
)
def test_a_budget_is_read_from_its_text(text: str, budget: Budget | None) -> None:
    assert Budget.read(text) == budget


def test_a_share_of_a_budget_is_less_of_what_it_counts() -> None:
    assert Budget(playouts=500).share(0.1).playouts == 50
    assert Budget(seconds=2.0).share(0.1) == Budget(seconds=0.2)


def test_every_level_is_a_bot_with_a_setting_in_every_game() -> None:
    for level in bots.LEVELS:
        assert bots.make(level, seed=1).name == level
        for game in holdfast.games().values():
            bot = resolve_level(level, game)
            assert bot != level
            assert bots.make(bot, seed=1).name == bot


def test_a_level_plays_as_its_bot() -> None:
    table = holdfast.new("cryo", seats=2, seed=3)
    view = PlayerView(table, table.decision)
    warden, its_bot = bots.make("Warden", seed=4), bots.make(resolve_level("Warden", view.game), seed=4)
    assert warden.choose(view) == its_bot.choose(view)


def test_seats_that_choose_together_can_all_be_searched_for() -> None:
    table = Table(TINY, seats=2, seed=3)
    assert len(table.decisions) == 2
    for decision in list(table.decisions):
        index = SearchBot(1, Budget(playouts=20)).choose(PlayerView(table, decision))
        assert 0 <= index < len(decision)


def test_a_forced_answer_takes_no_thought() -> None:
    table = holdfast.new("cryo", seats=2, seed=3)
    view = PlayerView(table, table.decision)
    view.decision = type(table.decision)(0, "Only this", ["one"], "CRY-001")
    bot = SearchBot(1, Budget(playouts=10_000_000))
    assert bot.choose(view) == 0
    assert bot.playouts == 0


def test_what_another_process_found_is_added_up() -> None:
    found = [OptionResult(0, 1, 5, 2.5, 0.75), OptionResult(0, 0, 1, 0.25, 0.25)]
    assert ForkedSearch(lambda: found).results(perf_counter() + 60) == found


def test_a_process_that_is_late_or_fails_is_left_out() -> None:
    def fails() -> list[OptionResult]:
        raise SystemExit

    def waits() -> list[OptionResult]:
        signal.pause()
        return []

    assert ForkedSearch(waits).results(perf_counter()) == []
    assert ForkedSearch(fails).results(perf_counter() + 60) == []


def test_two_processes_make_more_playouts_than_one_and_weigh_every_option() -> None:
    table = holdfast.new("cryo", seats=2, seed=3)
    bot = SearchBot(1, Budget(seconds=0.5))
    bot.use_processes(2)
    found = bot.estimate(PlayerView(table, table.decision))

    assert sum(estimate.tried for estimate in found) == bot.playouts
    assert {estimate.index for estimate in found} == set(range(len(table.decision)))
    assert all(0 <= estimate.value <= 1 for estimate in found)
