/** The texts that the menu opens: they take files, or parts of the program that are loaded for them alone. */

import type { Game } from "../../../core/game.ts";
import type { Host } from "../../host.ts";
import { rulesSections } from "../../text/rules-text.ts";
import type { Effect, ScreenEvent } from "../state.ts";
import { sectionLines } from "./pages.ts";

type Reading = Extract<Effect, { readonly kind: "read" }>;

export async function readPage(host: Host, { what, game }: Reading): Promise<ScreenEvent> {
  if (game === undefined) return page("Online", await onlineText(host));
  if (what === "theory") return page(`${game.title}: who wins, and why`, await theoryText(game));
  return page(`Rules of ${game.title}`, sectionLines(rulesSections(game)));
}

function page(title: string, text: readonly string[]): ScreenEvent {
  return { kind: "page", title, text };
}

async function theoryText(game: Game): Promise<readonly string[]> {
  const { theorySections } = await import("../../../words/theory.ts");
  const { theoryLines } = await import("../../commands/theory.ts");
  const sections = await theorySections(game);
  if (sections.length > 0) return theoryLines(sections).slice(1);
  const { whatIsKnown } = await import("../../../players/known.ts");
  return whatIsKnown(game);
}

export async function onlineText(host: Host): Promise<readonly string[]> {
  const { seatLines } = await import("../../online/seats.ts");
  return [
    ...seatLines(host),
    "",
    "To open a game on a server and get a link for a friend:",
    `switchyard host http://localhost:8080 ${host.games[0]?.id}`,
    "",
    "To start a server, with the page for browsers too:",
    "switchyard serve",
  ];
}
