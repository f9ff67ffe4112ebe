/** The page's files are in memory, so a request can't reach any other file. */

import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import { brotliCompress, brotliCompressSync, constants, gzipSync } from "node:zlib";
import { pathOf, sendText } from "./http.ts";

type PageFile = ReturnType<typeof pageFile>;

/** Files by URL path, such as `/assets/page-x.js`. */
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

export function pageFiles(contents: ReadonlyMap<string, Buffer>): PageFiles {
  return new Map(Array.from(contents, ([path, body]) => [`/${path}`, pageFile(path, body)]));
}

/** Smaller than gzip's best, and ten times faster than brotli's best, which replaces it after the first request. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const codings = ["br", "gzip"] as const;

function pageFile(name: string, body: Buffer) {
  return {
    type: types[extname(name)] ?? "application/octet-stream",
    body,
    /** Filled on request, because making all forms would take a quarter of the server's startup time. */
    coded: new Map<string, Buffer>(),
    improved: false,
    tag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    /** True if the name changes with the content, so browsers can keep the file forever. */
    lasting: name.startsWith("assets/"),
  };
}

export function sendPage(files: PageFiles, request: IncomingMessage, response: ServerResponse): void {
  const path = pathOf(request);
  const file = files.get(path === "/" ? "/index.html" : path);
  if (file === undefined) {
    sendText(response, 404, "There's nothing here. The page is at /.");
    return;
  }
  response.setHeader("ETag", file.tag);
  response.setHeader("Cache-Control", file.lasting ? "public, max-age=31536000, immutable" : "no-cache");
  response.setHeader("Vary", "Accept-Encoding");
  if (hasSeen(request, file)) return void response.writeHead(304).end();
  const coding = codings.find((name) => takes(request, name));
  const body = coding === undefined ? file.body : encoded(file, coding);
  if (coding !== undefined) response.setHeader("Content-Encoding", coding);
  response.writeHead(200, { "Content-Type": file.type, "Content-Length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
  improve(file);
}

function encoded({ body, coded }: PageFile, coding: (typeof codings)[number]): Buffer {
  const made = coded.get(coding) ?? (coding === "br" ? brotliCompressSync(body, quick) : gzipSync(body));
  coded.set(coding, made);
  return made;
}

/** Compresses the file better, on a separate thread, for later visitors. */
function improve(file: PageFile): void {
  if (file.improved || !file.lasting) return;
  file.improved = true;
  brotliCompress(file.body, best, (error, body) => {
    if (error === null) file.coded.set("br", body);
  });
}

/** The header lists several tags, and a proxy that compresses marks them as weak. */
function hasSeen({ headers }: IncomingMessage, { tag }: PageFile): boolean {
  const seen = headers["if-none-match"]?.split(",").map((each) => each.trim().replace(/^W\//, ""));
  return seen !== undefined && (seen.includes(tag) || seen.includes("*"));
}

/** A weight of 0 means that the client refuses the coding. */
function takes({ headers }: IncomingMessage, coding: string): boolean {
  const codings = `${headers["accept-encoding"] ?? ""}`.toLowerCase().split(",");
  const named = (name: string) => codings.find((each) => each.split(";")[0]?.trim() === name);
  const wanted = named(coding) ?? named("*");
  return wanted !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(wanted);
}
