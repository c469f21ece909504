"""The public face: what a Table answers, and that bad input changes nothing."""

import json

import pytest

import fondaco


def refused(table: fondaco.Table, text: str, seat: int | None = None) -> fondaco.Refused:
    """The refusal that a move meets, having changed nothing."""
    before = table.snapshot(), table.log(), table.legal()
    with pytest.raises(fondaco.Refused) as refusal:
        table.play(text, seat=seat)
    assert (table.snapshot(), table.log(), table.legal()) == before
    return refusal.value


def finished(seats: int = 2) -> fondaco.Table:
    table = fondaco.new("merkator", seats=seats, seed=5)
    while table.to_act is not None:
        table.play(table.legal()[-1])
    return table


def test_the_example_of_the_design() -> None:
    table = fondaco.new("merkator", seats=3, seed=7)
    assert table.to_act == 0
    assert "travel hamburg" in table.legal()
    events = table.play("travel hamburg", seat=0)
    assert events[0] == {"event": "traveled", "seat": 0, "place": "hamburg"}
    assert table.view(0)["you"] == 0
    assert table.view(None)["you"] is None
    assert [score["name"] for score in table.scores()] == ["Seat 0", "Seat 1", "Seat 2"]


def test_titles_tell_what_can_be_played() -> None:
    [merkator] = [title for title in fondaco.titles() if title["title"] == "merkator"]
    assert merkator["name"] == "Merkator"
    assert merkator["seats"] == [1, 2, 3, 4]
    assert isinstance(merkator["options"], list)
    assert {option["name"] for option in merkator["options"]} == {
        *("length", "joining", "coins", "hand_card", "losses", "cash", "bonus_good", "offers"),
        *("solo", "level"),
    }
    json.dumps(merkator)


def test_the_same_seed_deals_the_same_table() -> None:
    assert fondaco.new("merkator", seed=3).snapshot() == fondaco.new("merkator", seed=3).snapshot()
    assert fondaco.new("merkator", seed=3).snapshot() != fondaco.new("merkator", seed=4).snapshot()
    assert fondaco.new("merkator").snapshot() != fondaco.new("merkator").snapshot()


def test_an_unknown_move_is_refused() -> None:
    table = fondaco.new("merkator", seed=1)
    assert "has no move" in refused(table, "travel atlantis").text


def test_a_move_out_of_turn_is_refused() -> None:
    table = fondaco.new("merkator", seed=1)
    assert refused(table, "travel hamburg", seat=1).text == (
        "It is for seat 0 to decide, not for seat 1."
    )


def test_an_illegal_move_is_refused_with_its_clause() -> None:
    table = fondaco.new("merkator", seed=1)
    refusal = refused(table, "travel italy")
    assert refusal.clause == "travel.cost"
    assert refusal.page == "2"
    assert "Italy 2" in refusal.text
    reason = table.why_not("travel italy")
    assert reason is not None
    assert (reason.clause, reason.text) == (refusal.clause, refusal.text)
    assert table.why_not("travel hamburg") is None


def test_nothing_can_be_played_after_the_end() -> None:
    table = finished()
    assert table.legal() == []
    assert refused(table, "travel hamburg").text == "The game is over."
    assert refused(table, "travel hamburg", seat=1).text == "The game is over."
    reason = table.why_not("travel hamburg")
    assert reason is not None
    assert reason.text == "The game is over."


@pytest.mark.parametrize(
    ("title", "seats", "options", "says"),
    [
        ("chess", 2, {}, "no title 'chess'"),
        ("merkator", 0, {}, "2, 3, 4 seats, not 0"),
        ("merkator", 5, {}, "2, 3, 4 seats, not 5"),
        ("merkator", 2, {"colour": "red"}, "no option 'colour'"),
    ],
)
def test_an_impossible_table_is_refused(
    title: str, seats: int, options: dict[str, str], says: str
) -> None:
    with pytest.raises(fondaco.Refused, match=says):
        fondaco.new(title, seats=seats, options=options)


def test_a_seat_that_is_not_there_has_no_view() -> None:
    with pytest.raises(fondaco.Refused, match="no seat 2"):
        fondaco.new("merkator", seats=2, seed=1).view(2)


