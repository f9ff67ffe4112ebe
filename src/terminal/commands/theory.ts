/** `switchyard theory GAME`: who wins at every size and why, then what the solver finds at one size. */

import { findGame } from "../../core/setup.ts";
import { whatIsKnown } from "../../players/known.ts";
import { type PageExample, type PageSection, theoryPage } from "../../players/theory-page.ts";
import { type GameSize, resolveSize } from "../../solver/solve.ts";
import { solveFields } from "../flags/fields.ts";
import { readFlags } from "../flags/flags.ts";
import { type Host, printAnswer, refuse } from "../host.ts";
import { describeSize } from "../text/solve-text.ts";
import { type Style, styleFor } from "../text/style.ts";
import { formatTable } from "../text/text-table.ts";
import { wrap } from "../text/wrap.ts";

export interface TheoryFlags {
  readonly json?: true;
  readonly [gameOption: string]: unknown;
}

export async function theory(host: Host, id: string | undefined, flags: TheoryFlags): Promise<number> {
  if (id === undefined) return listTheories(host, flags);
  const game = findGame(host.games, id);
  if (!game.ok) return refuse(host, game.problem);
  const values = readFlags(host.games, game.value, solveFields, flags);
  if (!values.ok) return refuse(host, values.problem);
  const size = resolveSize(game.value, values.value.options);
  if (!size.ok) return refuse(host, size.problem);
  const page = await theoryPage(game.value);
  const known = whatIsKnown(game.value, values.value.options);
  const message = {
    game: game.value.id,
    title: game.value.title,
    ...page,
    options: size.value.options,
    known,
  };
  return printAnswer(host, flags, message, () => {
    const style = styleFor(host);
    const sections = [...page.sections, knownSection(size.value, known)];
    return [style.bold(game.value.title), ...sections.flatMap((section) => sectionLines(style, section))];
  });
}

function listTheories(host: Host, flags: TheoryFlags): number {
  const games = host.games.map((game) => ({
    id: game.id,
    title: game.title,
    theory: game.theory !== undefined,
  }));
  return printAnswer(host, flags, { games }, () => [
    ...formatTable(
      ["GAME", "WHAT THERE IS"],
      games.map((game) => [
        game.id,
        game.theory ? "theorem, proof and positions to look at" : "what the solver finds",
      ]),
    ),
    "",
    "Read one with: switchyard theory GAME",
  ]);
}

function knownSection({ game, options }: GameSize, known: readonly string[]): PageSection {
  const title = `At one size (${describeSize(game, options)}), worked out just now`;
  return { title, paragraphs: known, examples: [], figures: [] };
}

function sectionLines(
  style: Style,
  { title, paragraphs, examples, figures }: PageSection,
): readonly string[] {
  return [
    "",
    style.bold(title),
    ...paragraphs.flatMap((paragraph) => ["", ...wrap(paragraph, style.width, "  ")]).slice(1),
    ...examples.flatMap((example) => exampleLines(style, example)),
    ...(figures.length === 0
      ? []
      : [
          "",
          ...formatTable(["", ""], figures)
            .slice(1)
            .map((line) => `  ${line}`),
        ]),
  ];
}

function exampleLines(
  style: Style,
  { board, value, verdict, caption, command }: PageExample,
): readonly string[] {
  return [
    "",
    ...board.flatMap((line) => wrap(line, style.width, "    ")),
    `    ${style.paint(value, verdict)}`,
    ...wrap(caption, style.width, "    "),
    `    ${style.dim(command)}`,
  ];
}
