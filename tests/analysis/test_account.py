"""The account of a whole game: it adds up, and blunders are marked."""

from pathlib import Path
from statistics import fmean

import msgspec
import pytest

import fondaco
from blunders import BLAMED, judgement
from fondaco import Refused
from fondaco.analysis import QUALITIES, analyse
from fondaco.analysis.advising import advice
from fondaco.analysis.fortune import Shift
from fondaco.analysis.pages import Teller
from fondaco.analysis.shapes import (
    Account,
    Accuracy,
    Candidate,
    Judged,
    Luck,
    Moment,
    Phase,
    Words,
)
from fondaco.analysis.summing import Scale, accuracy_of, thrown_away
from fondaco.analysis.turning import turning
from fondaco.analysis.walking import Walk
from planted import planted

LOGS = Path(__file__).parent.parent / "games"
SOLITARY = LOGS / "merkator" / "logs" / "modes" / "solitary.log"
TWO = LOGS / "merv" / "logs" / "two.log"
SHARED = LOGS / "merkator" / "logs" / "tie_shared.log"


def test_a_walk_passes_every_move_once() -> None:
    log = TWO.read_text()
    walk = Walk(log)
    decisions = list(walk.decisions())
    assert sum(len(one.moves) for one in decisions) == walk.whole.moves_played
    assert [one.at for one in decisions[1:]] == [one.end for one in decisions[:-1]]
    last = decisions[-1].after
    assert walk.game.snapshot(last) == walk.whole.plain_state()


def decided(before: float, lost: float, missed: float = 0.0, turn: int = 1) -> Judged:
    played = Candidate([], Words("", ""), 0.0, [], [])
    after = before - lost
    return Judged(0, 1, turn, 0, "good", lost, before, after, played, None, 0.0, 0.0, missed)


def test_accuracy_is_of_chance_while_there_is_one_and_of_points_after_that() -> None:
    two, alone = Scale("chance", 2, 0.04), Scale("points", 1, 0.04)
    assert accuracy_of([decided(0.5, 0.0), decided(0.5, 0.2, turn=2)], two) == 55
    assert accuracy_of([decided(0.5, 0.0), decided(0.5, 0.2)], two) == 9
    assert accuracy_of([decided(0.5, 0.0, 9.0)], two) == 100
    assert accuracy_of([decided(0.9, 0.0, 9.0)], two) == 100
    assert accuracy_of([decided(0.0, 0.0, 9.0)], two) == 1
    assert accuracy_of([decided(0.0, 0.0, 1.0)], two) == 62
    assert accuracy_of([decided(0.25, 0.0, 1.0)], two) == 89
    assert accuracy_of([decided(0.25, 0.0, 1.0)], Scale("chance", 4, 0.04)) == 100
    assert accuracy_of([decided(40.0, 0.0), decided(10.0, 4.0, turn=2)], alone) == 68


def stood(turn: int, chance: float, is_open: bool = False) -> Moment:
    return Moment(turn, turn, 0, is_open, [chance, 1.0 - chance], 0.0)


def test_the_turns_in_which_it_was_decided_are_named() -> None:
    early = [stood(turn, 0.5 - 0.1 * turn, is_open=True) for turn in range(1, 4)]
    told = turning([*early, stood(4, 0.5), stood(5, 0.45), stood(6, 0.9), stood(7, 1.0)])
    assert told is not None
    assert told.en.startswith("Between turns 5 and 6 the game was decided: the chance of {seat_0}")
    assert "rose from 45 to 100" in told.en
    at_the_end = turning([*early, stood(4, 0.5), stood(5, 0.5), stood(6, 1.0)])
    assert at_the_end is not None
    assert at_the_end.de.startswith("In Zug 5 fiel die Entscheidung")
    assert turning([*early, stood(4, 0.5), stood(5, 0.55), stood(6, 0.6)]) is None


@pytest.mark.long
def test_the_account_of_a_game_adds_up() -> None:
    told: list[tuple[int, int]] = []
    found = analyse(TWO.read_text(), "glance", lambda done, all_: told.append((done, all_)), [0])
    assert told[-1][0] == told[-1][1]
    assert {one.seat for one in found.decisions} == {0}
    assert found.accuracy[1] is None
    assert [found.decisions[n].seat for n in found.costliest[0]] == [0] * len(found.costliest[0])
    assert msgspec.json.decode(msgspec.json.encode(found), type=Account) == found
    page = Teller(found, ["Ada", "Ben"], "de").html()
    assert "<svg" in page
    assert "{seat_" not in page


