/** new_game and state return everything about a game, play and resign only what has changed. */

import type { McpServer } from "@modelcontextprotocol/server";
import { toRecord } from "../core/record.ts";
import { playNamed, prepareReply, resignGame, skillAt } from "./agent-game.ts";
import { type AgentSession, startGame } from "./agent-session.ts";
import { answer, moveAnswer, stateAnswer, toolError } from "./answers.ts";
import { idInput, newGameInput, playInput, stateInput } from "./schemas.ts";
import { addTool } from "./tool.ts";

export function addPlayTools(server: McpServer, session: AgentSession): void {
  addTool(server, "new_game", {
    title: "Start a game",
    description:
      "Starts a game and returns its state, with its id. If the opponent moves first, it has already moved. Read the rules first.",
    effect: "changes",
    input: newGameInput,
    run: (request) => {
      const name = request.name ?? server.server.getClientVersion()?.name;
      return stateAnswer(startGame(session, { ...request, name }));
    },
  });
  addTool(server, "state", {
    title: "Look at a game",
    description:
      "Everything about a game: the position, your goal, whose move it is, the legal moves, both players' last moves.",
    effect: "reads",
    input: stateInput,
    run: ({ id, history }) => stateAnswer(session.open.find(id), history),
  });
  addTool(server, "play", {
    title: "Make a move",
    description:
      "Makes your move and the opponent's reply, and returns both, the board and the legal moves. An illegal move changes nothing; you get the reason and the legal moves instead.",
    effect: "changes",
    input: playInput,
    run: async ({ id, move }) => {
      const name = String(move);
      const game = session.open.find(id);
      if (game.ok) await prepareReply(game.value, name);
      return moveAnswer(
        session.open.find(id),
        session.open.change(id, (now) => playNamed(now, name)),
      );
    },
  });
  addEndings(server, session);
}

function addEndings(server: McpServer, session: AgentSession): void {
  const { name: program } = session.program;
  addTool(server, "resign", {
    title: "Resign a game",
    description:
      "Resigns the game: the other player wins. If you move for both players, the player to move resigns.",
    effect: "ends",
    input: idInput,
    run: ({ id }) => moveAnswer(session.open.find(id), session.open.change(id, resignGame)),
  });
  addTool(server, "export", {
    title: "Export a game",
    description: `The game as a Switchyard record, which ${program} replay and ${program} analyze --record read; once it is over, with the skill of both players.`,
    effect: "reads",
    input: idInput,
    run: ({ id }) => {
      const game = session.open.find(id);
      if (!game.ok) return toolError(game.problem);
      const record = toRecord(game.value.match);
      const skill = skillAt(game.value);
      return answer(JSON.stringify(record), { record, skill });
    },
  });
}
