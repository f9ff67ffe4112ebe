/** Certificates of whole sizes and of single positions. */

import type { Options } from "../../src/core/options.ts";
import type { Result } from "../../src/core/result.ts";
import { setUp } from "../../src/core/setup.ts";
import { type Certificate, certifyPosition, certifySize } from "../../src/solver/certificate.ts";
import { resolveSize, solveSize } from "../../src/solver/solve.ts";
import { runToEnd } from "../../src/solver/task.ts";
import { findGameOf } from "./find-game.ts";

export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

export function certifiedSize(id: string, given: Options): Certificate {
  const size = must(resolveSize(findGameOf(id), given));
  return must(certifySize(size, must(runToEnd(solveSize(size, 1e9)))));
}

export function certifiedPosition(id: string, from: string, given: Options = {}): Certificate {
  const game = findGameOf(id);
  const { options, start } = must(setUp(game, { ...given, from }));
  return must(certifyPosition(game, options, start));
}
