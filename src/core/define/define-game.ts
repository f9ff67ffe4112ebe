import { type Board, cellsOf } from "../board.ts";
import type { Game, Variant } from "../game.ts";
import { recall } from "../memory.ts";
import type { OptionSpecs, OptionsFrom } from "../options.ts";
import { movesGroup, type Presentation, plainPresentation, type RulesPage } from "../presentation.ts";
import { moveNames, type Notation, parseMoveName, type Rules } from "../rules.ts";
import { isSeat, type Seat } from "../seat.ts";
import type { Starts, WithStart, WrittenStarts } from "../starts.ts";
import { isRecord } from "../text.ts";
import { defaultKeys } from "./default-keys.ts";

type Needed = "start" | "moves" | "play" | "outcome";
type Filled = "id" | "title" | "summary" | "seatNames" | "of" | "options" | "rulesPage";

/** The object that `at` returns: the game with its options chosen. */
export type VariantDefinition<P, M> = Pick<Variant<P, M>, Needed> &
  Partial<Omit<Variant<P, M>, Needed | Filled>> & {
    readonly rulesPage?: Partial<RulesPage>;
  };

type OptionsOf<S extends OptionSpecs, W> = OptionsFrom<S> &
  (W extends { readonly written: WrittenStarts } ? WithStart : unknown);

type Listed<P, M, S extends OptionSpecs, W> = Omit<
  Game<P, M, OptionsOf<S, W>>,
  "options" | "starts" | "at" | "summary" | "seatNames"
> &
  Partial<Pick<Game, "summary" | "seatNames">> & {
    readonly options: S & OptionSpecs<OptionsOf<S, W>>;
    readonly starts?: W & Starts<OptionsOf<S, W>>;
  };

/** What an author writes: the game's texts and options, and `at` for its rules. */
export type GameDefinition<P, M, S extends OptionSpecs, W> = Listed<P, M, S, W> & {
  /** Not a method, because a method would also accept functions that take options without a spec. */
  readonly at: (options: OptionsOf<S, W>) => VariantDefinition<P, M>;
};

export const plainSummary = "A game for two players.";

const mostCachedVariants = 1_000;

/** Fills in what the definition leaves out. Throws if `at` isn't a function or doesn't return an object. */
export function defineGame<P, M, const S extends OptionSpecs, W extends Starts = Starts>(
  definition: GameDefinition<P, M, S, W>,
): Game<P, M, OptionsOf<S, W>> {
  // In plain JavaScript, `at` can be anything.
  const at: unknown = definition.at;
  if (typeof at !== "function")
    throw new Error('A game needs a function "at" that takes the options and returns the rules.');
  const known = new Map<string, Variant<P, M, OptionsOf<S, W>>>();
  const game: Game<P, M, OptionsOf<S, W>> = {
    summary: plainSummary,
    seatNames: ["Player 1", "Player 2"],
    ...withoutUndefined(definition),
    at: (options) => recall(known, JSON.stringify(options), () => variantOf(options), mostCachedVariants),
  };
  function variantOf(options: OptionsOf<S, W>): Variant<P, M, OptionsOf<S, W>> {
    const { id, title, summary, seatNames } = game;
    return { ...completed(game, definition.at(options)), id, title, summary, seatNames, of: game, options };
  }
  return game;
}

function completed<P, M>(
  { title, summary }: Pick<Game, "title" | "summary">,
  returned: VariantDefinition<P, M>,
) {
  const given = withoutUndefined(rulesIn(returned));
  const rules = { toMove: moverOf, ...given };
  const goal = summary === plainSummary ? "Win the game." : summary;
  const named = {
    ...rules,
    ...defaultKeys(title, rules, given.toMove === undefined),
    formatMove: (_position: P, move: M) => moveName(move),
    ...given,
    rulesPage: { goal, rules: [], finePrint: [], ...given.rulesPage },
  };
  const parseMove = (position: P, text: string) => parseMoveName(named, position, text);
  return { parseMove, ...plainPresentation(named), ...named, ...boardOf(named) };
}

function rulesIn<T extends object>(returned: T): T {
  const rules: unknown = returned;
  if (isRecord(rules) && !(rules instanceof Promise)) return returned;
  throw new Error("it must return an object with start, moves, play and outcome, not a promise");
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
  throw new Error('A position needs a "mover" (1 or 2), or the game needs a "toMove" function.');
}

/** A move with several parts becomes text with dashes: [3, 4] is "3-4". */
function moveName(move: unknown): string {
  return typeof move === "object" && move !== null
    ? Object.values(move).map(moveName).join("-")
    : String(move);
}

type Shown<P, M> = Pick<Rules<P, M>, "moves"> &
  Pick<Notation<P, M>, "formatMove"> &
  Partial<Pick<Presentation<P, M>, "board" | "cellsOfMove">>;

/** By default, a move uses the cells in its name. If they aren't all on the board, the move gets a cell of its own. */
function boardOf<P, M>(game: Shown<P, M>): Partial<Pick<Presentation<P, M>, "board" | "cellsOfMove">> {
  const { board, cellsOfMove } = game;
  if (board === undefined || cellsOfMove !== undefined) return {};
  // Callers ask about all moves of one position in a row, so caching one position is enough.
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

function cellsNamed(ids: ReadonlySet<string>, name: string): readonly string[] | undefined {
  if (ids.has(name)) return [name];
  const parts = name.split(/[^\p{L}\p{N}]+/u);
  return parts.every((part) => ids.has(part)) ? parts : undefined;
}
