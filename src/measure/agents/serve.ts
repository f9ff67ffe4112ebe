/** Clients of the older protocol are served as well. */

import type { Readable, Writable } from "node:stream";
import { McpServer } from "@modelcontextprotocol/server";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import * as z from "zod";
import { type ProgramName, version } from "../../core/program.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { cleanName, cleanText } from "../../core/text.ts";
import type { AgentRequest, SealedExam } from "../exam/run-folder.ts";
import { agentServer } from "./agent-server.ts";
import { type AgentSession, OpenGames } from "./agent-session.ts";
import { answer, toolError } from "./answers.ts";
import { limits } from "./limits.ts";
import { nothingInput } from "./schemas.ts";
import { addTool, inSentences } from "./tool.ts";

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

const instructions =
  "An exam about positions of two-player games. question gives you the next question, and answer answers it. " +
  "You get one answer to each, and it is final. Every question counts, answered or not.";

const answerInput = z.object({
  number: z.int().min(1).describe("the question's number"),
  answer: z
    .union([z.string().max(limits.replyLength), z.number()])
    .describe("the answer, as the question asks for it"),
});

/**
 * A sealed exam: each answer is stored before it is confirmed, and only the first one to a question counts. The server
 * never says whether it was right. After a restart, it asks the open question again. All connections share the same exam.
 */
function examServerFor(sealed: SealedExam, { name, title }: ProgramName): () => McpServer {
  const exam = openExam(sealed);
  return () => {
    const server = new McpServer({ name: `${name}-exam`, title: `${title} exam`, version }, { instructions });
    addTool(server, "question", {
      title: "The next question",
      description: "The question to answer now.",
      effect: "marks",
      input: nothingInput,
      run: () => {
        const posed = exam.pose(cleanName(server.server.getClientVersion()?.name ?? ""));
        return posed.ok ? answer(posed.value.text, posed.value.message) : toolError(posed.problem);
      },
    });
    addTool(server, "answer", {
      title: "Answer the question",
      description: "Answers the question. The answer is final.",
      effect: "ends",
      input: answerInput,
      run: (given) => {
        const left = exam.answer(given.number, String(given.answer));
        if (!left.ok) return toolError(left.problem);
        return answer(`Recorded. Questions left: ${left.value}.`, { left: left.value });
      },
    });
    return server;
  };
}

function openExam({ rows, folder }: SealedExam) {
  const left = rows
    .map((row, index) => ({ row, number: index + 1 }))
    .filter(({ row }) => !folder.answered.has(row.id));
  let isPosed = false;
  let isStarted = false;
  const note = (event: Readonly<Record<string, unknown>>) =>
    folder.append({ ...event, at: new Date().toISOString() });
  return {
    pose: (client: string) => {
      const [now] = left;
      if (now === undefined) return fail("game-over", "The exam is over: every question has been answered.");
      const { number, row } = now;
      const { prompt, legal, id } = row;
      // Clients may start a server and leave it at once; it counts from its first question on.
      const started = isStarted ? ok(undefined) : note({ event: "start", client });
      const noted = isPosed || !started.ok ? started : note({ event: "posed", id });
      if (!noted.ok) return noted;
      isStarted = isPosed = true;
      const message = { number, of: rows.length, prompt, legal };
      return ok({ text: `Question ${number} of ${rows.length}\n\n${prompt}`, message });
    },
    /** Returns how many questions are left. */
    answer: (number: number, text: string): Result<number> => {
      const [now] = left;
      if (!isPosed || now?.number !== number)
        return fail("bad-request", "You can answer only the current question, and only once; call question.");
      const written = note({ id: now.row.id, answer: text });
      if (!written.ok) return written;
      left.shift();
      isPosed = false;
      return ok(left.length);
    },
  };
}
