import type { Result } from "../../src/core/result.ts";

/** The value, where a test can't go on without it. */
export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}
