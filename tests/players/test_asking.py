"""Players of today and of yesterday: those that know of a budget, and those that do not."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

import fondaco
from fondaco import Game, Move, State
from fondaco.players import PLAYERS, can_play, finish, levels
from fondaco.players.asking import asked, takes_budget
from fondaco.players.budget import Budget
from fondaco.players.levels import LEVELS, steps_of, time_of, usual
from fondaco.players.player import Player

NAMES = ["apprentice", "journeyman", "factor", "patrician"]


class Yesterday(Player):
    """Written when a player was told of the game and the guess alone."""

    def choose(self, game: Game, guess: State) -> Move:  # type: ignore[override]
        return game.legal(guess)[0]


class Today(Player):
    """Notes what it may use up."""

    def __init__(self) -> None:
        self.budgets: list[Budget | None] = []

    def choose(self, game: Game, guess: State, budget: Budget | None = None) -> Move:
        self.budgets.append(budget)
        return game.legal(guess)[0]


class Anything(Player):
    """Takes whatever comes."""

    def choose(self, *told: object) -> Move:
        game, guess, budget = told
        assert isinstance(game, Game)
        assert isinstance(guess, State)
        assert isinstance(budget, Budget)
        return game.legal(guess)[0]


def test_players_of_both_kinds_play_a_game_together() -> None:
    table = fondaco.new("merkator", seats=3, seed=1)
    today = Today()
    budget = Budget(steps=10)
    finish(table, [Yesterday(), today, Anything()], 1, budget)
    assert table.to_act is None
    assert len(today.budgets) > 10
    assert set(today.budgets) == {budget}


def test_without_a_budget_none_is_told() -> None:
    today = Today()
    finish(fondaco.new("merkator", seed=1), [today, Yesterday()], 1)
    assert set(today.budgets) == {None}


@pytest.mark.parametrize(
    ("player", "takes"),
    [
        (Yesterday(), False),
        (Today(), True),
        (Anything(), True),
        *[(PLAYERS[name]("merkator", 1), True) for name in PLAYERS],
    ],
)
def test_what_a_player_takes_is_read_from_its_signature(player: Player, takes: bool) -> None:
    assert takes_budget(player.choose) is takes


def test_a_player_is_looked_at_once_and_asked_often(monkeypatch: pytest.MonkeyPatch) -> None:
    from fondaco.players import asking

    looked: list[Callable[..., object]] = []

    def look(player: Player) -> asking.Ask:
        looked.append(player.choose)
        return asked(player)

    monkeypatch.setattr("fondaco.players.asked", look)
    finish(fondaco.new("merkator", seed=1), [Yesterday(), Today()], 1)
    assert len(looked) == 2


def test_a_mistake_of_an_older_player_stays_its_own() -> None:
    class Broken(Player):
        """Fails with what a wrong number of arguments would raise, too."""

        def choose(self, game: Game, guess: State) -> Move:  # type: ignore[override]
            raise TypeError("a mistake of mine")

    with pytest.raises(TypeError, match="a mistake of mine"):
        finish(fondaco.new("merkator", seed=1), [Broken(), Broken()], 1)


# --- Levels ---


@pytest.mark.parametrize("title", ["merkator", "merchants", "merv"])
def test_people_are_offered_four_levels_of_each_title(title: str) -> None:
    assert levels(title) == NAMES == [level.id for level in LEVELS]
    assert usual(levels(title)) == "journeyman"


def test_random_and_greedy_are_known_by_name() -> None:
    for name in ("random", "greedy", *NAMES):
        assert can_play(name, "merv")
    assert not can_play("hal", "merv")
    assert not can_play("patrician", "chess")


def test_a_stronger_level_thinks_no_less() -> None:
    for weaker, stronger in pairwise(LEVELS):
        assert weaker.usual <= stronger.usual
        assert weaker.most <= stronger.most
        assert weaker.steps <= stronger.steps
    for level in LEVELS:
        assert level.usual <= level.most
        assert level.plays.endswith(".")


def test_a_busy_house_gives_a_part_of_the_time() -> None:
    whole, part = time_of("patrician"), time_of("patrician", 0.1)
    assert whole is not None
    assert part is not None
    assert whole.seconds == 0.285  # a little less than it may take
    assert part.seconds == pytest.approx(0.0285)
    assert whole.steps is None
    counted = steps_of("patrician")
    assert counted is not None
    assert counted.seconds is None
    assert counted.steps == 45_000
    assert time_of("greedy") is None
    assert steps_of("random") is None


@pytest.mark.parametrize("title", ["merkator", "merchants", "merv"])
@pytest.mark.parametrize("level", NAMES)
def test_the_same_number_of_steps_plays_the_same_way(title: str, level: str) -> None:
    assert opening(title, level) == opening(title, level)


def opening(title: str, level: str) -> list[str]:
    """The first moves of a game of that level."""
    seats = max(2, min(fondaco.game(title).seats))
    table = fondaco.new(title, seats=seats, seed=3)
    asks = [asked(PLAYERS[level](title, seat)) for seat in range(seats)]
    chance = fondaco.Seeded(3)
    moves: list[str] = []
    for _ in range(4):
        assert table.to_act is not None
        guess = table.guess(table.to_act, chance)
        move = asks[table.to_act](table.game, guess, Budget(steps=20))
        assert isinstance(move, Move)
        table.play_move(move)
        moves.append(move.text)
    return moves


# --- What the documents say ---

BOTS = Path(__file__).resolve().parent.parent.parent / "docs" / "bots.md"


def test_the_page_on_bots_has_the_levels_as_they_are() -> None:
    text = BOTS.read_text(encoding="utf-8")
    rows = [f"| `{one.id}` | {one.plays} | {one.usual:g} / {one.most:g} |" for one in LEVELS]
    assert "\n".join(rows) in text


@pytest.mark.parametrize("is_older", [False, True])
def test_its_player_plays_with_a_budget_and_as_it_was_written_once(
    is_older: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    code = BOTS.read_text(encoding="utf-8").partition("```python\n")[2].partition("```")[0]
    before = "self, game: fondaco.Game, guess: fondaco.State, budget: Budget | None = None\n"
    assert before in code
    if is_older:
        code = code.replace(before, "self, game: fondaco.Game, guess: fondaco.State\n")
    exec(code.replace("steps=800", "steps=8"), {})
    assert "seat" in capsys.readouterr().out.lower()
