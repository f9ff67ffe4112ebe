/** The tools that tell the truth, analyze and hint, and undo. A fair evaluation leaves them out. */

import type { McpServer } from "@modelcontextprotocol/server";
import { assist, currentPosition } from "../core/match.ts";
import { analysisMessage } from "../protocol/analysis-message.ts";
import { analyzePosition } from "../solver/analyze.ts";
import { oracleOf } from "../solver/oracle.ts";
import { isOver } from "../table/table.ts";
import { describeValue } from "../words/values.ts";
import { type AgentGame, hintAt, inSlices, timeLimit, undoMove } from "./agent-game.ts";
import type { AgentSession } from "./agent-session.ts";
import { answer, stateAnswer, toolError } from "./answers.ts";
import { analysisOutput, idInput } from "./schemas.ts";

export function addAnalysisTools(server: McpServer, session: AgentSession): void {
  server.registerTool(
    "analyze",
    {
      title: "The truth about a position",
      description:
        "The exact value of the position and of every legal move, for the player to move, and why.",
      inputSchema: idInput,
      outputSchema: analysisOutput,
      annotations: { readOnlyHint: true },
    },
    async ({ id }) => {
      const found = session.open.find(id);
      if (found.ok) await prepareAnalysis(found.value);
      const game = session.open.find(id);
      if (!game.ok) return toolError(game.problem);
      const told = analysisOf(game.value);
      session.open.replace(withHelp(game.value));
      return answer(analysisText(told), told);
    },
  );
  server.registerTool(
    "hint",
    {
      title: "A hint",
      description:
        "First what to look at; asked again in the same position, the move; then the move and why.",
      inputSchema: idInput,
    },
    ({ id }) => {
      const found = session.open.find(id);
      const hinted = found.ok ? hintAt(found.value) : found;
      if (!hinted.ok) return toolError(hinted.problem);
      const [game, { step, text }] = hinted.value;
      session.open.replace(game);
      return answer(text, { id, step, hint: text });
    },
  );
  server.registerTool(
    "undo",
    {
      title: "Take a move back",
      description: "Takes your last move back, and the opponent's reply to it.",
      inputSchema: idInput,
    },
    ({ id }) => stateAnswer(session.open.change(id, undoMove)),
  );
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

function analysisOf({ match }: AgentGame) {
  const { id, game, options, from, first, positions } = match;
  const analysis = analyzePosition(game, currentPosition(match), options);
  const setup = { options, from, first, start: positions[0] };
  const { game: _game, options: _options, first: _first, ...told } = analysisMessage(game, setup, analysis);
  return { id, ...told };
}

function analysisText(told: ReturnType<typeof analysisOf>): string {
  if (told.over) return told.why;
  const moves = told.moves.map(
    ({ move, value, why }) => `  ${move}: ${describeValue(value)}.${why === undefined ? "" : ` ${why}`}`,
  );
  const value = told.value === null ? "" : ` and, with best play, ${describeValue(told.value)}`;
  return [`Player ${told.toMove} is to move${value}. ${told.why}`, ...moves].join("\n");
}
