// English: Merchants of Europe on the start page.

import type { About } from "../title";

export const about: About = {
  by: "Klaus Teuber, 2011",
  about: "Open trade routes, found trading posts, and be the first to deliver everything by caravan.",
  minutes: "90 min",
};
