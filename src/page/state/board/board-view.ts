/** Shows legal moves on cells or between two neighbors where possible, and lists the rest separately. */

import type { MoveValues } from "../../../computer/job.ts";
import type { Value } from "../../../core/analysis.ts";
import type { Board, Cell, Group } from "../../../core/board.ts";
import { currentPosition } from "../../../core/match.ts";
import { findMove } from "../../../core/setup.ts";
import type { Scene } from "../../../play/scene.ts";
import { canPlay, nextSteps, shownPly, shownPosition, type Table } from "../../../play/table.ts";
import { effectOf, noEffect } from "./move-effect.ts";

export interface CellView {
  readonly cell: Cell;
  readonly move: string | null;
  /** What a press does if it's only one step of a move, such as "choose". */
  readonly step: string | null;
  /** Undefined if the previewed move doesn't change this cell. */
  readonly becomes: Cell | undefined;
  readonly held: boolean;
  readonly fresh?: boolean;
  readonly marked?: boolean | undefined;
  readonly verdict?: "right" | "wrong" | undefined;
  readonly value?: MoveValue;
  readonly coupling?: CouplingView | undefined;
}

/** Null if unknown, undefined if hidden. */
export type MoveValue = Value | null | undefined;

/** Two neighbors that are played together. Also there if no move can be made, so the board keeps its size. */
export interface CouplingView extends Pick<CellView, "marked" | "verdict" | "value"> {
  readonly move: string;
  readonly live: boolean;
}

export interface GroupView extends Omit<Group, "cells"> {
  readonly cells: readonly CellView[];
}

interface Shown {
  /** Null unless the player marks several moves. */
  readonly marked?: readonly string[] | null;
  readonly values?: MoveValues | undefined;
  readonly verdicts?: Scene["verdicts"] | undefined;
  readonly judgedPly?: number;
}

export function boardView(table: Table, { marked = null, values, verdicts, judgedPly = 0 }: Shown = {}) {
  const { game } = table.match;
  const position = shownPosition(table);
  const board = game.board(position);
  const live = canPlay(table);
  const laid = layMoves(board, namedMoves(table, position));
  // Couplings stay until the game ends, so nothing below them moves.
  const [start] = table.match.positions;
  const bars = game.moves(position).length > 0 ? laid : layMoves(game.board(start), namedMoves(table, start));
  // Answers were legal in this position. A refutation may have been played since.
  const asked = table.match.positions[judgedPly];
  const answers = verdicts && layMoves(game.board(asked), namedMoves(table, asked)).cells;
  const shown = previewed(table);
  // Where no move can be made, the board stays as it is.
  const { changed, held: takes } = live ? shown.effect : noEffect;
  const becomes = new Map(changed.map((cell) => [cell.id, cell]));
  const fresh = freshIn(table);
  const heldIds = new Set([...takes, ...table.held]);
  const steps = game.steps === true && live ? nextSteps(table) : undefined;
  const presses = steps ?? (live ? laid.cells : undefined);
  const marksOn = (move: string | null) => ({
    marked: move === null ? undefined : marked?.includes(move),
    value: values?.[move ?? ""],
    verdict: verdicts?.[move ?? ""],
  });
  const view = (cell: Cell): CellView => {
    const held = heldIds.has(cell.id);
    const move = presses?.get(cell.id) ?? null;
    return {
      cell,
      move,
      ...marksOn(move),
      verdict: verdicts?.[answers?.get(cell.id) ?? ""],
      step: steps?.get(cell.id) === null ? (held ? "let go" : "choose") : null,
      becomes: becomes.get(cell.id),
      held,
      fresh: fresh.has(cell.id),
      coupling: couplingAt(bars.couplings.get(cell.id)),
    };
  };
  const couplingAt = (move: string | undefined) =>
    move === undefined ? undefined : { move, live, ...marksOn(move) };
  const groups = board.map((group) => ({ ...group, cells: group.cells.map(view) }));
  const others = live && steps === undefined ? laid.others : [];
  const after = live ? shown.after : position;
  return { groups, others, live, effect: shown.effect, after };
}

function namedMoves(
  { match: { game } }: { readonly match: Pick<Table["match"], "game"> },
  position: unknown,
) {
  return game
    .moves(position)
    .map((move) => ({ name: game.formatMove(position, move), held: game.cellsOfMove(position, move) }));
}

function layMoves(board: Board, moves: ReturnType<typeof namedMoves>) {
  const cells = new Map<string, string>();
  for (const { name, held } of [...moves].sort((a, b) => a.held.length - b.held.length))
    for (const id of held) if (!cells.has(id)) cells.set(id, name);
  const placed = new Set(cells.values());
  const rest = moves.filter(({ name }) => !placed.has(name));
  const couplings = new Map<string, string>();
  for (const { name, held } of rest) {
    const at = couplingPlace(board, held);
    if (at !== undefined) couplings.set(at, name);
  }
  const coupled = new Set(couplings.values());
  return { cells, couplings, others: rest.map(({ name }) => name).filter((name) => !coupled.has(name)) };
}

/** The first of the two cells, if they're neighbors in a row. */
function couplingPlace(board: Board, held: readonly string[]): string | undefined {
  if (held.length !== 2) return undefined;
  const rows = board.filter(({ shape }) => shape === "row");
  const [first] = rows.flatMap(({ cells }) =>
    cells.filter(({ id }, at) => held.includes(id) && held.includes(cells[at + 1]?.id ?? "")),
  );
  return first?.id;
}

function previewed(table: Table) {
  const { game } = table.match;
  const position = currentPosition(table.match);
  const nothing = { after: position, effect: noEffect };
  if (table.preview === null) return nothing;
  const move = findMove(game, position, table.preview);
  if (!move.ok) return nothing;
  return { after: game.play(position, move.value), effect: effectOf(game, position, move.value) };
}

function freshIn(table: Table): ReadonlySet<string> {
  const { game, positions, moves } = table.match;
  const at = shownPly(table) - 1;
  const { changed } = at < 0 ? noEffect : effectOf(game, positions[at], moves[at]);
  return new Set(changed.map(({ id }) => id));
}
