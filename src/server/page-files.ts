/** All of the page's files are in memory, so no request can reach any other file. */

import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import { pathOf, sendText } from "./http.ts";

type PageFile = ReturnType<typeof pageFile>;

export type PageFiles = ReadonlyMap<string, PageFile>;

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".png": "image/png",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
};

const compressed = ".br";

export function pageFiles(contents: ReadonlyMap<string, Buffer>): PageFiles {
  const files = [...contents].filter(([path]) => !path.endsWith(compressed));
  const file = (path: string, body: Buffer) => pageFile(path, body, contents.get(path + compressed));
  return new Map(files.map(([path, body]) => [`/${path}`, file(path, body)]));
}

function pageFile(name: string, body: Buffer, brotli: Buffer | undefined) {
  return {
    type: types[extname(name)] ?? "application/octet-stream",
    body,
    brotli,
    tag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    /** The build names these files after their content, so browsers can keep them forever. */
    lasting: name.startsWith("assets/"),
  };
}

export function sendPage(files: PageFiles, request: IncomingMessage, response: ServerResponse): void {
  const path = pathOf(request);
  const file = files.get(path === "/" ? "/index.html" : path);
  if (file === undefined) {
    sendText(response, 404, "There's nothing at this address. The games are at /.");
    return;
  }
  response.setHeader("ETag", file.tag);
  response.setHeader("Cache-Control", file.lasting ? "public, max-age=31536000, immutable" : "no-cache");
  response.setHeader("Vary", "Accept-Encoding");
  if (hasSeen(request, file)) return void response.writeHead(304).end();
  const brotli = takesBrotli(request) ? file.brotli : undefined;
  if (brotli !== undefined) response.setHeader("Content-Encoding", "br");
  const body = brotli ?? file.body;
  response.writeHead(200, { "Content-Type": file.type, "Content-Length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** The header can list several tags. A proxy that compresses files puts W/ before their tags. */
function hasSeen({ headers }: IncomingMessage, { tag }: PageFile): boolean {
  const seen = headers["if-none-match"]?.split(",").map((each) => each.trim().replace(/^W\//, ""));
  return seen !== undefined && (seen.includes(tag) || seen.includes("*"));
}

/** A weight of 0, as in "br;q=0", refuses Brotli. */
function takesBrotli({ headers }: IncomingMessage): boolean {
  const codings = `${headers["accept-encoding"] ?? ""}`.toLowerCase().split(",");
  return codings.some((each) => /^\s*br\s*(;(?!\s*q=0(\.0*)?\s*$)|$)/.test(each));
}
