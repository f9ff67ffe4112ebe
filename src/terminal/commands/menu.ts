/** `switchyard` alone: the menu, painted or spoken. */

import { type FaceFlags, faceFor } from "../face.ts";
import type { Host } from "../host.ts";
import { converse } from "../lines/talk.ts";

export async function menu(host: Host, flags: FaceFlags): Promise<number> {
  const face = faceFor(host, flags);
  if (face === "screen") return (await import("../screen/open.ts")).showMenu(host);
  return converse(host, face, (await import("../spoken/menu.ts")).speakMenu);
}
