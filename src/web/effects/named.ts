/** What the page says about itself in its head, where a program with games of its own puts its name and its games. */

/** The program's name, as a title. */
export function programTitle(): string {
  return headOf("application-name");
}

/** The address of the module with the games; empty where they are the page's own. */
export function gamesModule(): string {
  const path = headOf("games");
  return path === "" ? "" : new URL(path, document.baseURI).href;
}

function headOf(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
}
