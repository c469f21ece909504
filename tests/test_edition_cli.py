"""The command `edition` through its door: what is printed, the exit status.

An edition is chosen once for a process, so whatever names one runs in a process of its own.
"""

import os
import re
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

import fondaco
from fondaco.cli import main
from fondaco.core import provenance
from sealed_games import sealed_log

FILE = resources.files("fondaco.games.merkator").joinpath("edition.toml")
PACKAGED = re.sub(" +", " ", FILE.read_text(encoding="utf-8"))  # its columns are aligned
HASH = fondaco.game("merkator").edition

CONTRACT = 'id = "c03_danzig", value = 3, location = "danzig", goods = { plums = 1, spice = 1 }'
LARGER = CONTRACT.replace("spice = 1", "spice = 2")


def fondaco_process(*argv: str, **env: str) -> tuple[int, str, str]:
    """Status, output and errors of a command."""
    done = subprocess.run(
        [sys.executable, "-m", "fondaco", *argv],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **env},
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def mine(tmp_path: Path, *changes: tuple[str, str]) -> str:
    """A file with the packaged edition, some passages changed."""
    text = PACKAGED
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


# edition show


def test_show_tells_every_entry_with_its_sources(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "show", "merkator"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"Merkator, edition {HASH} (")
    assert "\ncontract (78)\n" in out
    assert "\nrules\n" in out
    assert "  hamburg. Printed: name Hamburg; kind major; colour green; time 2.\n" in out
    assert (
        "  denmark. Confirmed: name Denmark; kind minor; time 1. Reconstructed: threshold 2.\n"
    ) in out
    public = "c04_denmark. Public: value 4; location denmark; goods 1 citrus_fruit and 1 spice."
    assert f"  {public}\n" in out
    assert "deliverable no" in out
    # The first line names a file, and that may have a long name.
    assert max(len(line) for line in out.split("\n")[1:]) <= 100


def test_show_counts_values_by_source(capsys: pytest.CaptureFixture[str]) -> None:
    main(["edition", "show", "merkator", "location"])
    out = capsys.readouterr().out
    assert "    40 printed: in the rules, on the board or on a card\n" in out
    assert "     6 confirmed: " in out
    assert "     2 reconstructed: " in out
    assert "public" not in out.split("location (12)")[0].replace("public text", "")
    assert "contract" not in out


def test_show_of_a_kind_or_a_title_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "show", "merkator", "dragon"]) == 2
    assert "no 'dragon'; it has location, line," in capsys.readouterr().err
    assert main(["edition", "show", "chess"]) == 2
    assert "no title 'chess'" in capsys.readouterr().err


def test_show_of_an_edition_of_ones_own(tmp_path: Path) -> None:
    path = mine(tmp_path, (CONTRACT, LARGER))
    for status, out, err in (
        fondaco_process("edition", "show", "merkator", "contract", "--edition", path),
        fondaco_process("edition", "show", "merkator", "contract", FONDACO_EDITION_MERKATOR=path),
    ):
        assert (status, err) == (0, "")
        assert path in out
        assert HASH not in out
        assert "goods 1 plums and 2 spice" in out