@pytest.mark.long
def test_luck_and_play_are_the_whole_change_of_the_chart() -> None:
    found = analyse(TWO.read_text(), "glance", seats=[0])
    first = next(one for one in found.moments if not one.open)
    own, other = found.luck
    for seat, luck in enumerate(found.luck):
        assert luck.start == pytest.approx(first.chances[seat], abs=1e-3)
        assert luck.end == found.moments[-1].chances[seat]
        told = luck.start + luck.luck + (luck.play or 0.0) + luck.others
        assert told == pytest.approx(luck.end, abs=1e-3)
    assert own.play is not None
    assert own.play <= 0.0
    assert other.play is None
    lost = sum(one.short for one in found.decisions if one.at >= first.at)
    assert -own.play <= lost + 1e-3


def shifted(turn: int, seat: int, change: float, short: float) -> Shift:
    return Shift(turn, turn, seat, [0.0, 0.0], [change, -change], short)


def test_who_had_no_chance_left_is_told_of_points() -> None:
    luck = Luck(0.1, 0.0, -0.01, -0.09, 0.0)
    phases = [Phase(1, 9, 60, 9)]
    told = advice(luck, Accuracy(60, 9, phases), [decided(0.1, 0.01)], "chance", 0.2)
    assert "accuracy 60 of 100" in told.whole.en
    told = advice(luck, Accuracy(95, 9, phases), [decided(0.1, 0.01)], "chance", 0.2)
    assert "fell behind in the first turns" in told.whole.en
    assert "What the others played cost you \u22129" in told.luck.en


def test_own_decisions_cost_what_a_chance_fell_and_better_ones_were_known_for() -> None:
    assert thrown_away([shifted(1, 0, -0.3, 0.2)], 0) == -0.2
    assert thrown_away([shifted(1, 0, -0.1, 0.2)], 0) == -0.1
    assert thrown_away([shifted(1, 0, 0.1, 0.2), shifted(2, 0, -0.1, 0.0)], 0) == 0.0
    assert thrown_away([shifted(1, 1, -0.3, 0.2)], 0) == 0.0
    of_one_turn = [shifted(1, 0, -0.2, 0.2), shifted(1, 0, 0.15, 0.0)]
    assert thrown_away(of_one_turn, 0) == pytest.approx(-0.05)


@pytest.mark.long
@pytest.mark.parametrize("game", [TWO, SHARED])
def test_chances_of_decisions_are_those_of_the_chart(game: Path) -> None:
    log = game.read_text()
    found = analyse(log, "glance", seats=[0])
    charted = {one.at: one for one in found.moments}
    drawn = {one.at for one in Walk(log).decisions() if one.picks}
    compared = 0
    for one in found.decisions:
        assert 0.0 <= one.after <= one.before <= 1.0
        assert one.before - one.after == pytest.approx(one.lost, abs=1e-3)
        if one.at in charted:
            assert one.before == pytest.approx(charted[one.at].chances[0], abs=1e-3)
            compared += 1
        if one.last in charted and one.at not in drawn:
            assert one.after == pytest.approx(charted[one.last].chances[0], abs=1e-3)
            compared += 1
    assert compared > 5


@pytest.mark.long
def test_where_all_are_judged_chances_differ_little_from_the_chart() -> None:
    log = TWO.read_text()
    found = analyse(log, "glance")
    charted = {one.at: one.chances for one in found.moments}
    drawn = {one.at for one in Walk(log).decisions() if one.picks}
    ends = [one for one in found.decisions if one.last in charted and one.at not in drawn]
    apart = [abs(one.after - charted[one.last][one.seat]) for one in ends]
    assert fmean(apart) < 0.1


@pytest.mark.long
def test_alone_the_account_speaks_of_points() -> None:
    table = fondaco.replay(SOLITARY.read_text())
    found = table.analyse("glance")
    assert found.measure == "points"
    assert found.moments[-1].points == table.scores()[0]["total"]
    assert len(found.moments) == 18


@pytest.mark.long
@pytest.mark.parametrize("title", ["merkator"])
def test_planted_blunders_are_marked(title: str) -> None:
    game = fondaco.game(title)
    for one in planted(title, 2):
        found = judgement(game, one.state, one.seat, one.moves, "usual")
        assert found is not None
        assert found.verdict in BLAMED, one.rule


def test_an_unknown_quality_is_refused() -> None:
    with pytest.raises(Refused, match="quick"):
        analyse(TWO.read_text(), "splendid")
    assert "usual" in QUALITIES
