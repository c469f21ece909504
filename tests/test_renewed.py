"""Logs that were renewed: a game goes on under newer rules from the state it had."""

import json
from collections.abc import Iterator

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import fondaco
from fondaco.log import renewal_row, whole
from forging import refusal, summed
from renewing import SEATS, SEED, first_rules, play_on, renewed, rows_of, rules_of, sealed

MOVES = 40  # before the rules change


@pytest.fixture(autouse=True, scope="module")
def rules_1() -> Iterator[None]:
    with first_rules():
        yield


@pytest.fixture(params=["merkator", "merv", pytest.param("merchants", marks=pytest.mark.long)])
def table(request: pytest.FixtureRequest) -> Iterator[fondaco.Table]:
    """A sealed table of each title that has just been renewed."""
    with rules_of(request.param, 1):
        before = sealed(request.param, MOVES)
    with rules_of(request.param, 2):
        yield renewed(before)


@pytest.fixture
def merkator() -> Iterator[fondaco.Table]:
    """The same of one title, some moves later."""
    before = sealed("merkator", MOVES)
    with rules_of("merkator", 2):
        after = renewed(before)
        play_on(after, 20)
        yield after


# The row.


def test_how_a_log_is_renewed() -> None:
    state = {"seats": 2, "name": "Ätna"}
    row = 'rules 2 edition 6a1f0c2b9d3e drawn 57 from {"seats": 2, "name": "Ätna"}'
    assert renewal_row(2, "6a1f0c2b9d3e", 57, state) == row


def test_rows_become_a_whole_log() -> None:
    table = fondaco.new("merkator", seed=1)
    assert whole(rows_of(table)) == table.log()
    over = sealed("merkator", 10_000)
    assert whole(rows_of(over), SEED) == over.log()


# Going on.


def test_a_renewed_game_goes_on_and_tells_all_of_it(table: fondaco.Table) -> None:
    with rules_of(table.game.title, 1):
        before = sealed(table.game.title, MOVES)
    assert table.moves_played == table.head.moves_before == MOVES
    assert json.loads(table.snapshot())["state"] == json.loads(before.snapshot())["state"]
    play_on(table)
    assert table.is_over
    rows = rows_of(table)
    at = next(at for at, row in enumerate(rows) if row.startswith("rules 2 edition "))
    assert rows[:at] == rows_of(before)
    assert len(rows) - 1 == len(rows_of(before)) + table.moves_played - MOVES
    assert table.log().split("\n")[-3] == f"seed {SEED}"


def test_the_luck_is_that_which_was_sealed(table: fondaco.Table) -> None:
    other = sealed(table.game.title, MOVES)
    play_on(table)
    play_on(other)
    assert table.scores() == other.scores()
    assert rows_of(table)[-10:] == rows_of(other)[-10:]


def test_a_renewed_log_replays(table: fondaco.Table) -> None:
    play_on(table, 30)
    again = fondaco.replay(table.log(), seal=fondaco.seal(SEED))
    assert (again.log(), again.snapshot()) == (table.log(), table.snapshot())
    assert again.moves_played == MOVES + 30
    play_on(table)
    play_on(again)
    assert again.log() == table.log()
    assert fondaco.replay(table.log()).scores() == table.scores()


def test_a_copy_of_a_renewed_table(merkator: fondaco.Table) -> None:
    twin = merkator.copy()
    play_on(twin)
    assert merkator.moves_played == MOVES + 20
    play_on(merkator)
    assert twin.log() == merkator.log()


def test_undo_ends_where_the_rules_changed(table: fondaco.Table) -> None:
    start = table.snapshot()
    with pytest.raises(fondaco.Refused, match="since the rules changed"):
        table.undo()
    free = next(text for text in table.legal() if table.preview(text)["complete"])
    table.play(free)
    table.undo()
    assert (table.snapshot(), table.moves_played) == (start, MOVES)
    with pytest.raises(fondaco.Refused, match="since the rules changed"):
        table.undo()


