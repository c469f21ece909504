"""How long a lesson takes: its words at a reading speed, and a while for each step.

It is an estimate, nobody was timed. Read silently, prose takes about 240 words a minute; whoever
looks for each thing on a board that is new to them reads more slowly.
"""

from fondaco.lessons.shapes import Script

WORDS_A_MINUTE = 150
# Seconds: to find what a slip speaks of, to do what it asks for, to watch a move of the others.
FIND, DO, WATCH = 4, 6, 2


def seconds_of(script: Script) -> int:
    """By the longer of both languages."""
    words = max(_words(script, "en"), _words(script, "de"))
    asked = sum([bool(step.do) for step in script.steps])
    watched = sum([len(step.then) for step in script.steps])
    acting = FIND * len(script.steps) + DO * asked + WATCH * watched
    return round(60 * words / WORDS_A_MINUTE) + acting


def _words(script: Script, language: str) -> int:
    return sum([len(getattr(step.say, language).split()) for step in script.steps])
