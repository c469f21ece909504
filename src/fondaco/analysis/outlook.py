"""The chance to win, for every seat, of a position: what the judge of a title says, calibrated."""

from functools import cache
from hashlib import sha256
from importlib.resources import files

from fondaco.analysis.calibration import Curves, at, curves_of, logistic, shares
from fondaco.analysis.shapes import Mark, Measure, Outlook
from fondaco.analysis.titles import matters_of
from fondaco.core.encoding import Lit
from fondaco.core.game import Game, State
from fondaco.players import judge_of
from fondaco.players.judge import GreedyJudge, NetJudge
from fondaco.players.weights import has_net

ONE = float(1 << 20)
THOUSAND = 1000.0
ALONE = "alone"  # for points
OPPONENT = "opponent"  # against one whom the rules play


class Seer:
    """Judges positions of one title for all seats; what it says is raw, and has to be calibrated.

    Attributes:
        judge (NetJudge | GreedyJudge): Whoever judges the title best.
        name (str): A hash of its net, or `greedy`.
    """

    def __init__(self, title: str) -> None:
        judge = judge_of(title)
        assert isinstance(judge, NetJudge | GreedyJudge)
        self.judge = judge
        self.name = name_of_judge(title)
        self.lit = Lit()

    def raw(self, state: State, seat: int) -> float:
        """How likely it looks that the seat wins, as a number without bounds."""
        judge = self.judge
        if isinstance(judge, GreedyJudge):
            return int(judge.judgement.worth(state, seat)) / THOUSAND
        judge.game.light(state, seat, self.lit)
        judge.net.judge(self.lit)
        return int(judge.net.out[0]) / ONE

    def points(self, state: State, seat: int) -> float:
        """How many points it looks like, as a part of `Game.par`."""
        judge = self.judge
        if isinstance(judge, GreedyJudge):
            return judge.judgement.worth(state, seat) / (100 * judge.game.par)
        judge.game.light(state, seat, self.lit)
        judge.net.judge(self.lit)
        return int(judge.net.points()) / ONE


def name_of_judge(title: str) -> str:
    if not has_net(title):
        return "greedy"
    net = files("fondaco.players").joinpath("nets", f"{title}.net")
    return sha256(net.read_bytes()).hexdigest()[:12]


@cache
def seer_of(title: str) -> Seer:
    return Seer(title)


def seats_of(game: Game, state: State) -> int:
    return len(game.returns(state))


def way_of(game: Game, state: State) -> str:
    """The way to play, as calibrations know it."""
    if game.rivals(state) == 0:
        return ALONE
    seats = seats_of(game, state)
    return OPPONENT if seats == 1 else str(seats)


def measure_of(game: Game, state: State) -> Measure:
    return "points" if game.rivals(state) == 0 else "chance"


def progress_of(game: Game, state: State) -> float:
    """Which part of the game is over, as the table shows it: 0 to 1."""
    if game.to_act(state) is None:
        return 1.0
    return min(max(matters_of(game.title).progress(state), 0.0), 1.0)


def chances(game: Game, state: State) -> Outlook:
    """How a position looks. The state may be a guess: then it tells what who guessed may know."""
    way = way_of(game, state)
    curves = curves_of(game.title, way)
    progress = progress_of(game, state)
    is_open = progress < curves.open_until
    if way == ALONE:
        return _alone(game, state, curves, progress, is_open)
    if game.to_act(state) is None:
        return Outlook("chance", False, won(game, state), 0.0, [])
    slope, shift = at(curves.slope, progress), at(curves.shift, progress)
    seer = seer_of(game.title)
    said = [slope * seer.raw(state, seat) + shift for seat in range(seats_of(game, state))]
    found = [logistic(said[0])] if way == OPPONENT else shares(said)
    return Outlook("chance", is_open, found, 0.0, [])


def points_of(game: Game, state: State, seat: int) -> float:
    """The points that a seat has at the end, or may expect."""
    if game.to_act(state) is None:
        return game.scores(state)[seat].total
    return seer_of(game.title).points(state, seat) * game.par


def hopeless(chance: float, seats: int) -> float:
    """How far a game is lost for a seat with that chance: 0 if it has an even one, 1 if none."""
    even = 1.0 / max(2, seats)
    return max(0.0, 1.0 - chance / even) ** 2


def won(game: Game, state: State) -> list[float]:
    """Who has won; those who share it have a part of it."""
    returns = game.returns(state)
    if len(returns) == 1:
        return [float(returns[0] >= 1.0)]
    most = max(returns)
    winners = [worth == most for worth in returns]
    return [is_first / sum(winners) for is_first in winners]


def _alone(game: Game, state: State, curves: Curves, progress: float, is_open: bool) -> Outlook:
    goals = matters_of(game.title).MARKS
    if game.to_act(state) is None:
        total = game.scores(state)[0].total
        reached = [Mark(goal, float(total >= goal)) for goal in goals]
        return Outlook("points", False, [], total, reached)
    said = seer_of(game.title).points(state, 0) * at(curves.slope, progress)
    part = said + at(curves.shift, progress)
    spread = max(at(curves.spread, progress), 1e-3) * game.par
    expected = part * game.par
    marks = [Mark(goal, logistic(1.7 * (expected - goal) / spread)) for goal in goals]
    return Outlook("points", is_open, [], expected, marks)


def standing(outlook: Outlook, seat: int) -> float:
    """The one number that counts for a seat: its chance, or its points."""
    return outlook.points if outlook.measure == "points" else outlook.chances[seat]
