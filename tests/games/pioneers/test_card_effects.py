"""Effects that no card of the content has, but a pack may: several kinds of tokens at once. [PIO-279]"""

from __future__ import annotations

from typing import Any

from games.pioneers.positions import Position, card, pioneers, seat
from holdfast.games.pioneers.effects import VOCABULARIES
from holdfast.games.pioneers.rules.card_effects import carry_out
from holdfast.games.pioneers.rules.effect_checks import feasible, would_change
from holdfast.games.pioneers.verbs import VERBS, Choose
from holdfast.games.pioneers.wording import effects_text
from proving import rule


def done(table: Position, data: Any) -> None:
    """Carry out an effect of anna's on ben that asks nobody anything."""
    anna, ben, _ = table.state.players
    running = carry_out(table.state, [VERBS.read(data)], anna, ben, card("raid"))
    for _ in running.__await__():
        raise AssertionError("somebody was asked")


@rule("PIO-279")
def test_tokens_of_several_kinds_are_gained_at_once() -> None:
    table = pioneers(anna=seat(food=1), ben=seat(), cleo=seat())
    done(table, {"gain": {"food": 1, "credit": 2}})

    assert table.seat("anna").tokens == (2, 2, 0)


@rule("PIO-206", "PIO-279")
def test_of_several_kinds_as_many_are_lost_or_stolen_as_there_are() -> None:
    table = pioneers(anna=seat(), ben=seat(food=1, credit=3, response=2), cleo=seat())
    done(table, {"lose": {"food": 2, "credit": 1, "who": "target"}})
    assert table.seat("ben").tokens == (0, 2, 2)

    done(table, {"steal": {"credit": 3, "response": 1}})
    assert (table.seat("anna").tokens, table.seat("ben").tokens) == ((0, 2, 1), (0, 0, 1))


@rule("PIO-219", "PIO-279")
def test_an_exact_loss_needs_all_of_its_kinds() -> None:
    table = pioneers(anna=seat(food=2, credit=1), ben=seat(), cleo=seat())
    anna = table.state.players[0]

    def can(**tokens: int) -> bool:
        effect = VERBS.read({"lose": {**tokens, "exact": True}})
        return feasible(table.state, [effect], anna, None)

    assert can(food=2, credit=1)
    assert can(food=1, choice=2)
    assert not can(food=2, credit=2)
    assert not can(food=1, choice=3)
    assert not would_change(table.state, [VERBS.read({"lose": {"response": 1}})], anna, None)


def test_options_with_several_kinds_are_put_into_words() -> None:
    choice = VERBS.read({"choose": {"options": [[{"lose": {"food": 2, "choice": 1}}], [{"gain": {"credit": 1}}]]}})

    assert isinstance(choice, Choose)
    assert [effects_text(option) for option in choice.options] == ["lose 2 food and 1 token", "gain 1 credit"]


def test_designers_find_every_list_of_verbs() -> None:
    words = {vocabulary.kind: [entry.word for entry in vocabulary.entries()] for vocabulary in VOCABULARIES}

    assert list(words) == ["verb", "cost", "reaction", "passive effect"]
    assert words["cost"] == ["discard_hand", "discard_self", "lose"]
    assert len(words["verb"]) == 17
    assert len(words["passive effect"]) == 10