def test_edition_alone_tells_what_can_be_done(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition"]) == 2
    assert "check" in capsys.readouterr().err


# edition check


def test_check_of_an_unchanged_copy(tmp_path: Path) -> None:
    path = str(tmp_path / "copy.toml")
    assert main(["edition", "copy", "merkator", path]) == 0
    status, out, err = fondaco_process("edition", "check", path)
    assert (status, err) == (0, "")
    assert out == (
        f"{path} is an edition of Merkator that can be played: {HASH}.\n"
        "It plays like the packaged edition; saved games continue with either.\n"
    )


def test_check_tells_what_differs_from_the_packaged_edition(tmp_path: Path) -> None:
    path = mine(
        tmp_path,
        (CONTRACT, LARGER),
        ("cash_limit = 15", "cash_limit = 16\nhouse_rule = true"),
        ('designer = "Uwe Rosenberg"\n', ""),
        ('{ between = ["france", "spain"], provenance = "reconstructed" },\n', ""),
        ('{ id = "c02_france"', '{ id = "c02_paris"'),
    )
    status, out, err = fondaco_process("edition", "check", path, "--title", "merkator")
    assert (status, err) == (0, "")
    assert f"Saved games of the packaged edition, {HASH}, cannot continue with it.\n" in out
    assert out.split("What differs:\n")[1].split("\n") == [
        "  contract c02_paris: new",
        "  line 9: left out",
        "  contract c02_france: left out",
        "  contract c03_danzig: goods 1 plums and 2 spice (was 1 plums and 1 spice)",
        "  game: designer left out",
        "  rules: cash_limit 16 (was 15); house_rule yes (new)",
        "",
    ]


def test_check_of_better_provenance_keeps_the_hash(tmp_path: Path) -> None:
    known = f'{CONTRACT}, provenance = "reconstructed", confirmed = ["location", "goods"]'
    path = mine(tmp_path, (known, f'{CONTRACT}, provenance = "rulebook"'))
    status, out, _ = fondaco_process("edition", "check", path)
    assert status == 0
    assert f"played: {HASH}." in out
    assert "c03_danzig: provenance rulebook (was reconstructed); confirmed left out\n" in out


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            CONTRACT,
            CONTRACT.replace("spice", "beer"),
            "contract 'c03_danzig', field 'goods': 'beer'",
        ),
        (
            CONTRACT,
            CONTRACT.replace("= 3", '= "3"'),
            "contract 'c03_danzig', field 'value': a whole",
        ),
        (
            CONTRACT,
            CONTRACT.replace(' location = "danzig",', ""),
            "field 'location': it is missing",
        ),
        ("cash_limit = 15", "cash_limit = fifteen", "the TOML is broken: Invalid value (at line "),
        ("cash_limit = 15", "cash_limit = 0", "[rules], field 'cash_limit': 0 is not between"),
    ],
)
def test_check_names_entry_and_field_or_the_broken_line(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    path = mine(tmp_path, (old, new))
    status, out, err = fondaco_process("edition", "check", path)
    assert (status, out) == (2, "")
    assert err.startswith(f"fondaco: {path}: ")
    assert said in err


def test_check_tells_the_line_of_broken_toml(tmp_path: Path) -> None:
    path = mine(tmp_path, ("cash_limit = 15", "cash_limit = fifteen"))
    number = Path(path).read_text(encoding="utf-8").split("\n").index("cash_limit = fifteen") + 1
    assert f"(at line {number}, column 14)" in fondaco_process("edition", "check", path)[2]


def test_check_tells_all_that_is_wrong_with_provenance(tmp_path: Path) -> None:
    path = mine(
        tmp_path,
        (
            '["hamburg", "sweden"], provenance = "reconstructed"',
            '["hamburg", "sweden"], provenance = "me"',
        ),
        (f"{CONTRACT}, provenance", f'{CONTRACT}, confirmed = "all", provenance'),
        (', confirmed = ["location", "goods"] }', " }"),
        ('confirmed = ["location", "good"]', 'confirmed = ["place", "good"]'),
    )
    status, out, err = fondaco_process("edition", "check", path)
    assert (status, out) == (2, "")
    assert "line 3, field 'provenance': 'me' is none of rulebook, public, reconstructed." in err
    assert "contract c03_danzig, field 'confirmed': a list of fields belongs here." in err
    assert (
        "bonus_card bonus_hamburg_saltpeter, field 'confirmed': the entry has no field 'place'."
    ) in err


def test_check_of_a_file_that_is_not_there_or_of_no_title(tmp_path: Path) -> None:
    status, _, err = fondaco_process("edition", "check", str(tmp_path / "none.toml"))
    assert (status, "cannot be read" in err) == (2, True)
    status, _, err = fondaco_process("edition", "check", str(tmp_path), "--title", "chess")
    assert (status, "no title 'chess'" in err) == (2, True)


# edition copy


def test_copy_writes_the_packaged_edition_and_nothing_over_another_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.toml"
    assert main(["edition", "copy", "merkator", str(path)]) == 0
    assert path.read_text(encoding="utf-8") == FILE.read_text(encoding="utf-8")
    path.write_text("precious", encoding="utf-8")
    assert main(["edition", "copy", "merkator", str(path)]) == 2
    assert path.read_text(encoding="utf-8") == "precious"
    assert main(["edition", "copy", "chess", str(tmp_path / "chess.toml")]) == 2
    assert "no title 'chess'" in capsys.readouterr().err


def test_the_packaged_edition_says_nothing_wrong_about_its_values() -> None:
    tables = fondaco.core.edition.in_use("merkator").tables
    for entries in provenance.items(tables).values():
        assert [problem for item in entries for problem in item.problems()] == []


# A log belongs to its edition.


def test_a_log_of_another_edition_is_refused(tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    log.write_text(fondaco.new("merkator", seed=1).log(), encoding="utf-8")
    path = mine(tmp_path, (CONTRACT, LARGER))
    assert fondaco_process("replay", str(log))[0] == 0
    for command in ("replay", "verify"):
        if command == "verify":
            log.write_text(sealed_log(), encoding="utf-8")
        status, out, err = fondaco_process(command, str(log), "--edition", path)
        assert (status, out) == (2, "")
        assert f"It was played with edition {HASH} of Merkator; here is edition " in err


# What docs/editions.md promises.

DOCS = Path(__file__).parent.parent / "docs" / "editions.md"


def test_the_worked_example_of_the_docs(tmp_path: Path) -> None:
    text = re.sub(" +", " ", DOCS.read_text(encoding="utf-8"))
    old_contract, contract, building, bonus, line = re.findall(r"```toml\n(.*?)```", text, re.S)
    [old_building] = re.findall(r'\[\[building\]\]\nid = "rentkammer"\n(?:.+\n)+', PACKAGED)
    [old_bonus] = re.findall(r'.*id = "bonus_danzig_fabric".*\n', PACKAGED)
    path = mine(
        tmp_path,
        (old_contract, contract),
        (old_building, building),
        (old_bonus, bonus),
        ("line = [\n", f"line = [\n{line}"),
    )
    status, out, err = fondaco_process("edition", "check", path)
    assert (status, err) == (0, "")
    for row in ("contract c03_danzig", "building rentkammer"):
        [told] = re.findall(f"  {row}: .*\n", out)
        assert told[1:] in text
    assert " bonus_card bonus_danzig_fabric: provenance rulebook (was reconstructed)" in out
