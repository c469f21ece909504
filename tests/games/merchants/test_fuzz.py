"""Whatever comes from outside is taken or refused; it never breaks anything."""

import json
from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import conformance
import fondaco
from forging import is_refused
from games.merchants import modes

EXAMPLES = 400 if fondaco.is_compiled() else 80


def played() -> fondaco.Table:
    table = fondaco.new("merchants", seats=3, options={"setup": "variable"}, seed="fuzz")
    will = fondaco.Seeded("will")
    for _ in range(400):
        legal = conformance.liked(table.legal(), modes.PROGRESS)
        legal = legal if legal and will.pick(4) else table.legal()
        table.play(legal[will.pick(len(legal))])
    return table


TABLE = played()
LOG = TABLE.log()
SNAPSHOT = json.loads(TABLE.snapshot())
values = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 50),
    st.sampled_from(["red", "koln", "silesia_n", "act", "choose", "connect", "number", "fair"]),
    st.just([]),
    st.just({}),
)


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.integers(0, len(LOG) - 1), st.characters())
def test_a_log_with_any_letter_changed_is_refused(at: int, letter: str) -> None:
    changed = LOG[:at] + letter + LOG[at + 1 :]
    assert changed == LOG or is_refused(changed)


@settings(max_examples=EXAMPLES // 4, deadline=None)
@given(st.integers(0, LOG.rindex("end") - 1), st.sampled_from("0123456789 |abcdefghijklmno"))
def test_a_forged_log_is_refused_or_is_the_log_of_its_own_game(at: int, letter: str) -> None:
    body = LOG[: LOG.rindex("end ")]
    body = body[:at] + letter + body[at + 1 :]
    forged = f"{body}end {sha256(body.encode()).hexdigest()[:16]}\n"
    try:
        table = fondaco.replay(forged)
    except fondaco.Refused:
        return
    assert table.log() == forged


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.sampled_from([move.text for move in TABLE.game.moves]) | st.text(max_size=30))
def test_any_text_is_a_legal_move_or_refused(text: str) -> None:
    table = TABLE.copy()
    before = table.snapshot()
    try:
        table.play(text)
    except fondaco.Refused:
        assert table.snapshot() == before
    else:
        assert " ".join(text.lower().split()) in TABLE.legal()


@settings(max_examples=2 * EXAMPLES, deadline=None)
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
@given(
    st.integers(2, 5),
    st.dictionaries(
        st.sampled_from(["board", "setup", "offers"]),
        st.sampled_from(["short", "main", "fixed", "variable", "0", "20", "21"]),
    ),
)
def test_any_options_are_set_up_and_logged_or_refused(seats: int, options: dict[str, str]) -> None:
    try:
        table = fondaco.new("merchants", seats=seats, options=options, seed=1)
    except fondaco.Refused:
        return
    assert options.items() <= table.options.items()
    again = fondaco.replay(table.log())
    assert (again.options, again.snapshot()) == (table.options, table.snapshot())


@pytest.mark.parametrize(
    ("field", "value", "wrong"),
    [
        ("offered", [{"wool": 9}, {}, {}, {}, {}, {}], "nobody can give more than he has"),
        ("rolled", "banana", "true or false belongs here, not 'banana'"),
        ("rolled", None, "true or false belongs here, not None"),
    ],
)
def test_a_snapshot_that_could_not_have_come_about_names_the_field(
    field: str, value: object, wrong: str
) -> None:
    fields = json.loads(json.dumps(SNAPSHOT))
    fields["state"][field] = value
    with pytest.raises(fondaco.Refused, match=f"field '{field}': {wrong}"):
        fondaco.restore(json.dumps(fields), seed=1)
