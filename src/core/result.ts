/** The answer to anything that comes from people or from outside: a value, or a problem with a stable code and a sentence. */

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
  "newer-record",
  "not-found",
  "exists",
  "cannot-write",
  "cannot-read",
] as const;

export type ProblemCode = (typeof problemCodes)[number];

export interface Problem {
  readonly code: ProblemCode;
  readonly message: string;
  /** Index of the offending move in the list that was given. */
  readonly at?: number;
  /** The moves that would have been legal there. */
  readonly legal?: readonly string[];
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function fail(
  code: ProblemCode,
  message: string,
  details: Pick<Problem, "at" | "legal"> = {},
): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem: { code, message, ...details } };
}
