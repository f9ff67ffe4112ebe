/** A model's address on this machine: a real HTTP server that answers as the test tells it to. */

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";

interface Asked {
  readonly prompt: string;
  readonly model: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
  /** Starts at 1. */
  readonly count: number;
}

/** A text, or a list of parts. */
type Content = string | readonly object[] | undefined;

type Answering = (asked: Asked, response: ServerResponse) => Content | Promise<Content>;

interface ChatEndpoint {
  /** The word for this model on the command line. */
  readonly player: string;
  readonly url: string;
  readonly asked: readonly Asked[];
  close(): Promise<void>;
}

/** Everything in a response besides the reply. */
interface Told {
  readonly finish_reason?: string;
  readonly usage?: object;
}

/** `answer` returns a reply's text, or undefined if it has already responded. The address closes with the test. */
export async function endpoint(answer: Answering, told: Told = {}): Promise<ChatEndpoint> {
  const asked: Asked[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.parse(await bodyOf(request));
    const { authorization } = request.headers;
    const prompt = String(body.messages.at(-1).content);
    const one = { prompt, model: body.model, authorization, body, count: asked.length + 1 };
    asked.push(one);
    const content = await answer(one, response);
    if (content === undefined) return;
    response.setHeader("content-type", "application/json");
    const { finish_reason, usage } = told;
    const choices = [{ message: { role: "assistant", content }, finish_reason }];
    response.end(JSON.stringify({ choices, usage }));
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const url = `http://127.0.0.1:${port}/v1`;
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  onTestFinished(close);
  return { player: `chat:${url}#test-model`, url, asked, close };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}
