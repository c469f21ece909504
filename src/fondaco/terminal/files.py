"""Reading and writing the files that a player names."""

import os
from pathlib import Path

import fondaco
from fondaco import Refused, Table
from fondaco.log import FORMAT, begins_a_log

BOM = b"\xef\xbb\xbf"  # some editors begin a text file with it


def read(name: str) -> str:
    try:
        return _path(name).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refused(f"{name} cannot be read: it is not a text file.") from error
    except (OSError, ValueError, RuntimeError) as error:
        raise Refused(f"{name} cannot be read: {_reason(error)}.") from error


def read_log(name: str) -> str:
    """The text of a file that begins as a log does; whether it is sound, a replay will show."""
    text = read(name)
    if not begins_a_log(text):
        raise Refused(f"{name}: this is not a Fondaco log; a log begins with {FORMAT!r}.")
    return text


def replayed(name: str, log: str, to: int | None = None) -> Table:
    """The table of the log that a file holds; a refusal names the file."""
    try:
        return fondaco.replay(log, to)
    except Refused as refused:
        raise Refused(f"{name}: {refused.text}") from refused


def write(name: str, text: str) -> None:
    """All of the text or nothing: a file that was there before stays whole until the end."""
    try:
        path = Path(os.path.realpath(_path(name)))
        part = path.with_name(f".{path.name}.{os.getpid()}.part")
        _write_beside(path, part, text)
    except (OSError, ValueError, RuntimeError) as error:
        raise Refused(f"{name} cannot be written: {_reason(error)}.") from error


def write_log(name: str, text: str) -> bool:
    """Write a log; whether it replaced another. What is not a log is not overwritten."""
    try:
        path = _path(name)
        there = path.exists() and not path.is_dir()
        if there and not (path.is_file() and _begins_a_log(path)):
            raise Refused(f"{name} already exists and is not a Fondaco log; name another file.")
    except (OSError, ValueError, RuntimeError) as error:
        raise Refused(f"{name} cannot be written: {_reason(error)}.") from error
    write(name, text)
    return there


def _begins_a_log(path: Path) -> bool:
    with open(path, "rb") as file:
        first = file.readline(len(BOM) + len(FORMAT) + 2)
    return first.removeprefix(BOM).rstrip(b"\r\n") == FORMAT.encode()


def unquoted(name: str) -> str:
    """A file's name without the quotes that a shell would have taken away."""
    quoted = len(name) > 2 and name[0] == name[-1] and name[0] in "'\""
    return name[1:-1] if quoted else name


def _path(name: str) -> Path:
    return Path(name).expanduser()


def _write_beside(path: Path, part: Path, text: str) -> None:
    try:
        with open(part, "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except OSError:
        part.unlink(missing_ok=True)
        raise


def _reason(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error)).lower()


def continued(name: str, seats: int) -> Table:
    """The game of a log, for so many who sit here to go on with."""
    table = replayed(name, read_log(name))
    if table.seats != seats:
        raise Refused(
            f"{name} is a game of {table.seats} seats, but {seats} are taken here. "
            f"Start again with --seats for {table.seats}."
        )
    if table.head.seal and table.to_act is not None:
        raise Refused(f"{name} has sealed luck: it can continue only where its seed is kept.")
    return table
