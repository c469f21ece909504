"""The line mode: a game in a terminal, piped, or read aloud."""
