// English: what the drawings on the pages of the rules show.

export const scenes: Record<string, string> = {
  short:
    "The short board. Hexagons are city-sites: purple with a dot for the start, brown for later; coins are paid on the coast.",
  main: "The main board.",
  fixed: "The fixed set-up on the short board, with a caravan beside each color's first trade route.",
  first_delivery: "Red's caravan has reached Lviv and delivered: Red's commodity lies at the trading post of Blue.",
  first_connection: "Blue's new trade route meets Red's. Lviv and Budapest are connected: 1 gold each.",
  double_arrow:
    "Blue pays for the path with the double arrow and reaches Kaliningrad with the second one, which is free.",
  walk: "Three steps for 1 grain: the second one passes Warszawa.",
  beograd: "Red has founded a trading post in Beograd. The mountains beside it have got a number, the fields have not.",
  right_of_way: "Orange's caravan goes over two trade routes of White, for 1 gold in all.",
};
