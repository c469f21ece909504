"""Hostile clients change nothing, find no mistake and disturb nobody: a part of `make fuzz`."""

import asyncio
from pathlib import Path

import pytest

import flood
import fuzz
from served import Served

THINGS = 5_000
FLOOD_SECONDS = 4.0
MOST_SECONDS = 0.25  # that the others wait, on a machine that is busy with other tests


@pytest.mark.long
def test_hostile_people_change_nothing_and_find_no_mistake(tmp_path: Path) -> None:
    done = fuzz.fuzz(tmp_path, THINGS, "test")
    assert done.done >= THINGS
    assert min(done.tried.values()) > 0
    assert {200, 400, 404, 405, 409, 415, 421, 422} <= set(done.answers)
    assert len(done.witness.moves) > 0


@pytest.mark.trial
def test_one_client_at_1000_messages_a_second_is_closed_and_nobody_notices(tmp_path: Path) -> None:
    served = Served(tmp_path / "data")
    served.open()
    try:
        felt = asyncio.run(flood.flood(served.port, FLOOD_SECONDS))
    finally:
        served.close()
    assert len(felt.closed) > 3
    assert max(felt.closed) < 1.0
    assert set(felt.codes) == {flood.TOO_MUCH}
    assert felt.refused > 0
    assert len(felt.during) > 200
    assert flood.percentile(felt.during, 0.99) < MOST_SECONDS
    fuzz.check_complaints(served)


def test_a_leak_of_memory_would_be_seen() -> None:
    fuzz.check_memory([50, 52, 55, 54, 56, 55, 57, 56, 57, 58])
    with pytest.raises(AssertionError, match="grows"):
        fuzz.check_memory([50, 52, 54, 56, 58, 60, 62, 64, 66, 68])
