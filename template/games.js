/** The games of this program, for the terminal, the page and the server. Add your own to the list. */

import { fullLinesGame } from "./full-lines.js";

export const games = [fullLinesGame];
