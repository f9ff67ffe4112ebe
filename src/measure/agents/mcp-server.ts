/** Serves an agent over standard input and output, even if its client speaks the older protocol. */

import type { Readable, Writable } from "node:stream";
import { McpServer } from "@modelcontextprotocol/server";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import * as z from "zod";
import { type ProgramName, version } from "../../core/program.ts";
import { toRecord } from "../../core/record.ts";
import { variantAt } from "../../core/resolve-options.ts";
import { andThen, fail, ok, type Result } from "../../core/result.ts";
import { findGame } from "../../core/setup.ts";
import { cleanText } from "../../core/text.ts";
import type { SealedExam } from "../exam/run-folder.ts";
import { gameAsJson } from "../protocol/messages.ts";
import { type AgentGame, hintAt, playNamed, resignGame, withHelp } from "./agent-game.ts";
import { type AgentSession, SessionGames, startGame } from "./agent-session.ts";
import { analysisAnswer, answer, moveAnswer, stateAnswer, type ToolAnswer } from "./answers.ts";
import { idInput, limits, newGameInput, nothingInput, playInput, rulesInput } from "./schemas.ts";
import { addTool } from "./tool.ts";

const gameInstructions =
  "Two-player games of pure skill. Call `list_games` to see them, `rules` to learn one, and `new_game` to start one. " +
  "`new_game` returns the game's id. Then call `play` with one move at a time, written exactly as in the list of legal moves.";

function agentServer(session: AgentSession): McpServer {
  const server = new McpServer({ ...session.program, version }, { instructions: gameInstructions });
  addReadingTools(server, session);
  addPlayTools(server, session);
  addAnalysisTools(server, session);
  return server;
}

function addPlayTools(server: McpServer, session: AgentSession): void {
  const { name: program } = session.program;
  addTool(server, "new_game", {
    title: "Start a game",
    description:
      "Starts a game and returns its state, including its id. If your opponent moves first, the state includes that move. Read the rules before you start.",
    effect: "changes",
    input: newGameInput,
    run: (request) => andThen(startGame(session, request), stateAnswer),
  });
  addTool(server, "state", {
    title: "Look at a game",
    description:
      "Returns everything about a game: the position, your goal, whose turn it is, the legal moves and both players' latest moves.",
    effect: "reads",
    input: idInput,
    run: ({ id }) => andThen(session.open.find(id), stateAnswer),
  });
  addTool(server, "play", {
    title: "Make a move",
    description:
      "Makes your move and lets your opponent reply. Returns both moves, the board and the legal moves. An illegal move changes nothing: you get the reason and the legal moves instead.",
    effect: "changes",
    input: playInput,
    run: ({ id, move }) => changed(session, id, (game) => playNamed(game, String(move))),
  });
  addTool(server, "resign", {
    title: "Resign a game",
    description:
      "Resigns the game, so your opponent wins. If you play both sides, the player to move resigns.",
    effect: "ends",
    input: idInput,
    run: ({ id }) => changed(session, id, resignGame),
  });
  addTool(server, "export", {
    title: "Export a game",
    description: `Returns the game with all its moves as a saved game, which "${program} history" and "${program} analyze" can read.`,
    effect: "reads",
    input: idInput,
    run: ({ id }) =>
      andThen(session.open.find(id), (game) => {
        const record = toRecord(game.match);
        return answer({ record });
      }),
  });
}

function addAnalysisTools(server: McpServer, session: AgentSession): void {
  addTool(server, "analyze", {
    title: "Analyze a position",
    description:
      "Returns the exact value of the position and of each move, best move first, with reasons. Values are for the player to move. After you call this, your next move counts as made with help.",
    effect: "marks",
    input: idInput,
    run: ({ id }) =>
      andThen(session.open.find(id), (game) => analysisAnswer(session.open.keep(withHelp(game)))),
  });
  addTool(server, "hint", {
    title: "Get a hint",
    description:
      "Gives a hint, one step per call. In the same position, the first call says what to look at, the second gives the move, and the third explains why.",
    effect: "changes",
    input: idInput,
    run: ({ id }) =>
      andThen(andThen(session.open.find(id), hintAt), ([game, { step, text }]) => {
        session.open.keep(game);
        return answer({ id, step, hint: text });
      }),
  });
}

function changed({ open }: AgentSession, id: string, by: (game: AgentGame) => Result<AgentGame>): ToolAnswer {
  return andThen(open.find(id), (game) =>
    andThen(by(game), (now) => moveAnswer(open.keep(now), game.match.moves.length)),
  );
}

