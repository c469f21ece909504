"""The options and variants that tests play with, and four buildings on offer."""

BANNED = {"joining": "no"}
A = {"losses": "no"}
B = {"cash": "forced"}
C = {"bonus_good": "yes"}
D = {"offers": "yes"}
BARTER = {"coins": "no"}
SWEDEN_2 = {"muskets": 1, "grain": 1}


FOUR = ["wache", "seeamt", "boerse", "rathaus"]  # 6, 5, 6, 6
