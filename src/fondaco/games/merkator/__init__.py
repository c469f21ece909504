"""Merkator: merchants of Hamburg in the Thirty Years' War."""
