"""Deploy › Computer."""

from __future__ import annotations

import pytest

from games.cryo.positions import BOX, Board, Position, Seat, cryo, seat
from proving import rule

EVERY_CARD = [card.key for card in BOX.cards for _ in range(5)]


def at_the_computer(kate: Seat, *, drawn: list[str] | None = None, board: Board | None = None) -> Position:
    """Kate is asked to announce her draws and plays."""
    table = cryo(board=board, chance={"deck": drawn or []}, kate=kate, liam=seat())
    table.plays("research A", "custom 1", "computer")
    return table


@rule("CRY-078")
@pytest.mark.parametrize(
    ("tech", "announcements"),
    [
        (1, ["1 draw", "1 play"]),
        (2, ["1 draw", "1 play", "2 draws", "1 draw and 1 play", "2 plays"]),
        (
            5,
            [
                "1 draw", "1 play", "2 draws", "1 draw and 1 play", "2 plays", "3 draws", "2 draws and 1 play",
                "1 draw and 2 plays", "3 plays",
            ],
        ),
    ],
)  # fmt: skip
def test_each_tech_up_to_three_draws_or_plays_a_card(tech: int, announcements: list[str]) -> None:
    table = at_the_computer(seat(tech=tech, hand=["imaging"]))

    assert table.offers() == announcements


@rule("CRY-078")
@pytest.mark.parametrize(("announced", "cards"), [("1 draw", 1), ("2 draws", 2), ("3 draws", 3)])
def test_each_draw_takes_a_card_and_costs_a_tech(announced: str, cards: int) -> None:
    table = at_the_computer(seat(tech=4), drawn=["imaging", "overclock", "prototype"][:cards])
    table.plays(announced)
    while table.asks == "Draw or play":
        table.plays("draw")

    assert table.seat("kate").hand == ["imaging", "overclock", "prototype"][:cards]
    assert table.seat("kate").tech == 4 - cards


@rule("CRY-078")
def test_each_play_puts_a_card_on_the_platform_and_costs_a_tech() -> None:
    table = at_the_computer(seat(tech=3, hand=["imaging", "overclock"]))
    table.plays("2 plays", "imaging as upgrade", "overclock as mission")
    kate = table.seat("kate")

    assert (kate.upgrades, kate.missions, kate.hand) == (["imaging"], ["overclock"], [])
    assert kate.tech == 1


@rule("CRY-079")
def test_after_the_draws_the_player_cannot_switch_to_more_plays() -> None:
    table = at_the_computer(seat(tech=3, hand=["imaging"]), drawn=["overclock", "prototype"])
    table.plays("2 draws and 1 play", "draw", "draw", "overclock as mission")

    assert table.seat("kate").hand == ["imaging", "prototype"]
    assert table.asks == "Scrap before your turn ends?"


@rule("CRY-079")
def test_after_the_plays_the_player_cannot_switch_to_more_draws() -> None:
    table = at_the_computer(seat(tech=3, hand=["imaging", "overclock"]), drawn=["prototype"])
    table.plays("1 draw and 2 plays", "draw")

    assert "draw" not in table.offers()
    assert {"imaging as upgrade", "overclock as vehicle", "prototype as mission"} < set(table.offers())


@rule("CRY-080")
def test_the_tech_for_all_uses_is_paid_at_the_announcement() -> None:
    table = at_the_computer(seat(tech=3, hand=["imaging"]))
    table.plays("2 draws and 1 play")

    assert (table.asks, table.seat("kate").tech) == ("Draw or play", 0)
    assert table.told()[-1] == "kate announced 2 draws and 1 play"


@rule("CRY-080")
@pytest.mark.parametrize(
    "keys",
    [
        ("draw", "imaging as upgrade", "draw"),
        ("imaging as upgrade", "draw"),
        ("draw", "draw", "imaging as upgrade"),
    ],
)
def test_draws_and_plays_are_resolved_in_any_order(keys: tuple[str, ...]) -> None:
    table = at_the_computer(seat(tech=3, hand=["imaging"]), drawn=["overclock", "prototype"])
    table.plays("2 draws and 1 play", *keys)

    assert table.seat("kate").upgrades == ["imaging"]
    assert table.seat("kate").hand == ["overclock", "prototype"]


@rule("CRY-080")
def test_a_card_just_drawn_may_be_played() -> None:
    table = at_the_computer(seat(tech=2), drawn=["prototype"])
    table.plays("1 draw and 1 play", "draw", "prototype as vehicle")

    assert table.seat("kate").vehicles == ["prototype"]


@rule("CRY-080")
def test_announced_draws_are_carried_out_as_far_as_there_are_cards() -> None:
    others = list(EVERY_CARD)
    others.remove("imaging")
    table = cryo(kate=seat(tech=3), liam=seat(hand=others))
    table.plays("research A", "custom 1", "computer", "3 draws")

    assert table.seat("kate").hand == ["imaging"]
    assert table.seat("kate").tech == 0
    assert table.asks == "Scrap before your turn ends?"


@rule("CRY-080")
def test_an_announced_draw_must_be_made() -> None:
    table = at_the_computer(seat(tech=2, hand=["imaging"]))
    table.plays("2 draws")
    assert table.offers() == ["draw", "scrap imaging"]

    table.plays("draw")
    assert table.offers()[0] == "draw"
    assert not any(key.startswith("no more") for key in table.offers())


@rule("CRY-080")
def test_a_play_that_is_no_longer_wanted_is_forfeited_without_refund() -> None:
    table = at_the_computer(seat(tech=3, hand=["imaging", "overclock"]))
    table.plays("3 plays", "imaging as vehicle", "no more plays")

    assert (table.seat("kate").tech, table.seat("kate").hand) == (0, ["overclock"])
    assert table.asks == "Scrap before your turn ends?"


@rule("CRY-080")
def test_a_play_that_is_impossible_is_forfeited_without_refund() -> None:
    table = at_the_computer(seat(tech=3, hand=["imaging"]))
    table.plays("3 plays", "imaging as vehicle")

    assert (table.asked, table.seat("kate").tech) == ("liam", 0)


@rule("CRY-079", "CRY-080")
def test_an_announcement_of_more_plays_than_cards_is_allowed_and_says_so() -> None:
    table = cryo(kate=seat(hand=["imaging"], tech=3), liam=seat())
    table.plays("research A", "custom 1", "computer")

    labels = {option.key: option.label for option in table.table.decision.options}
    assert labels["1 play"] == "1 play"
    assert labels["2 plays"] == "2 plays (only 1 card to play)"
    assert labels["1 draw and 2 plays"] == "1 draw and 2 plays"
