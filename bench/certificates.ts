/** The checker of certificates, in processor time against the seconds allowed. */

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Options } from "../src/core/options.ts";
import { randomFrom } from "../src/core/random.ts";
import type { Result } from "../src/core/result.ts";
import { games } from "../src/games/index.ts";
import { type Certificate, certifyPosition, certifySize } from "../src/solver/certificate.ts";
import { resolveSize, solveSize } from "../src/solver/solve.ts";
import { runToEnd } from "../src/solver/task.ts";
import { type Measure, report } from "./report.ts";
import { measure } from "./solver.ts";

export function benchCertificates(): void {
  if (spawnSync("python3", ["-c", ""]).status !== 0) {
    console.log("\nThe checker of certificates: left out, since python3 was not found.");
    return;
  }
  report("The checker of certificates (ratio: processor time of the seconds allowed)", [
    checked("capture 400", certifiedSize("switch-and-capture", { switches: 400 }), 5),
    checked(
      "capture 400 (examples)",
      certifiedSize("switch-and-capture", { switches: 400, reading: "examples" }),
      5,
    ),
    checked("battle 1,000", certifiedSize("switch-battle", { switches: 1000 }), 30),
    checked("conquer 1,000", certifiedSize("switch-conquer", { switches: 1000 }), 30),
    checked("a random frenzy pool of 1,000", certifiedPool(1000), 5),
  ]);
}

function checked(what: string, certificate: Certificate, allowed: number): Measure {
  const folder = mkdtempSync(join(tmpdir(), "switchyard-bench-"));
  const file = join(folder, "certificate.json");
  const text = JSON.stringify(certificate);
  writeFileSync(file, text);
  const { processor } = measure(() =>
    spawnSync("python3", ["-B", resolve("examples/check_certificate.py"), file]),
  );
  rmSync(folder, { recursive: true });
  const detail = `${processor.toFixed(2)} s, ${Math.ceil(text.length / 1000)} kB`;
  return { what, ratio: processor / allowed, bar: 1, sense: "at most", detail };
}

function certifiedSize(id: string, given: Options): Certificate {
  const size = must(resolveSize(gameOf(id), given));
  return must(certifySize(size, must(runToEnd(solveSize(size, 1e9)))));
}

/** Half of the numbers, the largest of them taken last. */
function certifiedPool(max: number): Certificate {
  const random = randomFrom(1);
  const numbers = Array.from({ length: max - 1 }, (_, index) => index + 2).filter(
    () => random.below(2) === 0,
  );
  const position = { max, pool: numbers.slice(0, -1), last: numbers.at(-1) ?? max, mover: 1 };
  return must(certifyPosition(gameOf("factor-frenzy"), { max }, position));
}

function gameOf(id: string) {
  const game = games.find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(id);
  return game;
}

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}
