/** `switchyard page FOLDER`: the page as files that any web server can serve. */

import { statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { quote } from "../../core/text.ts";
import { codeOf, diskError, makeFolder } from "../../storage/disk.ts";
import type { Faces } from "../faces.ts";
import { exitCodes, type Host, need, print, Refusal } from "../host.ts";

export async function page(host: Host, faces: Faces, folder: string): Promise<number> {
  if (statSync(folder, { throwIfNoEntry: false })?.isFile() === true)
    throw new Refusal(`${quote(folder)} is a file; name a folder.`);
  const contents = need(await faces.page(host));
  try {
    for (const [name, body] of contents) {
      const file = join(folder, name);
      makeFolder(dirname(file));
      writeFileSync(file, body);
    }
  } catch (error) {
    const reason = diskError(codeOf(error));
    throw new Refusal(`Could not write the page to ${quote(folder)}: ${reason}.`, exitCodes.stopped);
  }
  return print(host, [`Wrote the page to ${resolve(folder)}.`]);
}
