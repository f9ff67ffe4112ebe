/** The page's files, kept in memory: a request can reach nothing else, whatever its path says. */

import { createHash } from "node:crypto";
import { extname } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export type PageFile = Readonly<ReturnType<typeof pageFile>>;

/** By path, as it stands in an address: `/assets/page-x.js`. */
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

/** Smaller than gzip's best, in a tenth of the time that brotli's best takes. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

function pageFile(name: string, body: Buffer) {
  return {
    type: types[extname(name)] ?? "application/octet-stream",
    body,
    /** The codings that it can be sent in, the best one first. */
    coded: [
      ["br", brotliCompressSync(body, quick)],
      ["gzip", gzipSync(body)],
    ] as const,
    tag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    /** Whether the name changes with the content, so that it may be kept for good. */
    lasting: name.startsWith("assets/"),
  };
}
