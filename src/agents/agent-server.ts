/** The tools, the rules pages and the prompt, on whatever way they are served. */

import { McpServer } from "@modelcontextprotocol/server";
import { version } from "../core/program.ts";
import type { AgentSession } from "./agent-session.ts";
import { addAnalysisTools } from "./analysis-tools.ts";
import { addPlayTools } from "./play-tools.ts";
import { addPrompt } from "./prompt.ts";
import { addReadingTools, addRulesPages } from "./reading.ts";

const instructions =
  "Two-player games of pure skill. list_games names them, rules explains one, new_game starts it and gives its id; " +
  "then play, one move at a time, exactly as the state lists the legal moves.";

/** For one connection, or for one request. */
export function agentServer(session: AgentSession): McpServer {
  const server = new McpServer({ ...session.program, version }, { instructions });
  addReadingTools(server, session);
  addPlayTools(server, session);
  if (session.analysis) addAnalysisTools(server, session);
  addRulesPages(server, session);
  addPrompt(server, session);
  return server;
}
