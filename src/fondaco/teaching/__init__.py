"""Teaches a title: its rules in chapters, with what they are about, tables, examples and a card.

What is taught stands in the title's folder: guide.toml, guide.de.toml and reference.py.
"""

from fondaco.teaching.counting import Counting
from fondaco.teaching.guide import Chapter, Example, FirstPage, Guide, GuideTable
from fondaco.teaching.languages import ENGLISH, LANGUAGES, clauses_in, told_in
from fondaco.teaching.luck import LuckWords
from fondaco.teaching.reading import by_heading, guide_of
from fondaco.teaching.saying_no import SayingNo
from fondaco.teaching.searching import akin_in, found_in
from fondaco.teaching.tally import Tally

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "Chapter",
    "Counting",
    "Example",
    "FirstPage",
    "Guide",
    "GuideTable",
    "LuckWords",
    "SayingNo",
    "Tally",
    "akin_in",
    "by_heading",
    "clauses_in",
    "found_in",
    "guide_of",
    "told_in",
]
