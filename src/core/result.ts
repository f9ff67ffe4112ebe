/** Every call that handles outside input returns a value, or a problem with a stable code and a sentence. */

export const problemCodes = [
  "bad-json",
  "bad-request",
  "unknown-op",
  "unknown-game",
  "bad-option",
  "bad-key",
  "start-needed",
  "illegal-move",
  "game-over",
  "too-large",
  "bad-record",
  "other-version",
  "not-found",
  "exists",
  "cannot-write",
  "cannot-read",
  "internal-error",
] as const;

/** What kind of problem it is, for programs. */
export type ProblemCode = (typeof problemCodes)[number];

/** What is wrong: a stable code, and a sentence for people. */
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

/** A result that holds a value. */
export function ok<T>(value: T): Success<T> {
  return { ok: true, value };
}

/** A result that holds a problem. */
export function fail<const Code extends string>(
  code: Code,
  message: string,
  details: Pick<Problem, "at" | "legal"> = {},
): Failure<Code> {
  return { ok: false, problem: { code, message, ...details } };
}

/** `what` says how it was made, as in "This record was written". */
export function refuseVersion(what: string, found: number, known: number): Failure<"other-version"> {
  const age = found > known ? "a newer" : "an older";
  return fail(
    "other-version",
    `${what} by ${age} Switchyard (format ${found}); this one reads format ${known}.`,
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
