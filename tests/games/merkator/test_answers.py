"""What a house may answer for a seat that is asked to join a journey."""

import pytest

import fondaco
from fondaco.games.merkator import answers


@pytest.mark.parametrize(("unless", "says_no"), [([], True), (["danzig"], False), (["ham"], True)])
def test_it_stays_unless_the_journey_goes_where_it_would_join(
    unless: list[str], says_no: bool
) -> None:
    assert answers.says_no({"merkator": "danzig"}, unless) == says_no


def test_to_stay_is_a_move() -> None:
    assert fondaco.game("merkator").move(answers.NO).text == "stay"
