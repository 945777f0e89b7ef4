"""Action Phase › Upgrade, Harvest and Pass."""

from __future__ import annotations

import pytest

from games.desolated.positions import desolated, seat
from proving import rule


@rule("DES-022", "DES-023")
def test_one_action_between_draw_and_status_phase() -> None:
    table = desolated(louise=seat(hand=["kiln 01", "kiln 02"]), marc=seat())
    assert table.asks == "Take a Material card?"
    table.plays("no more")
    assert table.asks == "Which action?"
    assert table.offers() == ["upgrade", "pass"]

    table.plays("upgrade", "kiln 01")
    assert table.asked == "marc"
    assert table.hand("louise") == ["kiln 02"]


@rule("DES-217", "DES-086")
def test_what_cannot_be_carried_out_cannot_be_chosen_and_pass_always_can() -> None:
    table = desolated(louise=seat(), marc=seat())
    table.plays("no more")

    assert table.asked == "marc"  # pass was the only option
    table.plays("M1", "no more")
    assert table.refused_by() == {"trade": "DES-217", "earn": "DES-217", "harvest": "DES-217"}


@rule("DES-086")
def test_passing_is_allowed_when_other_actions_are_possible() -> None:
    table = desolated(louise=seat(hand=["kiln 01"], chains=[["kiln 02"]]), marc=seat())
    table.acts("pass")

    assert table.asked == "marc"
    assert table.hand("louise") == ["kiln 01"]
    assert table.chains("louise") == [["kiln 02"]]


# Upgrade -----------------------------------------------------------------------------------------------------------


@rule("DES-047")
def test_upgrade_places_one_card_and_costs_nothing() -> None:
    table = desolated(louise=seat(hand=["kiln 01", "furnace 07"], tokens={"kyan": 1}), marc=seat())
    table.acts("upgrade", "furnace 07")

    assert table.chains("louise") == [["furnace 07"]]
    assert table.hand("louise") == ["kiln 01"]
    assert table.tokens("louise") == {"kyan": 1}


@rule("DES-048")
def test_example_b_extend_a_chain_or_begin_a_new_one() -> None:
    table = desolated(louise=seat(hand=["kiln 02"], chains=[["condenser 01"]]), marc=seat())
    table.acts("upgrade")
    assert table.offers() == ["new chain", "after condenser 01", "before condenser 01"]

    table.plays("after condenser 01")
    assert table.chains("louise") == [["condenser 01", "kiln 02"]]


@rule("DES-048")
def test_a_new_chain_is_allowed_even_if_a_link_would_fit() -> None:
    table = desolated(louise=seat(hand=["kiln 02"], chains=[["condenser 01"]]), marc=seat())
    table.acts("upgrade", "new chain")

    assert table.chains("louise") == [["condenser 01"], ["kiln 02"]]


@rule("DES-027", "DES-025")
def test_cards_are_added_at_the_ends_only() -> None:
    long = ["condenser 03", "dissolver 03", "kiln 03"]
    table = desolated(louise=seat(hand=["furnace 03"], chains=[long]), marc=seat())
    table.acts("upgrade")

    assert table.offers() == ["new chain", "after kiln 03", "before condenser 03"]


@rule("DES-028")
def test_a_card_is_never_turned_to_fit() -> None:
    """Crescent | chevron fits before chevron and after crescent; turned it would fit elsewhere."""
    table = desolated(louise=seat(hand=["kiln 01"], chains=[["condenser 01"], ["dissolver 06"]]), marc=seat())
    table.acts("upgrade")

    assert table.offers() == ["new chain", "before dissolver 06"]


@rule("DES-029")
def test_chains_whose_ends_match_do_not_merge_and_nothing_moves_them() -> None:
    chains = [["condenser 01"], ["dissolver 02"]]
    table = desolated(louise=seat(hand=["conduit 01"], chains=chains), marc=seat())
    table.acts("upgrade")

    assert table.chains("louise") == [*chains, ["conduit 01"]]


@rule("DES-208")
def test_a_card_may_join_two_chains() -> None:
    chains = [["condenser 01"], ["dissolver 07", "kiln 08"]]
    table = desolated(louise=seat(hand=["furnace 08"], chains=chains), marc=seat())
    table.acts("upgrade")
    assert "between condenser 01 and dissolver 07" in table.offers()

    table.plays("between condenser 01 and dissolver 07")
    assert table.chains("louise") == [["condenser 01", "furnace 08", "dissolver 07", "kiln 08"]]


