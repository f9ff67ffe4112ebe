/** Texts to read: the keys of the menu, and the rules of a game. */

import { rulesSections, type Section } from "../../text/rules-text.ts";
import type { MenuScene, PageScene, TableScene } from "../state.ts";
import { openPage } from "./page-scene.ts";

const menuKeys = [
  "↑ ↓     choose (j and k too, or a number)",
  "Enter   open; a mouse click does both",
  "s       in the list of games: set up names, opponent, size and start",
  "t       in the list of lessons: the theory, without the lesson",
  "d       in a list of saved games: delete one",
  "Esc     one step back, everywhere; from the first list, out of Switchyard",
  "Ctrl-C  quit from anywhere; a game in progress is saved",
  "",
  "On the command line",
  "switchyard play GAME        play by the original rules; --help lists the options",
  "switchyard analyze GAME     what each move is worth, and why",
  "switchyard stats            your results and your skill",
  "switchyard serve            the same games in the browser, and online play",
  "switchyard help             all commands",
];

export function menuHelp(back: MenuScene): PageScene {
  return openPage(back, "Keys", menuKeys);
}

export function rulesPage(back: TableScene): PageScene {
  const { game, options } = back.match;
  const chosen = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  const sections = [...rulesSections(game, options).slice(0, -1), { title: "This game", lines: chosen }];
  return openPage(back, `Rules of ${game.title}`, sectionLines(sections));
}

export function sectionLines(sections: readonly Section[]): readonly string[] {
  return sections.flatMap(({ title, lines }) => ["", title, ...lines.map((line) => `- ${line}`)]).slice(1);
}
