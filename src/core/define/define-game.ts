/** A game as its author writes it; everything with a default may be left out. */

import { type Board, cellsOf } from "../board.ts";
import { completeGame, type Game, type OptionsOf, type Started } from "../game.ts";
import type { OptionSpecs } from "../options.ts";
import { movesGroup, type Presentation, type RulesPage } from "../presentation.ts";
import { moveNames, type Notation, type Rules } from "../rules.ts";
import { isSeat, type Seat } from "../seat.ts";
import type { Starts } from "../starts.ts";
import { defaultKeys } from "./default-keys.ts";

type Defaulted = keyof Presentation | keyof Notation | "toMove";

/** What you write to define a game. */
export type GameDefinition<P, M, S extends OptionSpecs, W> = Omit<
  Game<P, M, OptionsOf<S, W>>,
  Defaulted | keyof Started<P, S, W>
> &
  Partial<Omit<Pick<Game<P, M, OptionsOf<S, W>>, Defaulted>, "rulesPage">> &
  Started<P, S, W> & {
    readonly rulesPage?: Partial<RulesPage>;
  };

/** Completes a definition: fills in what it leaves out, and checks its types. */
export function defineGame<P, M, const S extends OptionSpecs, W extends Starts = Starts>(
  definition: GameDefinition<P, M, S, W>,
): Game<P, M, OptionsOf<S, W>> {
  const given = withoutUndefined(definition);
  const rules = { toMove: moverOf, ...given };
  const named = {
    ...rules,
    ...defaultKeys(rules, given.toMove === undefined),
    formatMove: (_position: P, move: M) => moveName(move),
    ...given,
    rulesPage: { goal: given.summary ?? "Win the game.", rules: [], rulings: [], ...given.rulesPage },
  };
  return completeGame({ ...named, ...boardOf(named) });
}

function withoutUndefined<T extends object>(definition: T): T {
  const given = { ...definition };
  for (const [name, value] of Object.entries(definition))
    if (value === undefined) Reflect.deleteProperty(given, name);
  return given;
}

function moverOf(position: unknown): Seat {
  const mover: unknown = Object(position).mover;
  if (isSeat(mover)) return mover;
  throw new Error("A position needs a mover, 1 or 2, or the game needs a function toMove.");
}

/** A text or a number is its own name; anything else is named after its parts. */
function moveName(move: unknown): string {
  return typeof move === "object" && move !== null
    ? Object.values(move).map(moveName).join("-")
    : String(move);
}

type Shown<P, M> = Pick<Rules<P, M>, "moves"> &
  Pick<Notation<P, M>, "formatMove"> &
  Partial<Pick<Presentation<P, M>, "board" | "cellsOfMove">>;

/** A move uses the cells in its name; if one is missing, such as a cell for a pass, the board adds it. */
function boardOf<P, M>(game: Shown<P, M>): Partial<Pick<Presentation<P, M>, "board" | "cellsOfMove">> {
  const { board, cellsOfMove } = game;
  if (board === undefined || cellsOfMove !== undefined) return {};
  // A face asks for the cells of every move in one position in turn, so one position is enough to remember.
  let asked: { readonly position: P; readonly ids: ReadonlySet<string> } | undefined;
  return {
    board: (position) => {
      const own = board(position);
      const ids = idsOf(own);
      const names = moveNames(game, position).filter((name) => cellsNamed(ids, name) === undefined);
      return names.length === 0 ? own : [...own, movesGroup(names)];
    },
    cellsOfMove: (position, move) => {
      const name = game.formatMove(position, move);
      if (asked?.position !== position) asked = { position, ids: idsOf(board(position)) };
      return cellsNamed(asked.ids, name) ?? [name];
    },
  };
}

function idsOf(board: Board): ReadonlySet<string> {
  return new Set(cellsOf(board).map(({ id }) => id));
}

/** The cell with that name, or the cells named by its parts; undefined if a part isn't a cell. */
function cellsNamed(ids: ReadonlySet<string>, name: string): readonly string[] | undefined {
  if (ids.has(name)) return [name];
  const parts = name.split(/[^\p{L}\p{N}]+/u);
  return parts.every((part) => ids.has(part)) ? parts : undefined;
}
