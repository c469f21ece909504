"""A picture of a table, for those to whom somebody sends its link: drawn from what onlookers see.

paper     a sheet with lines, shapes and letters
seats     the badges, names and points
drawing   the whole of it; what lies on the table is drawn by merkator, merchants, merv
kept      pictures that were drawn lately
tags      how a page names its picture
"""
