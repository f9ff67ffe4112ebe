/** Two parts of a game that are checked by themselves: its options as declared, and its board in one position. */

import { cellStates, cellsOf, groupShapes } from "../core/board.ts";
import type { Game } from "../core/game.ts";
import type { OptionSpec } from "../core/options.ts";
import { randomFrom } from "../core/random.ts";
import { optionsAtSize } from "../core/resolve-options.ts";
import { setUp } from "../core/setup.ts";
import { type Deal, drawnSetup } from "../core/starts.ts";

/** A code for programs and a sentence for people. */
export type PartFinding = readonly [code: string, message: string];

/** A move, and the position by its key. */
export interface Made {
  readonly position: unknown;
  readonly move: unknown;
  readonly name: string;
  readonly key: string;
}

/** The flags that commands take besides a game's options. */
export const reservedOptions: readonly string[] =
  "a b best-of certificate check clock concurrency first from games help html json moves name names openings out plain players plies record resume screen-reader seat seed sprt start time values verify version vs".split(
    " ",
  );

export function* optionFaults(game: Game): Generator<PartFinding, void> {
  for (const [name, spec] of Object.entries(game.options)) {
    if (!/^[a-z][a-z0-9-]*$/.test(name))
      yield ["option-name", `The option ${name} must be small letters, digits and dashes.`];
    if (reservedOptions.includes(name))
      yield ["option-reserved", `The commands have a flag --${name} already; rename the option.`];
    const problem = specProblem(spec);
    if (problem !== undefined) yield ["option-default", `The option ${name} ${problem}.`];
  }
  for (const size of Object.values(game.puzzles ?? {}).flat()) {
    const read = optionsAtSize(game, size);
    if (!read.ok) yield ["puzzles", `puzzles names a size that is refused: ${read.problem.message}`];
  }
}

const draws = 10;

/** Of what is drawn at the default size, some has to be a start of the game. */
export function* startFaults(game: Game): Generator<PartFinding, void> {
  const { starts } = game;
  if (starts === undefined) return;
  if (game.options[starts.size]?.kind !== "number")
    yield ["starts-size", `starts names ${starts.size} as the size, which isn't a number option.`];
  const options = optionsAtSize(game, {});
  for (const [kind, { draw }] of Object.entries<Partial<Deal>>(starts.deals)) {
    if (draw === undefined || !options.ok) continue;
    const setups = Array.from({ length: draws }, (_, seed) =>
      setUp(game, drawnSetup(starts, options.value, draw(options.value, randomFrom(seed)))),
    );
    const [problem] = setups.flatMap((setup) => (setup.ok ? [] : [setup.problem.message]));
    if (setups.every(({ ok }) => !ok))
      yield ["starts-draw", `What starts.deals.${kind} draws isn't a start: ${problem}`];
  }
}

function specProblem(spec: OptionSpec): string | undefined {
  if (spec.kind === "choice")
    return spec.choices.includes(spec.default)
      ? undefined
      : `has a default, ${spec.default}, that isn't one of its choices`;
  const fits = Number.isInteger(spec.default) && spec.default >= spec.min && spec.default <= spec.max;
  return fits
    ? undefined
    : `has a default, ${spec.default}, that isn't a whole number from ${spec.min} to ${spec.max}`;
}

export function* boardFaults(game: Game, position: unknown, key: string): Generator<PartFinding, void> {
  const board = game.board(position);
  const cells = cellsOf(board);
  const ids = new Set(cells.map(({ id }) => id));
  if (ids.size < cells.length) yield ["cell-ids", `Two cells of the board of ${key} have the same id.`];
  const odd = cells.find(({ state, spoken }) => !cellStates.includes(state) || spoken === "");
  if (odd !== undefined)
    yield ["cell", `The cell ${odd.id} of ${key} needs a known state and something to say.`];
  for (const { shape, columns, cells: inside } of board)
    if (!groupShapes.includes(shape) || (shape === "grid" && inside.length % (columns ?? 0) !== 0))
      yield ["group", `A group of ${key} needs a known shape, and a grid full rows of its columns.`];
  for (const move of game.moves(position)) {
    const name = game.formatMove(position, move);
    yield* cellFaults(game, { position, move, name, key }, ids);
  }
}

function* cellFaults(
  game: Game,
  { position, move, name, key }: Made,
  ids: ReadonlySet<string>,
): Generator<PartFinding, void> {
  const after = cellsOf(game.board(game.play(position, move))).map(({ id }) => id);
  const held = game.cellsOfMove(position, move);
  const named = [...held, ...(game.links?.(position, move) ?? []).flatMap(({ from, to }) => [from, to])];
  const missing = named.find((id) => !ids.has(id) && !after.includes(id));
  if (held.length === 0) yield ["cells-none", `Move ${name} in ${key} takes hold of no cell.`];
  if (missing !== undefined)
    yield ["cells-missing", `Move ${name} in ${key} names the cell ${missing}, which isn't on the board.`];
}
