/** `switchyard rules GAME`: the rules in our own words, the rulings, the options, and what is known. */

import type { Game } from "../../core/game.ts";
import { whatIsKnown } from "../../players/known.ts";
import { gameAsJson } from "../../protocol/game-message.ts";
import { readGame } from "../flags/flags.ts";
import { type Given, type Host, printAnswer, refuse } from "../host.ts";
import { rulesSections } from "../text/rules-text.ts";
import { styleFor } from "../text/text-table.ts";

export function rules(host: Host, id: string, flags: Given<never, "json">): number {
  const game = readGame(host.games, id);
  if (!game.ok) return refuse(host, game.problem);
  const known = whatIsKnown(game.value);
  const message = { ...gameAsJson(game.value), ...game.value.rulesPage, known };
  return printAnswer(host, flags, message, () => rulesLines(host, game.value, known));
}

function rulesLines(host: Host, game: Game, known: readonly string[]): readonly string[] {
  const style = styleFor(host);
  const last = { title: "What is known, worked out by the solver just now", lines: known };
  const sections = [...rulesSections(game), last]
    .filter(({ lines }) => lines.length > 0)
    .flatMap(({ title, lines }) => ["", style.bold(title), ...lines.map((line) => `  ${line}`)]);
  return [style.bold(game.title), game.summary, ...sections];
}
