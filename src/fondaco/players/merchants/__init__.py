"""How a bot judges a position of Merchants of Europe."""
