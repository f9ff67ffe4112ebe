/** `switchyard rules GAME`: the rules in our own words, the rulings, the options, and what is known. */

import { findGame } from "../../core/setup.ts";
import { whatIsKnown } from "../../players/known.ts";
import { gameAsJson } from "../../protocol/game-message.ts";
import { exitCodes, type Host, print, refuse } from "../host.ts";
import { rulesSections } from "../text/rules-text.ts";
import { styleFor } from "../text/style.ts";
import { wrap } from "../text/wrap.ts";

export function rules(host: Host, id: string, flags: { readonly json?: true }): number {
  const game = findGame(host.games, id);
  if (!game.ok) return refuse(host, game.problem);
  if (flags.json) {
    const known = whatIsKnown(game.value);
    print(host, [JSON.stringify({ ...gameAsJson(game.value), ...game.value.rulesPage, known })]);
    return exitCodes.fine;
  }
  const style = styleFor(host);
  const known = { title: "What is known, worked out by the solver just now", lines: whatIsKnown(game.value) };
  const sections = [...rulesSections(game.value), known].flatMap(({ title, lines }) => [
    "",
    style.bold(title),
    ...lines.flatMap((line) => wrap(line, style.width, "  ")),
  ]);
  print(host, [style.bold(game.value.title), game.value.summary, ...sections]);
  return exitCodes.fine;
}
