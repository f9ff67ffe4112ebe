/** `switchyard page FOLDER`: the page as files that any web server can serve. */

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { reasonOf } from "../../core/text.ts";
import type { Faces } from "../faces.ts";
import { exitCodes, type Host, print, refuse } from "../host.ts";

export async function page(host: Host, faces: Faces, folder: string): Promise<number> {
  const contents = await faces.page(host);
  if (!contents.ok) return refuse(host, contents.problem);
  try {
    for (const [name, body] of contents.value) {
      const file = join(folder, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, body);
    }
  } catch (error) {
    return refuse(host, { message: `Could not write the page: ${reasonOf(error)}` }, exitCodes.stopped);
  }
  return print(host, [`The page is in ${resolve(folder)}.`]);
}
