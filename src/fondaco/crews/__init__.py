"""Crews: processes that do jobs side by side, on this machine or on a Ray cluster.

Whoever has jobs asks whether there is room, starts one, and takes what is finished; it need not
know where they are done.
"""
