/** The server as a function from a request to an answer. It does not listen; `listen.ts` does. */

import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { refuseMethod, securityHeaders, sendText } from "./http.ts";
import type { PageFile, PageFiles } from "./page-files.ts";
import { admitSocket, answerOnline } from "./routes.ts";
import type { OnlineService } from "./service.ts";

export type App = ReturnType<typeof createApp>;

export function createApp(page: PageFiles, online: OnlineService) {
  return {
    answer(request: IncomingMessage, response: ServerResponse): void {
      for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
      const path = pathOf(request);
      if (!answerOnline(online, path, request, response)) answerPage(page, path, request, response);
    },
    /** Counts one more request of its client; says whether it may have an answer. */
    mayAsk: (request: IncomingMessage) => online.clientOf(request).mayAsk(),
    /** Whether the client went on asking although it was refused again and again. */
    isCutOff: (client: string) => online.clients.of(client).isCutOff,
    /** A client wants a WebSocket. */
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      admitSocket(online, pathOf(request), request, { socket, head }),
  };
}

function answerPage(page: PageFiles, path: string, request: IncomingMessage, response: ServerResponse): void {
  const file = page.get(path === "/" ? "/index.html" : path);
  if (request.method !== "GET" && request.method !== "HEAD") refuseMethod(response, ["GET", "HEAD"]);
  else if (file === undefined) sendText(response, 404, "There is nothing here. The page is at /.");
  else sendFile(request, response, file);
}

/** Also of a request that names the whole address, as one to a proxy does. */
function pathOf({ url = "/" }: IncomingMessage): string {
  const [path = ""] = url.replace(/^https?:\/\/[^/?]*/i, "").split("?");
  return path === "" ? "/" : path;
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: PageFile): void {
  response.setHeader("ETag", file.tag);
  response.setHeader("Cache-Control", file.lasting ? "public, max-age=31536000, immutable" : "no-cache");
  response.setHeader("Vary", "Accept-Encoding");
  if (hasSeen(request, file)) return void response.writeHead(304).end();
  const [coding, body] = file.coded.find(([name]) => takes(request, name)) ?? [undefined, file.body];
  if (coding !== undefined) response.setHeader("Content-Encoding", coding);
  response.writeHead(200, { "Content-Type": file.type, "Content-Length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Tags come in a list, and a proxy that compresses marks them as weak. */
function hasSeen({ headers }: IncomingMessage, { tag }: PageFile): boolean {
  const seen = headers["if-none-match"]?.split(",").map((each) => each.trim().replace(/^W\//, ""));
  return seen !== undefined && (seen.includes(tag) || seen.includes("*"));
}

/** A coding that is named with the weight 0 is refused. */
function takes({ headers }: IncomingMessage, coding: "br" | "gzip"): boolean {
  const codings = `${headers["accept-encoding"] ?? ""}`.toLowerCase().split(",");
  const named = (name: string) => codings.find((each) => each.split(";")[0]?.trim() === name);
  const wanted = named(coding) ?? named("*");
  return wanted !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(wanted);
}
