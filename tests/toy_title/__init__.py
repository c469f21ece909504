"""Jetty: a toy title in the shape of a real one, which tests add to a copy of the package.

A market day on a jetty: buy barrels, sell them when their price has risen, and have the most coins
in the end. It becomes a folder of fondaco/games; here, its modules name each other relatively.
"""
