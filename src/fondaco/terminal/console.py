"""The terminal itself: lines in, lines out."""

import contextlib
import sys

from fondaco.terminal.wrapping import columns, fitted

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  lets input() edit a line and recall older ones


def line_typed(prompt: str) -> str:
    """The next line; one that is piped in is shown, so that what is printed can be followed."""
    if sys.stdin.isatty():
        return _line_from_keyboard(prompt)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    say_as_is(prompt + line.rstrip())
    return line.strip()


def _line_from_keyboard(prompt: str) -> str:
    try:
        return input(prompt).strip()
    except EOFError:  # Ctrl-D leaves the cursor after the prompt
        say("")
        raise


def say(text: str) -> None:
    say_as_is("\n".join(fitted(text.split("\n"), columns())))


def say_as_is(text: str) -> None:
    """Say what somebody may want to copy: no line is broken."""
    print(text, flush=True)


def show(rows: list[str]) -> None:
    if rows:
        say("\n".join(rows))


def show_sections(sections: list[list[str]]) -> None:
    """Each fitted on its own: a drawing stays as it is where only something else is too wide."""
    for section in sections:
        say("\n" + "\n".join(section))
