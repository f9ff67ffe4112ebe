/** How a saved game is resumed. */

import type { ProgramName } from "../../core/program-name.ts";

export { formatNotes, turnNotes } from "../../activity/lines.ts";

export function resumeHint({ name }: ProgramName, id: string): string {
  return `Game saved as ${id}. Resume with: ${name} play --resume ${id}`;
}
