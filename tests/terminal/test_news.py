"""What is printed after a move: what is new, what is asked, and what each move would bring."""

import contextlib
import io
import re
from collections.abc import Callable

import pytest

import fondaco
from fondaco.players import PLAYERS
from fondaco.terminal import choices, console, lines, news, parts, wrapping
from fondaco.terminal.choices import Offered, listed
from fondaco.terminal.sitting import Sitting
from fondaco.terminal.tale import tale

USUAL = 25  # lines for two of three questions; where a year is scored it takes more
MEAN = 21
OFFICE = [
    "Your office: 1 Taler",
    "  Goods: 1 Iron",
    "  Contracts: a long list of",
    "      things",
]


def changed(row: str, was: str) -> list[str]:
    return [row if one == was else one for one in OFFICE]


def test_of_a_section_only_new_entries_are_shown() -> None:
    old = news.named([OFFICE])
    now = news.named([changed("  Goods: 2 Iron", "  Goods: 1 Iron")])
    assert news.new(old, now) == {
        "Your office": ["Your office, what is new: 1 Taler", "  Goods: 2 Iron"]
    }
    assert news.new(old, old) == {"Your office": []}


def test_an_entry_is_shown_with_the_lines_that_go_on_from_it() -> None:
    now = news.named([changed("      other things", "      things")])
    shown = news.new(news.named([OFFICE]), now)["Your office"]
    assert shown == ["Your office, what is new: 1 Taler", OFFICE[2], "      other things"]


def test_only_the_own_things_are_shown_again() -> None:
    now = news.named([["The supply: 2"], OFFICE])
    assert list(news.own(now)) == ["Your office"]


