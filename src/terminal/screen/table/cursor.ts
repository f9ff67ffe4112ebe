/** Moves that begin at the same cell form a column. Left and right change the column, and up and down move within it. */

import { cellsOf } from "../../../core/board.ts";
import { currentPosition, type Match } from "../../../core/match.ts";
import { moveNames } from "../../../core/rules.ts";
import { type Input, sceneOf } from "../../../play/activity.ts";
import type { Activity } from "../../../play/contract.ts";
import type { Scene } from "../../../play/scene.ts";
import type { Table } from "../../../play/table.ts";
import type { Point } from "../board/plane.ts";
import type { TablePanel } from "../state.ts";

/** Starts at the middle column of moves or, if the choices are words, at the first one. */
export function firstSpot(activity: Activity): Spot {
  const scene = sceneOf(activity);
  if (isInWords(scene)) return { at: 0, depth: 0 };
  return isQuiz(scene) ? nowhere : middleSpot(moveColumns(activity.state.match));
}

/** The cursor of a puzzle or a retry stays hidden until a key moves it, so it can't give the answer away. */
const nowhere: Spot = { at: -1, depth: 0 };

export function isQuiz({ headline, steps }: Scene): boolean {
  return headline.sign === "task" && steps.length === 0;
}

function middleSpot(columns: readonly Column[]): Spot {
  return spotIn(columns[Math.floor((columns.length - 1) / 2)], 0);
}

function isInWords({ choices, slots }: Scene): boolean {
  return choices.length > 0 || slots.length > 0;
}

export function followActivity(panel: TablePanel, activity: Activity): TablePanel {
  const before = panel.activity.state;
  const after = activity.state;
  if (before === after) return panel;
  const named = sceneOf(activity).several ? -1 : namedMove(before, after);
  const spot =
    before.match.moves === after.match.moves ? {} : { ...nextSpot(panel, activity), clicked: false };
  return { ...panel, activity, ...spot, ...(named === -1 ? {} : { at: named }) };
}

function nextSpot({ activity: before, at }: TablePanel, after: Activity): Partial<Spot> {
  const scene = sceneOf(after);
  if (scene.slots.length > 0) return {};
  if (isInWords(scene)) return { at: 0, depth: 0 };
  if (isQuiz(scene) && isQuiz(sceneOf(before))) return nowhere;
  const place = placeOf(moveColumns(before.state.match), at);
  return spotIn(nearest(moveColumns(after.state.match), place), 0);
}

/** The move that a hint or the typed text has just named, or -1. */
function namedMove(before: Table, after: Table): number {
  const { game } = after.match;
  const position = currentPosition(after.match);
  if (after.hinted > before.hinted || after.preview !== before.preview)
    return moveNames(game, position).indexOf(after.preview ?? "");
  if (after.typed === before.typed || after.typed === "") return -1;
  const move = game.parseMove(position, typedText(after.typed));
  return move.ok ? moveNames(game, position).indexOf(game.formatMove(position, move.value)) : -1;
}

export function typedText(typed: string): string {
  return typed.replace(/^:/, "").trim();
}

export function chosenName({ activity: { state }, at }: TablePanel, scene: Scene): string | undefined {
  const { match, typed } = state;
  if (scene.asks === "choice") return scene.choices[Math.min(at, scene.choices.length - 1)];
  if (scene.asks !== "move") return undefined;
  const position = currentPosition(match);
  if (typed !== "" && !match.game.parseMove(position, typedText(typed)).ok) return undefined;
  return moveNames(match.game, position)[at];
}

/** Keeps a move that uses the cell. Otherwise, adds the cell to a clicked move, or else picks the smallest move there. */
export function spotAtCell(panel: TablePanel, cell: string): Spot | undefined {
  const { match } = panel.activity.state;
  const position = currentPosition(match);
  const held = match.game.moves(position).map((move) => match.game.cellsOfMove(position, move));
  const here = held[panel.at] ?? [];
  if (here.includes(cell)) return { at: panel.at, depth: panel.depth };
  const both = panel.clicked === true ? [...here, cell] : [cell];
  const at = smallestWith(held, both) ?? smallestWith(held, [cell]);
  return at === undefined ? undefined : { at, depth: (held[at]?.length ?? 1) - 1 };
}

function smallestWith(held: readonly (readonly string[])[], cells: readonly string[]): number | undefined {
  const found = Array.from(held.keys()).filter((index) => cells.every((cell) => held[index]?.includes(cell)));
  return found.sort((a, b) => (held[a]?.length ?? 0) - (held[b]?.length ?? 0))[0];
}

/** Undefined if the key doesn't move the cursor, or there's nothing to choose. */
export function walk(
  panel: TablePanel,
  scene: Scene,
  name: string,
  spots: () => readonly Point[],
): Spot | undefined {
  if (scene.question !== null) return undefined;
  if (scene.slots.length > 0) return walkList(panel, scene.slots.length, sideways[name]);
  if (scene.asks === "choice") return walkList(panel, scene.choices.length, sideways[name] ?? upright[name]);
  return scene.asks === "move" ? walkMoves(panel, name, spots) : undefined;
}

