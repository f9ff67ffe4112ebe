/** `switchyard rules GAME`: its rules, its rulings, and what the solver knows of it. */

import { whatIsKnown } from "../../computer/known.ts";
import type { Variant } from "../../core/game.ts";
import { variantAt } from "../../core/resolve-options.ts";
import { withoutStart } from "../../core/starts.ts";
import { gameAsJson } from "../../measure/protocol/messages.ts";
import { commandFields, type Flags, readFlags, readGame } from "../flags/flags.ts";
import { type Host, type JsonFlag, need, printAnswer } from "../host.ts";
import { rulesSections } from "../text/rules-text.ts";
import { styleFor } from "../text/text-table.ts";

export function rules(host: Host, id: string, flags: Flags & JsonFlag): number {
  const game = need(readGame(host.games, id));
  const values = need(readFlags(host.games, game, commandFields.rules, flags));
  const variant = need(variantAt(game, values.options));
  const known = whatIsKnown(game, withoutStart(variant.options));
  return printAnswer(host, flags, { ...gameAsJson(game), ...variant.rulesPage, known }, () =>
    rulesLines(host, variant, known),
  );
}

function rulesLines(host: Host, game: Variant, known: readonly string[]): readonly string[] {
  const style = styleFor(host);
  const last = { title: "Solved just now", lines: known };
  const sections = [...rulesSections(game), last]
    .filter(({ lines }) => lines.length > 0)
    .flatMap(({ title, lines }) => ["", style.bold(title), ...lines.map((line) => `  ${line}`)]);
  return [style.bold(game.title), game.summary, ...sections];
}
