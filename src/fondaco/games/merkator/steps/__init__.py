"""The chapters of a turn: what is legal, why not, and what happens, side by side."""
