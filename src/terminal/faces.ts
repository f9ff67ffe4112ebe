/** The other faces that a command can open. The entry lends them, since the command line does not know them. */

import type { Result } from "../core/result.ts";
import type { AgentRequest } from "../exam/agent-request.ts";
import type { Served, ServeRequest } from "../protocol/online/serving.ts";
import type { Host } from "./host.ts";

export interface AgentService {
  /** Resolves when the agent has gone. */
  readonly gone: Promise<void>;
  close(): Promise<void>;
}

export interface Faces {
  readonly serve: (host: Host, request: ServeRequest) => Promise<Result<Served>>;
  /** The files of the page, by their paths. */
  readonly page: (host: Host) => Promise<Result<ReadonlyMap<string, Uint8Array>>>;
  readonly mcp: (host: Host, request: AgentRequest) => Promise<AgentService>;
}
