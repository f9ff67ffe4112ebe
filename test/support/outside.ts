/** Programs outside the repository: folders with the package as npm would install it. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { rolldown } from "rolldown";
import { endedIfTestFails, printed } from "./cli.ts";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "switchyard-outside-"));
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(resolve("."), join(folder, "node_modules", "switchyard-games"));
  return folder;
}

/** Copies the template into a folder. */
export function templateFolder(): string {
  const folder = newFolder();
  cpSync("template", folder, { recursive: true });
  return folder;
}

/** Serves a program of the folder. When it stops, everything in `data` is deleted. */
export async function serveOutside(data: string, program: string) {
  const server = endedIfTestFails(
    spawn(process.execPath, [join(data, program), "serve", "--port", "0", "--data", data]),
  );
  const address = / is running at (\S+)/.exec(await printed(server, "Ctrl-C"))?.[1] ?? "";
  const stop = async () => {
    server.kill();
    const [code] = await once(server, "exit");
    rmSync(data, { recursive: true });
    return Number(code);
  };
  return { address, data, stop };
}

/** The examples, or programs of another folder, without their types. */
export async function outsideFolder(names: readonly string[], from = "examples"): Promise<string> {
  const folder = newFolder();
  const input = Object.fromEntries(names.map((name) => [name, resolve(from, `${name}.ts`)]));
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
