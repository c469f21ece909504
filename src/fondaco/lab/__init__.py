"""Fondaco where researchers already work: PettingZoo, Gymnasium, and batches of games.

>>> import fondaco.lab
>>> table = fondaco.lab.aec("merv", seats=3)                  # PettingZoo
>>> import gymnasium
>>> seat = gymnasium.make("fondaco/Merkator-v0", against="journeyman")
>>> fondaco.lab.Course(fondaco.new("merv"))                   # shows itself in a notebook
"""

try:
    import gymnasium

    from fondaco.lab.aec import Seats
    from fondaco.lab.aec import env as aec
    from fondaco.lab.batch import Batch
    from fondaco.lab.course import Course
    from fondaco.lab.seat import Seat
    from fondaco.lab.vector import Simul
except ModuleNotFoundError as missing:
    raise ImportError(f"fondaco.lab needs {missing.name}: pip install 'fondaco[lab]'") from missing

__all__ = ["ENVIRONMENTS", "Batch", "Course", "Seat", "Seats", "Simul", "aec"]

# By their ids in Gymnasium. The number rises when the same moves bring something else: another
# reading of a rule, other features, another order of moves.
ENVIRONMENTS: dict[str, dict[str, object]] = {
    "fondaco/Merkator-v0": {"title": "merkator", "seats": 2},
    "fondaco/MerkatorSolitary-v0": {"title": "merkator", "seats": 1},
    "fondaco/MerkatorSoloPlay-v0": {
        "title": "merkator",
        "seats": 1,
        "options": {"solo": "soloplay"},
    },
    "fondaco/Merchants-v0": {"title": "merchants", "seats": 3},
    "fondaco/Merv-v0": {"title": "merv", "seats": 2},
    "fondaco/MervSolo-v0": {"title": "merv", "seats": 1},
}

for _id, _wishes in ENVIRONMENTS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(
            _id,
            "fondaco.lab.seat:Seat",
            kwargs=_wishes,
            vector_entry_point="fondaco.lab.vector:Simul",
        )
