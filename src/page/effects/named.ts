/** Meta tags in the head, where a program with its own games puts its name and its games. */

import type { ProgramName } from "../../core/program.ts";

export function programName(): ProgramName {
  const title = headOf("application-name");
  return { name: title.toLowerCase().replaceAll(" ", "-"), title };
}

/** Empty for the page's own games. */
export function gamesModule(): string {
  const path = headOf("games");
  return path === "" ? "" : new URL(path, document.baseURI).href;
}

function headOf(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
}
