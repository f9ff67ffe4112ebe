/** A folder outside of the repository: the examples without their types, and the package as npm would install it. */

import { mkdirSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { rolldown } from "rolldown";

export async function outsideFolder(examples: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "switchyard-outside-"));
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(resolve("."), join(folder, "node_modules", "switchyard-games"));
  const input = Object.fromEntries(examples.map((name) => [name, resolve(`examples/${name}.ts`)]));
  const bundle = await rolldown({ input, platform: "node", external: /^switchyard/, logLevel: "silent" });
  await bundle.write({
    dir: folder,
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "[name].js",
  });
  await bundle.close();
  return folder;
}
