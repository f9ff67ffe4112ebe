/** Texts to read at the table: the keys, and the rules of the game. */

import type { PageScene, TableScene } from "../state.ts";

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
  return keysPage(onlineKeys, back);
}

export function linksPage(back: TableScene, links: readonly string[]): PageScene {
  return { kind: "page", title: "Links", text: links, top: 0, back };
}

export function helpPage(back: TableScene): PageScene {
  return keysPage(keys, back);
}

function keysPage(list: typeof keys, back: TableScene): PageScene {
  const text = list.map(([key, meaning]) => `${key.padEnd(8)}${meaning}`);
  return { kind: "page", title: "Keys", text, top: 0, back };
}

export function rulesPage(back: TableScene): PageScene {
  const { game, options } = back.match;
  const chosen = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  const text = [
    ...section("Goal", [game.rulesPage.goal]),
    ...section("Rules", game.rulesPage.rules),
    ...section("Where the book is silent or contradicts itself", game.rulesPage.rulings),
    ...section("This game", chosen),
  ];
  return { kind: "page", title: `Rules of ${game.title}`, text: text.slice(1), top: 0, back };
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return ["", title, ...lines.map((line) => `- ${line}`)];
}
