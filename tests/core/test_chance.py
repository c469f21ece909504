"""The kinds of luck: fair, repeatable, copied without a word about what comes next."""

import hmac
from hashlib import sha256

import pytest

import fondaco
from fondaco.core.chance import Chance, LuckNeeded, NoLuck, Noted, Recorded, Seeded
from fondaco.core.sealed import Compared, Seal, Sealed, Unopened

SEED = "0123456789abcdef" * 4
NONCES = ["anna", "b-2~"]
MANY = 60_000 if fondaco.is_compiled() else 12_000


def sealed(seed: str = SEED) -> Sealed:
    return Sealed(Seal(seed), NONCES)


def picks(chance: Chance, n: int, count: int) -> list[int]:
    return [chance.pick(n) for _ in range(count)]


@pytest.mark.parametrize("chance", [Seeded("fair"), sealed()])
@pytest.mark.parametrize("n", [2, 3, 7, 13])
def test_every_number_is_as_likely_as_the_others(chance: Chance, n: int) -> None:
    counts = [0] * n
    for picked in picks(chance, n, MANY):
        counts[picked] += 1
    due = MANY / n
    surprise = sum((count - due) ** 2 / due for count in counts)  # chi squared
    assert surprise < n + 8 * n**0.5 + 6  # six deviations and more


@pytest.mark.parametrize("chance", [Seeded("fair"), sealed()])
def test_numbers_beyond_the_last_fair_word_are_drawn_again(chance: Chance) -> None:
    """A quarter of all words is too large for this; without rejection a third would be low."""
    n = 3 * 2**30
    low = len([picked for picked in picks(chance, n, 3000) if picked < 2**30])
    assert 850 < low < 1150


@pytest.mark.parametrize("chance", [Seeded(4), sealed()])
def test_a_copy_picks_the_same_and_disturbs_nothing(chance: Chance) -> None:
    picks(chance, 6, 5)
    twin, second = chance.copy(), chance.copy()
    assert picks(twin, 100, 50) == picks(chance, 100, 50) == picks(second, 100, 50)


def test_a_pick_from_one_is_no_luck() -> None:
    luck, deaf = sealed(), sealed()
    noted = Noted(luck)
    for chance in (Seeded(1), Recorded([]), NoLuck(), Unopened(), luck, noted):
        assert chance.pick(1) == 0
    assert noted.picks == []
    assert picks(luck, 10, 20) == picks(deaf, 10, 20)


def test_seeds_differ() -> None:
    assert picks(Seeded(1), 1000, 5) != picks(Seeded(2), 1000, 5)
    assert picks(Seeded("1"), 1000, 5) == picks(Seeded(1), 1000, 5)


def test_recorded_picks_come_back_in_order_and_no_more() -> None:
    recorded = Recorded([4, 0, 2])
    assert recorded.pick(5) == 4
    twin = recorded.copy()
    assert [twin.pick(3), twin.pick(3)] == [0, 2]
    assert recorded.used == 1
    with pytest.raises(fondaco.Refused, match="one more pick"):
        twin.pick(2)


def test_a_recorded_pick_out_of_range_is_refused() -> None:
    with pytest.raises(fondaco.Refused, match="a pick is 3, and should be from 0 to 2"):
        Recorded([3]).pick(3)
    with pytest.raises(fondaco.Refused, match="a pick is -1"):
        Recorded([-1]).pick(3)


def test_noted_picks_are_those_of_its_source() -> None:
    noted = Noted(Seeded(3))
    found = picks(noted, 9, 10)
    twin = noted.copy()
    twin.pick(9)
    assert noted.picks == found == picks(Seeded(3), 9, 10)
    assert len(twin.picks) == 11


def test_no_luck_stops() -> None:
    with pytest.raises(LuckNeeded):
        NoLuck().copy().pick(2)


def test_the_first_door_has_no_luck_of_its_own() -> None:
    for ask in (lambda: Chance().pick(2), lambda: Chance().copy()):
        with pytest.raises(NotImplementedError):
            ask()


# Sealed luck.


def test_sealed_picks_can_be_drawn_without_fondaco() -> None:
    """HMAC-SHA256 of the nonces and the number of the word, with the seed as key. The last row
    comes from openssl: dgst -sha256 -mac HMAC -macopt hexkey:SEED."""
    words = [
        hmac.digest(bytes.fromhex(SEED), f"anna b-2~ {number}".encode(), "sha256")
        for number in range(20)
    ]
    due = [int.from_bytes(word[:4], "big") % 10 for word in words]
    assert picks(sealed(), 10, 20) == due
    assert picks(sealed(), 10, 20) == [6, 7, 2, 9, 7, 1, 8, 3, 4, 7, 0, 2, 8, 7, 2, 9, 2, 6, 7, 8]


def test_a_seal_is_the_hash_of_its_seed() -> None:
    seal = Seal(SEED)
    assert seal.commitment == sha256(bytes.fromhex(SEED)).hexdigest()
    assert SEED not in repr(seal)


@pytest.mark.parametrize("seed", ["", "7", SEED[:-1], SEED + "0", SEED.upper(), "g" + SEED[1:]])
def test_a_seed_has_one_spelling(seed: str) -> None:
    with pytest.raises(fondaco.Refused, match="64 digits"):
        Seal(seed)


@pytest.mark.parametrize("nonce", ["", "a b", "a\n", "ä", "\x7f", "x" * 65])
def test_a_nonce_is_short_plain_and_without_spaces(nonce: str) -> None:
    with pytest.raises(fondaco.Refused, match="nonce"):
        Sealed(Seal(SEED), ["anna", nonce])


def test_every_part_of_seed_and_nonces_matters() -> None:
    found = {
        tuple(picks(Sealed(Seal(seed), nonces), 1000, 5))
        for seed in (SEED, SEED[:-1] + "e")
        for nonces in (["a", "b"], ["b", "a"], ["a", "c"], ["ab"], ["a", "b", "0"])
    }
    assert len(found) == 10


def test_compared_picks_pass_only_if_the_seed_gives_them() -> None:
    right = picks(sealed(), 10, 3)
    compared = Compared(Recorded(right), sealed())
    twin = compared.copy()
    assert picks(compared, 10, 3) == picks(twin, 10, 3) == right
    wrong = Compared(Recorded([right[0], 9 - right[1]]), sealed())
    wrong.pick(10)
    with pytest.raises(fondaco.Refused, match="pick 2 is 2, but seed and nonces give 7"):
        wrong.pick(10)


def test_unopened_luck_is_refused() -> None:
    with pytest.raises(fondaco.Refused, match="sealed"):
        Unopened().copy().pick(2)


def test_a_secret_shown_without_luck_is_noted_and_ends_a_preview() -> None:
    noted = Noted(Seeded(1))
    noted.reveal()
    assert noted.revealed
    assert noted.copy().revealed
    assert noted.picks == []
    with pytest.raises(LuckNeeded):
        NoLuck().reveal()


def test_a_branch_is_the_same_on_both_engines() -> None:
    """Words of 2 ** 31 and more would leave 64 bits, if they were not cut."""
    luck = fondaco.Seeded(1)
    branches = [luck.branch() for _ in range(4)]
    assert [branch.pick(1_000_000) for branch in branches] == [848879, 706509, 693375, 214332]
    assert luck.drawn == 8
