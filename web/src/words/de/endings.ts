// Why the house says that a game has ended early, and the same in German.

export const endings: Record<string, string> = {
  "all agreed": "Das Spiel endet hier: Alle sind einverstanden.",
  "{} resigned": "Das Spiel endet hier: {} hat aufgegeben.",
  "{} ran out of time": "Das Spiel endet hier: Die Zeit von {} ist abgelaufen.",
  "it was uploaded": "Das Spiel endet hier: Weiter reicht das Protokoll nicht.",
  "its rules are no longer played here": "Das Spiel endet hier: Nach seinen Regeln wird hier nicht mehr gespielt.",
  "it has come to {} moves, and no game may have more":
    "Das Spiel endet hier: Es hat {} Züge, und mehr darf keines haben.",
  "nobody has touched it for a day": "Das Spiel endet hier: Seit einem Tag hat es niemand angerührt.",
  "nobody has touched it for {} days": "Das Spiel endet hier: Seit {} Tagen hat es niemand angerührt.",
};
