/** The server for an agent that plays: its tools, the rules pages and the prompt. */

import { McpServer } from "@modelcontextprotocol/server";
import * as z from "zod";
import { whatIsKnown } from "../../computer/known.ts";
import { levelNames } from "../../computer/level-names.ts";
import type { Game } from "../../core/game.ts";
import { askablesOf, describeLimits } from "../../core/option-words.ts";
import type { Options } from "../../core/options.ts";
import { rulesOf } from "../../core/presentation.ts";
import { version } from "../../core/program.ts";
import { toRecord } from "../../core/record.ts";
import { optionsAtSize } from "../../core/resolve-options.ts";
import { findGame } from "../../core/setup.ts";
import { withoutStart } from "../../core/starts.ts";
import { gameAsJson } from "../protocol/game-message.ts";
import { playNamed, prepareReply, resignGame, skillAt } from "./agent-game.ts";
import { type AgentSession, startGame } from "./agent-session.ts";
import { addAnalysisTools } from "./analysis-tools.ts";
import { answer, moveAnswer, stateAnswer, toolError } from "./answers.ts";
import { limits } from "./limits.ts";
import { idInput, newGameInput, nothingInput, playInput, rulesInput, stateInput } from "./schemas.ts";
import { addTool } from "./tool.ts";

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

type Wanted = Partial<Record<"game" | "opponent" | "seat", string | undefined>>;

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

/** new_game and state return everything about a game, play and resign only what has changed. */
function addPlayTools(server: McpServer, session: AgentSession): void {
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

/** The list of games, and each game's rules as a tool. */
function addReadingTools(server: McpServer, session: AgentSession): void {
  addTool(server, "list_games", {
    title: "List the games",
    description: "The games with their ids, and the options that new_game takes for each.",
    effect: "reads",
    input: nothingInput,
    run: () => answer(session.games.map(describeGame).join("\n"), { games: session.games.map(gameAsJson) }),
  });
  addTool(server, "rules", {
    title: "Read the rules of a game",
    description: "The goal, the rules, and how gaps and contradictions in the original rules were settled.",
    effect: "reads",
    input: rulesInput,
    run: ({ game, options = {} }) => {
      const found = findGame(session.games, game);
      if (!found.ok) return toolError(found.problem);
      const chosen = optionsAtSize(found.value, options);
      if (!chosen.ok) return toolError(chosen.problem);
      const message = rulesMessage(found.value, chosen.value, session);
      return answer(rulesText(message), { ...message });
    },
  });
}

function addRulesPages(server: McpServer, session: AgentSession): void {
  for (const game of session.games)
    server.registerResource(
      `rules of ${game.id}`,
      `switchyard://rules/${game.id}`,
      { title: `The rules of ${game.title}`, description: game.summary, mimeType: "text/plain" },
      (uri) => ({
        contents: [
          { uri: uri.href, mimeType: "text/plain", text: rulesText(rulesMessage(game, null, session)) },
        ],
      }),
    );
}

/** What the solver knows about the game is part of the analysis, and left out with it. */
function rulesMessage(game: Game, options: Options | null, { analysis }: AgentSession) {
  const { goal, rules, rulings } = options === null ? game.rulesPage : rulesOf(game, options);
  const page = { game: game.id, title: game.title, goal, rules, rulings };
  return { ...page, ...(analysis ? { known: whatIsKnown(game, withoutStart(options ?? {})) } : {}) };
}

function rulesText({ title, goal, rules, rulings, known = [] }: ReturnType<typeof rulesMessage>): string {
  return [
    `${title}. ${goal}`,
    ...section("Rules", rules),
    ...section("Where the original rules are silent or contradict themselves", rulings),
    ...section("What is known", known),
  ].join("\n");
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `- ${line}`)];
}

function describeGame(game: Game): string {
  const options = Object.entries(askablesOf(game)).map(([name, spec]) => `${name} (${describeLimits(spec)})`);
  return `${game.id}: ${game.title}. ${game.summary} Options: ${options.join(", ") || "none"}.`;
}
