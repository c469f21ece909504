// What is known of the luck of a table, and what this browser has found out about it, in English.

export const en = {
  nonces: "Nonces",
  seat: (seat: number) => `Seat ${seat}`,
  of: {
    own: "named by the seat, after the seal was shown",
    early: "named before the seal was shown",
    follows: "made from the nonce of another seat",
    house: "drawn by the house",
    unknown: "not known",
  },
  checked: "What this browser has checked",
  good: "Right",
  open: "Open",
  bad: "Wrong",
  found: {
    seedFits: "The seed fits the seal: the seal is its SHA-256.",
    seedWrong: "The seed does not fit the seal. This is not the luck that was sealed.",
    seedMissing: "There is no seed, so that nothing can be compared with the seal.",
    sealSame: "The seal is the one that this browser saw before it named a nonce.",
    sealOther: "The seal is not the one that this browser saw before it named a nonce. The house has changed it.",
    sealUnseen: "This browser named no nonce here, so it cannot tell when the seal was made.",
  },
  ofSeat: {
    nonceThere: (seat: number) => `Seat ${seat}: the log has the nonce that this browser named.`,
    nonceOther: (seat: number) =>
      `Seat ${seat}: the log does not have the nonce that this browser named. The house has changed it.`,
    theirs: (seat: number) => `Seat ${seat}: it named its nonce elsewhere, and only there that can be checked.`,
    follows: (seat: number) => `Seat ${seat}: its nonce is made from that of another seat, as it should be.`,
    followsNot: (seat: number) =>
      `Seat ${seat}: its nonce should be made from that of another seat, and is not. The house has chosen it.`,
    early: (seat: number) => `Seat ${seat}: its nonce was named before the seal was shown.`,
    house: (seat: number) => `Seat ${seat}: the house drew its nonce, and could have tried many of them.`,
    unknown: (seat: number) => `Seat ${seat}: it is not known who chose its nonce.`,
  },
  rest: "It has not checked that each draw follows from the seed and the nonces: that takes the rules. Download the log and type:",
  copyCommand: "Copy the command",
};

export type LuckWords = typeof en;
