import { whatIsKnown } from "../../computer/known.ts";
import { type TheorySection, theorySections } from "../../computer/theory.ts";
import type { Game } from "../../core/game.ts";
import type { Options } from "../../core/options.ts";
import { variantAt } from "../../core/resolve-options.ts";
import { gameAsJson } from "../../measure/protocol/messages.ts";
import { resolveSize } from "../../solver/solve.ts";
import { commandFields, type Flags, readFlags, readGame, takeOnly } from "../flags/flags.ts";
import { type Given, type Host, need, printAnswer } from "../host.ts";
import { describeOptions, rulesSections } from "../text/rules-text.ts";
import { type Style, styleFor } from "../text/text-table.ts";
import { describeSize } from "./solve.ts";

type RulesFlags = Flags & Given<never, "theory" | "json">;

export async function rules(host: Host, id: string | undefined, flags: RulesFlags): Promise<number> {
  if (id === undefined) {
    takeOnly(flags, ["json"], "Options only work with a game");
    return listGames(host, flags);
  }
  const game = need(readGame(host.games, id));
  const { options } = need(readFlags(host.games, game, commandFields.rules, flags));
  if (flags.theory) return showTheory(host, game, options, flags);
  const variant = need(variantAt(game, options));
  return printAnswer(host, flags, { ...gameAsJson(game), ...variant.rulesPage }, () => {
    const style = styleFor(host);
    const sections = rulesSections(variant)
      .filter(({ lines }) => lines.length > 0)
      .flatMap(({ title, lines }) => ["", style.bold(title), ...lines.map((line) => `  ${line}`)]);
    const more = `Who wins and why: ${host.program.name} rules ${game.id} --theory`;
    return [style.bold(game.title), game.summary, ...sections, "", more];
  });
}

function listGames(host: Host, flags: RulesFlags): number {
  const style = styleFor(host);
  return printAnswer(host, flags, { games: host.games.map(gameAsJson) }, () => [
    ...host.games.flatMap((game) => [
      `${style.bold(game.title)}  ${style.dim(game.id)}`,
      ...[game.summary, ...describeOptions(game)].map((line) => `  ${line}`),
      "",
    ]),
    `Play one with: ${host.program.name} play GAME`,
    `Read the rules with: ${host.program.name} rules GAME`,
  ]);
}

async function showTheory(host: Host, game: Game, size: Options, flags: RulesFlags): Promise<number> {
  const { options } = need(resolveSize(game, size));
  const sections = await theorySections(game, host.program);
  const known = whatIsKnown(game, size);
  return printAnswer(host, flags, { game: game.id, title: game.title, sections, options, known }, () => {
    const style = styleFor(host);
    const shown = describeSize(options).join(", ");
    const title = shown === "" ? "What the solver finds" : `What the solver finds (${shown})`;
    const all = [...sections, { title, paragraphs: known, examples: [] }];
    return [style.bold(game.title), ...theoryLines(all, style)];
  });
}

function theoryLines(sections: readonly TheorySection[], style: Style): readonly string[] {
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