def test_it_is_shown_from_there_on(merkator: fondaco.Table) -> None:
    log = merkator.log()
    for to in (MOVES, MOVES + 7):
        part = fondaco.replay(log, to)
        assert part.moves_played == to
        assert log.startswith(part.log().rpartition("end")[0])
    for to in (0, MOVES - 1):
        assert refusal(log, to) == (
            "The first 40 moves were played with version 1 of Merkator's rules; here is version 2, "
            "which shows the game from move 40 on."
        )


def test_moves_that_are_in_no_catalogue_any_more_are_kept(merkator: fondaco.Table) -> None:
    rows = rows_of(merkator)
    at = next(at for at, row in enumerate(rows) if row.startswith(("start", "from "))) + 1
    rows[at] = "1 haggle over 3 herrings"
    assert fondaco.replay(whole(rows)).log() == whole(rows)


def test_a_log_is_renewed_again_and_again() -> None:
    table = sealed("merkator", 10)
    for version in (2, 3, 4):
        with rules_of("merkator", version):
            table = renewed(table)
            play_on(table, 10)
    with rules_of("merkator", 4):
        log = table.log()
        assert fondaco.replay(log).snapshot() == table.snapshot()
        assert (table.moves_played, table.head.moves_before) == (40, 30)
        assert refusal(log, 29).startswith(
            "The first 30 moves were played with versions 1 and 2 and"
        )
        play_on(table)
        assert fondaco.verify(table.log()).scores() == table.scores()


def test_a_table_without_a_seal_is_renewed() -> None:
    table = fondaco.new("merv", seed=1)
    play_on(table, 12)
    with rules_of("merv", 2):
        after = renewed(table)
        play_on(after)
        assert "drawn 0 from" in after.log()
        assert fondaco.replay(after.log()).scores() == after.scores()


def test_with_other_luck_a_renewed_table_is_sealed_no_longer(merkator: fondaco.Table) -> None:
    other = fondaco.replay(merkator.log(), seed=5)
    play_on(other)
    assert fondaco.replay(other.log()).scores() == other.scores()
    with pytest.raises(fondaco.Unsealed):
        fondaco.verify(other.log())


def test_what_counts_is_how_it_was_last_renewed(merkator: fondaco.Table) -> None:
    log = merkator.log()
    with rules_of("merkator", 1):
        assert refusal(log) == (
            "It was played with version 2 of Merkator's rules; here is version 1. "
            "Upgrade Fondaco to read it."
        )
    edition = merkator.game.edition
    rows = [row.replace(f"edition {edition}", "edition 0123456789ab") for row in rows_of(merkator)]
    assert "with edition 0123456789ab of Merkator" in refusal(whole(rows))
    kept = [
        row.replace("edition 0123456789ab", f"edition {edition}") if "drawn" in row else row
        for row in rows
    ]
    assert fondaco.replay(whole(kept)).log() == whole(kept)


# A row that somebody has damaged.

DAMAGES = [
    ("rules 2 ", "rules two ", "'two' is not a number"),
    ("rules 2 ", "rules 0 ", "there is no version 0"),
    ("rules 2 ", "rules ", "belongs here"),
    ("rules 2 ", "ruled 2 ", "'ruled' is not a number"),
    (" edition ", " addition ", "belongs here"),
    (" drawn ", " drawn -", "is not a number"),
    (" drawn ", " drawn 0", "is not a number"),
    (" drawn ", " drew ", "belongs here"),
    (" from {", " to {", "belongs here"),
    (" from {", " from [{", "The snapshot is not JSON"),
    (" from {", " from  {", "a table writes this differently"),
    ('"active": ', '"active": 7', "field 'active'"),
    ('{"seats": 2', '{"seats":2', "a table writes this differently"),
    ('{"seats": 2', '{"seats": 2, "seats": 2', "a table writes this differently"),
    ('"merkator": ', '"merkator": 7, "merkat": ', "field 'merkator'"),
]


@pytest.mark.parametrize(("old", "new", "says"), DAMAGES)
def test_a_damaged_renewal_is_refused_with_its_line(
    merkator: fondaco.Table, old: str, new: str, says: str
) -> None:
    rows = rows_of(merkator)
    at = next(at for at, row in enumerate(rows) if "drawn" in row)
    assert old in rows[at]
    rows[at] = rows[at].replace(old, new, 1)
    text = refusal(whole(rows))
    assert text.startswith(f"log line {at + 1}: ")
    assert says in text
    assert len(text) < 400


