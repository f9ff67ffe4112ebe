/** Animates a move that has already been made, in under a quarter of a second, or half a second for a win. */

import { type Board, type Cell, cellsOf, changedCells, numberOwners } from "../../../core/board.ts";
import type { Environment } from "../../../disk/disk.ts";
import { sceneOf } from "../../../play/activity.ts";
import { shownPly, shownPosition, type Table } from "../../../play/table.ts";
import { chunks } from "../board/board-view.ts";
import { noPreview, type Preview } from "../board/cells.ts";
import type { Look } from "../paint/paint.ts";
import type { Panel } from "../state.ts";

export interface Moment extends Preview {
  readonly cells: ReadonlyMap<string, Cell>;
}

export const momentMs = 45;
const mostMoments = 5;

export function momentsBetween(before: Panel, after: Panel): readonly Moment[] {
  if (before.kind !== "table" || after.kind !== "table") return [];
  const [old, now] = [before.activity.state, after.activity.state];
  if (old.match.game.of !== now.match.game.of || Math.abs(shownPly(old) - shownPly(now)) !== 1) return [];
  const [from, to] = [boardOf(old), boardOf(now)];
  const won = old.match.outcome === null && sceneOf(after.activity).headline.sign === "won";
  return [...turns(from, to, heldBetween(old, now)), ...(won ? winLights(to) : [])];
}

function boardOf(table: Table): Board {
  return numberOwners(table.match.game.board(shownPosition(table)));
}

function heldBetween(old: Table, now: Table): readonly string[] {
  const { match } = shownPly(now) > shownPly(old) ? now : old;
  const ply = Math.min(shownPly(old), shownPly(now));
  const [position, move] = [match.positions[ply], match.moves[ply]];
  return position === undefined || move === undefined ? [] : match.game.cellsOfMove(position, move);
}

/** Turns cells in waves. Later cells still look as before, and cells that have just turned stand out. */
function turns(from: Board, to: Board, held: readonly string[]): readonly Moment[] {
  const changed = changedCells(from, to);
  const first = changed.filter(({ id }) => held.includes(id));
  const rest = changed.filter(({ id }) => !held.includes(id));
  const waves = [first, ...inParts(rest, mostMoments - 2)]
    .map((wave) => wave.map(({ id }) => id))
    .filter((wave) => wave.length > 0);
  if (waves.length === 0) return [];
  return Array.from({ length: waves.length + 1 }, (_, step) => {
    const later = new Set(waves.slice(step).flat());
    const unchanged = cellsOf(from).filter(({ id }) => later.has(id));
    const selected = new Set(waves.slice(Math.max(0, step - 1), step + 1).flat());
    return { ...still, cells: new Map(unchanged.map((cell) => [cell.id, cell])), selected };
  });
}

const still: Moment = { ...noPreview, cells: new Map() };

function winLights(board: Board): readonly Moment[] {
  const parts = inParts(
    cellsOf(board).map(({ id }) => id),
    mostMoments,
  );
  return parts.map((_, step) => ({ ...still, lit: new Set(parts.slice(0, step + 1).flat()) }));
}

function inParts<T>(items: readonly T[], most: number): readonly (readonly T[])[] {
  return chunks(items, Math.ceil(items.length / most));
}

export function newAnimation(paint: () => void) {
  let left: readonly Moment[] = [];
  let timer: NodeJS.Timeout | undefined;
  const go = (moments: readonly Moment[]) => {
    clearInterval(timer);
    left = moments;
    if (left.length > 0) timer = setInterval(next, momentMs).unref();
  };
  const next = () => {
    left = left.slice(1);
    if (left.length === 0) clearInterval(timer);
    paint();
  };
  return {
    now: () => left[0],
    play: (moments: readonly Moment[]) => moments.length > 0 && go(moments),
    finish: () => go([]),
  };
}

/** True with colors, unless the player has switched motion off. Over SSH, there's motion only on request. */
export function isMoving(env: Environment, { palette }: Look): boolean {
  const wanted = env.SWITCHYARD_MOTION ?? "";
  if (wanted === "off" || palette === "none") return false;
  return wanted === "on" || (env.SSH_CONNECTION ?? "") === "";
}
