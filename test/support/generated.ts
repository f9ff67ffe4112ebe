/**
 * Regenerates slow documents only if a module they come from has changed, with `-u`, or in `npm run soak`. generated.json has
 * hashes of those modules and of each document, so it also notices edits by hand.
 */

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect } from "vitest";
import { isUpdating } from "./generated-block.ts";
import { isSoak } from "./sweep.ts";

export interface Generated {
  /** The path from the root of the repository. */
  readonly document: string;
  /** Modules. Everything they import counts, too, except types and modules loaded later. */
  readonly from: readonly string[];
}

interface Hashes {
  readonly sources: string;
  readonly text: string;
}

const kept = "test/support/generated.json";

function readKept(): Readonly<Record<string, Hashes>> {
  return JSON.parse(readFileSync(kept, "utf8"));
}

function sourcesOf({ document, from }: Generated): readonly string[] {
  const met = new Set(from);
  for (const file of met)
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(
      /^(?:import|export) (?!type )[^;]*?"(\..*?)";$/gm,
    ))
      met.add(join(dirname(file), path));
  met.delete(document);
  return [...met].sort();
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(`${text.length} ${text}`);
  return hash.digest("hex").slice(0, 20);
}

function hashSources(generated: Generated): string {
  return hashOf(sourcesOf(generated).flatMap((file) => [file, readFileSync(file, "utf8")]));
}

/** True if neither the document nor its sources have changed since it was made. */
export function isUnchanged(generated: Generated): boolean {
  const { sources, text } = readKept()[generated.document] ?? {};
  return (
    !isSoak &&
    sources === hashSources(generated) &&
    text === hashOf([readFileSync(generated.document, "utf8")])
  );
}

/** With `-u`, writes the document and its hashes. */
export async function expectGenerated(generated: Generated, make: () => string): Promise<void> {
  if (isUnchanged(generated) && !isUpdating()) return;
  const made = make();
  await expect(made, `${generated.document} is out of date: npm run sweeps`).toMatchFileSnapshot(
    resolve(generated.document),
  );
  if (!isUpdating()) return;
  const hashes = { sources: hashSources(generated), text: hashOf([made]) };
  writeFileSync(kept, `${JSON.stringify({ ...readKept(), [generated.document]: hashes }, null, 2)}\n`);
}
