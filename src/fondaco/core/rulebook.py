"""Reads a game's rules.toml: its rules in our own words, clause by clause."""

import tomllib
from pathlib import Path

from fondaco.core.refusal import Clause


class Rulebook:
    """The clauses of one game by id, in the order in which they are learned."""

    def __init__(self, path: Path) -> None:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
        self.version: int = tables["version"]
        self.clauses = [_clause(fields) for fields in tables["clause"]]
        self._by_id = {clause.id: clause for clause in self.clauses}

    def clause(self, id: str) -> Clause:
        return self._by_id[id]


def _clause(fields: dict[str, str]) -> Clause:
    clause = Clause(fields["id"], fields["page"], fields["heading"], fields["text"])
    clause.explains = bool(fields.get("explains", False))
    clause.reason = fields.get("reason", "")
    return clause
