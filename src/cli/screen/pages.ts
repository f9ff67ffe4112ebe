/** Texts to read at the table: the keys, and the rules of the game. */

import { rulesSections } from "../rules-text.ts";
import type { PageScene, TableScene } from "./state.ts";

const keys: readonly (readonly [string, string])[] = [
  ["← →", "choose where: the board shows what the move would change"],
  ["↑ ↓", "choose how much (one or two), or the line above and below"],
  ["Enter", "play the highlighted move"],
  ["typing", "a move in your own words, such as the number of a switch; Enter plays it"],
  ["u  y", "take the last move back, play it again"],
  ["b", "look back: ← → step, Home and End jump, Escape returns"],
  ["d", "offer a draw; the other player is asked"],
  ["g", "give the game up, after a question"],
  ["r", "the rules of this game"],
  [":", "type a word of the plain dialogue: moves, undo, save NAME"],
  ["Esc", "back; a game that is left is saved and can be resumed"],
  ["q", "save and quit; so does Ctrl-C"],
];

export function helpPage(back: TableScene): PageScene {
  const text = keys.map(([key, meaning]) => `${key.padEnd(8)}${meaning}`);
  return { kind: "page", title: "Keys", text, top: 0, back };
}

export function rulesPage(back: TableScene): PageScene {
  const sections = rulesSections(back.match.game);
  const text = sections.flatMap(({ title, lines }) => ["", title, ...lines.map((line) => `- ${line}`)]);
  return { kind: "page", title: `Rules of ${back.match.game.title}`, text: text.slice(1), top: 0, back };
}
