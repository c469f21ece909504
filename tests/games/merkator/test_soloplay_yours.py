"""Your own turn against SoloPlay's AI: buying, rewards beside the tile, the growing path."""

from positions import GOODS, contracts_of, flips, refusal, step, taler_of
from soloplay import PEACE, STACKS, against_ai, ai_of, ai_turn, state_of, the, told, tops_of

OFFER = ["bonus_italy_wine", "bonus_spain_ham"]
C03 = {"iron": 1, "citrus_fruit": 1}  # what c03_russia asks for


# rule soloplay.must_buy
def test_with_15_taler_you_must_buy_before_you_travel() -> None:
    table = against_ai(taler=(15, 0), offer=OFFER, row=["arsenal"])
    assert table.legal() == ["buy bonus_spain_ham", "buy bonus_italy_wine"]
    assert refusal(table, "travel hamburg") == "soloplay.must_buy"
    table.play("buy bonus_spain_ham")
    assert "travel hamburg" in table.legal()


# rule soloplay.must_buy
def test_with_14_you_need_not() -> None:
    assert "travel hamburg" in against_ai(taler=(14, 0), offer=OFFER).legal()


# rule soloplay.must_buy
def test_a_building_will_do() -> None:
    table = against_ai(taler=(15, 0), row=["arsenal", "waage"])
    assert table.legal() == ["buy waage"]
    assert refusal(table, "travel hamburg") == "soloplay.must_buy"


# rule soloplay.must_buy
def test_if_you_can_pay_no_card_you_travel() -> None:
    table = against_ai(taler=(15, 0), row=["arsenal"])
    assert "travel hamburg" in table.legal()


# rule soloplay.must_buy_when
def test_what_a_sale_brings_counts_at_once() -> None:
    table = against_ai(taler=(12, 0), offer=OFFER, contracts=["c03_russia", "c02_hamburg"])
    assert "travel hamburg" in table.legal()
    table.play("sell c03_russia")
    assert refusal(table, "travel hamburg") == "soloplay.must_buy"


# rule soloplay.must_buy_when
def test_in_the_last_turn_nothing_is_forced() -> None:
    contracts = ["c02_hamburg", *[f"c03_{p}" for p in ("danzig", "sweden", "russia", "spain")]]
    contracts += ["c04_russia"]
    full = against_ai(offer=OFFER, contracts=contracts)
    assert refusal(full, "travel hamburg") == "invest.forced"
    rich = against_ai(taler=(15, 0), offer=OFFER, contracts=contracts[:5])
    assert refusal(rich, "travel hamburg") == "soloplay.must_buy"
    table = against_ai(
        taler=(15, 0), offer=OFFER, contracts=contracts, ending="counters", turns_left=1
    )
    assert "travel hamburg" in table.legal()


# rule soloplay.must_buy
def test_six_contracts_are_too_many() -> None:
    contracts = ["c02_hamburg", *[f"c03_{p}" for p in ("danzig", "sweden", "russia", "spain")]]
    table = against_ai(contracts=[*contracts, "c04_russia"])
    assert refusal(table, "travel hamburg") == "invest.forced"
    table.play("sell c04_russia")
    assert taler_of(table, 0) == 4
    assert "travel hamburg" in table.legal()


# rule soloplay.blocked
def test_the_tile_blocks_a_reward_and_the_same_value_may_be_taken() -> None:
    table = against_ai(tops=["c03_denmark"], tile=4, contracts=["c03_russia"], goods=C03)
    table.play("travel russia")
    table.play("fulfill c03_russia")
    assert step(table) == "blocked"
    assert table.legal() == ["gain same", "gain nothing"]
    assert refusal(table, "gain peace") == "soloplay.swap"
    events = table.play("gain same")
    assert the(events, "rewarded")["contract"] == "c03_denmark"
    assert contracts_of(table, 0) == ["c03_denmark", "c03_russia"]


# rule soloplay.blocked
def test_or_nothing() -> None:
    table = against_ai(tops=["c03_denmark"], tile=4, contracts=["c03_russia"], goods=C03)
    table.play("travel russia")
    table.play("fulfill c03_russia")
    events = table.play("gain nothing")
    assert told(events, "rewarded") == []
    assert contracts_of(table, 0) == ["c03_russia"]


