/** `switchyard history ID` shows a saved game: the whole game in a pipe, or step by step in a terminal. */

import { type Match, moveName } from "../../core/match.ts";
import { replayActivity } from "../../play/replay.ts";
import { type FaceFlags, type Host, isTerminal, type JsonFlag, printAnswer } from "../host.ts";
import { describePly } from "../lines/render.ts";
import { showActivity } from "../show.ts";

export async function replay(host: Host, match: Match, flags: FaceFlags & JsonFlag): Promise<number> {
  if (flags.json || flags.plain || !isTerminal(host))
    return printAnswer(host, flags, replayAsJson(match), () =>
      match.positions.flatMap((_, ply) => [...describePly(match, ply), ""]).slice(0, -1),
    );
  return showActivity(host, flags, replayActivity(match));
}

function replayAsJson(match: Match) {
  const { game, players, first, outcome } = match;
  const positions = match.positions.map((position, ply) => ({
    ply,
    move: ply === 0 ? null : moveName(match, ply - 1),
    key: game.key(position),
    toMove: game.toMove(position),
  }));
  return { id: match.id, game: game.id, options: game.options, first, players, positions, result: outcome };
}
