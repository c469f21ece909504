"""The chapters of the rulebook: what is legal, why not, and what happens, side by side."""