def lines_per_question(
    title: str, kinds: list[str], width: int, monkeypatch: pytest.MonkeyPatch
) -> list[int]:
    """How much is printed for each question of a greedy person, from the moves listed before
    it to those of the bots that come after it; the first screens of a game apart."""
    for module in (wrapping, choices, lines, parts, console):
        monkeypatch.setattr(module, "columns", lambda: width)
    sitting = Sitting(fondaco.new(title, seats=len(kinds), seed=1), kinds, "1")
    mind = PLAYERS["greedy"](title, 1)
    counts: list[int] = []

    def typed(prompt: str) -> str:
        counts.append(screen.getvalue().count("\n"))
        screen.seek(screen.truncate(0))
        seat = sitting.table.to_act
        assert seat is not None
        return mind.choose(sitting.table.game, sitting.table.guess(seat, sitting.chance)).text

    monkeypatch.setattr("fondaco.terminal.sitting.line_typed", typed)
    with contextlib.redirect_stdout(io.StringIO()) as screen:
        while len(counts) < 40:
            sitting.go_on()
    return counts[2:]


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize(
    ("title", "kinds"),
    [
        ("merkator", ["you", "greedy"]),
        ("merchants", ["you", "greedy", "greedy"]),
        ("merv", ["you", "greedy", "greedy", "greedy"]),
    ],
)
def test_little_is_printed(
    title: str, kinds: list[str], width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the list of moves. Where the board was printed again, a turn was 50 to 70 lines."""
    counts = sorted(lines_per_question(title, kinds, width, monkeypatch))
    assert counts[len(counts) * 2 // 3] <= USUAL
    assert sum(counts) <= MEAN * len(counts)


def test_a_declined_offer_prints_what_is_asked_and_no_board(
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = fondaco.new("merchants", seats=3, seed=1)
    sitting = Sitting(table, ["you", "you", "you"], "1")
    sitting.play(0, "roll")
    sitting.show_news(0)
    for text in ("offer", "give 1 lumber", "ask 1 ore", "propose"):
        sitting.play(0, text)
    for seat in (1, 2):
        sitting.show_news(seat)
        sitting.play(seat, "decline")
    capsys.readouterr()
    sitting.show_news(0)
    out = capsys.readouterr().out
    assert "may trade, build, move and deliver" in out
    assert out.count("\n") < 8


# The list of moves.


def group(table: fondaco.Table, verb: str) -> list[str]:
    """The rows of a verb, its own first."""
    rows = listed(table, ["You", "Ana", "Ben"])
    start = next(at for at, row in enumerate(rows) if re.match(rf"  {verb}\b", row))
    end = [at for at, row in enumerate(rows) if at > start and re.match(r"  \S", row)]
    return rows[start : end[0] if end else len(rows)]


def test_moves_are_grouped_by_their_verbs_with_what_they_bring() -> None:
    table = fondaco.new("merkator", seats=2, seed=3)
    first = re.sub(" +", " ", group(table, "sell")[1])
    assert first == " 1. Contract 2 Hamburg: 2 Taler 2. Contract 3 Hamburg: 3 Taler"
    assert group(table, "travel")[0] == "  travel"


def test_what_all_moves_of_a_verb_bring_is_said_once() -> None:
    table = fondaco.new("merchants", seats=3, seed=5)
    table.play("roll")
    head, *rest = group(table, "buy")
    assert head == "  buy (for 2 gold)"
    assert re.sub(" +", " ", rest[0]) == " 1. lumber 2. wool 3. grain 4. ore 5. salt"


def test_journeys_that_were_listed_are_not_told_again_within_a_turn(
    play: Callable[..., str],
) -> None:
    out = play("sell c04_newfoundland", "moves")
    after, again = out.split("> moves\n")
    assert "  travel (as before; 'moves' lists what each brings)\n    8. Hamburg " in after
    assert "Livestock or Muskets" not in after
    assert "    1. Contract 2 Hamburg: 2 Taler " in after
    told = " ".join(again.split())
    assert (
        "8. Hamburg: can fulfill 2 Hamburg, 3 Hamburg; 1 cube (Livestock or Muskets); +2 Time"
        in told
    )


def test_short_lists_are_told_again_in_full(play: Callable[..., str]) -> None:
    """In the order of their numbers, with what each is good for."""
    out = play("travel hamburg", "take 1 livestock", "supply ham")
    again = out[out.index("> supply ham") :]
    assert "as before" not in again
    cells = re.findall(r"(\d+)\. (\w+(?: \w+)?): the (\w+) cube(; for [^\d]*\d \w+)?", again)
    numbers = [int(cell[0]) for cell in cells]
    assert numbers == sorted(numbers)
    assert ("Vegetables", "orange", "; for 2 Hamburg") in [cell[1:] for cell in cells]


def test_numbers_are_those_that_can_be_typed() -> None:
    for title, seats in (("merkator", 2), ("merchants", 3), ("merv", 3)):
        table = fondaco.new(title, seats=seats, seed=1)
        text = " ".join(listed(table, ["You", "Ana", "Ben"]))
        for number, move in enumerate(table.legal(), 1):
            last = table.game.phrase(move, table.view(0)).split(" ")[-1]
            assert re.search(rf"\b{number}\. [^.]*\b{last}\b", text), move


# What happened.


def told(title: str, *events: dict[str, object]) -> str:
    return "\n".join(tale(fondaco.game(title), list(events), ["You", "Greedy 1"]))


def test_sentences_that_begin_alike_are_one() -> None:
    iron = {"event": "took", "seat": 1, "good": "iron", "count": 2}
    copper = {"event": "took", "seat": 1, "good": "copper", "count": 1}
    assert told("merkator", iron, copper) == "Greedy 1 takes 2 Iron, 1 Copper."
    assert told("merkator", iron, {**copper, "seat": 0}) == (
        "Greedy 1 takes 2 Iron. You take 1 Copper."
    )
    card: dict[str, object] = {"event": "opened", "card": "c04_russia"}
    assert told("merkator", card, {**card, "card": "c04_italy"}).count("Turned up: ") == 2
    cube = {"event": "took_cube", "seat": 0, "cube": "tan", "from": "wall_tan"}
    assert told("merv", cube, cube) == "You take 2 tan from wall tan."
    camel: dict[str, object] = {"event": "camels", "seat": 0, "count": 1, "from": "market"}
    assert told("merv", camel, camel) == "You gain 2 camels from the camel market."
    paid: dict[str, object] = {"event": "paid", "seat": 0, "cube": "tan"}
    assert told("merv", paid, {**paid, "cube": "teal"}, paid) == "You pay 2 tan, 1 teal."
    assert told("merv", cube, {**cube, "cube": "orange", "from": "wall_orange"}) == (
        "You take 1 tan from wall tan, 1 orange from wall orange."
    )
    steps: list[dict[str, object]] = [
        {"event": "influence", "seat": 0, "space": space} for space in (3, 4)
    ]
    assert told("merv", *steps) == "You gain 2 influence, now 4."
    point = {"event": "scored", "seat": 0, "points": 1, "for": "influence track"}
    more: list[dict[str, object]] = [
        {"event": "influence", "seat": 0, "space": space} for space in (5, 6)
    ]
    assert told("merv", *more, point, {**more[1], "space": 7}) == (
        "You gain 3 influence, now 7 (2 points)."
    )


def test_steps_of_two_opponents_are_told_apart() -> None:
    # rule solo.queue
    why = {"rule": "solo.queue", "why": "he spends all the camels he can"}
    steps: list[dict[str, object]] = [
        {"event": "queued", "opponent": one, "place": place, "skipped": 1, **why}
        for place, one in enumerate(("courtier", "magistrate"), 1)
    ]
    assert told("merv", *steps).replace("\xa0", " ") == (
        "  The high courtier takes place 1 in the queue, for 1 camel (he spends all the camels he "
        "can).\n"
        "  The magistrate takes place 2 in the queue, for 1 camel (he spends all the camels he "
        "can)."
    )


def test_no_name_and_no_number_is_lost_where_sentences_are_folded() -> None:
    score = {"event": "scored", "seat": 0, "points": 4}
    assert told("merv", {**score, "for": "scoring tiles"}, {**score, "for": "buildings"}) == (
        "You score 4 points for a scoring tile, 4 points for buildings."
    )
    lost: list[dict[str, object]] = [
        {"event": "destroyed", "seat": 0, "site": site}
        for site in ("marketplace_teal", "marketplace_tan")
    ]
    assert told("merv", *lost) == "You lose marketplace teal, marketplace tan."
    his: list[dict[str, object]] = [
        {"event": "destroyed", "opponent": "courtier", "site": site}
        for site in ("wall_tan", "palace_tan")
    ]
    assert told("merv", *his) == "The high courtier loses wall tan, palace tan."
    cubes: list[dict[str, object]] = [
        {"event": "cube_placed", "place": place} for place in ("danzig", "sweden")
    ]
    assert told("merkator", *cubes) == "New cubes in Danzig, Sweden."
    used: list[dict[str, object]] = [
        {"event": "used_supply", "seat": 1, "good": good} for good in ("ham", "wine")
    ]
    twice: list[dict[str, object]] = [{"event": "lost", "seat": 1, "good": "fish_oil"}] * 2
    assert told("merkator", *twice) == "Greedy 1 loses 2 Fish Oil."
    assert told("merkator", *used) == "Greedy 1 turns Supply tile cubes into Ham, Wine."


def test_a_step_that_the_rules_chose_is_a_line_and_its_reason_told_once() -> None:
    # rule solo.scoring
    why = {"opponent": "magistrate", "rule": "solo.scoring", "why": "the year is scored"}
    text = told(
        "merv",
        {"event": "scoring_began", "year": 1},
        {"event": "hall_scored", "hall": "spice", "points": 2, **why},
        {"event": "scored", "points": 2, "for": "palace", **why},
        {"event": "scored", "points": 4, "for": "buildings", **why},
        {"event": "turn_began", "seat": 0},
    )
    assert text == (
        "Year 1 is scored.\n"
        "  The magistrate's courtier in the hall of spice scores 2 points (the year is scored)."
        " The\n"
        "    magistrate scores 4 points for buildings.\n\n"
        "It is your turn."
    )


def test_no_line_is_broken_within_a_name() -> None:
    names = ["You", "Greedy 1"]
    offer = {"event": "declined", "seat": 1}
    accepted = {"event": "accepted", "seat": 1}
    rows = tale(fondaco.game("merchants"), [offer, accepted] * 12, names)
    assert not any(row.endswith("Greedy") for row in rows)


def test_what_a_bot_prepares_is_not_told(run: Callable[..., tuple[int, str, str]]) -> None:
    _, out, _ = run(["play", "merv", "--seats", "greedy,greedy,random", "--seed", "1"])
    assert "Random: " not in out
    assert "Greedy 1: " not in out
    assert "Greedy 1 takes the " in out


def test_how_often_is_not_said_of_the_last_part_alone() -> None:
    score = {"event": "hall_scored", "seat": 0, "hall": "spice", "points": 7}
    once = "Your courtier in the hall of spice scores 7 points, for 1 favour."
    assert told("merv", score, score).replace("\n", " ") == f"{once} {once}"
    nothing = {"event": "nothing_placed", "seat": 0}
    assert told("merv", nothing, nothing) == "You build nothing twice."


def test_a_long_list_tells_the_first_of_what_each_brings() -> None:
    moves = {
        f"go {n}": Offered(f"go place {n}", f"{'first ' * 4}{n}; {'second ' * 12}{n}")
        for n in range(20)
    }
    rows = choices.in_short(moves, {})
    assert len(rows) <= 12
    assert rows[-1] == choices.REST
    assert all(row.count("first first first first ") == 2 for row in rows[1:11])
    assert "second" not in " ".join(rows)
    assert "second" in " ".join(choices.grouped(moves, {}))
