/** The tools that tell the truth, analyze and hint, and undo. A sealed match leaves them out. */

import type { McpServer } from "@modelcontextprotocol/server";
import { assist, currentPosition } from "../core/match.ts";
import { oracleOf } from "../solver/oracle.ts";
import { isOver } from "../table/table.ts";
import { type AgentGame, hintAt, inSlices, timeLimit, undoMove } from "./agent-game.ts";
import type { AgentSession } from "./agent-session.ts";
import { analysisAnswer } from "./analysis-pages.ts";
import { answer, stateAnswer, toolError } from "./answers.ts";
import { analysisOutput, analyzeInput, idInput } from "./schemas.ts";
import { addTool } from "./tool.ts";

export function addAnalysisTools(server: McpServer, session: AgentSession): void {
  addTool(server, "analyze", {
    title: "Analyze a position",
    description:
      "The exact value of the position and of every legal move, for the player to move, and why. Your next move then counts as made with help.",
    effect: "marks",
    input: analyzeInput,
    output: analysisOutput,
    run: async ({ id, page }) => {
      const found = session.open.find(id);
      if (found.ok) await prepareAnalysis(found.value);
      const game = session.open.find(id);
      if (!game.ok) return toolError(game.problem);
      session.open.replace(withHelp(game.value));
      return analysisAnswer(game.value, page ?? 1);
    },
  });
  addTool(server, "hint", {
    title: "A hint",
    description: "First what to look at; asked again in the same position, the move; then the move and why.",
    effect: "changes",
    input: idInput,
    run: ({ id }) => {
      const found = session.open.find(id);
      const hinted = found.ok ? hintAt(found.value) : found;
      if (!hinted.ok) return toolError(hinted.problem);
      const [game, { step, text }] = hinted.value;
      session.open.replace(game);
      return answer(text, { id, step, hint: text });
    },
  });
  addTool(server, "undo", {
    title: "Take a move back",
    description: "Takes your last move back, and the opponent's reply to it.",
    effect: "changes",
    input: idInput,
    run: ({ id }) => stateAnswer(session.open.change(id, undoMove)),
  });
}

/** The next move is made with help, so that it does not count for skill. */
function withHelp(game: AgentGame): AgentGame {
  const { match } = game;
  return isOver(game) ? game : { ...game, match: assist(match, match.moves.length) };
}

async function prepareAnalysis({ match }: AgentGame): Promise<void> {
  const { game, options } = match;
  await inSlices(oracleOf(game, options).prepare([currentPosition(match)], timeLimit()));
}
