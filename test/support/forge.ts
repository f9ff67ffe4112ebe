/** Runs test/solver/forge/main.py, which forges certificates and compares those that the checker accepts with the truth. */

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Certificate } from "../../src/solver/certificate.ts";
import { certifiedPosition, certifiedSize } from "./certified.ts";

export interface ForgeReport {
  readonly game: string;
  readonly forged: number;
  /** A few of the files that the checker accepted although they're false, or that broke it. */
  readonly bad: readonly unknown[];
}

const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** True certificates, of sizes small enough to check every position. */
function trueCertificates(): readonly Certificate[] {
  const bothWays = ["always", "chosen"];
  return [
    ...bothWays.flatMap((switchOne) =>
      upTo(2, 11).map((switches) => certifiedSize("switch-and-capture", { switches, switchOne })),
    ),
    certifiedPosition("switch-and-capture", "11010"),
    ...upTo(2, 8).map((switches) => certifiedSize("switch-battle", { switches })),
    ...upTo(2, 6).map((switches) => certifiedSize("switch-conquer", { switches })),
    certifiedPosition("switch-conquer", "BBBB/1"),
    ...upTo(1, 12).map((blocks) => certifiedSize("tower-switch", { blocks })),
    certifiedPosition("tower-switch", "3/1"),
    ...upTo(2, 7).map((max) => certifiedSize("factor-frenzy", { max })),
    ...["2,3,5,7/4", "2,3,4,5,7/6", "3,4,8/2", "2,4,8/3", "2,3,5,10/6", "2,3,4,5,6,7,8,9,10/-"].map((key) =>
      certifiedPosition("factor-frenzy", key),
    ),
  ];
}

/** Forges `count` files for each game. */
export function forge(count: number, seed: string): readonly ForgeReport[] {
  const folder = mkdtempSync(join(tmpdir(), "switchyard-forge-"));
  const file = join(folder, "certificates.jsonl");
  writeFileSync(
    file,
    trueCertificates()
      .map((certificate) => JSON.stringify(certificate))
      .join("\n"),
  );
  const { stdout, stderr } = spawnSync(
    "python3",
    ["-B", "test/solver/forge/main.py", file, String(count), seed],
    { encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  rmSync(folder, { recursive: true });
  if (stderr !== "") throw new Error(stderr);
  return stdout
    .trim()
    .split("\n")
    .map((line): ForgeReport => JSON.parse(line));
}
