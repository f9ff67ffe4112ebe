/** Serves the page for games under development, only on this machine, and tells the page when to reload. */

import { createServer, type ServerResponse } from "node:http";
import { ok, type Result } from "../core/result.ts";
import { pathOf, securityHeaders } from "../server/http.ts";
import { addressesOf, cannotListen } from "../server/listen.ts";
import { type PageFiles, pageFiles, sendPage } from "../server/page-files.ts";
import { type Contents, draftContents, edit } from "./page-contents.ts";

export interface DevPage {
  readonly address: string;
  /** Serves a new version unless it has a problem. Browsers load it after the next `tell`. `files` lists what was read. */
  show(module: URL): Promise<{ readonly files: ReadonlySet<string>; readonly problem: string | undefined }>;
  /** An empty notice hides the previous one. */
  tell(notice: string): void;
  close(): Promise<void>;
}

const loopback = "127.0.0.1";

/** Runs in the browser. Reloads the page after a change, and shows notices to the author. */
const client = `const notice = document.createElement("pre");
notice.id = "dev-notice";
notice.setAttribute("role", "status");
Object.assign(notice.style, {
  position: "fixed", inset: "auto 0 0 0", margin: 0, padding: "0.75rem 1rem", maxHeight: "40vh", overflow: "auto",
  whiteSpace: "pre-wrap", background: "#7a1f1f", color: "#fff", zIndex: 1000,
});
document.body.append(notice);
let shown;
new EventSource("./dev-events").onmessage = ({ data }) => {
  const { version, text } = JSON.parse(data);
  if (shown !== undefined && shown !== version) location.reload();
  shown = version;
  notice.textContent = text;
  notice.hidden = text === "";
};
`;

/** Replaces a service worker from an earlier visit, and caches nothing. */
const serviceWorker = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
`;

const scriptTag = '<script type="module" src="./dev.js"></script>';

/** Served until the games have loaded once. */
const emptyPage = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>…</title></head><body>${scriptTag}</body></html>`;

export function openDevPage(title: string, port: number): Promise<Result<DevPage>> {
  let files = withClient(new Map([["index.html", Buffer.from(emptyPage)]]));
  let [version, text] = [0, ""];
  const readers = new Set<ServerResponse>();
  const event = () => `data: ${JSON.stringify({ version, text })}\n\n`;
  const publish = () => {
    for (const reader of readers) reader.write(event());
  };
  const follow = (response: ServerResponse) => {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    response.write(event());
    readers.add(response);
    response.on("close", () => readers.delete(response));
  };
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (pathOf(request) === "/dev-events") follow(response);
    else sendPage(files, request, response);
  });
  const page = {
    show: async (module: URL) => {
      const read = new Set<string>();
      const contents = await draftContents(title, module, read);
      if (!contents.ok) return { files: read, problem: contents.problem.message };
      files = withClient(contents.value);
      version += 1;
      return { files: read, problem: undefined };
    },
    tell: (notice: string) => {
      text = notice;
      publish();
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return new Promise((done) => {
    server.once("error", (error) => done(cannotListen(error, loopback, port)));
    server.listen(port, loopback, () => done(ok({ ...page, ...addressesOf(loopback, server.address()) })));
  });
}

function withClient(contents: Contents): PageFiles {
  edit(contents, "index.html", (html) =>
    html.includes(scriptTag) ? html : html.replace("</head>", `${scriptTag}</head>`),
  );
  contents.set("dev.js", Buffer.from(client));
  contents.set("service-worker.js", Buffer.from(serviceWorker));
  return pageFiles(contents);
}
