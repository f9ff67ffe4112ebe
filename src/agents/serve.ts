/** Serves one agent over a pair of pipes, until it goes away. Clients of the older protocol are served as well. */

import type { Readable, Writable } from "node:stream";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { cleanText } from "../core/text.ts";
import type { AgentSession } from "./agent-session.ts";
import { limits } from "./limits.ts";
import { OpenGames } from "./open-games.ts";
import { agentServer } from "./server.ts";

export interface AgentRequest extends Omit<AgentSession, "open"> {
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable;
}

export interface AgentService {
  /** Resolves when the agent has gone. */
  readonly gone: Promise<void>;
  close(): Promise<void>;
}

export function serveAgent({ input, output, errors, ...rest }: AgentRequest): AgentService {
  const session = { ...rest, open: new OpenGames() };
  const transport = new StdioServerTransport(input, output, { maxBufferSize: limits.messageBytes });
  const handle = serveStdio(() => agentServer(session), {
    transport,
    onerror: (error) => errors.write(`switchyard: ${cleanText(error.message, 300)}\n`),
  });
  const gone = new Promise<void>((resolve) => {
    const tell = transport.onclose;
    transport.onclose = () => {
      tell?.();
      resolve();
    };
  });
  return { gone, close: () => handle.close() };
}
