"""Plays every lesson to its end on the engine, and says which are older than the rules.

A lesson that cannot be played is a failure; one that is merely older is named, with what renews
it: `python scripts/lesson_files.py --renew merkator/travel` writes today's rules and edition into
its file, once somebody has looked whether it still tells the truth. `--show merkator/travel` tells
what is legal at each of its steps, for who writes it.
"""

import argparse
import re
import sys
from pathlib import Path

import fondaco
from fondaco import Refused
from fondaco.games.shelf import TITLES
from fondaco.lessons import Lesson, lesson_of, path_of, problems_of, standing
from fondaco.lessons.first_game import problems_of_slips
from fondaco.lessons.playing import age_of, line_of, unanswered

FOLDER = Path(__file__).parents[1] / "src" / "fondaco" / "lessons"


def check(title: str) -> list[str]:
    """What is wrong with the lessons of a title; their number and age are told at once."""
    try:
        lessons = path_of(title)
    except Refused as refused:
        return [refused.text]
    old = [f"{one.file}: {age_of(one)}" for one in lessons if age_of(one)]
    found = [problem for lesson in lessons for problem in problems_of(lesson)]
    found = found or [problem for lesson in lessons for problem in unanswered(lesson)]
    found += problems_of_slips(title)
    for told in old:
        name = told.partition(":")[0]
        print(f"{told}. Look at it, then: python scripts/lesson_files.py --renew {name}")
    steps = sum([len(lesson.script.steps) for lesson in lessons])
    age = "" if old or found else ", all as new as the rules"
    print(f"lessons of {title}: {len(lessons)} with {steps} steps{age}")
    return found


def named(text: str) -> Lesson:
    title, _, name = text.partition("/")
    plain = re.sub(r"^\d+-|\.toml$", "", name)
    return lesson_of(title, plain)


def renew(lesson: Lesson) -> None:
    """Write today's rules and edition into the file of a lesson."""
    game, path = fondaco.game(lesson.title), FOLDER / lesson.file
    text = path.read_text("utf-8")
    text = re.sub(r"(?m)^rules = .*$", f"rules = {game.rules_version}", text, count=1)
    text = re.sub(r"(?m)^edition = .*$", f'edition = "{game.edition}"', text, count=1)
    path.write_text(text, "utf-8")


def show(lesson: Lesson) -> None:
    """Tell a lesson step by step."""
    moves: list[str] = []
    for number, (step, more) in enumerate(line_of(lesson), 1):
        print(f"{number}. [{step.at}] {step.say.en}\n   legal: {standing(lesson, moves).legal()}")
        print(f"   played: {more}")
        moves += more
    print(f"done; legal: {standing(lesson, moves).legal()}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--renew", metavar="LESSON", type=named)
    parser.add_argument("--show", metavar="LESSON", type=named)
    given = parser.parse_args()
    if given.renew:
        renew(given.renew)
    elif given.show:
        show(given.show)
    elif found := [problem for title in TITLES for problem in check(title)]:
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
