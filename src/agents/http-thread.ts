/** A thread, so that analyses don't hold up online games. The protocol has no sessions: a game is known by its id. */

import { randomBytes } from "node:crypto";
import { parentPort } from "node:worker_threads";
import { createMcpHandler } from "@modelcontextprotocol/server";
import type { Game } from "../core/game.ts";
import type { ProgramName } from "../core/program.ts";
import { idFrom } from "../core/record.ts";
import { parseJson } from "../core/text.ts";
import {
  type AgentHttpAnswer,
  type AgentHttpRequest,
  agentPath,
  longestAgentRequest,
} from "../protocol/agent-http.ts";
import { agentServer } from "./agent-server.ts";
import { OpenGames } from "./agent-session.ts";
import { inSentences } from "./tool.ts";

interface Served {
  readonly games: readonly Game[];
  readonly program: ProgramName;
}

export function runAgentsThread(served: Served): Promise<number> {
  const answer = answerAgents(served);
  parentPort?.on("message", (request: AgentHttpRequest) => {
    void answer(request)
      .catch(() => unreadable(request))
      .then((told) => parentPort?.postMessage(told));
  });
  return new Promise(() => {});
}

/** A fault in one request must not cost the others their games. */
function unreadable({ number }: AgentHttpRequest): AgentHttpAnswer {
  return { number, status: 400, type: "text/plain; charset=utf-8", body: "This request cannot be read.\n" };
}

/** A client's games are dropped after this long without a request; with too many clients, the longest absent go first. */
const forgottenAfterMs = 3_600_000;
const mostClients = 2_000;

export function answerAgents(served: Served, now = () => Date.now()) {
  const clients = openClients(now);
  const host = {
    ...served,
    analysis: true,
    now: () => new Date(now()),
    newSeed: () => randomBytes(4).readUInt32LE(),
    newId: () => idFrom(randomBytes(16)),
  };
  const { fetch } = createMcpHandler(
    ({ authInfo }) => agentServer({ ...host, open: clients.of(authInfo?.clientId ?? "") }),
    { maxSubscriptions: 0, maxRequestBodySize: longestAgentRequest },
  );
  return async ({ number, client, headers, body }: AgentHttpRequest): Promise<AgentHttpAnswer> => {
    const request = new Request(`http://localhost/${agentPath}`, { method: "POST", headers, body });
    const authInfo = { token: "", clientId: client, scopes: [] };
    const response = await fetch(request, { authInfo });
    const type = response.headers.get("content-type") ?? "text/plain; charset=utf-8";
    return { number, status: response.status, type, body: toldInSentences(await response.text()) };
  };
}

/** One message as JSON, or as an event. */
function toldInSentences(body: string): string {
  return body.replace(/^(data: )?(\{.*\})$/gm, (line, field = "", json = "") => {
    const message = parseJson(json);
    const isError = typeof message === "object" && message !== null && "error" in message;
    return isError ? `${field}${JSON.stringify(inSentences(Object(message)))}` : line;
  });
}

function openClients(now: () => number) {
  const clients = new Map<string, { readonly open: OpenGames; readonly at: number }>();
  return {
    of(name: string): OpenGames {
      const { open } = clients.get(name) ?? { open: new OpenGames() };
      // The map stays in the order of the last use.
      clients.delete(name);
      clients.set(name, { open, at: now() });
      for (const [other, { at }] of clients) {
        if (clients.size <= mostClients && now() - at < forgottenAfterMs) break;
        clients.delete(other);
      }
      return open;
    },
  };
}
