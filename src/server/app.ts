/** The server as a function from a request to an answer. It does not listen; `listen.ts` does. */

import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { PageFile, PageFiles } from "./page-files.ts";
import { admitSocket, answerOnline } from "./routes.ts";
import { securityHeaders } from "./security.ts";
import type { OnlineService } from "./service.ts";

export interface AppParts {
  readonly page: PageFiles;
  readonly online: OnlineService;
}

export interface App {
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** Somebody wants a WebSocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

export function createApp({ page, online }: AppParts): App {
  return {
    answer: (request, response) => {
      for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
      const path = pathOf(request);
      if (!answerOnline(online, path, request, response)) answerPage(page, path, request, response);
    },
    upgrade: (request, socket, head) => admitSocket(online, pathOf(request), request, { socket, head }),
  };
}

function answerPage(page: PageFiles, path: string, request: IncomingMessage, response: ServerResponse): void {
  const file = page.get(path === "/" ? "/index.html" : path);
  if (request.method !== "GET" && request.method !== "HEAD")
    refuse(response, 405, "Only GET is answered here.");
  else if (file === undefined) refuse(response, 404, "There is nothing here. The page is at /.");
  else sendFile(request, response, file);
}

function pathOf(request: IncomingMessage): string {
  const [path = "/"] = (request.url ?? "/").split("?");
  return path;
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: PageFile): void {
  response.setHeader("ETag", file.tag);
  response.setHeader("Cache-Control", file.lasting ? "public, max-age=31536000, immutable" : "no-cache");
  response.setHeader("Vary", "Accept-Encoding");
  if (request.headers["if-none-match"] === file.tag) return void response.writeHead(304).end();
  const zip = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
  const body = zip ? file.zipped : file.body;
  if (zip) response.setHeader("Content-Encoding", "gzip");
  response.writeHead(200, { "Content-Type": file.type, "Content-Length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}

function refuse(response: ServerResponse, status: number, text: string): void {
  if (status === 405) response.setHeader("Allow", "GET, HEAD");
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(`${text}\n`);
}
