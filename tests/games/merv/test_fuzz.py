"""Whatever comes from outside is taken or refused; it never breaks anything."""

import json

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import fondaco
from forging import is_refused, summed

EXAMPLES = 300 if fondaco.is_compiled() else 60
SEATS = (1, 2, 3, 4)


def played(seats: int, moves: int = 50) -> fondaco.Table:
    table = fondaco.new("merv", seats=seats, seed=f"fuzz {seats}")
    will = fondaco.Seeded("will")
    for _ in range(moves):
        legal = table.legal()
        table.play(legal[will.pick(len(legal))])
    return table


TABLES = {seats: played(seats) for seats in SEATS}
LOG = TABLES[1].log()
SNAPSHOTS = {seats: json.loads(table.snapshot()) for seats, table in TABLES.items()}

positions = st.integers(0, len(LOG) - 1)
characters = st.one_of(
    st.sampled_from("0123456789 |\nabcdefghijklmnopqrstuvwxyz_"), st.characters()
)


@settings(max_examples=EXAMPLES, deadline=None)
@given(positions)
def test_a_log_cut_anywhere_is_refused(at: int) -> None:
    assert is_refused(LOG[:at])


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.integers(0, LOG.rindex("end") - 1), characters)
@example(LOG.index("enter"), "E")
def test_a_forged_log_is_refused_or_is_the_log_of_its_own_game(at: int, letter: str) -> None:
    body = LOG[: LOG.rindex("end")]
    forged = summed(body[:at] + letter + body[at + 1 :])
    try:
        table = fondaco.replay(forged)
    except fondaco.Refused:
        return
    assert table.log() == forged


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.sampled_from(SEATS), st.text())
def test_any_text_is_a_legal_move_or_refused(seats: int, text: str) -> None:
    table = TABLES[seats].copy()
    before = table.snapshot()
    try:
        table.play(text)
    except fondaco.Refused:
        assert table.snapshot() == before
    else:
        assert " ".join(text.lower().split()) in TABLES[seats].legal()


values = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 50),
    st.text(max_size=8),
    st.sampled_from([[], {}, [0, 1, 2], [None] * 4, [None] * 5, [{}] * 3, {"palace_tan": 0}]),
    st.sampled_from(["slot", "act", "pay", "deploy", "line_up", "ransom", "audience", "over"]),
)


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.sampled_from(SEATS), st.sampled_from(sorted(SNAPSHOTS[1]["state"])), values)
def test_a_snapshot_with_a_wrong_field_is_refused_or_can_be_played(
    seats: int, field: str, value: object
) -> None:
    fields = json.loads(json.dumps(SNAPSHOTS[seats]))
    fields["state"][field] = value
    try:
        table = fondaco.restore(json.dumps(fields), seed=1)
    except fondaco.Refused:
        return
    go_on(table)


@settings(max_examples=EXAMPLES, deadline=None)
@given(
    st.sampled_from(SEATS),
    st.integers(0, 90),
    st.sampled_from(
        ["step", "due", "turn", "active", "asked", "round", "units", "buying", "thing"]
    ),
    values,
)
def test_a_snapshot_of_any_moment_with_a_wrong_turn(
    seats: int, moves: int, field: str, value: object
) -> None:
    fields = json.loads(played(seats, min(moves, 60)).snapshot())
    fields["state"][field] = value
    try:
        table = fondaco.restore(json.dumps(fields), seed=1)
    except fondaco.Refused:
        return
    go_on(table)


def go_on(table: fondaco.Table) -> None:
    """A few moves further: what was taken can be played."""
    for _ in range(4):
        if table.to_act is None:
            return
        legal = table.legal()
        assert legal
        table.play(legal[0])


@pytest.mark.parametrize("seats", SEATS)
def test_every_field_of_a_snapshot_is_needed(seats: int) -> None:
    for field in SNAPSHOTS[seats]["state"]:
        fields = json.loads(json.dumps(SNAPSHOTS[seats]))
        del fields["state"][field]
        with pytest.raises(fondaco.Refused, match="missing"):
            fondaco.restore(json.dumps(fields))
