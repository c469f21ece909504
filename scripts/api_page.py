"""Writes the page of the Python API: which names it shows, and in which order. What they do stands
in their docstrings."""

# module -> what of it is public
API = {
    "fondaco": [
        "new",
        "replay",
        "restore",
        "verify",
        "titles",
        "game",
        "seal",
        "use_edition",
        "is_compiled",
    ],
    "fondaco.table": ["Table"],
    "fondaco.core.refusal": ["Refused", "Clause"],
    "fondaco.core.game": ["Game", "State", "Move", "Event", "Option", "Score"],
    "fondaco.core.chance": ["Chance", "Seeded", "Recorded", "Noted"],
    "fondaco.core.question": ["Question", "Outcome"],
    "fondaco.core.answered": ["Answered", "next_question"],
    "fondaco.teaching.luck": ["LuckWords"],
    "fondaco.core.sealed": ["Seal", "Sealed", "Unsealed"],
    "fondaco.players": ["levels", "finish"],
    "fondaco.players.player": ["Player"],
    "fondaco.players.budget": ["Budget"],
}
HEADINGS = {
    "fondaco": "Opening a table",
    "fondaco.table": "A table",
    "fondaco.core.refusal": "Refusals",
    "fondaco.core.game": "The bare engine",
    "fondaco.core.chance": "Luck",
    "fondaco.core.question": "What luck is about",
    "fondaco.core.answered": "Luck that is told",
    "fondaco.teaching.luck": "Luck in words",
    "fondaco.core.sealed": "Sealed luck",
    "fondaco.players": "Bots",
    "fondaco.players.player": "A bot of your own",
    "fondaco.players.budget": "How much it may think",
}
INTRODUCTION = """\
# Python

```python
import fondaco

table = fondaco.new("merkator", seats=3, seed=7)
while table.to_act is not None:
    table.play(table.legal()[0])
print(table.scores())
```

Names are imported from `fondaco` itself, but for those of the bots, which are in
`fondaco.players`, `fondaco.players.player` and `fondaco.players.budget`, and for `LuckWords`, which
is in `fondaco.teaching`. How a bot is written: [Writing a bot](bots.md).
"""


def api_page() -> str:
    parts = [INTRODUCTION]
    for module, names in API.items():
        parts.append(f"\n## {HEADINGS[module]}\n")
        parts += [f"::: {module}.{name}\n" for name in names]
    return "\n".join(parts)
