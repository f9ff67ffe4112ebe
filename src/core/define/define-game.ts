import { type Board, cellsOf } from "../board.ts";
import { completeGame, type Game, type Listed, type OptionsOf, type Variant } from "../game.ts";
import type { OptionSpecs } from "../options.ts";
import { movesGroup, type Presentation, type RulesPage } from "../presentation.ts";
import { fail, ok, type Result } from "../result.ts";
import { moveNames, type Notation, type Rules } from "../rules.ts";
import { isSeat, type Seat } from "../seat.ts";
import type { Starts } from "../starts.ts";
import { isRecord, parseJson, quote } from "../text.ts";

type Needed = "start" | "moves" | "play" | "outcome";
type Filled = "id" | "title" | "seatNames" | "of" | "options" | "rulesPage";

/** The object that `at` returns: the game with its options chosen. */
export type VariantDefinition<P, M> = Pick<Variant<P, M>, Needed> &
  Partial<Omit<Variant<P, M>, Needed | Filled>> & {
    readonly rulesPage?: Partial<RulesPage>;
  };

/** What an author writes: the game's texts and options, and `at` for its rules. */
export type GameDefinition<P, M, S extends OptionSpecs, W> = Listed<P, M, S, W> & {
  readonly at: (options: OptionsOf<S, W>) => VariantDefinition<P, M>;
};

/** Fills in what the definition leaves out. Throws if `at` isn't a function or doesn't return an object. */
export function defineGame<P, M, const S extends OptionSpecs, W extends Starts = Starts>(
  definition: GameDefinition<P, M, S, W>,
): Game<P, M, OptionsOf<S, W>> {
  const listed = withoutUndefined(definition);
  if (!isFunction(definition.at))
    throw new Error('A game needs a function "at" that takes the options and returns the rules.');
  return completeGame({
    ...listed,
    at: (options) => {
      const given = withoutUndefined(rulesIn(definition.at(options)));
      const rules = { toMove: moverOf, ...given };
      const named = {
        ...rules,
        ...defaultKeys(definition.title, rules, given.toMove === undefined),
        formatMove: (_position: P, move: M) => moveName(move),
        ...given,
        rulesPage: { goal: listed.summary ?? "Win the game.", rules: [], finePrint: [], ...given.rulesPage },
      };
      return { ...named, ...boardOf(named) };
    },
  });
}

/** In plain JavaScript, `at` can be anything. */
function isFunction(at: unknown): boolean {
  return typeof at === "function";
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

/** By default, a move that has parts is written with dashes between them: [3, 4] is "3-4". */
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
  // Faces ask about all moves of a position before they go on, so remembering one position is enough.
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

/** The cell with this name, or else all the cells that the name mentions. Undefined if one of them isn't on the board. */
function cellsNamed(ids: ReadonlySet<string>, name: string): readonly string[] | undefined {
  if (ids.has(name)) return [name];
  const parts = name.split(/[^\p{L}\p{N}]+/u);
  return parts.every((part) => ids.has(part)) ? parts : undefined;
}

type Keys<P> = Pick<Notation<P>, "key" | "fromKey">;

/** The default key of a position is its JSON without spaces. If `hasMover`, the key leaves out the member `mover`. */
function defaultKeys<P, M>(title: string, game: Rules<P, M>, hasMover: boolean): Keys<P> {
  const key = (position: P) => writeJson(position, hasMover ? "mover" : undefined);
  const fromKey = (text: string, mover: Seat = 1): Result<P> => {
    const start = game.start(mover);
    const read = parseJson(text);
    const found = hasMover && isRecord(read) ? { ...read, mover } : read;
    if (isPosition(game, start, found) && key(found) === text) return ok(found);
    return fail("bad-key", `${quote(text)} isn't a position code for ${title}. Write it like ${key(start)}.`);
  };
  return { key, fromKey };
}

type Members = Readonly<Record<string, unknown>>;

/** Sorts the members by name. Written for speed, because the solver makes millions of keys. */
function writeJson(value: unknown, leftOut?: string): string {
  if (typeof value === "string") return writeText(value);
  if (Array.isArray(value)) return `[${value.map((item) => writeJson(item)).join(",")}]`;
  if (!isRecord(value)) return String(value);
  const names = Object.keys(value);
  if (names.some((name, at) => at > 0 && name < (names[at - 1] ?? ""))) names.sort();
  let text = "";
  for (const name of names)
    if (name !== leftOut) text += `${text === "" ? "" : ","}${writeText(name)}:${writeJson(value[name])}`;
  return `{${text}}`;
}

/** Escapes everything that would break a word in single quotes on a command line, or a line of a lesson. */
function writeText(text: string): string {
  if (/^[!#-&(-[\]-{}~]*$/.test(text)) return `"${text}"`;
  return JSON.stringify(text).replace(
    /[^!-&(-{}~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function isPosition<P>(game: Rules<P>, start: P, found: unknown): found is P {
  if (!isLike(start, found)) return false;
  try {
    if (!isSeat(game.toMove(found))) return false;
    return (game.moves(found).length === 0) === (game.outcome(found) !== null);
  } catch {
    return false;
  }
}

/** How far a key may go beyond the numbers and lengths in the start, so nobody can ask for a board that fills the memory. */
const mostBeyond = { number: 10_000, length: 100 };

/** True if every part has the same type as in the start, and isn't much larger. Null may become any small value. */
function isLike<P>(start: P, value: unknown): value is P {
  if (start === null) return isSmall(value);
  if (Array.isArray(start)) return Array.isArray(value) && isLikeList(start, value);
  if (isRecord(start)) return isRecord(value) && isLikeMembers(start, value);
  if (typeof start === "number") return typeof value === "number" && isLikeNumber(start, value);
  if (typeof start !== "string") return typeof value === typeof start;
  return typeof value === "string" && value.length <= start.length + mostBeyond.length;
}

function isSmall(value: unknown, depth = 3): boolean {
  if (typeof value === "string") return value.length <= mostBeyond.length;
  if (typeof value === "number") return Math.abs(value) <= mostBeyond.number;
  if (typeof value !== "object" || value === null) return true;
  const parts = Object.values(value);
  return depth > 0 && parts.length <= mostBeyond.length && parts.every((part) => isSmall(part, depth - 1));
}

function isLikeNumber(start: number, value: number): boolean {
  const isKind = Number.isInteger(value) || !Number.isInteger(start);
  return isKind && Math.abs(value) <= Math.abs(start) + mostBeyond.number;
}

function isLikeList(start: readonly unknown[], value: readonly unknown[]): boolean {
  const fits = (item: unknown) =>
    start.length === 0 ? isSmall(item) : start.some((other) => isLike(other, item));
  return value.length <= start.length + mostBeyond.length && value.every(fits);
}

function isLikeMembers(start: Members, value: Members): boolean {
  const names = Object.keys(start);
  const isThere = (name: string) => Object.hasOwn(value, name) && isLike(start[name], value[name]);
  return names.length === Object.keys(value).length && names.every(isThere);
}
