"""What can be typed at the table besides moves."""

from fondaco import Refused

HELP = """\
Type the number of a move, its text, or the beginnings of its words if only one fits.
  moves       list the moves again (so does an empty line)
  why MOVE    say which rule forbids a move now
  undo        take back your last decision with all its small moves (a journey and how its cubes
              are divided, a Contract and its trades), and what bots did since, if nothing was
              revealed
  board       show the whole table; 'board WORD' the parts about something
  scores      the points as if the game ended now
  rules WORD  the rules about something; 'rules first': the game in short; 'rules card'
  log         the game as 'save' keeps it: a row for each move, with the number of the seat
              (0 is the first) and, after a |, the luck that it drew
  save FILE   keep the game in a file
  load FILE   continue a game from a file
  quit        leave"""

ALONE = ("moves", "undo", "scores", "log", "help", "?", "quit", "exit")  # nothing follows these


def check_alone(word: str, rest: str) -> None:
    """Refuse what is typed after a command that stands alone."""
    if word == "log" and rest:
        raise Refused(f"'log' only shows the log; 'save {rest}' writes it to a file.")
    if word in ALONE and rest:
        raise Refused(f"'{word}' stands alone; it can do nothing with {rest!r}.")
