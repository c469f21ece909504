// The look: every page has it, from the fonts to the pieces.

import "./fonts.css";
import "./tokens.css";
import "./base.css";
import "./states.css";
import "./engraved.css";
import "../pieces/pieces.css";
