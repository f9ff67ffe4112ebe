/** Limits its work by counts instead of times, so the same game always gets the same result. */

import { cellStates, cellsOf, groupShapes } from "../../core/board.ts";
import type { Game, Variant } from "../../core/game.ts";
import type { Options } from "../../core/options.ts";
import { pick, type Random, randomFrom } from "../../core/random.ts";
import { optionsAtSize } from "../../core/resolve-options.ts";
import { isSeat, type Seat, seats } from "../../core/seat.ts";
import { longestKey } from "../../core/setup.ts";
import { withoutStart } from "../../core/starts.ts";
import { cleanText, isRecord, quote } from "../../core/text.ts";
import { countOf } from "../../core/words/values.ts";
import { symmetryFault } from "../../solver/general/symmetry.ts";
import { checkDeclared, checkVariant } from "./declared.ts";
import { chosenMoves, moveParts } from "./moves.ts";
import { type Fault, type Met, Report, type Size } from "./report.ts";
import { resultProblem, showAny, textOf, textProblem, wordProblem } from "./values.ts";

/** The faults of a game, and warnings about what may be faults. */
export interface Review {
  readonly faults: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/** Which sizes `reviewGame` checks, and where it reports its progress. */
export interface ReviewSettings {
  /** By default: the default and recommended options, each option's limits or choices, and all minimums or maximums. */
  readonly sizes?: readonly Options[] | undefined;
  /** Called for each place the check reaches: "Heap with size 3, position 7". */
  readonly onPlace?: (place: string) => void;
}

/** Reviews several games, whose ids must differ. If `sizes` is empty, checks only what the games declare. */
export function reviewGames(games: readonly Game[], settings?: ReviewSettings): Review {
  const reviews = games.map((game) => reviewGame(game, settings));
  return {
    faults: [...listFaults(games), ...reviews.flatMap(({ faults }) => faults)],
    warnings: reviews.flatMap(({ warnings }) => warnings),
  };
}

function listFaults(games: readonly Game[]): readonly Fault[] {
  const ids = games.map((game) => game?.id);
  const twice = ids.find((id, at) => id !== undefined && ids.indexOf(id) < at);
  const message = `Two games have the same id: ${showAny(twice)}.`;
  return twice === undefined ? [] : [{ code: "id-twice", message, position: null }];
}

/** The faults of a game at the given sizes, or at its usual and extreme sizes. */
export function checkGame(game: Game, sizes?: readonly Options[]): readonly Fault[] {
  return reviewGame(game, { sizes }).faults;
}

/** Checks a game. Hangs if the game's code hangs. */
export function reviewGame(game: Game, settings: ReviewSettings = {}): Review {
  const report = new Report(nameOf(game), settings.onPlace ?? (() => {}));
  report.attempt(() => {
    const watched = checkDeclared(game, report);
    for (const [index, size] of (settings.sizes ?? sizesOf(watched)).entries()) {
      report.size = Object.entries(size)
        .map((pair) => pair.join(" "))
        .join(" and ");
      report.enter(null);
      report.attempt(() => checkSize(watched, size, report, index === 0));
    }
  });
  return { faults: report.faults, warnings: report.warnings };
}

function nameOf(game: Game): string {
  const name: unknown = game?.title ?? game?.id;
  return typeof name === "string" ? cleanText(name, 60) : "A game";
}

function sizesOf(game: Game): readonly Options[] {
  const specs = Object.entries(game.options);
  const all = (end: "min" | "max") =>
    Object.fromEntries(specs.flatMap(([name, spec]) => (spec.kind === "number" ? [[name, spec[end]]] : [])));
  const singles = specs.flatMap(([name, spec]) =>
    (spec.kind === "number" ? [spec.min, spec.max] : spec.choices).map((value) => ({ [name]: value })),
  );
  const recommended = withoutStart(game.recommended?.options ?? {});
  const sizes: readonly Options[] = [{}, all("min"), ...singles, recommended, all("max")];
  const texts = sizes.map((size) => textOf(optionsAtSize(game, size)));
  return sizes.filter((_, index) => texts.indexOf(texts[index] ?? "") === index);
}

const unended =
  "The check played random games, but none of them ended. If games can go on forever, set endless: true.";

function checkSize(game: Game, given: Options, report: Report, isFirst: boolean): void {
  const found = optionsAtSize(game, given);
  if (!found.ok) throw report.stop("options", `The options don't allow this size: ${found.problem.message}`);
  const options = Object.freeze(found.value);
  const refusal: unknown = game.refusal?.(options);
  if (typeof refusal === "string" && !isFirst) return;
  if (refusal !== undefined)
    throw report.stop(
      "refusal",
      `"refusal" must return a sentence or, for the default size, undefined (got ${showAny(refusal)}).`,
    );
  const variant = checkVariant(game.at(options), report);
  const hasEnded = exploreSize(variant, report);
  if (isFirst && !hasEnded && variant.endless !== true && report.faults.length === 0)
    report.fault("unended", unended);
}

/** Limits the positions, moves and cells examined per size. */
const mostWork = 10_000;
const walks = 3;
const longestGame = 2_000;

/** Plays some random games, then examines the positions that were found, up to `mostWork`. True if a game ended. */
function exploreSize(game: Variant, report: Report): boolean {
  const size: Size = { game, report, positions: new Map(), ahead: [], names: new Set(), work: 0 };
  let hasEnded = false;
  for (let seed = 1; seed <= walks; seed++)
    for (const first of seats)
      report.attempt(() => {
        hasEnded = walk(size, first, randomFrom(seed)) || hasEnded;
      });
  while (size.ahead.length > 0 && size.work < mostWork)
    report.attempt(() => examine(size, meet(size, size.ahead.pop())));
  report.enter(null);
  return hasEnded;
}

/** Examines the positions of a random game, or only the last one once the work exceeds `mostWork`. True if the game ended. */
function walk(size: Size, first: Seat, random: Random): boolean {
  const { game, report } = size;
  const line = new Set<string>();
  let met = meet(size, startOf(size, first));
  for (let ply = 0; ply < longestGame; ply++) {
    if (met.moves.length === 0 || size.work < mostWork) examine(size, met);
    if (met.moves.length === 0) return met.outcome !== null;
    line.add(met.name);
    met = meet(size, report.settle("play", game.play(met.position, pick(random, met.moves))));
    if (line.has(met.name) && game.endless !== true)
      throw report.stop(
        "endless",
        "The game comes back to this position, so it may never end. If that's intended, set endless: true.",
      );
  }
  return false;
}

function startOf({ game, report }: Size, first: Seat): unknown {
  report.enter(null);
  const start = report.settle("start", game.start(first));
  if (textOf(game.start(first)) !== textOf(start))
    report.fault("twice", '"start" returns a different position each time.', "start");
  const mover: unknown = game.toMove(start);
  if (mover !== first)
    report.fault("start-first", `start(${first}) must let player ${first} begin (got ${showAny(mover)}).`);
  if (game.outcome(start) !== null)
    report.fault("over-at-once", 'The game is over before it starts. Make "refusal" rule out this size.');
  return start;
}

function meet({ game, report }: Size, position: unknown): Met {
  const key: unknown = game.key(position);
  report.enter(String(key));
  if (typeof key !== "string") throw report.stop("key", `key must return a string (got ${showAny(key)}).`);
  const [mover, outcome]: unknown[] = [game.toMove(position), game.outcome(position)];
  const moves: unknown = game.moves(position);
  if (!isSeat(mover)) throw report.stop("mover", `toMove must return 1 or 2 (got ${showAny(mover)}).`);
  if (outcome !== null && outcome !== "drawn" && !isSeat(outcome))
    report.fault("outcome", `outcome must return 1, 2, "drawn" or null (got ${showAny(outcome)}).`);
  if (!Array.isArray(moves)) throw report.stop("moves", `moves must return a list (got ${showAny(moves)}).`);
  return { position, key, name: `${mover} ${key}`, mover, outcome, moves };
}

function examine(size: Size, met: Met): void {
  const { report, positions } = size;
  const [before, text] = [positions.get(met.name), textOf(met.position)];
  if (before !== undefined && before !== text)
    report.fault("key-collides", `"key" returns the same code for two positions: ${before} and ${text}.`);
  if (before !== undefined) return;
  positions.set(met.name, text);
  size.work++;
  for (const part of [checkOutcome, checkKey, checkJunkKeys, checkSymmetries, ...moveParts, ...boardParts])
    report.attempt(() => part(size, met));
}

function checkOutcome({ report }: Size, { outcome, moves }: Met): void {
  if (outcome !== null && moves.length > 0)
    report.fault("moves-after-end", 'The game is over, but "moves" still lists moves.');
  if (outcome === null && moves.length === 0)
    report.fault("no-moves", 'There are no moves, but "outcome" doesn\'t say how the game ended.');
}

function checkKey({ game, report }: Size, { position, key, mover }: Met): void {
  const isWord = key.length <= longestKey && !/\s/.test(key);
  const wanted = () => `must be one word of at most ${countOf(longestKey, "character")}.`;
  report.problem("key", "key", isWord ? textProblem(key) : wanted());
  const read = game.fromKey(key, mover);
  report.problem("key-result", "fromKey", resultProblem(read));
  if (!read.ok) report.fault("key-refused", `fromKey refuses this position code: ${read.problem.message}`);
  else if (textOf(read.value) !== textOf(position))
    report.fault("key-round-trip", `fromKey reads it as a different position: ${textOf(read.value)}.`);
}

/** `fromKey` must refuse junk with an error message, and must also work without a mover. */
function checkJunkKeys({ game, report }: Size, { key }: Met): void {
  for (const junk of ["", "?", `${key}?`, "\u001b[2J"]) {
    const read = game.fromKey(junk, 1);
    report.problem("key-result", "fromKey", resultProblem(read));
    if (read.ok) report.fault("key-junk", `fromKey accepts ${quote(junk)}, which isn't a position code.`);
  }
  const free = game.fromKey(key, undefined);
  if (free.ok && !isSeat(game.toMove(free.value)))
    report.fault("key-mover", "fromKey must also work without a mover. Give it a default: mover = 1.");
}

/** Comparing values is slow, and a fault usually shows in the first positions. */
const mostSymmetric = 20;

function checkSymmetries({ game, positions, report }: Size, { position }: Met): void {
  const found = positions.size > mostSymmetric ? undefined : symmetryFault(game, position);
  if (found !== undefined) report.fault("symmetries", found);
}

function checkBoard(size: Size, met: Met): void {
  const { game, report } = size;
  const { position, moves } = met;
  const board: unknown = game.board(position);
  if (!Array.isArray(board) || board.length === 0)
    throw report.stop("board", `board must return a list of groups (got ${showAny(board)}).`);
  for (const group of board) checkGroup(group, report);
  const ids = cellsOf(board).map(({ id }) => id);
  size.work += ids.length;
  if (new Set(ids).size < ids.length) report.fault("cell-ids", "Two cells on the board have the same id.");
  const isSame = (move: unknown) => textOf(game.board(game.play(position, move))) === textOf(board);
  if (moves.length > 1 && chosenMoves(met).every(isSame))
    report.fault("board-same", "No move changes the board.");
}

function checkGroup(group: unknown, report: Report): void {
  if (!isRecord(group) || !Array.isArray(group.cells))
    throw report.stop("group", `A group must be an object with a list of cells (got ${showAny(group)}).`);
  const { shape, columns, cells, title, lines = [] } = group;
  report.problem("group", "The shape of a group", wordProblem(shape, groupShapes));
  report.problem("text", "The title of a group", textProblem(title));
  if (shape === "grid" && (!Number.isInteger(columns) || cells.length % Number(columns) !== 0))
    report.fault("grid", `A grid of ${cells.length} cells can't be split into rows of ${showAny(columns)}.`);
  for (const cell of cells) checkCell(cell, report);
  const ids = new Set(cells.map((cell: unknown) => isRecord(cell) && cell.id));
  const isLine = (line: unknown) =>
    Array.isArray(line) && [2, 3].includes(line.length) && line.every((id) => ids.has(id));
  if (!Array.isArray(lines) || !lines.every(isLine))
    report.fault("lines", "Each line must list the ids of two or three cells in its group.");
}

function checkCell(cell: unknown, report: Report): void {
  const { id, label, state, mark, spoken, owner, latest, at } = isRecord(cell) ? cell : {};
  const check = (part: string, problem: string | undefined) => {
    if (problem !== undefined) report.fault("cell", `In cell ${showAny(id)}, ${part} ${problem}`, part);
  };
  check("id", textProblem(id));
  check("state", wordProblem(state, cellStates));
  if (label !== "") check("label", textProblem(label));
  if (mark !== "") check("mark", textProblem(mark));
  if (state !== "blank") check("spoken", textProblem(spoken));
  if (owner !== undefined && !isSeat(owner)) check("owner", `must be 1 or 2 (got ${showAny(owner)}).`);
  if (latest !== undefined && latest !== true) check("latest", "must be true or left out.");
  if (at !== undefined && !(Array.isArray(at) && at.length === 2 && at.every(Number.isFinite)))
    check("at", "must be two numbers, such as [1, 0.5].");
}

/** A move may use a cell that isn't on the board before the move. */
function checkCellsOfMoves(size: Size, met: Met): void {
  const { game, report } = size;
  const before = cellsOf(game.board(met.position));
  const pressed = new Map<string, string>();
  for (const move of chosenMoves(met)) {
    const name = game.formatMove(met.position, move);
    const after = cellsOf(game.board(game.play(met.position, move)));
    const shown = new Set([...after, ...before].map(({ id }) => id));
    size.work += after.length;
    const ids: unknown = game.cellsOfMove(met.position, move);
    if (!Array.isArray(ids) || ids.length === 0)
      throw report.stop(
        "cells",
        `cellsOfMove must return cell ids, but for move ${name} it returns ${showAny(ids)}.`,
      );
    const ends = game.links?.(met.position, move).flatMap(({ from, to }) => [from, to]) ?? [];
    const [missing] = [...ids, ...ends].filter((id) => !shown.has(id)).map(showAny);
    if (missing !== undefined)
      report.fault("cells-missing", `Move ${name} uses cell ${missing}, which isn't on the board.`);
    const other = pressed.get(ids.join());
    if (other !== undefined && game.steps === true)
      report.fault(
        "cells-steps",
        `Moves ${other} and ${name} use the same cells, so with steps: true, a player can't choose between them.`,
      );
    pressed.set(ids.join(), name);
  }
}

const boardParts = [checkBoard, checkCellsOfMoves];
