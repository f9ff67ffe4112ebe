/** `switchyard serve`: the page, until somebody stops it. */

import { parseWhole, quote } from "../../core/text.ts";
import type { Faces } from "../faces.ts";
import { type Host, print, refuse } from "../host.ts";
import { watchForStop } from "../stop-signals.ts";

export interface ServeFlags {
  readonly host: string;
  readonly port: string;
}

export async function serve(host: Host, faces: Faces, flags: ServeFlags): Promise<number> {
  const port = parseWhole(flags.port);
  if (port === undefined || port > 65_535)
    return refuse(host, { message: `--port is a number from 0 to 65535, not ${quote(flags.port)}.` });
  const watch = watchForStop(host);
  const served = await faces.serve({ host: flags.host, port });
  if (!served.ok) {
    watch.release();
    return refuse(host, served.problem);
  }
  print(host, [`Switchyard is at ${served.value.address}`, "Stop it with Ctrl-C."]);
  const code = await watch.stopped;
  watch.release();
  await served.value.close();
  return code;
}
