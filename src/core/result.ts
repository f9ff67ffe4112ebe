/** Calls that get input from outside return a value or a problem. They don't throw. */

export const problemCodes = [
  "bad-json", // The line isn't JSON.
  "bad-request", // It's JSON, but not a request: a field is missing or wrong.
  "unknown-op", // There's no such `op`.
  "unknown-game", // There's no such game.
  "bad-option", // There's no such option, or it can't have this value.
  "bad-key", // The text isn't the key of a possible position of this size.
  "start-needed", // The start has to be dealt first. Use `deal`, or give a start.
  "illegal-move", // The move isn't legal.
  "game-over", // The game is over.
  "too-large", // The line is too long, or something in it is too large.
  "bad-record", // The file isn't a saved game, or doesn't follow the rules.
  "other-version", // Another version wrote it.
  "not-found", // There's no such file, game or id.
  "exists", // The file or folder is already there.
  "cannot-write", // The disk refused to write.
  "cannot-read", // The file can't be read, the address doesn't answer, or the solver stopped.
  "internal-error", // There's a bug in the program, or in your own game.
] as const;

/** A stable name for each kind of problem, so programs can tell them apart. */
export type ProblemCode = (typeof problemCodes)[number];

/** A problem has a stable code for programs, and a sentence for people. */
export interface Problem<Code extends string = ProblemCode> {
  readonly code: Code;
  readonly message: string;
  readonly at?: number;
  readonly legal?: readonly string[];
}

interface Success<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Failure<Code extends string> {
  readonly ok: false;
  readonly problem: Problem<Code>;
}

/** A value, or a problem with its code. */
export type Result<T, Code extends string = ProblemCode> = Success<T> | Failure<Code>;

/** Makes a result from a value. */
export function ok<T>(value: T): Success<T> {
  return { ok: true, value };
}

/** Makes a result from a problem. `details` says where the problem is, or which moves are legal. */
export function fail<const Code extends string>(
  code: Code,
  message: string,
  details: Pick<Problem, "at" | "legal"> = {},
): Failure<Code> {
  return { ok: false, problem: { code, message, ...details } };
}

export function refuseVersion(what: string, found: number, known: number): Failure<"other-version"> {
  const age = found > known ? "a newer" : "an older";
  return fail(
    "other-version",
    `${what} by ${age} version of Switchyard (format ${found}). This version reads format ${known}.`,
  );
}

export function mapResult<T, U, Code extends string>(
  result: Result<T, Code>,
  change: (value: T) => U,
): Result<U, Code> {
  return result.ok ? ok(change(result.value)) : result;
}

export function andThen<T, U, Code extends string>(
  result: Result<T, Code>,
  next: (value: T) => Result<U, Code>,
): Result<U, Code> {
  return result.ok ? next(result.value) : result;
}
