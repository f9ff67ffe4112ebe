/** The server as a function from a request to an answer. It does not listen; `listen.ts` does. */

import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { PageFile, PageFiles } from "./page-files.ts";
import { securityHeaders } from "./security.ts";

export interface AppParts {
  readonly page: PageFiles;
}

export function createApp({ page }: AppParts): RequestListener {
  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD")
      return refuse(response, 405, "Only GET is answered here.");
    const file = page.get(pathOf(request));
    if (file === undefined) return refuse(response, 404, "There is nothing here. The page is at /.");
    sendFile(request, response, file);
  };
}

function pathOf(request: IncomingMessage): string {
  const [path = "/"] = (request.url ?? "/").split("?");
  return path === "/" ? "/index.html" : path;
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
