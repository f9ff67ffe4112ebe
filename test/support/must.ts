import type { Result } from "../../src/core/result.ts";
import type { OnlineResult } from "../../src/online/codes.ts";

/** Returns the value of a result that must have one. */
export function must<T>(result: Result<T> | OnlineResult<T>): T {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}
