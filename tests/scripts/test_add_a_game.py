"""A title that is added as docs/add-a-game.md says can be played everywhere, without another line.

It runs on the interpreted engine alone, whose classes can have children outside of the package.
"""

import difflib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import citations
import copies
from added_title import DOCUMENT, ROOT, SOURCE, TITLE, TOY, add_title
from browsing import Browser
from clicking import play_on
from houses import Json, Person
from processes import Process
from terminals import process

NO_TEACHER = "Nobody has taught"
MOST_LINES = 3  # outside of the title's own folders
ROOTS = (ROOT / "src", ROOT / "web" / "src")
BUILT = SOURCE / "server" / "web"
NAMED = re.compile(r"""["'](merkator|merchants|merv)["']|^ +(merkator|merchants|merv): """, re.M)
OWN = ("merkator", "merchants", "merv")  # folders and files of one title
OF_THE_HOUSE = ("games/shelf.py", "fondaco/__init__.py", "wire.ts")  # the line above; examples

PLAYED = f"""
import conformance
import fondaco
from fondaco.teaching import LuckWords

conformance.check_catalogue("{TITLE}")
walk = conformance.Walk("{TITLE}", 3, "toy")
while not walk.is_over():
    conformance.check_state(walk, lambda snapshot: None)
    walk.step()
conformance.check_table("{TITLE}", 2, "toy")
question = fondaco.next_question(lambda luck: walk.game.new(2, {{}}, luck), [])
words = LuckWords(walk.game, ["Ana", "Bert"], "de")
assert words.question(question) == "die Ware, deren Preis steigt"
assert [words.outcome(one) for one in question.outcomes] == ["Salz", "Wolle", "Wein"]
print(fondaco.__file__, walk.decisions)
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return add_title(tmp_path_factory.mktemp("added"))


@pytest.fixture(scope="module")
def house(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    data = str(tmp_path_factory.mktemp("house"))
    with Process("--data", data, PYTHONPATH=str(package.parent)) as found:
        yield found


def sources(folder: Path) -> dict[str, list[str]]:
    """Every file of a package that somebody wrote, in lines."""
    return {
        str(path.relative_to(folder)): path.read_text("utf-8", "replace").splitlines()
        for path in folder.rglob("*")
        if path.is_file() and not {"__pycache__", "web"} & set(path.relative_to(folder).parts)
    }


def test_every_file_that_names_a_title_is_listed() -> None:
    text = DOCUMENT.read_text()
    kinds = (".py", ".ts", ".tsx")
    files = [path for root in ROOTS for path in root.rglob("*") if path.suffix in kinds]
    shared = [str(path.relative_to(ROOT)) for path in files if names_a_title(path)]
    assert len(shared) > 8
    assert [file for file in shared if f"`{file}`" not in text] == []
    listed = re.findall(r"`((?:src|web)/[\w/]+\.(?:py|tsx?))`", text.partition("others share\n")[2])
    assert [file for file in listed if not (ROOT / file).is_file()] == []


def names_a_title(path: Path) -> bool:
    inside = path.relative_to(ROOT)
    is_own = any(part.partition(".")[0] in OWN for part in inside.parts)
    if is_own or inside.as_posix().endswith(OF_THE_HOUSE) or BUILT in path.parents:
        return False
    return NAMED.search(path.read_text("utf-8")) is not None


@pytest.mark.long
def test_a_few_lines_are_touched_outside_of_its_folder(package: Path) -> None:
    old, new = sources(SOURCE), sources(package)
    assert {Path(name).parts[:2] for name in new.keys() - old.keys()} == {("games", TITLE)}
    assert old.keys() <= new.keys()
    changed = [
        line
        for name in old
        for line in difflib.ndiff(old[name], new[name])
        if old[name] != new[name] and line[0] in "+-"
    ]
    assert changed == [f'+     "{TITLE}",']
    assert len(changed) <= MOST_LINES


def test_it_has_the_shape_of_a_game(package: Path) -> None:
    files = sorted(path.name for path in (SOURCE / "games" / "merkator").glob("*.toml"))
    optional = ("answers.", "guide.", "score.", "tally.")  # a title may have none
    parts = [name for name in files if not name.startswith(optional)]
    assert parts == sorted(path.name for path in TOY.glob("*.toml"))
    assert copies.written(TOY / "state.py") == (TOY / "state.py").read_text()
    cited, clauses = citations.citations_under(TOY), citations.clauses_of(TOY / "rules.toml")
    assert citations.faults(cited, clauses) + citations.uncited(clauses, cited, TOY) == []
    linter = Path(sys.executable).with_name("lint-imports")
    checked = subprocess.run(
        [linter, "--config", ROOT / "pyproject.toml", "--no-cache"],
        env={**os.environ, "PYTHONPATH": str(package.parent)},
        capture_output=True,
        text=True,
    )
    assert checked.returncode == 0, checked.stdout
    assert " 0 broken" in checked.stdout


def test_from_python(package: Path) -> None:
    path = os.pathsep.join([str(package.parent), str(ROOT / "tests")])
    done = subprocess.run(
        [sys.executable, "-c", PLAYED],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    assert done.stderr == ""
    file, decisions = done.stdout.split()
    assert Path(file) == package / "__init__.py"
    assert int(decisions) > 10


def test_in_the_terminal(package: Path) -> None:
    seated = ("play", TITLE, "--seed", "3", "--seats", "you,random")
    done = process(*seated, typed=b"1\n" * 50, PYTHONPATH=str(package.parent))
    said = done.stdout.decode()
    assert (done.returncode, done.stderr) == (0, b"")
    assert "You bought salt for" in said
    assert "The game is over." in said
    assert said[said.rindex("Rank 1:") :].count("Rank ") == 2


def test_on_a_server(house: Process) -> None:
    anna = house.person()
    [shown] = [one for one in anna.get("/api/shelf") if one["title"] == TITLE]
    assert (shown["name"], shown["levels"]) == ("Jetty", ["random"])
    table = anna.open(TITLE, ["me", "random"])
    over = played_on_a_socket(anna, table["id"])
    assert over["to_act"] is None
    assert sorted(score["rank"] for score in over["scores"])[0] == 1
    german = anna.get(f"/api/rules/{TITLE}?language=de")
    assert "Das Ziel" in [clause["heading"] for clause in german]
    guide = anna.get(f"/api/rules/{TITLE}/guide?language=de")
    assert "Das Ziel" in [chapter["heading"] for chapter in guide["chapters"]]
    assert (guide["first"], guide["card"]) == (None, [])


def test_it_needs_no_teacher(house: Process) -> None:
    """What helps to play better is refused in words; all else goes without."""
    anna = house.person()
    now = anna.open(TITLE, ["me", "me"])
    assert NO_TEACHER in anna.send(now["id"], "hint", at=now["at"])["text"]
    over = played_on_a_socket(anna, anna.open(TITLE, ["me", "random"])["id"])
    analysis = anna.http.post(f"/api/tables/{over['id']}/analysis")
    assert analysis.status_code == 422
    assert NO_TEACHER in analysis.text


def played_on_a_socket(person: Person, id: str) -> Json:
    """The table after its last move."""
    with person.socket(id) as talk:
        now: Json = talk.next()["table"]
        while now["status"] != "over":
            if now["to_act"] == 0:
                talk.send("play", cid=f"c{now['at']}", at=now["at"], move=now["legal"][0]["move"])
            now = talk.until(lambda message: bool(message.get("table")))["table"]
    return now


def test_on_pages_without_a_script(house: Process) -> None:
    browser = Browser(house.url)
    browser.open(f"/new?title={TITLE}&seats=2")
    browser.press("Open the table")
    page = play_on(browser)
    assert "The game is over." in page.text
    assert "Coins" in page.text
    browser.http.close()
