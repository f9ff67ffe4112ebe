/** What a command looks like on the page. One without a picture has no button: it can be typed elsewhere, or is done here in another way. */

import type { ActivityCommand, CommandId } from "../../../activity/command.ts";
import type { IconName } from "../icon.tsx";

export const icons: Readonly<Partial<Record<CommandId, IconName>>> = {
  undo: "undo",
  redo: "redo",
  takeback: "undo",
  hint: "lamp",
  solution: "lamp",
  submit: "check",
  again: "restart",
  check: "check",
  sayable: "words",
  example: "forward",
  resume: "back",
  next: "forward",
  previous: "back",
  retry: "restart",
  stronger: "strong",
  restart: "restart",
  share: "link",
  playOn: "forward",
  present: "last",
  draw: "hands",
  resign: "flag",
  accept: "check",
  reconnect: "restart",
  rules: "rules",
  theory: "rules",
};

/** What the page has its own ways for: the browser's buttons, lists, files, and what its study finds out. */
const ownWays: ReadonlySet<CommandId> = new Set([
  "leave",
  "quit",
  "help",
  "values",
  "save",
  "otherGame",
  "otherGrade",
]);

export function onPage(commands: readonly ActivityCommand[]): readonly ActivityCommand[] {
  return commands.filter(({ id, hidden }) => !hidden && !ownWays.has(id));
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
