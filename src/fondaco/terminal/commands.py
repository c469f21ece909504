"""What can be typed at the table besides moves."""

from fondaco import Refused

HELP = """\
Type the number of a move, its text, or the beginnings of its words if only one fits.
  moves       list the moves again (so does an empty line)
  why MOVE    say which rule forbids a move now
  undo        take back your last decision, and what bots did since
  board       show the whole table; 'board WORD' the parts about something
  scores      who would win if the game ended now, with how much, part by part, and why
  rules WORD  the rules about something; 'rules first': the game in short; 'rules card'
  log         the game as 'save' keeps it, row by row
  save FILE   keep the game in a file
  load FILE   continue a game from a file
  quit        leave
A decision is all small moves that belong together, such as where to go and what to take there.
What has revealed something, a card for instance, cannot be taken back.
A row of the log has the seat (0 is the first) and its move; when the game is over also, after a |,
the luck that was drawn."""

ALONE = ("moves", "undo", "scores", "log", "help", "?", "quit", "exit")  # nothing follows these


def check_alone(word: str, rest: str) -> None:
    """Refuse what is typed after a command that stands alone."""
    if word == "log" and rest:
        raise Refused(f"'log' only shows the log; 'save {rest}' writes it to a file.")
    if word in ALONE and rest:
        raise Refused(f"'{word}' stands alone; it can do nothing with {rest!r}.")
