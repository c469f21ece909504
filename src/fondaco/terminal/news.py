"""What a person has not seen yet of the board.

A section is known by how its first line begins; of one that has changed, its first line and the
entries that are new are shown, of a drawing all of it.
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


def drawn(now: Sections, drawings: list[str]) -> list[str]:
    """The names of drawings, and of what explains their signs."""
    return [name for name in now if name.startswith((*drawings, SIGNS))]


def has_drawing(known: Sections, drawings: list[str]) -> bool:
    return not drawings or any(name.startswith(tuple(drawings)) for name in known)


def pictured(old: Sections, now: Sections, drawings: list[str]) -> Sections:
    """The drawings that have changed, as a whole."""
    return {name: now[name] for name in drawn(now, drawings) if now[name] != old.get(name)}


def at_turn(old: Sections, now: Sections, drawings: list[str]) -> Sections:
    """What to show when a turn begins: what is new of everything, and the own things in full."""
    found = {name: _new(old.get(name, []), now[name], drawings) for name in now}
    return {name: now[name] if name.startswith(OWN) else found[name] for name in now}


def within_turn(old: Sections, now: Sections) -> Sections:
    """What to show while a turn goes on: what is new of the own things. The rest is told."""
    return {name: _new(old.get(name, []), now[name], []) for name in now if name.startswith(OWN)}


def question(old: Section, now: Section) -> Section:
    """What is asked, and what is new of how the game stands."""
    first, *rest = unbroken(now)
    return [*first, *[row for entry in rest if entry not in unbroken(old) for row in entry]]


def _new(old: Section, now: Section, drawings: list[str]) -> Section:
    if not old or (now != old and now[0].startswith(tuple(drawings))):
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
