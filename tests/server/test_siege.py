"""A slice of `make siege`: an attack is carried out and felt, and a row can fail.

The bars are not held here, beside whatever else the machine does; `make siege` does that.
"""

import asyncio
import sys
from pathlib import Path

import pytest

from figures import Spread
from siege import Siege
from siege_attacks import ATTACKS, Measure
from siege_band import Tally
from siege_table import ALONE, Row, table

FAST = Spread(1.0, 2.0, 3.0)
SLOW = Spread(1.0, 200.0, 300.0)


@pytest.mark.long
def test_an_attack_is_carried_out_and_felt(tmp_path: Path) -> None:
    siege = Siege(tmp_path, sys.executable, seconds=0.5, scale=0.01)
    with siege.opened():
        row = asyncio.run(one_attack(siege))
    assert row.tally.granted > 0
    assert row.tally.failed + row.tally.cut == 0
    assert row.faults == []
    assert "moments" in "".join(table([row], {}))


async def one_attack(siege: Siege) -> Row:
    await siege.bring_log()
    return await siege.attacked(ATTACKS[0])


@pytest.mark.parametrize(
    ("row", "complaint"),
    [
        (Row("a", SLOW, FAST, Tally()), "/healthz: p99 200 ms"),
        (Row("a", FAST, SLOW, Tally()), "the person: p99 200 ms"),
        (Row(ALONE, FAST, FAST, Tally(), SLOW), "a moment: p99 200 ms"),
        (Row("a", FAST, FAST, Tally(failed=2)), "2 requests failed"),
        (Row("a", FAST, FAST, Tally(cut=1)), "1 requests were not answered"),
        (Row("a", FAST, FAST, Tally(), faults=["/healthz: 503"]), "others met"),
        (Row("a", FAST, FAST, Tally(counted=9), measure=Measure("rows/s", 1)), "9 rows/s"),
    ],
)
def test_a_row_can_fail(row: Row, complaint: str) -> None:
    [missed] = row.missed()
    assert complaint in missed


def test_refusals_are_the_right_answer() -> None:
    assert Row("a", FAST, FAST, Tally(granted=1, refused=1_000), FAST).missed() == []
