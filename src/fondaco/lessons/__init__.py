"""Lessons: positions, slips, and what a pupil has to do there, as data that anybody can write.

Each title has a path of them in a folder of its own here, one file a lesson, in the order of their
numbers. The format is explained in docs/lessons.md.
"""

from fondaco.lessons.first_game import FirstSlip, first_game
from fondaco.lessons.playing import problems_of, standing
from fondaco.lessons.reading import Lesson, lesson_of, path_of

__all__ = ["FirstSlip", "Lesson", "first_game", "lesson_of", "path_of", "problems_of", "standing"]
