import { seats } from "../../core/seat.ts";
import { longestMoveName } from "../../core/setup.ts";
import { quote } from "../../core/text.ts";
import { lessonCommands } from "../../lessons/activity.ts";
import { onlineCommands } from "../../online/activity.ts";
import { wordsOf } from "../../play/command.ts";
import { gameCommands } from "../../play/game/game.ts";
import { puzzleCommands } from "../../puzzles/activity.ts";
import { sprintCommands } from "../../puzzles/sprint.ts";
import type { Met, Size } from "./report.ts";
import { linesProblem, resultProblem, showAny, textOf, textProblem } from "./values.ts";

const mostMoves = 100;

/** All moves, or a sample if there are very many. */
export function chosenMoves({ moves }: Met): readonly unknown[] {
  const stride = Math.ceil(moves.length / mostMoves);
  return moves.filter((_, at) => at % stride === 0);
}

/** A game must give the same answers when it's asked twice about a position. */
function checkSameAnswers({ game, report }: Size, met: Met): void {
  const { position, key, mover } = met;
  const chosen = chosenMoves(met);
  const questions = {
    toMove: () => game.toMove(position),
    outcome: () => game.outcome(position),
    moves: () => game.moves(position),
    key: () => game.key(position),
    fromKey: () => game.fromKey(key, mover),
    formatMove: () => chosen.map((move) => game.formatMove(position, move)),
    play: () => chosen.map((move) => game.play(position, move)),
    board: () => game.board(position),
    cellsOfMove: () => chosen.map((move) => game.cellsOfMove(position, move)),
    goal: () => game.goal(position, mover),
  };
  for (const [member, ask] of Object.entries(questions)) {
    const [one, other] = [`${JSON.stringify(ask())}`, `${JSON.stringify(ask())}`];
    const shown = `${one.slice(0, 60)}, then ${other.slice(0, 60)}`;
    if (one !== other)
      report.problem("twice", member, `must return the same value each time (got ${shown}).`);
  }
}

/** Players type these words as commands, so no move can have such a name. */
const reserved: ReadonlySet<string> = new Set(
  [gameCommands, puzzleCommands, sprintCommands, lessonCommands, onlineCommands].flatMap(wordsOf),
);

function nameProblem(name: unknown): string | undefined {
  if (typeof name !== "string" || !/^[^\s,]+$/.test(name))
    return `must return a name without spaces or commas (got ${showAny(name)}).`;
  if (name.length > longestMoveName)
    return `must return at most ${longestMoveName} characters (got ${showAny(name)}).`;
  if (reserved.has(name.toLowerCase()))
    return `returns ${showAny(name)}, which is also a command. Choose another name.`;
  return textProblem(name);
}

function checkNames({ game, report }: Size, { position, moves }: Met): void {
  const seen = new Map<string, string>();
  for (const move of moves) {
    const name = game.formatMove(position, move);
    report.problem("move-name", "formatMove", nameProblem(name));
    const other = seen.get(name.toLowerCase());
    if (other === name) report.fault("move-names", `Two moves have the same name: ${name}.`);
    else if (other !== undefined)
      report.fault("move-names", `Moves ${other} and ${name} differ only in case, which doesn't count.`);
    seen.set(name.toLowerCase(), name);
  }
}

/** `parseMove` must accept each move's name, even in capitals or with spaces around it. */
function checkTyped({ game, report }: Size, met: Met): void {
  for (const move of chosenMoves(met)) {
    const name = game.formatMove(met.position, move);
    for (const typed of [name, name.toUpperCase(), ` ${name} `]) {
      const read = game.parseMove(met.position, typed);
      report.problem("move-result", "parseMove", resultProblem(read));
      if (!read.ok) report.fault("move-read", `parseMove doesn't accept "${typed}", which is a legal move.`);
      else if (textOf(read.value) !== textOf(move))
        report.fault("move-read", `parseMove reads "${typed}" as a different move: ${textOf(read.value)}.`);
    }
  }
}

/** Tries junk, and names of moves that are legal elsewhere. A game may read such a name as short for a legal move. */
function checkJunkMoves({ game, report, names }: Size, { position, moves, outcome }: Met): void {
  const legal = new Set(moves.map((move) => game.formatMove(position, move).toLowerCase()));
  const strange = outcome === null ? [...names].filter((name) => !legal.has(name)).slice(0, 3) : [];
  for (const name of legal) names.add(name);
  for (const junk of ["no such move", "", ...strange]) {
    const read = game.parseMove(position, junk);
    report.problem("move-result", "parseMove", resultProblem(read));
    const isLegal = read.ok && legal.has(game.formatMove(position, read.value).toLowerCase());
    if (read.ok && !(isLegal && strange.includes(junk)))
      report.fault("move-junk", `parseMove accepts ${quote(junk)}, which isn't a legal move here.`);
  }
}

function checkPlay(size: Size, met: Met): void {
  const { game, report, ahead } = size;
  for (const move of chosenMoves(met)) {
    size.work++;
    const name = game.formatMove(met.position, move);
    const after = report.settle("play", game.play(met.position, move));
    ahead.push(after);
    if (game.extraTurns !== true && game.toMove(after) === met.mover && game.outcome(after) === null)
      report.fault(
        "same-mover",
        `After move ${name}, the same player moves again. If that's intended, set extraTurns: true.`,
      );
  }
}

const speaker = { name: "Ann", person: true };

function checkWords({ game, report }: Size, met: Met): void {
  const { position, outcome } = met;
  const check = (member: string, problem: string | undefined) => report.problem("text", member, problem);
  for (const seat of seats) check("goal", textProblem(game.goal(position, seat)));
  const rule: unknown = outcome === null ? (game.turnRule?.(position) ?? "") : "";
  if (rule !== "") check("turnRule", textProblem(rule));
  check("notes", linesProblem(game.notes?.(position) ?? []));
  const told = chosenMoves(met).map((move) => {
    const said = game.describeMove(position, move, speaker);
    check("describeMove", said.length === 0 ? "must return at least one sentence." : linesProblem(said));
    return textOf(said);
  });
  if (told.length > 1 && new Set(told).size === 1)
    report.fault("same-words", "describeMove says the same thing about every move.");
}

export const moveParts = [checkSameAnswers, checkNames, checkTyped, checkJunkMoves, checkPlay, checkWords];
