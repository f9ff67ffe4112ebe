/** Texts to read: the keys of the menu, the rules of a game, and its theory, which is loaded for that alone. */

import type { Game } from "../../../core/game.ts";
import type { ProgramName } from "../../../core/program-name.ts";
import { rulesSections, type Section } from "../../text/rules-text.ts";
import {
  basePanel,
  type MenuPanel,
  type PagePanel,
  type Panel,
  type ScreenEvent,
  type TablePanel,
} from "../state.ts";
import { openPage } from "./page.ts";

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

export function menuHelp(program: ProgramName, back: MenuPanel): PagePanel {
  return openPage(back, "Keys", menuKeys(program));
}

/** The rules; of a game on the table with what was chosen for it. */
export function rulesPage(panel: Panel, game: Game): PagePanel {
  const table = basePanel(panel);
  const sections = table.kind === "table" ? rulesHere(table) : rulesSections(game);
  return openPage(panel, `Rules of ${game.title}`, sectionLines(sections));
}

function rulesHere({ activity }: TablePanel): readonly Section[] {
  const { game, options } = activity.state.match;
  const chosen = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  return [...rulesSections(game, options).slice(0, -1), { title: "This game", lines: chosen }];
}

function sectionLines(sections: readonly Section[]): readonly string[] {
  return sections.flatMap(({ title, lines }) => ["", title, ...lines.map((line) => `- ${line}`)]).slice(1);
}

export async function theoryPage(program: ProgramName, game: Game): Promise<ScreenEvent> {
  const text = await theoryText(program, game);
  return { kind: "page", title: `${game.title}: who wins, and why`, text };
}

async function theoryText(program: ProgramName, game: Game): Promise<readonly string[]> {
  const { theorySections } = await import("../../../words/theory.ts");
  const { theoryLines } = await import("../../commands/theory.ts");
  const sections = await theorySections(game, program);
  if (sections.length > 0) return theoryLines(sections).slice(1);
  const { whatIsKnown } = await import("../../../players/known.ts");
  return whatIsKnown(game);
}
