"""Merv as a learner sees it: see the groups of features for what is told, and how."""

from fondaco.games.merv.encoding.features import FEATURES as FEATURES
from fondaco.games.merv.encoding.whole import light as light
