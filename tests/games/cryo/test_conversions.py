"""Deploy › Reactor and fabricator."""

from __future__ import annotations

import pytest

from games.cryo.positions import cryo, seat
from proving import rule

# Reactor ---------------------------------------------------------------------------------------------------------


@rule("CRY-076")
def test_the_reactor_makes_energy_of_crystals() -> None:
    table = cryo(kate=seat(crystal=2, nanite=1, energy=1), liam=seat())
    table.plays("engineering A", "custom 1", "reactor", "3 times")
    kate = table.seat("kate")

    assert (kate.crystal, kate.nanite, kate.energy) == (0, 0, 4)


@rule("CRY-076")
def test_the_reactor_takes_at_most_three_crystals() -> None:
    table = cryo(kate=seat(crystal=5), liam=seat())
    table.plays("engineering M", "custom 1", "reactor")

    assert table.offers() == ["once", "2 times", "3 times"]


@rule("CRY-076")
def test_the_reactor_burns_nothing_but_crystals() -> None:
    table = cryo(kate=seat(organic=5, tech=5, energy=1), liam=seat())
    table.plays("engineering A", "custom 1")

    assert table.refuses()["reactor"] == "needs 1 crystal"


# Fabricator ------------------------------------------------------------------------------------------------------


@rule("CRY-077")
def test_the_fabricator_makes_nanites_of_any_mix() -> None:
    table = cryo(kate=seat(crystal=1, organic=1, tech=1), liam=seat())
    table.plays("laboratory B", "custom 1", "fabricator", "3 times")

    assert table.player("kate").stock == [0, 0, 0, 3, 0]


@rule("CRY-077", "CRY-263")
def test_the_player_chooses_what_the_fabricator_takes() -> None:
    table = cryo(kate=seat(crystal=2, organic=1, tech=1, nanite=2), liam=seat())
    table.plays("laboratory M", "custom 1", "fabricator", "2 times")
    assert set(table.offers()) == {
        "2 crystal",
        "1 crystal and 1 organic",
        "1 crystal and 1 tech",
        "1 organic and 1 tech",
    }

    table.plays("1 crystal and 1 tech")
    assert table.player("kate").stock == [1, 1, 0, 4, 0]


@rule("CRY-077")
def test_the_fabricator_takes_at_most_three_units() -> None:
    table = cryo(kate=seat(crystal=3, organic=3, tech=3), liam=seat())
    table.plays("laboratory R", "custom 1", "fabricator")

    assert table.offers() == ["once", "2 times", "3 times"]


@rule("CRY-077")
@pytest.mark.parametrize("stock", [{"nanite": 5}, {"energy": 6}])
def test_nanites_and_energy_cannot_be_spent_at_the_fabricator(stock: dict[str, int]) -> None:
    table = cryo(kate=seat(**stock), liam=seat())
    table.plays("laboratory B", "custom 1")

    assert "fabricator" not in table.offers()
    assert "fabricator" in table.refuses()
