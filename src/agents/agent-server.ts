/** The server for an agent that plays: its tools, the rules pages and the prompt. */

import { McpServer } from "@modelcontextprotocol/server";
import * as z from "zod";
import { version } from "../core/program.ts";
import { levelNames } from "../players/level-names.ts";
import type { AgentSession } from "./agent-session.ts";
import { addAnalysisTools } from "./analysis-tools.ts";
import { limits } from "./limits.ts";
import { addPlayTools } from "./play-tools.ts";
import { addReadingTools, addRulesPages } from "./reading.ts";

const instructions =
  "Two-player games of pure skill. list_games names them, rules explains one, new_game starts it and gives its id; " +
  "then play, one move at a time, exactly as the state lists the legal moves.";

export function agentServer(session: AgentSession): McpServer {
  const server = new McpServer({ ...session.program, version }, { instructions });
  addReadingTools(server, session);
  addPlayTools(server, session);
  if (session.analysis) addAnalysisTools(server, session);
  addRulesPages(server, session);
  addPrompt(server, session);
  return server;
}

function addPrompt(server: McpServer, session: AgentSession): void {
  const ids = session.games.map((game) => game.id).join(", ");
  const { title } = session.program;
  const word = z.string().max(limits.textLength);
  server.registerPrompt(
    "play_a_game",
    {
      title: "Play a game",
      description: `Play one of ${title}'s games, from reading the rules to the end.`,
      argsSchema: z.object({
        game: word.optional().describe(`one of ${ids}`),
        opponent: word.optional().describe(`${levelNames.join(", ")} or none`),
        seat: word.optional().describe("1 or 2"),
      }),
    },
    (wanted) => ({
      messages: [{ role: "user", content: { type: "text", text: promptText(title, wanted) } }],
    }),
  );
}

interface Wanted {
  readonly game?: string | undefined;
  readonly opponent?: string | undefined;
  readonly seat?: string | undefined;
}

function promptText(title: string, { game, opponent = "medium", seat = "1" }: Wanted): string {
  return [
    game === undefined
      ? `Choose one of ${title}'s games with the tool list_games, and play it.`
      : `Play ${game} in ${title}.`,
    `Read its rules with the tool rules, then call new_game with opponent ${opponent} and seat ${seat}.`,
    "Every answer says whose move it is, what your goal is, which moves were played and which are legal.",
    "Make your moves with the tool play, one at a time, until the answer says that the game is over. An illegal move costs nothing: choose one of the legal moves that the answer lists.",
    "At the end, say who won and which move decided it.",
  ].join("\n");
}
