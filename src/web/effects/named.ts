/** The meta tags in the page's head, where a program with its own games puts its name and its games. */

import type { ProgramName } from "../../core/program.ts";

/** The program's name, as a title and in a form without spaces. */
export function programName(): ProgramName {
  const title = headOf("application-name");
  return { name: title.toLowerCase().replaceAll(" ", "-"), title };
}

/** The address of the module with the games; empty for the page's own games. */
export function gamesModule(): string {
  const path = headOf("games");
  return path === "" ? "" : new URL(path, document.baseURI).href;
}

function headOf(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
}
