/** The entry point passes these in, since the command line doesn't know the other faces. */

import type { Reviews } from "../author/review-games.ts";
import type { Result } from "../core/result.ts";
import type { AgentRequest } from "../measure/exam/run-folder.ts";
import type { DevPage, Served, ServeRequest } from "../online/serving.ts";
import type { Host } from "./host.ts";

export interface AgentService {
  readonly gone: Promise<void>;
  close(): Promise<void>;
}

export interface Faces {
  readonly serve: (host: Host, request: ServeRequest) => Promise<Result<Served>>;
  /** By path. */
  readonly page: (host: Host) => Promise<Result<ReadonlyMap<string, Uint8Array>>>;
  /** Checks the games of the file, or else of the host; gives nothing if their code, or the signal, ended the check. */
  readonly check: (
    host: Host,
    file: string | undefined,
    onPlace: (place: string) => void,
    signal: AbortSignal,
  ) => Promise<Result<Reviews> | undefined>;
  readonly dev: (host: Host, port: number) => Promise<Result<DevPage>>;
  readonly mcp: (host: Host, request: AgentRequest) => Promise<AgentService>;
}
