/** Checks the cells that people press to make a move. */

import { type Findings, fault, isRecord, showAny, textFaults } from "./finding.ts";
import { textOf } from "./json.ts";
import { chosenPlaces, type Met, type Size } from "./size.ts";

export type AnyCell = Readonly<Record<string, unknown>>;

export function cellsIn(board: unknown): readonly AnyCell[] {
  if (!Array.isArray(board)) return [];
  return board.flatMap((group: unknown) =>
    isRecord(group) && Array.isArray(group.cells) ? group.cells.filter(isRecord) : [],
  );
}

interface Boards {
  readonly before: ReadonlyMap<unknown, AnyCell>;
  readonly after: ReadonlyMap<unknown, AnyCell>;
}

interface Held {
  readonly name: string;
  readonly move: unknown;
  readonly ids: readonly unknown[];
}

export function* cellsOfMoveFaults(size: Size, met: Met, cells: readonly AnyCell[]): Findings {
  const { game } = size;
  const before = cellsById(cells);
  const told = new Map<string, string>();
  for (const at of chosenPlaces(met.moves.length)) {
    const [move, name = ""] = [met.moves[at], met.names[at]];
    const ids: unknown = game.cellsOfMove(met.position, move);
    if (!Array.isArray(ids)) {
      yield fault(
        "cells",
        `cellsOfMove must return a list of cells' ids; for ${name} in ${met.key} it returns ${showAny(ids)}.`,
      );
      return;
    }
    const held = { name, move, ids };
    yield* heldFaults(met, held, before);
    yield* stepFaults(size, met, held, told);
    const after = cellsById(cellsIn(game.board(game.play(met.position, move))));
    yield* shownFaults(size, met, held, { before, after });
  }
  yield* alikeFaults(size, met, told);
}

function cellsById(cells: readonly AnyCell[]): ReadonlyMap<unknown, AnyCell> {
  return new Map(cells.map((cell) => [cell.id, cell]));
}

function* heldFaults({ key }: Met, { name, ids }: Held, cells: Boards["before"]): Findings {
  if (ids.length === 0) yield fault("cells-none", `Move ${name} in ${key} has no cell.`);
  const barred = ids.find((id) => cells.get(id)?.state === "barred");
  if (barred !== undefined)
    yield fault(
      "cells-barred",
      `Move ${name} in ${key} uses the cell ${showAny(barred)}, which the board shows as barred.`,
    );
}

/** If players press cells in turn, the cells have to tell the moves apart. */
function* stepFaults({ game }: Size, { key }: Met, { name, ids }: Held, told: Map<string, string>): Findings {
  const other = told.get(ids.join());
  told.set(ids.join(), name);
  if (other !== undefined && game.steps === true)
    yield fault(
      "cells-steps",
      `The moves ${other} and ${name} in ${key} have the same cells, so steps cannot tell them apart.`,
    );
}

function* shownFaults(
  { game, count }: Size,
  met: Met,
  { name, move, ids }: Held,
  { before, after }: Boards,
): Findings {
  const isShown = (id: unknown) => before.has(id) || after.has(id);
  const missing = ids.find((id) => !isShown(id));
  if (missing !== undefined)
    yield fault(
      "cells-missing",
      `Move ${name} in ${met.key} names the cell ${showAny(missing)}, which isn't on the board.`,
    );
  if (ids.some((id) => textOf(before.get(id)) !== textOf(after.get(id)))) count.changing++;
  else count.idle++;
  if (game.links === undefined) return;
  const links: unknown = game.links(met.position, move);
  if (!Array.isArray(links) || !links.every(isRecord)) {
    yield fault(
      "links",
      `links must return a list of links; for ${name} in ${met.key} it returns ${showAny(links)}.`,
    );
    return;
  }
  for (const { from, to, label } of links) {
    const off = [from, to].find((id) => !isShown(id));
    if (off !== undefined)
      yield fault(
        "links",
        `links names the cell ${showAny(off)} for ${name} in ${met.key}, which isn't on the board.`,
      );
    yield* textFaults(label, `The label of a link of ${name} in ${met.key}`, "links");
  }
}

const enough = 3;

/** If all moves of a position have the same cells, players can only press one of them. */
function* alikeFaults({ count }: Size, { key, moves }: Met, told: ReadonlyMap<string, string>): Findings {
  if (moves.length < 2) return;
  if (told.size === 1) count.alike++;
  else count.told++;
  const [only = ""] = told.keys();
  if (count.told === 0 && count.alike === enough)
    yield fault(
      "cells-same",
      `All moves of a position use the same cell, such as ${only} in ${key}; cellsOfMove must tell them apart.`,
    );
}
