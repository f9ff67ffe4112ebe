/** The other faces that a command can open. The entry lends them, since the command line does not know them. */

import type { Result } from "../core/result.ts";
import type { Host } from "./host.ts";

interface Served {
  /** Where the page is to be found. */
  readonly address: string;
  close(): Promise<void>;
}

export interface AgentService {
  /** Resolves when the agent has gone. */
  readonly gone: Promise<void>;
  close(): Promise<void>;
}

export interface ServeRequest {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string | undefined;
  readonly data: string;
  readonly proxies: number;
  readonly limits: readonly string[];
  readonly log: ((line: string) => void) | undefined;
}

export interface Faces {
  readonly serve: (host: Host, request: ServeRequest) => Promise<Result<Served>>;
  readonly mcp: (host: Host, flags: { readonly analysis: boolean }) => Promise<AgentService>;
}
