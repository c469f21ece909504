"""Tables drawn without a browser: a map in a few plain shapes, and what each seat has beside it.

The boards that people play on are the client's; these are for notebooks and for agents that look at
pixels. What is drawn comes from a view, so that it holds what that viewer may see, and no more.
"""
