"""Merchants of Europe."""
