/**
 * The tools to play with: new_game, state, play, resign, export. All but export answer with
 * the state. Only `state` and `analyze` publish the schema of their answers: agents read all of them before they begin.
 */

import type { McpServer } from "@modelcontextprotocol/server";
import { toRecord } from "../core/record.ts";
import { playNamed, prepareReply, resignGame, skillAt } from "./agent-game.ts";
import { type AgentSession, startGame } from "./agent-session.ts";
import { answer, stateAnswer, toolError } from "./answers.ts";
import { idInput, newGameInput, playInput, stateInput, stateOutput } from "./schemas.ts";

export function addPlayTools(server: McpServer, session: AgentSession): void {
  server.registerTool(
    "new_game",
    {
      title: "Start a game",
      description:
        "Starts a game and returns its state, with its id. Where the opponent moves first, its move is already made. Read the rules first.",
      inputSchema: newGameInput,
    },
    (request) => {
      const name = request.name ?? server.server.getClientVersion()?.name;
      return stateAnswer(startGame(session, { ...request, name }));
    },
  );
  server.registerTool(
    "state",
    {
      title: "Look at a game",
      description: "The position, your goal, whose move it is, the legal moves and the last moves of both.",
      inputSchema: stateInput,
      outputSchema: stateOutput,
      annotations: { readOnlyHint: true },
    },
    ({ id, history }) => stateAnswer(session.open.find(id), history),
  );
  server.registerTool(
    "play",
    {
      title: "Make a move",
      description:
        "Makes your move and the opponent's reply, and returns the state. An illegal move changes nothing and is answered with the reason and the legal moves.",
      inputSchema: playInput,
    },
    async ({ id, move }) => {
      const game = session.open.find(id);
      if (game.ok) await prepareReply(game.value, move);
      return stateAnswer(session.open.change(id, (now) => playNamed(now, move)));
    },
  );
  addEndings(server, session);
}

function addEndings(server: McpServer, session: AgentSession): void {
  const { name: program } = session.program;
  server.registerTool(
    "resign",
    {
      title: "Resign a game",
      description:
        "Gives the game up: the other player wins. Where you move for both, the player to move resigns.",
      inputSchema: idInput,
    },
    ({ id }) => stateAnswer(session.open.change(id, resignGame)),
  );
  server.registerTool(
    "export",
    {
      title: "Export a game",
      description: `The game as a Switchyard record, which ${program} replay and ${program} analyze --record read; once it is over, with the skill of both players.`,
      inputSchema: idInput,
      annotations: { readOnlyHint: true },
    },
    ({ id }) => {
      const game = session.open.find(id);
      if (!game.ok) return toolError(game.problem);
      const record = toRecord(game.value.match);
      const skill = skillAt(game.value);
      return answer(JSON.stringify(record), { record, skill });
    },
  );
}
