// Other colors and larger letters, for those who have chosen them.

import "./looks/red_green.css";
import "./looks/blue_yellow.css";
import "./looks/text.css";
