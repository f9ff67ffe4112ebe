/** What commands look like on the page, and which of them have no button there. */

import { capital } from "../../../core/words/values.ts";
import type { ActivityCommand, CommandId } from "../../../play/command.ts";
import type { IconName } from "../button.tsx";
import { Button, type ButtonProps } from "../button.tsx";
import type { Page } from "../props.ts";

const icons: Readonly<Partial<Record<CommandId, IconName>>> = {
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

/** The page replaces these with the browser's buttons, lists, files and its choice of analysis. */
const ownWays: ReadonlySet<CommandId> = new Set([
  "leave",
  "quit",
  "help",
  "values",
  "save",
  "otherGame",
  "otherGrade",
]);

/** The list of moves and the links have buttons of their own. */
const withoutButton: ReadonlySet<CommandId> = new Set(["look", "earlier", "later", "first", "last", "link"]);

/** Under More: commands that would crowd the toolbar. The review has its own button. */
export function isSeldom({ id, seldom }: ActivityCommand): boolean {
  return seldom || id === "redo" || id === "retry";
}

/** A command without a key is typed elsewhere, and one with an argument answers a notice. */
export function hasButton({ id, keys, seldom, argument }: ActivityCommand): boolean {
  return argument === null && (keys.length > 0 || seldom) && !withoutButton.has(id);
}

export function onPage(commands: readonly ActivityCommand[]): readonly ActivityCommand[] {
  return commands.filter(({ id, hidden }) => !hidden && !ownWays.has(id));
}

interface CommandProps extends Pick<ButtonProps, "brass" | "closes" | "look"> {
  readonly page: Page;
  readonly command: ActivityCommand;
}

export function CommandButton({ page, command: { id, label, off }, ...looks }: CommandProps) {
  return (
    <Button
      {...looks}
      icon={icons[id] ?? "forward"}
      text={capital(label)}
      off={off !== null}
      press={() => page.put({ kind: "run", id })}
    />
  );
}
