/** Serves one agent over a pair of pipes, until it goes away. Clients of the older protocol are served as well. */

import type { Readable, Writable } from "node:stream";
import { McpServer } from "@modelcontextprotocol/server";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import type { ProgramName } from "../core/program.ts";
import { version } from "../core/program.ts";
import { cleanText } from "../core/text.ts";
import type { AgentRequest } from "../exam/agent-request.ts";
import type { AgentSession } from "./agent-session.ts";
import { addAnalysisTools } from "./analysis-tools.ts";
import { examServerFor } from "./exam-server.ts";
import { inSentences } from "./faults.ts";
import { limits } from "./limits.ts";
import { matchServerFor } from "./match-server.ts";
import { OpenGames } from "./open-games.ts";
import { addPlayTools } from "./play-tools.ts";
import { addPrompt } from "./prompt.ts";
import { addReadingTools, addRulesPages } from "./reading.ts";

const instructions =
  "Two-player games of pure skill. list_games names them, rules explains one, new_game starts it and gives its id; " +
  "then play, one move at a time, exactly as the state lists the legal moves.";

interface Streams {
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable;
  readonly program: ProgramName;
}

export interface AgentHost extends Omit<AgentSession, "open" | "analysis">, Streams {}

export function serveAgent({ exam, match, analysis, ...host }: AgentHost & AgentRequest) {
  if (exam !== undefined) return serveOn(host, examServerFor(exam, host.program));
  if (match !== undefined) return serveOn(host, matchServerFor(match, host));
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
  /** Resolves when the agent has gone. */
  const gone = new Promise<void>((resolve) => {
    const tell = transport.onclose;
    transport.onclose = () => {
      tell?.();
      resolve();
    };
  });
  return { gone, close: () => handle.close() };
}

/** The tools, the rules pages and the prompt, for one connection. */
function agentServer(session: AgentSession): McpServer {
  const server = new McpServer({ ...session.program, version }, { instructions });
  addReadingTools(server, session);
  addPlayTools(server, session);
  if (session.analysis) addAnalysisTools(server, session);
  addRulesPages(server, session);
  addPrompt(server, session);
  return server;
}
