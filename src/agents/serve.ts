/** Clients of the older protocol are served as well. */

import type { Readable, Writable } from "node:stream";
import type { McpServer } from "@modelcontextprotocol/server";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import type { ProgramName } from "../core/program.ts";
import { cleanText } from "../core/text.ts";
import type { AgentRequest } from "../exam/agent-request.ts";
import { agentServer } from "./agent-server.ts";
import { type AgentSession, OpenGames } from "./agent-session.ts";
import { examServerFor } from "./exam-server.ts";
import { limits } from "./limits.ts";
import { inSentences } from "./tool.ts";

interface Streams {
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable;
  readonly program: ProgramName;
}

export interface AgentHost extends Omit<AgentSession, "open" | "analysis">, Streams {}

export function serveAgent({ exam, analysis, ...host }: AgentHost & AgentRequest) {
  if (exam !== undefined) return serveOn(host, examServerFor(exam, host.program));
  const session = { ...host, analysis, open: new OpenGames() };
  return serveOn(host, () => agentServer(session));
}

function serveOn({ input, output, errors, program }: Streams, newServer: () => McpServer) {
  const transport = new StdioServerTransport(input, output, { maxBufferSize: limits.messageBytes });
  const send = transport.send.bind(transport);
  transport.send = (message) => send(inSentences(message));
  const handle = serveStdio(newServer, {
    transport,
    onerror: (error) => errors.write(`${program.name}: ${cleanText(error.message, 300)}\n`),
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