# rule soloplay.blocked
def test_nothing_is_asked_if_no_card_of_the_same_value_lies_open() -> None:
    table = against_ai(
        tops=["c05_denmark"], tile=3, contracts=["c02_hamburg"], goods={"ham": 1, "vegetables": 1}
    )
    table.play("travel hamburg")
    events = table.play("fulfill c02_hamburg")
    assert told(events, "unrewarded")
    assert contracts_of(table, 0) == ["c02_hamburg"]


# rule soloplay.no_search
def test_an_empty_stack_gives_the_same_value_and_sold_contracts_do_not_come_back() -> None:
    table = against_ai(
        tops=["c03_denmark"],
        depth={**STACKS, 4: 0},
        contracts=["c03_russia", "c04_spain"],
        goods=C03,
        tile=6,
    )
    table.play("sell c04_spain")
    table.play("travel russia")
    events = table.play("fulfill c03_russia")
    assert the(events, "rewarded")["contract"] == "c03_denmark"
    assert told(events, "reshuffled") == []
    assert state_of(table)["contracts"]["c04_spain"] == "discard"


# rule soloplay.extend
def test_the_path_grows_when_you_gain_its_highest_contract() -> None:
    """You fulfill a 3 and gain the 4; the next 4 and the first 5 are turned up."""
    tops = ["c03_denmark", "c04_denmark"]
    table = against_ai(tops=tops, contracts=["c03_russia"], goods=C03)
    table.play("travel russia")
    events = table.play("fulfill c03_russia")
    opened = [event["card"][:3] for event in told(events, "opened")][:2]
    assert opened == ["c04", "c05"]
    assert tops_of(table)[5] is not None


# rule soloplay.extend
def test_it_does_not_grow_for_a_lower_contract_nor_for_the_ai() -> None:
    tops = ["c03_denmark", "c04_denmark", "c05_denmark"]
    table = against_ai(tops=tops, contracts=["c03_russia"], goods=C03)
    table.play("travel russia")
    table.play("fulfill c03_russia")
    assert tops_of(table)[6] is None
    table = against_ai(tops=["c05_denmark"])
    ai_turn(table)
    assert ai_of(table)["tile"] == 5
    assert tops_of(table)[6] is None


# rule soloplay.extend_covered
def test_the_stack_under_the_tile_is_a_part_of_the_path() -> None:
    tops = ["c03_denmark", "c04_denmark"]
    table = against_ai(tops=tops, tile=5, contracts=["c03_russia"], goods=C03)
    table.play("travel russia")
    events = table.play("fulfill c03_russia")
    assert told(events, "opened")[0]["card"].startswith("c04")
    assert tops_of(table)[6] is None


# rule soloplay.extend_covered
def test_above_empty_stacks_the_path_grows_to_the_next_one_with_cards() -> None:
    tops = ["c03_denmark", "c04_denmark"]
    depth = {**STACKS, 5: 0}
    table = against_ai(tops=tops, depth=depth, tile=5, contracts=["c03_russia"], goods=C03)
    table.play("travel russia")
    events = table.play("fulfill c03_russia")
    assert [event["card"][:3] for event in told(events, "opened")][:2] == ["c04", "c06"]


# rule soloplay.extend_peace
def test_when_you_take_the_10_the_peace_of_westphalia_is_turned_up() -> None:
    table = against_ai(
        tops=["c10_spain"],
        depth={**STACKS, 10: 0},
        contracts=["c09_russia"],
        goods=dict.fromkeys(GOODS, 9),
        tile=3,
    )
    table.play("travel russia")
    table.play("fulfill c09_russia")
    assert "c10_spain" in contracts_of(table, 0)
    assert PEACE in (*tops_of(table).values(), *ai_of(table)["contracts"])


# rule soloplay.own_row
def test_a_double_letter_of_your_own_row_cannot_be_rejected() -> None:
    table = against_ai(chart=(0, 0, 0, 1, 7), goods={"iron": 3, "coal": 3}, picks=[flips("EE")])
    table.play("travel bohemia")
    assert refusal(table, "flip next") == "loss.replace"
