/**
 * The agents' endpoint: the Model Context Protocol over HTTP. A separate thread, which runs the same program again, handles
 * the requests; if one takes too long, it is abandoned together with its thread, and the next request gets a fresh one.
 */

import type { IncomingMessage, ServerResponse } from "node:http";
import { Worker } from "node:worker_threads";
import { type AgentHttpAnswer, type AgentHttpRequest, longestAgentRequest } from "../protocol/agent-http.ts";
import { readBody, sendText } from "./http.ts";
import type { Client } from "./sockets/clients.ts";

export interface AgentsProgram {
  readonly path: string;
  /** The `workerData` that tells the program that it runs as the agents' thread. */
  readonly data: unknown;
}

export type AgentsDoor = ReturnType<typeof openAgentsDoor>;

/** How many requests of one client, and of all clients, may be in progress. */
const mostOfClient = 4;
const mostOfAll = 100;
const longestWaitMs = 30_000;

export function openAgentsDoor(program: AgentsProgram) {
  const waiting = new Map<number, (answer: AgentHttpAnswer | undefined) => void>();
  const underWay = new Map<string, number>();
  let last = 0;
  let thread: Worker | undefined;

  const begin = (): Worker => {
    const begun = new Worker(program.path, { workerData: program.data });
    begun.unref();
    begun.on("message", (answer: AgentHttpAnswer) => waiting.get(answer.number)?.(answer));
    begun.on("error", () => giveUp(begun));
    begun.on("exit", () => giveUp(begun));
    return begun;
  };
  const giveUp = (broken: Worker | undefined) => {
    if (broken === undefined || thread !== broken) return;
    thread = undefined;
    for (const done of waiting.values()) done(undefined);
    void broken.terminate();
  };
  const ask = (request: Omit<AgentHttpRequest, "number">) =>
    new Promise<AgentHttpAnswer | undefined>((resolve) => {
      const number = ++last;
      thread ??= begin();
      const asked = thread;
      const timer = setTimeout(() => giveUp(asked), longestWaitMs).unref();
      waiting.set(number, (answer) => {
        clearTimeout(timer);
        waiting.delete(number);
        resolve(answer);
      });
      asked.postMessage({ number, ...request });
    });

  const answerFor = async (client: string, request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request, longestAgentRequest);
    if (body === undefined)
      return sendText(response, 413, `The request is longer than ${longestAgentRequest} bytes.`);
    const answer = await ask({ client, headers: plainHeaders(request), body });
    if (answer === undefined) return sendText(response, 503, "The agents' server has stopped; try again.");
    response.writeHead(answer.status, { "Content-Type": answer.type, "Cache-Control": "no-store" });
    response.end(answer.body);
  };

  return {
    async answer(client: Client, request: IncomingMessage, response: ServerResponse): Promise<void> {
      const { name } = client;
      const ahead = underWay.get(name) ?? 0;
      if (ahead >= mostOfClient || waiting.size >= mostOfAll || !client.entries.take())
        return sendText(response, 429, "Your address is sending too many requests at once; wait 10 s.");
      underWay.set(name, ahead + 1);
      await answerFor(name, request, response).finally(() => {
        const left = (underWay.get(name) ?? 1) - 1;
        if (left > 0) underWay.set(name, left);
        else underWay.delete(name);
      });
    },
    close: async () => {
      const ended = thread;
      giveUp(ended);
      await ended?.terminate();
    },
  };
}

/** The headers that the protocol reads; its own begin with its name. */
function plainHeaders({ headers }: IncomingMessage): Readonly<Record<string, string>> {
  const wanted = Object.entries(headers).filter(([name]) => /^(?:accept|content-type|mcp-.*)$/.test(name));
  return Object.fromEntries(wanted.map(([name, value]) => [name, String(value)]));
}
