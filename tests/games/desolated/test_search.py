"""The limits of the payment solver, and what it does at them."""

from __future__ import annotations

import pytest

from games.desolated.positions import material
from games.desolated.test_solver import built, carried_out, packed
from holdfast.games.desolated.amounts import RESOURCES
from holdfast.games.desolated.pieces import Chain
from holdfast.games.desolated.rules.payment import solver
from holdfast.games.desolated.rules.payment.packing import covers, pack
from proving import rule

CONDENSER = built(Chain((material("condenser 04"),)))
TWO_STEPS = built(Chain((material("kiln 03"),)), Chain((material("exchanger 01"),)))


def test_a_search_that_has_tried_everything_finds_nothing() -> None:
    assert solver._search(built(), packed(), packed(rubel=1), 10, cheapest=False) is None


def test_a_search_visits_no_more_than_its_limit() -> None:
    pool, price = packed(indicyl=2), packed(rubel=1)
    assert solver._search(CONDENSER, price, price, 0, cheapest=True) is None
    assert solver._search(CONDENSER, price, price, 1, cheapest=True) == ()
    assert solver._search(CONDENSER, pool, price, 1, cheapest=True) is None
    moves = solver._search(CONDENSER, pool, price, 2, cheapest=True)
    assert moves is not None
    assert len(moves) == 1


def test_beyond_its_limits_the_solver_answers_no(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "SEARCH_LIMITS", (1,))

    assert solver.payable.__wrapped__(TWO_STEPS, packed(kyan=1), packed(indicyl=2)) is False


def test_a_price_that_is_payable_has_a_plan_though_the_cheapest_is_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "SEARCH_LIMITS", (600, 0))
    pool, price = RESOURCES.vector({"kyan": 1}), RESOURCES.vector({"indicyl": 2})
    moves = solver.plan.__wrapped__(TWO_STEPS, pack(pool), pack(price))

    assert moves is not None
    assert covers(pack(carried_out(moves, pool)), pack(price))


@rule("DES-215", "DES-205")
def test_a_plan_that_uses_a_card_up_is_dearer_than_one_that_gives_more() -> None:
    converter = built(Chain((material("prime fragment"),)), Chain((material("condenser 04"),)))
    moves = solver.plan(converter, packed(indicyl=2, hesson=1), packed(rubel=1))

    assert moves is not None
    assert not any(move.once for move in moves)
