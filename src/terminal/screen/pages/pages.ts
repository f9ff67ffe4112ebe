/** Texts to read at the table: the keys, and the rules of the game. */

import { rulesSections, type Section } from "../../text/rules-text.ts";
import type { MenuScene, PageScene, TableScene } from "../state.ts";
import { openPage } from "./page-scene.ts";

const keys: readonly (readonly [string, string])[] = [
  ["← →", "choose where: the board shows what the move would change"],
  ["↑ ↓", "choose how much (one or two), or the line above and below"],
  ["Enter", "play the highlighted move"],
  ["typing", "a move as the book writes it; the board follows, Enter plays it"],
  ["u  y", "take the last move back, play it again"],
  ["b", "look back (PgUp too): ← → step, Home and End jump, Escape returns"],
  ["i", "a hint: a nudge, again the move, once more the reason"],
  ["v", "show or hide what every move is worth; the record counts it as hints"],
  ["d", "offer a draw; the other player is asked, a computer after a question"],
  ["g", "resign, after a question"],
  ["p", "play on from where you look back; at the end, from the first mistake"],
  ["n", "after the end: a rematch, or the next game of the match"],
  ["r", "the rules of this game"],
  [":", "type a word of the plain dialogue: moves, undo, save NAME"],
  ["Esc", "back; a game that is left is saved and can be resumed"],
  ["q", "save and quit; so does Ctrl-C"],
];

const onlineKeys: readonly (readonly [string, string])[] = [
  ["← →", "choose where: the board shows what the move would change"],
  ["↑ ↓", "choose how much (one or two), or the line above and below"],
  ["Enter", "send the highlighted move; it counts when the server has it"],
  ["typing", "a move as the book writes it; the board follows, Enter plays it"],
  [":", "type a word of the plain dialogue: moves, accept takeback, claim draw"],
  ["d", "offer a draw: d or draw, then Enter"],
  ["u", "ask to take your last move back"],
  ["y  n", "accept or decline what the other player offers, also a rematch"],
  ["g", "resign, after a question"],
  ["c", "claim the game of one who has been gone for long enough, then Enter"],
  ["b", "look back (PgUp too): ← → step, Home and End jump, Escape returns"],
  ["n", "after the end: offer a rematch, or the next game of the match"],
  ["l", "the links of this game: for others, and your own"],
  ["r", "the rules of this game"],
  ["Esc  q", "leave, during a game after a question; the game waits for you"],
];

export function onlineHelpPage(back: TableScene): PageScene {
  return openPage(back, "Keys", keyLines(onlineKeys));
}

export function linksPage(back: TableScene, links: readonly string[]): PageScene {
  return openPage(back, "Links", links);
}

const menuKeys: typeof keys = [
  ["↑ ↓", "choose (j and k too, or a number)"],
  ["Enter", "open; a mouse click does both"],
  ["s", "in the list of games: set up names, opponent, size and start"],
  ["d", "in a list of saved games: delete one"],
  ["Esc", "back; from the first list, quit"],
  ["Ctrl-C", "quit from anywhere; a game in progress is saved"],
];

const puzzleKeys: typeof keys = [
  ["← →", "choose an answer (↑ ↓ too): the board shows what the move would change"],
  ["Enter", "answer; where every right move is asked for, mark it (Space too)"],
  ["s", "submit what is marked"],
  ["typing", "a move as the rules write it, or several, then Enter"],
  ["i", "a hint; each time one that says more, at last the answer"],
  ["n", "another puzzle"],
  ["g  l", "another game, another grade; after the last, any"],
  ["r", "the rules of this game"],
  ["Esc", "back; q quits, and what was solved is kept"],
];

const elsewhere = [
  "",
  "On the command line",
  "switchyard play GAME        play by the original rules; --help lists the options",
  "switchyard analyze GAME     what each move is worth, and why",
  "switchyard stats            your results and your skill",
  "switchyard serve            the same games in the browser, and online play",
  "switchyard help             all commands",
];

/** Every key that does something in this view. */
export function helpPage(back: MenuScene | TableScene): PageScene {
  if (back.kind === "menu") return openPage(back, "Keys", [...keyLines(menuKeys), ...elsewhere]);
  return openPage(back, "Keys", keyLines(back.puzzle === null ? keys : puzzleKeys));
}

function keyLines(list: typeof keys): readonly string[] {
  return list.map(([key, meaning]) => `${key.padEnd(8)}${meaning}`);
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
