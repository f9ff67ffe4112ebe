/** The other faces that a command can open. The entry lends them, since the command line does not know them. */

import type { Result } from "../core/result.ts";
import type { ExamRow } from "../exam/row.ts";
import type { RunFolder } from "../exam/run-folder.ts";
import type { Served, ServeRequest } from "../protocol/online/serving.ts";
import type { Host } from "./host.ts";

export interface AgentService {
  /** Resolves when the agent has gone. */
  readonly gone: Promise<void>;
  close(): Promise<void>;
}

export interface AgentRequest {
  readonly analysis: boolean;
  /** What is posed, and where the answers go; nothing else can be done then. */
  readonly exam?: { readonly rows: readonly ExamRow[]; readonly folder: RunFolder };
}

export interface Faces {
  readonly serve: (host: Host, request: ServeRequest) => Promise<Result<Served>>;
  /** The files of the page, by their paths. */
  readonly page: (host: Host) => Promise<Result<ReadonlyMap<string, Uint8Array>>>;
  readonly mcp: (host: Host, request: AgentRequest) => Promise<AgentService>;
}
