/** Runs examples/check_certificate.py in one Python process for many certificates. */

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export interface Judgment {
  readonly code: number;
  readonly sentence: string;
}

const driver = `
import json, sys
sys.path.insert(0, sys.argv[1])
import check_certificate
for file in sys.stdin.read().splitlines():
    code, sentence = check_certificate.judge(file)
    print(json.dumps({"code": code, "sentence": sentence}))
`;

/** What the checker says about each text, in order. */
export function judgeAll(texts: readonly (string | Buffer)[]): readonly Judgment[] {
  const folder = mkdtempSync(join(tmpdir(), "switchyard-certificates-"));
  const files = texts.map((_, index) => join(folder, `${index}.json`));
  for (const [index, file] of files.entries()) writeFileSync(file, texts[index] ?? "");
  const { stdout, stderr } = spawnSync("python3", ["-B", "-c", driver, resolve("examples")], {
    input: files.join("\n"),
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  rmSync(folder, { recursive: true });
  if (stderr !== "") throw new Error(stderr);
  return stdout
    .trim()
    .split("\n")
    .map((line): Judgment => JSON.parse(line));
}
