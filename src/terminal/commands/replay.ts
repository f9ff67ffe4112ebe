/** `switchyard replay`: a saved game, position by position; all at once in a pipe, step by step in a terminal. */

import { type Match, moveName, tableOf } from "../../core/match.ts";
import { ofSeat } from "../../core/seat.ts";
import { endingLines } from "../../words/endings.ts";
import { dialogueOf } from "../../words/simple-dialogue.ts";
import { type FaceFlags, faceFor, isTerminal } from "../face.ts";
import { exitCodes, type Host, printAnswer, refuse } from "../host.ts";
import { converse, type Talk } from "../plain/talk.ts";
import { loadMatch } from "../saves/open-saved.ts";

export interface ReplayFlags extends FaceFlags {
  readonly json?: true;
}

export async function replay(host: Host, name: string, flags: ReplayFlags): Promise<number> {
  const saved = await loadMatch(host, name);
  if (!saved.ok) return refuse(host, saved.problem);
  const { match } = saved.value;
  if (flags.json || flags.plain || !isTerminal(host))
    return printAnswer(host, flags, replayAsJson(match), () =>
      match.positions.flatMap((_, ply) => [...describePly(match, ply), ""]).slice(0, -1),
    );
  const face = faceFor(host, flags);
  if (face === "screen") return (await import("../screen/open.ts")).showReplay(host, match);
  return converse(host, face, (talk) => stepThrough(talk, match));
}

function replayAsJson(match: Match) {
  const { game, players, first, outcome } = match;
  const positions = match.positions.map((position, ply) => ({
    ply,
    move: ply === 0 ? null : moveName(match, ply - 1),
    key: game.key(position),
    toMove: game.toMove(position),
  }));
  return { id: match.id, game: game.id, options: match.options, first, players, positions, result: outcome };
}

/** The move that led here, in words, and the position after it; at the last ply also how it ended. */
export function describePly(match: Match, ply: number, dialogue = dialogueOf(match.game)): readonly string[] {
  const { game, positions, moves, outcome } = match;
  const before = positions[ply - 1];
  const title =
    ply === 0
      ? `${game.title}, ${match.players.map((player) => player.name).join(" against ")}`
      : moveTitle(match, ply);
  const told =
    ply === 0 ? [] : game.describeMove(before, moves[ply - 1], { name: nameAt(match, ply), person: false });
  const ending = outcome === null ? ["The game is still open."] : endingLines(match);
  return [title, ...told, ...dialogue.standing(positions[ply]), ...(ply === moves.length ? ending : [])];
}

function moveTitle(match: Match, ply: number): string {
  return `Move ${ply} of ${match.moves.length}: ${nameAt(match, ply)} plays ${moveName(match, ply - 1)}`;
}

function nameAt(match: Match, ply: number): string {
  return ofSeat(tableOf(match), match.game.toMove(match.positions[ply - 1])).name;
}

async function stepThrough(talk: Talk, match: Match): Promise<number> {
  const dialogue = talk.dialogueFor(match.game);
  for (let ply = 0; ; ) {
    talk.say(["", ...describePly(match, ply, dialogue)]);
    const line = await talk.ask("Enter: next, b: back, a number: go there, q: quit > ");
    if (line === undefined || /^q(uit)?$/i.test(line)) return talk.stopCode ?? exitCodes.fine;
    ply = target(match, ply, line);
  }
}

function target(match: Match, ply: number, text: string): number {
  const wanted = /^\d{1,9}$/.test(text) ? Number(text) : /^b(ack)?$/i.test(text) ? ply - 1 : ply + 1;
  return Math.max(0, Math.min(match.moves.length, wanted));
}
