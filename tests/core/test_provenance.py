"""What an edition says about where its values come from."""

from fondaco.core import provenance
from fondaco.core.provenance import Item


def test_each_value_has_a_source() -> None:
    item = Item("card", "a", {"id": "a", "price": 3, "good": "ham", "confirmed": ["good"]})
    assert item.values(provenance.CONFIRMED) == {"good": "ham"}
    assert item.values(provenance.RECONSTRUCTED) == {"price": 3}  # who says nothing knows nothing
    assert Item("card", "b", {"price": 3, "provenance": "rulebook"}).source("price") == "printed"
    assert Item("card", "c", {"price": 3, "provenance": "public"}).source("price") == "public"


def test_problems_name_entry_and_field() -> None:
    wrong = Item("card", "a", {"price": 3, "provenance": "me", "confirmed": ["prize"]})
    assert wrong.problems() == [
        "card a, field 'provenance': 'me' is none of rulebook, public, reconstructed.",
        "card a, field 'confirmed': the entry has no field 'prize'.",
    ]
    assert Item("rules", "", {"confirmed": 7}).problems() == [
        "rules, field 'confirmed': a list of fields belongs here."
    ]


def test_tables_and_lists_of_tables_are_entries_and_numbers_are_not() -> None:
    kinds = provenance.items({"version": 1, "rules": {"limit": 3}, "line": [{"x": 1}, {"id": "b"}]})
    assert [item.name for item in kinds["line"]] == ["1", "b"]
    assert list(kinds) == ["rules", "line"]
    assert provenance.counts(kinds["line"]) == {"reconstructed": 1}
