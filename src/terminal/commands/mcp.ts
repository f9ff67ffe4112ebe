/** `switchyard mcp`: the Model Context Protocol on standard input and output, for agents. */

import type { Faces } from "../faces.ts";
import { exitCodes, type Host } from "../host.ts";
import { watchForStop } from "../stop-signals.ts";

export interface McpFlags {
  readonly analysis: boolean;
}

export async function mcp(host: Host, faces: Faces, flags: McpFlags): Promise<number> {
  const watch = watchForStop(host);
  const service = await faces.mcp(host, flags);
  try {
    return await Promise.race([watch.stopped, service.gone.then(() => exitCodes.fine)]);
  } finally {
    watch.release();
    await service.close();
    host.input.destroy();
  }
}
