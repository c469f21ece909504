// The ways out for which nothing on the board stands: they are always buttons. The tour of the boards reads them here.

export const EXITS = ["begin", "end turn", "stop", "no soldier", "surrender"];