function addReadingTools(server: McpServer, session: AgentSession): void {
  addTool(server, "list_games", {
    title: "List the games",
    description: "Lists the games with their ids and their options for `new_game`.",
    effect: "reads",
    input: nothingInput,
    run: () => answer({ games: session.games.map(gameAsJson) }),
  });
  addTool(server, "rules", {
    title: "Read a game's rules",
    description:
      "Returns the goal, the rules and the fine print, which fills gaps and resolves contradictions in the original rules.",
    effect: "reads",
    input: rulesInput,
    run: ({ game, options = {} }) => {
      const found = findGame(session.games, game);
      if (!found.ok) return found;
      const chosen = variantAt(found.value, options);
      if (!chosen.ok) return chosen;
      const { id, title, rulesPage } = chosen.value;
      return answer({ game: id, title, ...rulesPage });
    },
  });
}

interface Served extends Omit<AgentSession, "open"> {
  readonly exam?: SealedExam | undefined;
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable;
}

export function serveAgent({ input, output, errors, exam, ...host }: Served) {
  const { program } = host;
  const session = { ...host, open: new SessionGames() };
  const newServer = exam === undefined ? () => agentServer(session) : examServerFor(exam, program);
  const transport = new StdioServerTransport(input, output, { maxBufferSize: limits.messageBytes });
  const handle = serveStdio(newServer, {
    transport,
    onerror: ({ message }) => {
      errors.write(`${program.name}: ${cleanText(plainError(message), 300)}\n`);
    },
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

function plainError(message: string): string {
  return message.includes("exceeded maximum size")
    ? "A message was longer than 1 MB, so the server stopped."
    : message;
}

const examInstructions =
  "An exam on positions from two-player games. Call `question` to get the next question, and `answer` to answer it. " +
  "You get one final answer to each question. Every question counts, even if you don't answer it.";

const answerInput = z.object({
  number: z.int().min(1).describe("the question's number"),
  answer: z
    .union([z.string().max(limits.replyLength), z.number()])
    .describe("your answer, in the form the question asks for"),
});

/** In a sealed exam, only the first answer to a question counts. Each answer is saved before it's confirmed, and graded later. */
function examServerFor(sealed: SealedExam, { name, title }: ProgramName): () => McpServer {
  const exam = examSitting(sealed);
  return () => {
    const server = new McpServer(
      { name: `${name}-exam`, title: `${title} exam`, version },
      { instructions: examInstructions },
    );
    addTool(server, "question", {
      title: "Get the next question",
      description: "Returns the question to answer now.",
      effect: "marks",
      input: nothingInput,
      run: () => andThen(exam.pose(), ({ text, message }) => textAnswer(text, message)),
    });
    addTool(server, "answer", {
      title: "Answer the question",
      description: "Answers the current question. You can't change your answer.",
      effect: "ends",
      input: answerInput,
      run: (given) =>
        andThen(exam.answer(given.number, String(given.answer)), (left) =>
          textAnswer(`Recorded. Questions left: ${left}.`, { left }),
        ),
    });
    return server;
  };
}

/** The text is for agents, `structuredContent` for programs. */
function textAnswer(text: string, structuredContent: Readonly<Record<string, unknown>>): ToolAnswer {
  return ok({ content: [{ type: "text", text }], structuredContent: { ...structuredContent } });
}

function examSitting({ rows, folder }: SealedExam) {
  const left = rows
    .map((row, index) => ({ row, number: index + 1 }))
    .filter(({ row }) => !folder.answered.has(row.id));
  let isPosed = false;
  return {
    pose: () => {
      const [now] = left;
      if (now === undefined) return fail("game-over", "The exam is over. You've answered every question.");
      const { number, row } = now;
      const { prompt, legal } = row;
      isPosed = true;
      const message = { number, of: rows.length, prompt, legal };
      return ok({ text: `Question ${number} of ${rows.length}\n\n${prompt}`, message });
    },
    answer: (number: number, text: string): Result<number> => {
      const [now] = left;
      if (!isPosed || now?.number !== number)
        return fail(
          "bad-request",
          "You can answer only the current question, and only once. Call `question` to get it.",
        );
      const written = folder.append({ id: now.row.id, answer: text, at: new Date().toISOString() });
      if (!written.ok) return written;
      left.shift();
      isPosed = false;
      return ok(left.length);
    },
  };
}
