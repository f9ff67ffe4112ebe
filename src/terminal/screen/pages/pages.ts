/** Texts to read at the table: the keys, and the rules of the game. */

import { rulesSections, type Section } from "../../text/rules-text.ts";
import type { MenuScene, PageScene, TableScene } from "../state.ts";
import { openPage } from "./page-scene.ts";

type Keys = readonly (readonly [string, string])[];

const choosing: Keys = [
  ["← →", "choose where: the board shows what the move would change"],
  ["↑ ↓", "choose how much (one or two), or the line above and below"],
];

const looking: Keys = [
  ["← →", "step back and forward (↑ ↓, PgUp and PgDn too)"],
  ["Home", "go to the start; End: to the last move"],
];

const rules: Keys = [["r", "the rules of this game"]];

const playing: Keys = [
  ...choosing,
  ["Enter", "play the highlighted move"],
  ["typing", "a move in any form, such as 3 4; or a command: moves, save NAME"],
  ["i", "hint: first a nudge, then the move, then the reason"],
  ["v", "values: show or hide what each move is worth; counts as a hint"],
  ["u  y", "undo: take back your last move; redo: play it again"],
  ["b", "back: look back at the moves so far (PgUp too)"],
  ["d", "draw: offer a draw; against a computer, you confirm first"],
  ["g", "resign (asks first)"],
  ...rules,
  ["Ctrl-U", "clear what you typed; Ctrl-W: its last word"],
  ["Esc", "leave; the game is saved and can be resumed"],
  ["q", "quit: save the game and leave Switchyard (Ctrl-C too)"],
];

const over: Keys = [
  ["n", "rematch, or the next game of the match"],
  ["p", "play on from before the first mistake"],
  ["←  b", "look back at the moves"],
  ["u", "undo: take back the last move and play on"],
  ...rules,
  ["Esc", "leave"],
  ["q", "quit Switchyard"],
];

const lookingBack: Keys = [
  ...looking,
  ["p", "play on from here: take back every later move"],
  ...rules,
  ["Esc", "return to the game"],
  ["q", "quit: save the game and leave Switchyard"],
];

const replaying: Keys = [...looking, ...rules, ["Esc  q", "leave"]];

const online: Keys = [
  ...choosing,
  ["Enter", "send the highlighted move"],
  ["typing", "a move in any form; or a command: moves, status, claim draw"],
  ["d", "draw: offer a draw (d, then Enter)"],
  ["u", "takeback: ask to take back your last move"],
  ["y  n", "accept or decline an offer; after the end, n offers a rematch"],
  ["g", "resign (asks first)"],
  ["c", "claim: claim the game of a player who left (c, then Enter)"],
  ["b", "look back at the moves so far (PgUp too)"],
  ["l", "link: the links of this game"],
  ...rules,
  ["Esc  q", "leave (asks first); your link brings you back"],
];

export function linksPage(back: TableScene, links: readonly string[]): PageScene {
  return openPage(back, "Links", links);
}

const menuKeys: Keys = [
  ["↑ ↓", "choose (j and k too, or a number)"],
  ["Enter", "open; a mouse click does both"],
  ["s", "in the list of games: set up names, opponent, size and start"],
  ["d", "in a list of saved games: delete one"],
  ["Esc", "back; from the first list, quit"],
  ["Ctrl-C", "quit from anywhere; a game in progress is saved"],
];

const puzzleKeys: Keys = [
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
  const text = back.kind === "menu" ? [...keyLines(menuKeys), ...elsewhere] : keyLines(keysAt(back));
  return openPage(back, "Keys", text);
}

function keysAt(scene: TableScene): Keys {
  if (scene.puzzle !== null) return puzzleKeys;
  if (scene.replay) return replaying;
  if (scene.viewing !== null) return lookingBack;
  if (scene.online !== null) return online;
  return scene.match.outcome === null ? playing : over;
}

function keyLines(list: Keys): readonly string[] {
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
