// English: Merkator on the start page.

import type { About } from "../title";

export const about: About = {
  by: "Uwe Rosenberg, 2010",
  about: "Hamburg, 1618 to 1648. Travel, collect, deliver, and let others pay you to come along.",
  minutes: "60 min",
};
