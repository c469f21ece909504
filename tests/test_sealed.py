"""Sealed luck through the public face: fixed before the first move, secret until the last."""

import pytest

import fondaco
from forging import summed
from sealed_games import SEED, finished, opened, play_on, refusal, running

FINISHED = finished()


# What a log tells, and when.


def test_seal_and_nonces_stand_in_the_log_from_the_start() -> None:
    rows = opened().log().split("\n")
    at = rows.index(f"seal {fondaco.seal(SEED).commitment}")
    assert rows[at + 1 : at + 3] == ["nonce 0 seven-herrings", "nonce 1 k2J9"]
    assert rows[at + 3].startswith("start ")


def test_the_seed_is_told_with_the_last_move_and_not_before() -> None:
    table = opened()
    will = fondaco.Seeded(3)
    while table.to_act is not None:
        assert SEED not in table.log()
        play_on(table, will, 1)
    assert table.log().split("\n")[-3] == f"seed {SEED}"


def test_nothing_but_the_log_tells_the_seed() -> None:
    table = running()
    told = [table.snapshot(), repr(table.view(0)), repr(table.view(None)), repr(table.legal())]
    assert not [text for text in told if SEED in text]


def test_the_last_move_of_a_sealed_game_cannot_be_taken_back() -> None:
    for table in (finished(), fondaco.replay(FINISHED.log())):
        with pytest.raises(fondaco.Refused, match="revealed something"):
            table.undo()
        assert table.to_act is None


def test_a_game_that_is_left_can_be_revealed_and_is_closed_then() -> None:
    table = running(40)
    assert not table.is_over
    table.reveal()
    assert table.to_act is None
    assert not table.is_over
    assert table.legal() == []
    with pytest.raises(fondaco.Refused, match="over"):
        table.play("travel hamburg")
    with pytest.raises(fondaco.Refused, match="revealed something"):
        table.undo()
    assert fondaco.verify(table.log()).moves_played == 40
    assert fondaco.replay(table.log()).log() == table.log()


def test_what_is_not_sealed_cannot_be_revealed() -> None:
    for table in (fondaco.new("merkator", seed=1), fondaco.replay(running().log())):
        with pytest.raises(fondaco.Refused, match="no seed to reveal"):
            table.reveal()


def test_each_fresh_seal_is_another() -> None:
    assert fondaco.seal().commitment != fondaco.seal().commitment
    assert fondaco.seal(SEED).commitment == fondaco.seal(SEED).commitment


@pytest.mark.parametrize(
    ("nonces", "seed", "says"),
    [
        (["a"], None, "2 seats add 2 nonces, not 1"),
        (["a", "b", "c"], None, "2 seats add 2 nonces, not 3"),
        (["a", ""], None, "nonce ''"),
        (["a", "b c"], None, "nonce 'b c'"),
        (["a", "b"], 7, "a seal or a seed"),
    ],
)
def test_a_table_cannot_be_sealed_with(nonces: list[str], seed: int | None, says: str) -> None:
    with pytest.raises(fondaco.Refused, match=says):
        fondaco.new("merkator", 2, seed=seed, seal=fondaco.seal(SEED), nonces=nonces)


def test_nonces_need_a_seal() -> None:
    with pytest.raises(fondaco.Refused, match="name its seal"):
        fondaco.new("merkator", 2, nonces=["a", "b"])


# Going on: luck stays in step with the log.


def test_undo_and_copy_keep_luck_and_log_in_step() -> None:
    table, will = opened(3), fondaco.Seeded("undo")
    taken_back = 0
    while table.to_act is not None:
        play_on(table.copy(), will.copy(), 5)  # a twin goes ahead and meets its own luck
        play_on(table, will, 1)
        if will.pick(3) == 0:
            taken_back += was_taken_back(table)
        if will.pick(10) == 0:
            table = table.copy()
    assert taken_back > 10
    assert fondaco.verify(table.log()).snapshot() == table.snapshot()


def was_taken_back(table: fondaco.Table) -> bool:
    try:
        table.undo()
    except fondaco.Refused:
        return False
    return True


def test_a_refused_move_draws_no_luck() -> None:
    table = running()
    for move in table.game.moves:
        if table.why_not(move.text) is not None:
            with pytest.raises(fondaco.Refused):
                table.play(move.text)
    play_on(table, fondaco.Seeded(1))
    fondaco.verify(table.log())


@pytest.mark.parametrize("moves", [0, 1, 40, 77])
def test_who_holds_the_seed_goes_on_with_the_same_luck(moves: int) -> None:
    table = running(moves)
    again = fondaco.replay(table.log(), seal=fondaco.seal(SEED))
    assert again.log() == table.log()
    play_on(again, fondaco.Seeded("rest"))
    play_on(table, fondaco.Seeded("rest"))
    assert again.log() == table.log()
    fondaco.verify(again.log())


def test_another_seal_does_not_fit() -> None:
    for log in (running().log(), fondaco.new("merkator", seed=1).log()):
        with pytest.raises(fondaco.Refused, match="not sealed with this seal"):
            fondaco.replay(log, seal=fondaco.seal())


def test_the_holder_cannot_go_on_with_forged_picks() -> None:
    body, _, _ = running().log().rpartition("end ")
    at = body.index("start ") + len("start ")
    digit = "1" if body[at] == "0" else "0"
    with pytest.raises(fondaco.Refused, match="seed and nonces give"):
        fondaco.replay(summed(body[:at] + digit + body[at + 1 :]), seal=fondaco.seal(SEED))


def test_without_the_seed_a_table_goes_on_until_luck_is_needed() -> None:
    table = fondaco.replay(running().log())
    assert table.log() == running().log()
    will = fondaco.Seeded("blind")
    with pytest.raises(fondaco.Refused, match="only the holder of its seed"):
        play_on(table, will)
    before = table.log(), table.snapshot()
    assert fondaco.replay(before[0]).snapshot() == before[1]
    assert f"seal {fondaco.seal(SEED).commitment}\n" in before[0]


def test_with_other_luck_a_table_is_sealed_no_longer() -> None:
    for log in (running().log(), FINISHED.log()):
        table = fondaco.replay(log, 30, seed=5)
        play_on(table, fondaco.Seeded("other"))
        assert "seal " not in table.log()
        assert "not sealed" in refusal(table.log())


def test_a_holder_who_replays_a_finished_game_tells_its_seed() -> None:
    body = FINISHED.log().rpartition("seed ")[0]
    assert fondaco.replay(summed(body)).log() == summed(body)
    assert fondaco.replay(summed(body), seal=fondaco.seal(SEED)).log() == FINISHED.log()


def test_a_part_of_a_finished_game_does_not_tell_its_seed() -> None:
    table = fondaco.replay(FINISHED.log(), to=20)
    assert table.moves_played == 20
    assert FINISHED.log().startswith(table.log().rpartition("end")[0])
