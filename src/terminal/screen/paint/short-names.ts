/** Names cut to the room there is, so that the two players are still told apart. */

import type { Pair } from "../../../core/seat.ts";
import { columnsOf } from "../../text/width.ts";
import { clipText } from "./text.ts";

/** Where both would be cut to the same text, each keeps its ending: "Play… 1" and "Play… 2". */
export function shortNames([one, two]: Pair<string>, columns: number): Pair<string> {
  const cut: Pair<string> = [clipText(one, columns), clipText(two, columns)];
  if (cut[0] !== cut[1]) return cut;
  const [first, second] = endingsOf(one, two, Math.floor(columns / 2));
  return [withEnding(one, first, columns), withEnding(two, second, columns)];
}

/** The last words where they differ and are short, else the numbers of the seats. */
function endingsOf(one: string, two: string, columns: number): Pair<string> {
  const [first, second] = [lastWord(one), lastWord(two)];
  const fit = columnsOf(first) <= columns && columnsOf(second) <= columns;
  return fit && first !== second ? [first, second] : ["1", "2"];
}

function withEnding(name: string, ending: string, columns: number): string {
  const room = columns - columnsOf(ending) - 1;
  const rest = name.endsWith(` ${ending}`) ? name.slice(0, -ending.length - 1) : name;
  return room < 1 ? clipText(ending, columns) : `${clipText(rest, room)} ${ending}`;
}

function lastWord(name: string): string {
  return name.slice(name.lastIndexOf(" ") + 1);
}