@rule("DES-209")
def test_a_chain_is_never_closed_into_a_ring() -> None:
    table = desolated(louise=seat(hand=["furnace 03"], chains=[["condenser 03", "kiln 03"]]), marc=seat())
    table.acts("upgrade")

    assert table.offers() == ["new chain", "after kiln 03", "before condenser 03"]


@rule("DES-049", "DES-116")
def test_a_card_without_symbols_lies_alone_and_works_by_itself() -> None:
    table = desolated(louise=seat(hand=["cargo rig 01"], loose=["cargo rig 04"], chains=[["kiln 01"]]), marc=seat())
    table.acts("upgrade")

    assert table.chains("louise") == [["kiln 01"]]
    assert [card.key for card in table.player("louise").loose] == ["cargo rig 04", "cargo rig 01"]
    assert table.table.view(0)["players"][0]["hand_limit"] == 9


@rule("DES-050")
def test_an_upgraded_card_works_at_once() -> None:
    table = desolated(louise=seat(hand=["condenser 04", "kiln 01", "kiln 02"]), marc=seat())
    table.acts("upgrade", "condenser 04")
    assert table.asks == "End the Action Phase?"

    table.plays("convert", "end actions")
    assert table.hand("louise") == []


@rule("DES-112", "DES-113")
def test_a_material_card_is_one_material_or_a_lasting_ability() -> None:
    spent = desolated(
        louise=seat(hand=["condenser 04"], tokens={"hesson": 1, "rubel": 2}),
        marc=seat(),
        board={"influence_row": ["cinder clerk of verdane", None, None, None]},
    )
    spent.acts("trade")
    assert spent.discarded("material") == ["condenser 04"]  # paid as one Hesson, its material value

    placed = desolated(louise=seat(hand=["condenser 04"]), marc=seat())
    placed.acts("upgrade")
    assert placed.chains("louise") == [["condenser 04"]]


# Harvest -----------------------------------------------------------------------------------------------------------


@rule("DES-082", "DES-075", "DES-076")
def test_harvest_discards_a_chained_card_for_a_token_and_may_break_the_chain() -> None:
    table = desolated(louise=seat(chains=[["condenser 03", "dissolver 10", "kiln 03"]]), marc=seat())
    table.acts("harvest", "dissolver 10")

    assert table.tokens("louise") == {"kyan": 1}
    assert table.chains("louise") == [["condenser 03"], ["kiln 03"]]
    assert table.discarded("material") == ["dissolver 10"]
    assert table.state.pool[3] == 39


@rule("DES-083")
def test_a_single_linkable_card_can_be_harvested_and_loose_and_hand_cards_cannot() -> None:
    table = desolated(louise=seat(hand=["kiln 01"], loose=["cargo rig 01"], chains=[["kiln 11"]]), marc=seat())
    table.acts("harvest")

    assert table.tokens("louise") == {"spessart": 1}
    assert table.chains("louise") == []


@rule("DES-083")
def test_without_a_chain_there_is_no_harvest() -> None:
    table = desolated(louise=seat(hand=["kiln 01"], loose=["cargo rig 01"]), marc=seat())
    table.plays("no more")

    assert table.offers() == ["upgrade", "pass"]


@rule("DES-084")
def test_tokens_stay_from_turn_to_turn_and_pay_later() -> None:
    table = desolated(
        louise=seat(chains=[["kiln 07"]], tokens={"rubel": 1, "indicyl": 2}),
        marc=seat(),
        board={"influence_row": ["tidal clerk of verdane", None, None, None]},
    )
    table.acts("harvest")
    table.acts()
    assert table.asked == "louise"
    assert table.tokens("louise") == {"indicyl": 2, "rubel": 2}

    table.acts("trade")
    assert table.tokens("louise") == {}
    assert table.influence("louise") == ["tidal clerk of verdane"]


@rule("DES-085")
@pytest.mark.parametrize("number", [8, 60])
def test_any_number_of_tokens_is_owned_and_worth_nothing(number: int) -> None:
    table = desolated(louise=seat(tokens={"indicyl": number}), marc=seat())
    table.acts()

    assert table.asked == "marc"
    assert table.tokens("louise") == {"indicyl": number}
    assert table.score("louise") == 0
