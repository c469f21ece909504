// What a sentence of what is asked now needs to know.

export interface Asked {
  /** Whether there is a move that begins like this. */
  can(verb: string): boolean;
  side: string;
  line: string;
  site: string;
  /** What is being bought. */
  thing: string;
  /** What is still to be paid or bound. */
  need: string;
  /** What a ransom may be paid with. */
  ransom: string;
}
