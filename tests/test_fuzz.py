"""Whatever comes from outside is taken or refused; it never breaks anything."""

import json

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import fondaco
from forging import is_refused, summed

EXAMPLES = 400 if fondaco.is_compiled() else 100


def played() -> fondaco.Table:
    table = fondaco.new("merkator", seats=3, seed="fuzz")
    will = fondaco.Seeded("will")
    for _ in range(60):
        legal = table.legal()
        table.play(legal[will.pick(len(legal))])
    return table


TABLE = played()
LOG = TABLE.log()
SNAPSHOT = json.loads(TABLE.snapshot())

positions = st.integers(0, len(LOG) - 1)
characters = st.one_of(st.sampled_from("0123456789 |\nabcdefghijklmnopqrstuvwxyz"), st.characters())


@settings(max_examples=EXAMPLES, deadline=None)
@given(positions)
def test_a_log_cut_anywhere_is_refused(at: int) -> None:
    assert is_refused(LOG[:at])


@settings(max_examples=EXAMPLES, deadline=None)
@given(positions, characters)
def test_a_log_with_any_letter_changed_is_refused(at: int, letter: str) -> None:
    changed = LOG[:at] + letter + LOG[at + 1 :]
    assert changed == LOG or is_refused(changed)


@settings(max_examples=EXAMPLES, deadline=None)
@given(positions, characters)
def test_a_log_with_a_letter_put_in_or_left_out_is_refused(at: int, letter: str) -> None:
    assert is_refused(LOG[:at] + letter + LOG[at:])
    assert is_refused(LOG[:at] + LOG[at + 1 :])


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.integers(0, LOG.rindex("end") - 1), characters)
@example(0, "f")
@example(LOG.index("travel"), "T")
def test_a_forged_log_is_refused_or_is_the_log_of_its_own_game(at: int, letter: str) -> None:
    body = LOG[: LOG.rindex("end")]
    forged = summed(body[:at] + letter + body[at + 1 :])
    try:
        table = fondaco.replay(forged)
    except fondaco.Refused:
        return
    assert table.log() == forged


@pytest.mark.long
@settings(max_examples=EXAMPLES, deadline=None)
@given(st.text())
def test_any_text_is_no_log(text: str) -> None:
    assert is_refused(text)
    assert is_refused(summed(text))


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.text())
def test_any_text_is_a_legal_move_or_refused(text: str) -> None:
    table = TABLE.copy()
    before = table.snapshot()
    try:
        table.play(text)
    except fondaco.Refused:
        assert table.snapshot() == before
    else:
        assert " ".join(text.lower().split()) in TABLE.legal()


@settings(max_examples=EXAMPLES, deadline=None)
@given(
    st.text(max_size=12) | st.just("merkator"),
    st.integers(-3, 9),
    st.dictionaries(st.text(max_size=9), st.text(max_size=9), max_size=2),
)
def test_any_table_is_set_up_or_refused(title: str, seats: int, options: dict[str, str]) -> None:
    try:
        table = fondaco.new(title, seats=seats, options=options, seed=1)
    except fondaco.Refused:
        return
    assert title == "merkator"
    assert seats in (1, 2, 3, 4)
    assert table.legal()


OPTIONS = [
    *("length", "joining", "coins", "hand_card", "losses", "cash", "bonus_good", "offers"),
    *("solo", "level"),
]
VALUES = ["yes", "no", "standard", "long", "limit", "forced", "solitary", "soloplay", "easy"]


@settings(max_examples=EXAMPLES, deadline=None)
@given(
    st.integers(1, 4),
    st.dictionaries(st.sampled_from(OPTIONS), st.sampled_from(VALUES), max_size=3),
)
def test_any_options_are_set_up_and_logged_or_refused(seats: int, options: dict[str, str]) -> None:
    try:
        table = fondaco.new("merkator", seats=seats, options=options, seed=1)
    except fondaco.Refused:
        return
    assert options.items() <= table.options.items()
    again = fondaco.replay(table.log())
    assert (again.options, again.snapshot()) == (table.options, table.snapshot())


values = st.one_of(
    st.none(), st.booleans(), st.integers(-5, 50), st.text(max_size=8), st.just([]), st.just({})
)


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.sampled_from(sorted(SNAPSHOT["state"])), values)
def test_a_snapshot_with_a_wrong_field_is_refused_or_can_be_played(
    field: str, value: object
) -> None:
    fields = json.loads(json.dumps(SNAPSHOT))
    fields["state"][field] = value
    try:
        table = fondaco.restore(json.dumps(fields), seed=1)
    except fondaco.Refused:
        return
    if table.to_act is not None:
        table.play(table.legal()[0])


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.text())
def test_any_text_is_no_snapshot(text: str) -> None:
    try:
        fondaco.restore(text)
    except fondaco.Refused:
        return
    raise AssertionError(text)
