/** `switchyard backup` and `switchyard restore`: the online games of `serve` to a file, and back. */

import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { countOf } from "../../words/values.ts";
import { exitCodes, type Given, type Host, need, print } from "../host.ts";
import { onlineFolder } from "./serve.ts";

export async function backup(host: Host, file: string, flags: Given<"data">): Promise<number> {
  const { backUp } = await import("../../storage/sqlite/backup.ts");
  const path = resolve(file);
  const made = need(backUp(onlineFolder(host, flags), path), exitCodes.stopped);
  const megabytes = (statSync(path).size / 1_000_000).toFixed(1);
  return print(host, [`Backed up ${countOf(made, "game")} (${megabytes} MB) to ${path}`]);
}

export async function restore(host: Host, file: string, flags: Given<"data">): Promise<number> {
  const folder = onlineFolder(host, flags);
  const replaced = `online.sqlite.replaced-${host.now().toISOString().replace(/\W/g, "")}`;
  const backups = await import("../../storage/sqlite/backup.ts");
  const restored = need(await backups.restore(resolve(file), folder, replaced), exitCodes.stopped);
  const kept = existsSync(join(folder, replaced)) ? [`The games it replaced are in ${replaced}`] : [];
  return print(host, [`Restored ${countOf(restored, "game")} to ${folder}`, ...kept]);
}
