/** Texts to read: the keys of the menu, the rules of a game, and its theory, which is loaded for that alone. */

import type { Game } from "../../../core/game.ts";
import type { ProgramName } from "../../../core/program-name.ts";
import { rulesSections, type Section } from "../../text/rules-text.ts";
import type { Effect, MenuScene, PageScene, ScreenEvent, TableScene } from "../state.ts";
import { openPage } from "./page-scene.ts";

const menuKeys = ({ name }: ProgramName) => [
  "↑ ↓     choose (j and k too, or a number)",
  "Enter   open; a mouse click does both",
  "s       in the list of games: set up names, opponent, size and start",
  "t       in the list of lessons: the theory, without the lesson",
  "d       in a list of saved games: delete one",
  "Esc     go back one step; in the main menu, quit",
  "Ctrl-C  quit from anywhere; a game in progress is saved",
  "",
  "On the command line",
  `${name} play GAME        play by the original rules; --help lists the options`,
  `${name} analyze GAME     what each move is worth, and why`,
  `${name} stats            your results and your skill`,
  `${name} serve            the same games in the browser, and online play`,
  `${name} help             all commands`,
];

export function menuHelp(program: ProgramName, back: MenuScene): PageScene {
  return openPage(back, "Keys", menuKeys(program));
}

export function rulesPage(back: TableScene): PageScene {
  const { game, options } = back.match;
  const chosen = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  const sections = [...rulesSections(game, options).slice(0, -1), { title: "This game", lines: chosen }];
  return openPage(back, `Rules of ${game.title}`, sectionLines(sections));
}

function sectionLines(sections: readonly Section[]): readonly string[] {
  return sections.flatMap(({ title, lines }) => ["", title, ...lines.map((line) => `- ${line}`)]).slice(1);
}

type Reading = Extract<Effect, { readonly kind: "read" }>;

export async function readPage(program: ProgramName, { what, game }: Reading): Promise<ScreenEvent> {
  if (what === "theory") return page(`${game.title}: who wins, and why`, await theoryText(program, game));
  return page(`Rules of ${game.title}`, sectionLines(rulesSections(game)));
}

function page(title: string, text: readonly string[]): ScreenEvent {
  return { kind: "page", title, text };
}

async function theoryText(program: ProgramName, game: Game): Promise<readonly string[]> {
  const { theorySections } = await import("../../../words/theory.ts");
  const { theoryLines } = await import("../../commands/theory.ts");
  const sections = await theorySections(game, program);
  if (sections.length > 0) return theoryLines(sections).slice(1);
  const { whatIsKnown } = await import("../../../players/known.ts");
  return whatIsKnown(game);
}
