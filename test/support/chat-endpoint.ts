/** A model's address on this machine: a real HTTP server that answers as it is told to. */

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

interface Asked {
  readonly prompt: string;
  readonly model: string;
  readonly authorization: string | undefined;
  /** From 1. */
  readonly count: number;
}

type Answering = (asked: Asked, response: ServerResponse) => string | undefined | Promise<string | undefined>;

export interface ChatEndpoint {
  /** As a player of the command line. */
  readonly player: string;
  readonly asked: readonly Asked[];
  close(): Promise<void>;
}

/** Gives a reply's text, or undefined where it has answered by itself. */
export async function openEndpoint(answer: Answering): Promise<ChatEndpoint> {
  const asked: Asked[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { model, messages } = JSON.parse(await bodyOf(request));
    const { authorization } = request.headers;
    const one = { prompt: String(messages[0].content), model, authorization, count: asked.length + 1 };
    asked.push(one);
    const content = await answer(one, response);
    if (content === undefined) return;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ choices: [{ message: { role: "assistant", content } }] }));
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return {
    player: `chat:http://127.0.0.1:${port}/v1#test-model`,
    asked,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}
