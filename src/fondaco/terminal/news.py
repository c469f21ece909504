"""What a person has not seen yet of the own things on the board.

A section is known by how its first line begins; of one that has changed, its first line and the
entries that are new are shown.
"""

from fondaco.terminal.parts import END_OF_NAME, OWN, unbroken

SIGNS = "The signs of "  # how the section begins that explains a drawing

Section = list[str]
Sections = dict[str, Section]  # by name


def named(sections: list[Section]) -> Sections:
    return {END_OF_NAME.split(section[0])[0].rstrip(): section for section in sections}


def own(now: Sections) -> Sections:
    """The things of the person who looks."""
    return {name: now[name] for name in now if name.startswith(OWN)}


def drawn(now: Sections, drawings: list[str]) -> Sections:
    """The drawings, and what explains their signs."""
    return {name: now[name] for name in now if name.startswith((*drawings, SIGNS))}


def new(old: Sections, now: Sections) -> Sections:
    """What is new of the sections."""
    return {name: _new(old.get(name, []), now[name]) for name in now}


def question(old: Section, now: Section) -> Section:
    """What is asked, and what is new of how the game stands."""
    first, *rest = unbroken(now)
    return [*first, *[row for entry in rest if entry not in unbroken(old) for row in entry]]


def _new(old: Section, now: Section) -> Section:
    if not old:
        return now
    known = unbroken(old[1:])
    fresh = [row for entry in unbroken(now[1:]) if entry not in known for row in entry]
    if not fresh and now[0] == old[0]:
        return []
    is_whole = len(fresh) == len(now) - 1
    return now if is_whole else [_marked(now[0]), *fresh]


def _marked(heading: str) -> str:
    """The first line of a part that is not shown as a whole."""
    name = END_OF_NAME.split(heading)[0].rstrip()
    return f"{name}, what is new{heading[len(name) :]}"
