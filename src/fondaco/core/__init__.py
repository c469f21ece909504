"""Words shared by all games; nothing in here knows one of them."""
