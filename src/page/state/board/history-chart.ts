/** Moves go from left to right. The height shows which player a position favors, and draws are in the middle. */

import type { PositionReport } from "../../../computer/job.ts";
import { pliesOf, type Value, winnerOf } from "../../../core/analysis.ts";
import { isComputer, moveName } from "../../../core/match.ts";
import { ofSeat, type Seat } from "../../../core/seat.ts";
import { describeWinner } from "../../../core/words/values.ts";
import type { Table } from "../../../play/table.ts";
import { namesWithin } from "../../../play/words.ts";

export type ChartPoint = ReturnType<typeof chartPoints>[number];

export function chartPoints({ match, study }: Table) {
  const values = match.positions.map((_, ply) => study?.get(ply)?.value);
  const farthest = Math.max(8, ...values.map((value) => pliesOf(value) ?? 0));
  const names = namesWithin(match);
  return values.map((value, ply) => {
    const toMove = match.game.toMove(match.positions[ply]);
    const side = winnerOf(value ?? null, toMove);
    const wrong = ply > 0 && isMistake(study?.get(ply - 1), moveName(match, ply - 1));
    const blamed = wrong ? match.game.toMove(match.positions[ply - 1]) : null;
    const mistake = blamed && (isComputer(match, blamed) ? "computer" : "person");
    const blame = blamed === null ? "" : ` (a mistake by ${ofSeat(names, blamed)})`;
    const words = `${ply === 0 ? "The start" : `After move ${ply}`}: ${describeWinner(value ?? null, toMove, names)}${blame}`;
    const height = heightOf(value, side, farthest);
    const [across, down] = [((ply + 1) / (values.length + 1)) * 100, 50 - Number(height) * 36];
    return { ply, height, across, down, side, mistake, words };
  });
}

function isMistake(before: PositionReport | undefined, move: string): boolean {
  const value = before?.moves[move] ?? null;
  return value !== null && before?.value?.kind !== value.kind;
}

/** Goes from -1 (player 2 has won) to 1 (player 1 has won). Null if unknown. */
function heightOf(value: Value | null | undefined, side: Seat | null, farthest: number): number | null {
  if (value === undefined || value === null) return null;
  if (side === null) return 0;
  const nearness = 1 - 0.75 * ((pliesOf(value) ?? 0) / farthest);
  return side === 1 ? nearness : -nearness;
}
