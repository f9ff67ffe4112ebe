/** The legal moves in a line, as the screen's commands say it. */

export { legalMovesText as legalMovesLine } from "../../activity/lines.ts";
