/** `switchyard rules GAME`: how it is played. `switchyard theory GAME`: who wins at every size, and why. */

import { whatIsKnown } from "../../computer/known.ts";
import { type TheorySection, theorySections, unprovedQuestions } from "../../computer/theory.ts";
import type { Variant } from "../../core/game.ts";
import { variantAt } from "../../core/resolve-options.ts";
import { withoutStart } from "../../core/starts.ts";
import { gameAsJson } from "../../measure/protocol/messages.ts";
import { resolveSize } from "../../solver/solve.ts";
import { commandFields, type Flags, readFlags, readGame } from "../flags/flags.ts";
import { type Host, type JsonFlag, need, printAnswer } from "../host.ts";
import { rulesSections } from "../text/rules-text.ts";
import { formatTable, plainStyle, styleFor } from "../text/text-table.ts";
import { describeSize } from "./solve.ts";

type TheoryFlags = Flags & JsonFlag;

export async function theory(host: Host, id: string | undefined, flags: TheoryFlags): Promise<number> {
  if (id === undefined) return listTheories(host, flags);
  const game = need(readGame(host.games, id));
  const values = need(readFlags(host.games, game, commandFields.theory, flags));
  const { options } = need(resolveSize(game, values.options));
  const sections = await theorySections(game, host.program);
  const known = whatIsKnown(game, values.options);
  return printAnswer(host, flags, { game: game.id, title: game.title, sections, options, known }, () => {
    const style = styleFor(host);
    const size = describeSize(options).join(", ");
    const title = `${size === "" ? "What the solver finds" : `At one size (${size})`}, just calculated`;
    const all = [...sections, { title, paragraphs: known, examples: [] }];
    return [style.bold(game.title), ...theoryLines(all, style)];
  });
}

async function listTheories(host: Host, flags: TheoryFlags): Promise<number> {
  const games = host.games.map((game) => ({
    id: game.id,
    title: game.title,
    theory: game.theory !== undefined,
  }));
  const rows = games.map((game) => [
    game.id,
    game.theory ? "theorem, proof and positions to look at" : "what the solver finds",
  ]);
  const questions = await unprovedQuestions(host.games);
  return printAnswer(host, flags, { games }, () => [
    ...formatTable(["GAME", "WHAT THERE IS"], rows),
    "",
    `Read one with: ${host.program.name} theory GAME`,
    ...(questions.length === 0 ? [] : ["", "More to explore, alone or with a class:"]),
    ...theoryLines(questions, styleFor(host)),
  ]);
}

export function theoryLines(sections: readonly TheorySection[], style = plainStyle): readonly string[] {
  return sections.flatMap(({ title, paragraphs, examples }) => [
    "",
    style.bold(title),
    ...paragraphs.flatMap((paragraph) => ["", `  ${paragraph}`]).slice(1),
    ...examples.flatMap(({ board, kind, verdict, caption, command }) => [
      "",
      ...board.map((line) => `    ${line}`),
      `    ${style.paint({ kind }, verdict)}`,
      `    ${caption}`,
      `    ${style.dim(command)}`,
    ]),
  ]);
}

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
