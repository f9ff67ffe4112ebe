/** The other faces that a command can open. The entry point passes them in, since the command line doesn't know them. */

import type { Result } from "../core/result.ts";
import type { AgentRequest } from "../exam/agent-request.ts";
import type { DevPage, Served, ServeRequest } from "../protocol/online/serving.ts";
import type { Reviews } from "./check/review-games.ts";
import type { Host } from "./host.ts";

export interface AgentService {
  /** Resolves when the agent has disconnected. */
  readonly gone: Promise<void>;
  close(): Promise<void>;
}

export interface Faces {
  readonly serve: (host: Host, request: ServeRequest) => Promise<Result<Served>>;
  /** The files of the page, by their paths. */
  readonly page: (host: Host) => Promise<Result<ReadonlyMap<string, Uint8Array>>>;
  /**
   * Checks the games of a file, or the program's own, on a thread until the signal stops it; if that isn't possible, the
   * command checks them itself.
   */
  readonly check?: (file: string | null, signal?: AbortSignal) => Promise<Result<Reviews> | undefined>;
  /** The page for games under development, on a port of this machine. */
  readonly dev: (host: Host, port: number) => Promise<Result<DevPage>>;
  readonly mcp: (host: Host, request: AgentRequest) => Promise<AgentService>;
}