const sideways: Readonly<Record<string, number>> = { left: -1, right: 1, tab: 1 };
const upright: Readonly<Record<string, number>> = { up: -1, down: 1 };

function walkList({ at, depth }: TablePanel, count: number, by: number | undefined): Spot | undefined {
  return by === undefined ? undefined : { at: (Math.min(at, count - 1) + by + count) % count, depth };
}

const walking: ReadonlySet<string> = new Set([...Object.keys({ ...sideways, ...upright }), "home", "end"]);

function walkMoves(panel: TablePanel, name: string, spots: () => readonly Point[]): Spot | undefined {
  if (!walking.has(name)) return undefined;
  const columns = moveColumns(panel.activity.state.match);
  const across = sideways[name];
  const by = upright[name];
  const { length } = columns;
  if (panel.at < 0 && (across ?? by) !== undefined) return middleSpot(columns);
  if (across !== undefined && length > 1)
    return spotIn(columns[(columnAt(columns, panel.at) + across + length) % length], panel.depth);
  const within = across ?? by;
  if (within === undefined) return spotIn(columns.at(name === "home" ? 0 : -1), panel.depth);
  if (length === 1 || hasDepth(columns)) return stepWithin(columns, panel, within);
  return stepLine(columns, panel, within, spots());
}

export function turnSlot({ at }: TablePanel, { slots }: Scene, name: string): Input | undefined {
  const slot = Math.min(at, slots.length - 1);
  const current = slots[slot];
  const by = upright[name];
  if (current === undefined || by === undefined) return undefined;
  const { length } = current.words;
  return { kind: "fill", slot, word: (current.at + by + length) % length };
}

type Column = ReturnType<typeof moveColumns>[number];

/** `place` is where on the board the moves begin, and `moves` are indices into the legal moves. */
export function moveColumns(match: Match) {
  const { game } = match;
  const position = currentPosition(match);
  const places = new Map(cellsOf(game.board(position)).map((cell, place) => [cell.id, place]));
  const found = new Map<number, { readonly index: number; readonly cells: number }[]>();
  for (const [index, move] of game.moves(position).entries()) {
    const selected = game.cellsOfMove(position, move);
    const place = Math.min(...selected.map((id) => places.get(id) ?? places.size), places.size);
    found.set(place, [...(found.get(place) ?? []), { index, cells: selected.length }]);
  }
  const columns = Array.from(found, ([place, moves]) => {
    const smallestFirst = moves.sort((a, b) => a.cells - b.cells || a.index - b.index);
    return { place, moves: smallestFirst.map(({ index }) => index) };
  });
  return columns.sort((a, b) => a.place - b.place);
}

export function hasDepth(columns: readonly Column[]): boolean {
  return columns.some((column) => column.moves.length > 1);
}

type Spot = Pick<TablePanel, "at" | "depth">;

function stepWithin(columns: readonly Column[], spot: Spot, by: number): Spot {
  const column = columns[columnAt(columns, spot.at)];
  if (column === undefined) return spot;
  const { length } = column.moves;
  return spotIn(column, (column.moves.indexOf(spot.at) + by + length) % length);
}

function stepLine(columns: readonly Column[], spot: Spot, by: number, spots: readonly Point[]): Spot {
  const here = spots[placeOf(columns, spot.at)];
  if (here === undefined) return spot;
  const lineOf = (column: Column) => spots[column.place]?.line ?? 0;
  const beyond = columns.filter((column) => (lineOf(column) - here.line) * by > 0);
  if (beyond.length === 0) return spot;
  const next = Math[by > 0 ? "min" : "max"](...beyond.map(lineOf));
  const there = beyond.filter((column) => lineOf(column) === next);
  const wanted = spots.findIndex(({ line, column }) => line === next && column >= here.column);
  return spotIn(nearest(there, wanted === -1 ? spots.length : wanted), spot.depth);
}

function placeOf(columns: readonly Column[], at: number): number {
  return columns[columnAt(columns, at)]?.place ?? 0;
}

/** Keeps the depth that the player chose, even if the column has fewer moves. */
function spotIn(column: Column | undefined, depth: number): Spot {
  return { at: column?.moves[Math.min(depth, column.moves.length - 1)] ?? -1, depth };
}

function columnAt(columns: readonly Column[], at: number): number {
  const found = columns.findIndex(({ moves }) => moves.includes(at));
  return Math.max(0, found);
}

function nearest(columns: readonly Column[], place: number): Column | undefined {
  const distance = (column: Column) => Math.abs(column.place - place);
  return columns.toSorted((a, b) => distance(a) - distance(b))[0];
}
