/** Clients of the older protocol are served as well. */

import type { Readable, Writable } from "node:stream";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { cleanText } from "../core/text.ts";
import type { AgentRequest } from "../exam/agent-request.ts";
import { agentServer } from "./agent-server.ts";
import { type AgentSession, OpenGames } from "./agent-session.ts";
import { examServerFor } from "./exam-server.ts";
import { limits } from "./limits.ts";
import { inSentences } from "./tool.ts";

interface Served extends Omit<AgentSession, "open">, AgentRequest {
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable;
}

export function serveAgent({ input, output, errors, exam, ...host }: Served) {
  const { program } = host;
  const session = { ...host, open: new OpenGames() };
  const newServer = exam === undefined ? () => agentServer(session) : examServerFor(exam, program);
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
