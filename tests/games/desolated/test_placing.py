"""Upgrade: a card placed before the first chain, and between the second and the first."""

from __future__ import annotations

from games.desolated.positions import desolated, seat
from proving import rule


@rule("DES-027", "DES-048")
def test_a_card_extends_the_first_chain_on_its_left() -> None:
    table = desolated(louise=seat(hand=["kiln 02"], chains=[["condenser 01"], ["shunt 01"]]), marc=seat())
    table.acts("upgrade", "before condenser 01")

    assert table.chains("louise") == [["kiln 02", "condenser 01"], ["shunt 01"]]


@rule("DES-208")
def test_a_card_joins_a_later_chain_to_the_first() -> None:
    chains = [["dissolver 07", "kiln 08"], ["condenser 01"]]
    table = desolated(louise=seat(hand=["furnace 08"], chains=chains), marc=seat())
    table.acts("upgrade", "between condenser 01 and dissolver 07")

    assert table.chains("louise") == [["condenser 01", "furnace 08", "dissolver 07", "kiln 08"]]
