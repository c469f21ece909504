"""The icons of the installed app are made of the drawing as it is."""

import pytest
from PIL import Image

from icons import FOLDER, MADE_OF, PICTURES, key


@pytest.mark.parametrize("name", PICTURES)
def test_an_icon_is_not_older_than_the_drawing(name: str) -> None:
    with Image.open(FOLDER / name) as picture:
        assert picture.size == (PICTURES[name][0],) * 2
        assert picture.info[MADE_OF] == key(), "type: make icons"
