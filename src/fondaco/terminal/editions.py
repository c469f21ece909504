"""The command `fondaco edition`: show the printed values of a game, check a file, copy one."""

import tomllib
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from importlib import resources
from pathlib import Path

import fondaco
from fondaco import Refused
from fondaco.core import edition, provenance
from fondaco.core.provenance import Item
from fondaco.games.shelf import TITLES
from fondaco.terminal import files, lines
from fondaco.terminal.console import say, show

FINE = 0


def add_edition_commands(command: ArgumentParser) -> None:
    actions = command.add_subparsers(title="what to do", required=True)
    add_show(actions.add_parser("show", help="the values of a game and where they come from"))
    add_check(actions.add_parser("check", help="check whether a file can be played with"))
    add_copy(actions.add_parser("copy", help="write the packaged edition to a file of your own"))


def add_edition(command: ArgumentParser) -> None:
    command.add_argument("--edition", metavar="FILE", help="the printed values of your own copy")


def add_show(command: ArgumentParser) -> None:
    command.add_argument("title", metavar="TITLE", help=f"the game: {lines.any_of(TITLES)}")
    command.add_argument("kind", nargs="?", metavar="KIND", help="only these: contract, line ...")
    add_edition(command)
    command.set_defaults(command=show_edition)


def add_check(command: ArgumentParser) -> None:
    command.add_argument("file", metavar="FILE", help="an edition")
    command.add_argument("--title", default=TITLES[0], help="its game (default: %(default)s)")
    command.set_defaults(command=check_edition)


def add_copy(command: ArgumentParser) -> None:
    command.add_argument("title", metavar="TITLE", help=f"the game: {lines.any_of(TITLES)}")
    command.add_argument("file", metavar="FILE", help="a file that does not exist yet")
    command.set_defaults(command=copy_edition)


# What the commands do.


def show_edition(args: Namespace) -> int:
    if args.edition is not None:
        fondaco.use_edition(args.title, args.edition)
    game = fondaco.game(args.title)
    kinds = chosen_kinds(edition.in_use(args.title), args.kind)
    say(f"{game.name}, edition {game.edition} ({edition.in_use(args.title).path})")
    show(["", *sources([item for entries in kinds.values() for item in entries])])
    for kind, entries in kinds.items():
        show(["", f"{kind} ({len(entries)})" if entries[0].name else kind, *told(entries)])
    return FINE


def check_edition(args: Namespace) -> int:
    """The game itself checks what it plays with; then what the file says about its values."""
    fondaco.use_edition(args.title, args.file)
    game = fondaco.game(args.title)
    ours = provenance.items(edition.in_use(args.title).tables)
    check_provenance(args.file, ours)
    say(f"{args.file} is an edition of {game.name} that can be played: {game.edition}.")
    show(comparison(game.edition, args.title, ours))
    return FINE


def copy_edition(args: Namespace) -> int:
    text = packaged(args.title)
    if Path(args.file).expanduser().exists():
        raise Refused(f"{args.file} already exists; name a new file.")
    files.write(args.file, text)
    check = f"fondaco edition check --title {args.title} {args.file}"
    say(f"Wrote {args.file}. Correct its values, then: {check}")
    return FINE


def packaged(title: str) -> str:
    """The text of the edition that came with the game."""
    if title not in TITLES:
        fondaco.game(title)  # says which titles there are
    return resources.files(f"fondaco.games.{title}").joinpath("edition.toml").read_text("utf-8")


# Showing.


def chosen_kinds(of: edition.Edition, kind: str | None) -> dict[str, list[Item]]:
    kinds = provenance.items(of.tables)
    if kind is None:
        return kinds
    if kind not in kinds:
        raise Refused(f"This edition has no {kind!r}; it has {', '.join(kinds)}.")
    return {kind: kinds[kind]}


def named_edition(title: str, file: str | None) -> str:
    """The edition at a table, and how much of what it says is printed nowhere."""
    used = edition.in_use(title)
    entries = [item for kind in provenance.items(used.tables).values() for item in kind]
    counts = provenance.counts(entries)
    guessed, total = counts.get(provenance.RECONSTRUCTED, 0), sum(counts.values())
    played = f"Played with {f'the values of {file}' if file else 'the packaged values'}"
    if not guessed:
        return f"{played} (edition {used.hash})."
    caution = f"{guessed} of {total} are reconstructed, not printed ones"
    return f"{played} (edition {used.hash}): {caution}; 'fondaco edition show {title}' lists them."


def sources(entries: list[Item]) -> list[str]:
    """How many values come from where."""
    rows = ["Values by where they come from:"]
    for source, count in provenance.counts(entries).items():
        rows.append(f"  {count:4} {source}: {provenance.SOURCES[source]}")
    return rows


def told(entries: list[Item]) -> list[str]:
    return [row for item in entries for row in lines.paragraph(sentence(item), "  ", "      ")]


def sentence(item: Item) -> str:
    """An entry with its values, those of each source together."""
    parts = [item.name] if item.name else []
    for source in provenance.SOURCES:
        values = item.values(source)
        if values:
            listed = [f"{field} {plain(value)}" for field, value in values.items()]
            parts.append(f"{source.capitalize()}: {'; '.join(listed)}")
    return ". ".join(parts) + "."


def plain(value: object) -> str:
    """A value as a person would say it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return lines.all_of([plain(item) for item in value] or ["none"])
    if isinstance(value, dict):
        return lines.all_of([f"{plain(count)} {name}" for name, count in value.items()] or ["none"])
    return str(value).rstrip(".") or "none"


# Checking.


def check_provenance(name: str, kinds: Mapping[str, list[Item]]) -> None:
    problems = [text for entries in kinds.values() for item in entries for text in item.problems()]
    if problems:
        raise Refused("\n".join([f"{name}: {problem}" for problem in problems]))


def comparison(hash: str, title: str, ours: dict[str, list[Item]]) -> list[str]:
    """How a checked edition differs from the packaged one."""
    tables = tomllib.loads(packaged(title))
    found = differences(by_name(ours), by_name(provenance.items(tables)))
    other = edition.hash_of(tables)
    if hash == other:
        verdict = "It plays like the packaged edition; saved games continue with either."
    else:
        verdict = f"Saved games of the packaged edition, {other}, cannot continue with it."
    return [verdict, *(["What differs:"] if found else []), *[f"  {row}" for row in found]]


def by_name(kinds: dict[str, list[Item]]) -> dict[str, Mapping[str, object]]:
    return {
        f"{kind} {item.name}".strip(): item.fields
        for kind, entries in kinds.items()
        for item in entries
    }


def differences(
    ours: Mapping[str, Mapping[str, object]], theirs: Mapping[str, Mapping[str, object]]
) -> list[str]:
    found = [f"{name}: new" for name in ours if name not in theirs]
    found += [f"{name}: left out" for name in theirs if name not in ours]
    for name in ours:
        if name in theirs and ours[name] != theirs[name]:
            found.append(f"{name}: {'; '.join(changes(ours[name], theirs[name]))}")
    return found


def changes(ours: Mapping[str, object], theirs: Mapping[str, object]) -> list[str]:
    fields = [*ours, *[field for field in theirs if field not in ours]]
    return [change(field, ours, theirs) for field in fields if ours.get(field) != theirs.get(field)]


def change(field: str, ours: Mapping[str, object], theirs: Mapping[str, object]) -> str:
    if field not in ours:
        return f"{field} left out"
    was = f"was {plain(theirs[field])}" if field in theirs else "new"
    return f"{field} {plain(ours[field])} ({was})"
