/** The other faces that a command can open. The entry lends them, since the command line does not know them. */

import type { Result } from "../core/result.ts";
import type { Host } from "./host.ts";

interface Served {
  /** Where it listens. */
  readonly address: string;
  /** What others on the network can use. */
  readonly elsewhere: readonly string[];
  /** The address that people use. */
  readonly publicAddress: string;
  close(): Promise<void>;
}

export interface AgentService {
  /** Resolves when the agent has gone. */
  readonly gone: Promise<void>;
  close(): Promise<void>;
}

interface ServeRequest {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string | undefined;
  readonly data: string;
  readonly database: string | undefined;
  readonly proxies: number;
  readonly limits: readonly string[];
  /** How the address and the limits were given, for sentences about them. */
  readonly names: { readonly publicUrl: string; readonly limit: string };
  readonly log: ((line: string) => void) | undefined;
  /** Says what it waits for, where there is no log. */
  readonly notice: (sentence: string) => void;
  /** Ends a start that waits. */
  readonly stop: AbortSignal;
}

export interface Faces {
  readonly serve: (host: Host, request: ServeRequest) => Promise<Result<Served>>;
  readonly mcp: (host: Host, flags: { readonly analysis: boolean }) => Promise<AgentService>;
}
