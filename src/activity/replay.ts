/** A game that is only looked at, position by position. */

import type { Match } from "../core/match.ts";
import { lookAt } from "../table/play.ts";
import { openTable, shownPly, type Table } from "../table/table.ts";
import { type ActivityCommand, command } from "./command.ts";
import { type Activity, type Kind, type Runs, step, type Voice } from "./contract.ts";
import { steps } from "./game/commands.ts";
import { gameScene } from "./game/scene.ts";
import { describePly } from "./lines.ts";
import type { Scene } from "./scene.ts";

const replay: Kind<Table> = {
  scene: replayScene,
  commands: () => commands,
  choose: (state) => step(state),
  read: (state, text) => step(text.trim() === "" ? stay(state, shownPly(state) + 1) : goTo(state, text)),
  runs: () => runs,
  tell: tellReplay,
  prompt: () => ({ text: "Enter: next, b: back, a number: go there, q: quit > " }),
};

/** From its start. */
export function openReplay(match: Match): Activity {
  return { kind: replay, state: { ...openTable({ match, notes: [] }), hand: "none", viewing: 0 } };
}

function replayScene(table: Table): Scene {
  return { ...gameScene(table), asks: null, notices: [], waiting: "← → step through the game" };
}

const commands: readonly ActivityCommand[] = [
  ...steps,
  command("go", { help: "go to the position after this move" }),
  command("rules"),
  command("leave", { help: "leave the game" }),
  command("quit"),
  command("help"),
];

const runs: Runs<Table> = {
  earlier: (state) => step(stay(state, shownPly(state) - 1)),
  later: (state) => step(stay(state, shownPly(state) + 1)),
  first: (state) => step(stay(state, 0)),
  last: (state) => step(stay(state, state.match.moves.length)),
  go: (state, rest) => step(goTo(state, rest)),
};

/** The last position is looked at like any other: there is no present to return to. */
function stay(table: Table, ply: number): Table {
  const last = table.match.moves.length;
  return { ...lookAt(table, ply), viewing: Math.max(0, Math.min(ply, last)) };
}

function goTo(table: Table, text: string): Table {
  if (/^\d{1,9}$/.test(text.trim())) return stay(table, Number(text));
  return {
    ...table,
    problem: "Type the number of a move, b for the one before, or press Enter for the next.",
  };
}

function tellReplay(before: Table | undefined, after: Table, voice: Voice): readonly string[] {
  if (before !== undefined && after.problem !== "") return [after.problem];
  return ["", ...describePly(after.match, shownPly(after), voice.dialogueFor(after.match.game))];
}
