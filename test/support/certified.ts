/** Certificates of whole sizes and of single positions. */

import type { Options } from "../../src/core/options.ts";
import { setUp } from "../../src/core/setup.ts";
import { type Certificate, certifyPosition, certifySize } from "../../src/solver/certificate.ts";
import { findGameOf } from "./find-game.ts";
import { must } from "./must.ts";
import { sizeOf, solved } from "./solved.ts";

export function certifiedSize(id: string, given: Options): Certificate {
  const size = sizeOf(id, given);
  return must(certifySize(size, solved(size)));
}

export function certifiedPosition(id: string, from: string, given: Options = {}): Certificate {
  const { game, start } = must(setUp(findGameOf(id), { ...given, from }));
  return must(certifyPosition(game, start));
}
