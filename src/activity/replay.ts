/** A game that is only looked at, position by position. */

import { type Match, moveName, tableOf } from "../core/match.ts";
import { ofSeat } from "../core/seat.ts";
import { lookAt } from "../table/play.ts";
import { openTable, shownPly, type Table } from "../table/table.ts";
import { endingLines } from "../words/endings.ts";
import { dialogueOf } from "../words/simple-dialogue.ts";
import { type ActivityCommand, type CommandId, command } from "./command.ts";
import { type Activity, type Kind, step, type Voice } from "./contract.ts";
import { steps } from "./game/commands.ts";
import { lookAround } from "./game/game.ts";
import { gameScene } from "./game/scene.ts";
import type { Scene } from "./scene.ts";

const replay: Kind<Table> = {
  scene: replayScene,
  commands: replayCommands,
  choose: (state) => step(state),
  read: (state, text) => step(text.trim() === "" ? stay(state, shownPly(state) + 1) : goTo(state, text)),
  run: runAtReplay,
  decide: (state) => step(state),
  answered: (state) => step(state),
  follow: (_before, after) => step(after),
  tell: tellReplay,
  prompt: () => ({ text: "Enter: next, b: back, a number: go there, q: quit > " }),
};

/** From its start. */
export function openReplay(match: Match): Activity {
  return { kind: replay, state: { ...openTable({ match, notes: [] }), hand: "nobody", viewing: 0 } };
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

function replayCommands(): readonly ActivityCommand[] {
  return commands;
}

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

function runAtReplay(table: Table, id: CommandId, rest: string) {
  if (id === "rules") return step(table, { kind: "read", what: "rules", game: table.match.game } as const);
  if (id === "go") return step(goTo(table, rest));
  if (id === "leave" || id === "quit")
    return step(table, { kind: "end", quit: id === "quit", notice: "" } as const);
  return step(stay(table, shownPly(lookAround(table, id))));
}

function tellReplay(before: Table | undefined, after: Table, voice: Voice): readonly string[] {
  if (before !== undefined && after.problem !== "") return [after.problem];
  return ["", ...describePly(after.match, shownPly(after), voice.dialogueFor(after.match.game))];
}

/** The move that led here, in words, and the position after it; at the last ply also how it ended. */
export function describePly(match: Match, ply: number, dialogue = dialogueOf(match.game)): readonly string[] {
  const { positions, moves, outcome } = match;
  const ending = outcome === null ? ["The game is still open."] : endingLines(match);
  const told = ply === 0 ? [titleOf(match)] : moveLines(match, ply);
  return [...told, ...dialogue.standing(positions[ply]), ...(ply === moves.length ? ending : [])];
}

function titleOf({ game, players }: Match): string {
  return `${game.title}, ${players.map((player) => player.name).join(" against ")}`;
}

function moveLines(match: Match, ply: number): readonly string[] {
  const { game, moves, positions } = match;
  const before = positions[ply - 1];
  const { name } = ofSeat(tableOf(match), game.toMove(before));
  return [
    `Move ${ply} of ${moves.length}: ${name} plays ${moveName(match, ply - 1)}`,
    ...game.describeMove(before, moves[ply - 1], { name, person: false }),
  ];
}
