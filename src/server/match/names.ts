/** Names under which the players of a match can be told apart. */

import { cleanName } from "../../core/text.ts";

const longest = 30;

/** The name that a person gets beside the other player: nobody looks like a computer, or like the opponent. */
export function distinctName(name: string, other: string): string {
  if (name === "") return name;
  if (/^computer *\d*( *\(.*\))?$/.test(look(name))) return withNote(name, "person");
  return look(name) === look(other) ? withNote(name, "2") : name;
}

function withNote(name: string, note: string): string {
  return `${Array.from(name).slice(0, longest).join("")} (${note})`;
}

/** What the eye makes of a name: width, case, and the number of spaces tell nobody apart. */
function look(name: string): string {
  return cleanName(name.normalize("NFKC")).toLowerCase().replace(/\s+/g, " ");
}