def test_undo_goes_back_over_one_decision() -> None:
    table = fondaco.new("merkator", seed=1)
    start = table.snapshot()
    table.play("travel hamburg")
    table.play("take 1 livestock")
    table.undo()
    assert table.snapshot() == start
    assert table.moves_played == 0


def test_undo_is_refused_where_there_is_nothing_to_take_back() -> None:
    with pytest.raises(fondaco.Refused, match="No move"):
        fondaco.new("merkator", seed=1).undo()


def test_undo_is_refused_after_a_card_was_revealed() -> None:
    table = fondaco.new("merkator", seed=1)
    for text in table.legal():
        if text.startswith("sell") and table.why_not(text) is None:
            table.play(text)
    purchase = next(text for text in table.legal() if text.startswith("buy"))
    table.play(purchase)
    with pytest.raises(fondaco.Refused, match="revealed"):
        table.undo()


def test_a_preview_shows_what_a_move_brings_and_changes_nothing() -> None:
    table = fondaco.new("merkator", seed=1)
    before = table.snapshot()
    preview = table.preview("travel denmark")
    assert preview["merkator"] == "denmark"
    assert preview["complete"] is True
    assert table.snapshot() == before


def test_a_preview_stops_where_luck_begins() -> None:
    table = fondaco.new("merkator", seed=1)
    while not any(text.startswith("buy") for text in table.legal()):
        table.play(next(text for text in table.legal() if text.startswith("sell")))
    purchase = next(text for text in table.legal() if text.startswith("buy"))
    preview = table.preview(purchase)
    assert preview["complete"] is False


def test_a_copy_goes_its_own_way_with_the_same_luck() -> None:
    table = fondaco.new("merkator", seed=1)
    twin = table.copy()
    while twin.to_act is not None:
        twin.play(twin.legal()[-1])
    assert table.moves_played == 0
    while table.to_act is not None:
        table.play(table.legal()[-1])
    assert table.log() == twin.log()


def test_a_log_can_be_read_up_to_any_move() -> None:
    log = finished(3).log()
    table = fondaco.replay(log, to=10)
    assert table.moves_played == 10
    assert log.startswith(table.log().rpartition("end")[0])


def test_a_game_goes_on_from_a_snapshot_and_its_log_too() -> None:
    table = fondaco.new("merkator", seats=3, seed=2)
    for _ in range(30):
        table.play(table.legal()[0])
    again = fondaco.restore(table.snapshot(), seed=9)
    assert again.snapshot() == table.snapshot()
    again.play(again.legal()[0])
    assert fondaco.replay(again.log()).snapshot() == again.snapshot()


def test_the_bare_engine() -> None:
    game = fondaco.game("merkator")
    chance = fondaco.Seeded(7)
    state = game.new(seats=4, options={}, chance=chance)
    moves = game.legal(state)
    twin = state.copy()
    game.apply(state, moves[-1], chance)
    assert game.to_act(twin) == 0
    assert game.snapshot(game.guess(state, 0, chance)) == game.snapshot(state)
    assert len(game.scores(state)) == 4
    assert repr(moves[0]).startswith("<move")
    assert repr(game.clauses[0]).startswith("<clause")


def test_foretelling_goes_on_to_the_end_of_the_decision_and_changes_nothing() -> None:
    table = fondaco.new("merkator", seats=3, seed=3)
    before = table.log(), table.snapshot()
    told = [event["event"] for event in table.foretell("travel hamburg")]
    assert told[:2] == ["traveled", "took"]
    assert "cube_placed" in told
    assert told[-1] == "time_gained"
    assert (table.log(), table.snapshot()) == before


def test_foretelling_ends_where_luck_begins() -> None:
    table = fondaco.new("merkator", seats=2, seed=3)
    while not any(move.startswith("buy") for move in table.legal()):
        table.play(next(move for move in table.legal() if move.startswith("sell")))
    bought = next(move for move in table.legal() if move.startswith("buy"))
    told = [event["event"] for event in table.foretell(bought)]
    assert told == ["bought"]
    assert [event["event"] for event in table.play(bought)] == ["bought", "opened"]


def test_foretelling_refuses_what_is_not_legal() -> None:
    table = fondaco.new("merkator", seats=2, seed=3)
    with pytest.raises(fondaco.Refused, match="not possible"):
        table.foretell("travel italy")
