// How long things move, in milliseconds.

export const PIECE_FLIES = 260;
export const TOKEN_TRAVELS = 420;
export const CARD_TURNS = 200;