@pytest.mark.parametrize(
    ("row", "says"),
    [
        ("2 stay", "there is no seat 2"),
        ("x stay", "'x' is not a number"),
        ("0 stay | x", "'x' is not a number"),
        ("0 stay | ", "a table writes '0 stay', and not '0 stay | '"),
        ("0 stay  here", "a table writes '0 stay here'"),
        ("0 Stay", "a table writes '0 stay'"),
        ("0 ", "'' is not a move"),
        ("0 stay |3", "'stay |3' is not a move"),
        ("rules 3 edition a drawn 5 from {}", " picks were drawn before, and not 5"),
        ("rules 3 edition a drawn 500 from {", "not JSON"),
    ],
)
def test_what_stands_before_is_looked_at_for_its_form(
    merkator: fondaco.Table, row: str, says: str
) -> None:
    rows = rows_of(merkator)
    at = next(at for at, row in enumerate(rows) if "drawn" in row) - 5
    text = refusal(whole([*rows[:at], row, *rows[at:]]))
    assert text.startswith(f"log line {at + 1}: ")
    assert says in text


def test_luck_that_was_passed_over_is_found(merkator: fondaco.Table) -> None:
    play_on(merkator)
    rows = rows_of(merkator)
    at = next(at for at, row in enumerate(rows) if "drawn" in row)
    drawn = rows[at].split(" ")[5]
    rows[at] = rows[at].replace(f"drawn {drawn}", f"drawn {int(drawn) + 1}")
    with pytest.raises(fondaco.Refused, match="seed and nonces give"):
        fondaco.verify(whole(rows, SEED))


def test_a_state_of_other_seats_is_refused() -> None:
    for title, seats in (("merkator", 4), ("merchants", 4), ("merv", 4)):
        other = json.loads(fondaco.new(title, seats, seed=1).snapshot())["state"]
        rows = rows_of(fondaco.new(title, SEATS[title], seed=1))
        game = fondaco.game(title)
        with rules_of(title, 2):
            log = whole([*rows, renewal_row(2, game.edition, 0, other)])
            assert f"a game of 4 seats, and the log one of {SEATS[title]}" in refusal(log)


def short_log() -> str:
    with first_rules():
        table = sealed("merkator", 5)
    with rules_of("merkator", 2):
        table = renewed(table)
        play_on(table, 5)
    return table.log()


LOG = short_log()
letters = st.one_of(
    st.sampled_from('0123456789 |\nabcdefghijklmnopqrstuvwxyz{}[],:"'), st.characters()
)


@settings(max_examples=400 if fondaco.is_compiled() else 100, deadline=None)
@given(st.integers(0, LOG.rindex("end") - 1), letters)
@example(0, "f")
@example(LOG.index("rules 2 edition") + len("rules "), "1")
def test_a_forged_log_is_refused_or_is_the_log_of_its_own_game(at: int, letter: str) -> None:
    body = LOG[: LOG.rindex("end")]
    forged = summed(body[:at] + letter + body[at + 1 :])
    with rules_of("merkator", 2):
        try:
            table = fondaco.replay(forged)
        except fondaco.Refused:
            return
        assert table.log() == forged or table.head.older
        assert fondaco.replay(table.log()).log() == table.log()


# Verifying.


def test_verify_proves_what_came_after(table: fondaco.Table) -> None:
    play_on(table)
    proved = fondaco.verify(table.log())
    assert proved.scores() == table.scores()
    assert proved.head.moves_before == MOVES
    assert proved.log() == table.log()


def test_a_forged_pick_is_found_after_a_renewal(merkator: fondaco.Table) -> None:
    play_on(merkator)
    rows = rows_of(merkator)
    renewal = next(at for at, row in enumerate(rows) if "drawn" in row)
    at = next(at for at, row in enumerate(rows) if at > renewal and " | " in row)
    rows[at] = rows[at][:-1] + ("0" if rows[at][-1] != "0" else "1")
    with pytest.raises(fondaco.Refused, match=f"^log line {at + 1}: ") as refused:
        fondaco.verify(whole(rows, SEED))
    assert "seed and nonces give" in refused.value.text
