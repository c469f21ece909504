"""A picture of a table, for those to whom somebody sends its link: drawn from what onlookers see.

seats     the badges, names and points
drawing   the whole of it, with the map as `fondaco.drawing` has it
kept      pictures that were drawn lately
tags      how a page names its picture
"""
