import type { Result } from "../../src/core/result.ts";
import type { OnlineResult } from "../../src/online/codes.ts";

/** The value, if a test can't go on without it. */
export function must<T>(result: Result<T> | OnlineResult<T>): T {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}
