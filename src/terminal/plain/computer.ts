/** What a plain conversation needs the players and the solver for. They are loaded when it comes to that. */

import { hasComputer, type Match, seatToMove } from "../../core/match.ts";
import { otherSeat } from "../../core/seat.ts";
import type { Host } from "../host.ts";
import { inexactNote } from "../text/notes.ts";
import { runTask } from "../text/progress.ts";
import { playForComputer, type Reply, settleDraw, tellHint } from "./session.ts";

/** What follows where a computer moves, is offered a draw, or helps; undefined where nothing of it was asked for. */
export async function askComputer({ session, request }: Reply): Promise<Reply | undefined> {
  const { match, asked } = session;
  switch (request?.kind) {
    case "think": {
      const { chooseMove, levelToMove } = await import("../../players/computer.ts");
      const level = levelToMove(match);
      return level === null ? undefined : playForComputer(session, chooseMove(match, level).move);
    }
    case "consult": {
      const { acceptsDraw } = await import("../../players/computer.ts");
      return settleDraw(session, acceptsDraw(match, otherSeat(seatToMove(match))));
    }
    case "hint": {
      const { hintFor } = await import("../../players/hints.ts");
      return tellHint(session, hintFor(match, asked).text);
    }
    case "save":
    case "quit":
    case undefined:
      return undefined;
  }
}

/** Values that take long are worked out before the first move. */
export async function prepare(host: Host, match: Match): Promise<void> {
  if (!hasComputer(match)) return;
  const { warmUpMatch } = await import("../../players/computer.ts");
  await runTask(host, warmUpMatch(match));
}

/** What the players should know about a size at which nothing exact can be said yet. */
export async function limits(match: Match): Promise<readonly string[]> {
  if (!hasComputer(match)) return [];
  const { isExact } = await import("../../players/computer.ts");
  return isExact(match) ? [] : [inexactNote];
}
