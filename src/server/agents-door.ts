/** The agents' endpoint. A request that takes too long is abandoned with its thread; the next one gets a fresh thread. */

import type { IncomingMessage, ServerResponse } from "node:http";
import type { Worker } from "node:worker_threads";
import { type AgentHttpAnswer, type AgentHttpRequest, longestAgentRequest } from "../protocol/agent-http.ts";
import { readBody, sendText } from "./http.ts";
import type { Client } from "./sockets/clients.ts";
import { startThread, type ThreadProgram } from "./worker/thread.ts";

export type AgentsDoor = ReturnType<typeof openAgentsDoor>;

/** Requests in progress, of one client and of all. */
const mostOfClient = 4;
const mostOfAll = 100;
const longestWaitMs = 30_000;

export function openAgentsDoor(program: ThreadProgram) {
  const waiting = new Map<number, (answer: AgentHttpAnswer | undefined) => void>();
  let last = 0;
  let thread: Worker | undefined;

  const begin = (): Worker => {
    const receive = (answer: AgentHttpAnswer) => waiting.get(answer.number)?.(answer);
    const begun = startThread(program, receive, () => giveUp(begun));
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

  const answerFor = async ({ name: client }: Client, request: IncomingMessage, response: ServerResponse) => {
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
      if (client.agentRequests >= mostOfClient || waiting.size >= mostOfAll || !client.entries.take())
        return sendText(response, 429, "Your address is sending too many requests at once; wait 10 s.");
      client.agentRequests++;
      await answerFor(client, request, response).finally(() => client.agentRequests--);
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
