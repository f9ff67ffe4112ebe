/** The page as `switchyard serve` serves it: the right files, strict headers, nothing else. */

import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { finished, newDataFolder, printed, run, start } from "../support/cli.ts";
import { type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

const at = (path: string) => server.address.replace(/\/$/, "") + path;

/** The path exactly as it is given: fetch would tidy it up. */
function statusOf(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(server.address);
  return new Promise((done, reject) => {
    const asked = request({ hostname, port, path }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    });
    asked.on("error", reject);
    asked.end();
  });
}

test("the page comes with a policy that allows nothing but its own files", async () => {
  const answer = await fetch(at("/"));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  const html = await answer.text();
  expect(html).not.toMatch(/<script(?![^>]*src=)|\son[a-z]+=|style="/);
});

test("files have their types and are kept for good where their name says what is in them", async () => {
  const html = await (await fetch(at("/"))).text();
  const script = /assets\/[^"]+\.js/.exec(html)?.[0] ?? "";
  const answer = await fetch(at(`/${script}`), { headers: { "Accept-Encoding": "gzip, br" } });
  expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(answer.headers.get("cache-control")).toContain("immutable");
  expect(answer.headers.get("content-encoding")).toBe("br");
  const worker = await fetch(at("/service-worker.js"));
  expect(worker.headers.get("cache-control")).toBe("no-cache");
});

test("what the browser has already is not sent again", async () => {
  const tag = (await fetch(at("/"))).headers.get("etag") ?? "";
  expect((await fetch(at("/"), { headers: { "If-None-Match": tag } })).status).toBe(304);
});

test("nor where a proxy has marked the tag as weak, or the browser names several", async () => {
  const tag = (await fetch(at("/"))).headers.get("etag") ?? "";
  for (const seen of [`W/${tag}`, `"other", ${tag}`, "*"])
    expect((await fetch(at("/"), { headers: { "If-None-Match": seen } })).status, seen).toBe(304);
  expect((await fetch(at("/"), { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
});

test("a browser that refuses compressed files gets them plain", async () => {
  const encodingFor = async (accepted: string) =>
    (await fetch(at("/"), { headers: { "Accept-Encoding": accepted } })).headers.get("content-encoding");
  expect(await encodingFor("br, gzip;q=0.5")).toBe("br");
  expect(await encodingFor("gzip, br;q=0")).toBe("gzip");
  expect(await encodingFor("gzip")).toBe("gzip");
  expect(await encodingFor("*")).toBe("br");
  for (const accepted of ["gzip;q=0", "gzip; q=0.000, br;q=0, *", "identity"])
    expect(await encodingFor(accepted)).toBeNull();
});

/** What comes back for these bytes, until the server ends the connection. */
function answerTo(text: string): Promise<string> {
  const { port } = new URL(server.address);
  return new Promise((done) => {
    let answer = "";
    connect(Number(port), "127.0.0.1", function (this: ReturnType<typeof connect>) {
      this.write(text);
    })
      .setEncoding("latin1")
      .on("data", (part: string) => {
        answer += part;
      })
      .on("close", () => done(answer));
  });
}

test("an offer of another protocol is ignored, with or without a body", async () => {
  const offer = "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n";
  const get = `GET / HTTP/1.1\r\nHost: x\r\n${offer}\r\n`;
  const body = '{"game":"tower-switch"}';
  const post = `POST /online/matches HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n${offer}\r\n${body}`;
  const last = "GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
  const statuses = async (text: string) => (await answerTo(text)).match(/HTTP\/1\.1 \d+/g);
  expect(await statuses(get + last)).toEqual(["HTTP/1.1 200", "HTTP/1.1 200"]);
  expect(await statuses(post + last)).toEqual(["HTTP/1.1 201", "HTTP/1.1 200"]);
  // Two offers in a row, which no client makes, cost this connection at most.
  await answerTo(get + get + post + last);
  expect((await fetch(at("/health"))).status).toBe(200);
});

test("a request may name the whole address", async () => {
  const statusFor = async (url: string) =>
    (await answerTo(`GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).split(" ")[1];
  expect(await statusFor("http://example.org/")).toBe("200");
  expect(await statusFor("http://example.org")).toBe("200");
  expect(await statusFor("HTTP://example.org/health?x=1")).toBe("200");
  expect(await statusFor("http://example.org/../package.json")).toBe("404");
});

test.each([
  "/../package.json",
  "/..%2f..%2fpackage.json",
  "/assets/../../package.json",
  "//etc/passwd",
  "/nothing",
])("%s is not there", async (path) => expect(await statusOf(path)).toBe(404));

test("nothing can be sent", async () => {
  const answer = await fetch(at("/"), { method: "POST", body: "x" });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("the command says where the page is, and stops cleanly", async () => {
  const child = start(["serve", "--port", "0"], newDataFolder());
  const said = await printed(child, "Stop it with Ctrl-C.");
  const address = /http:\S+/.exec(said)?.[0] ?? "";
  expect((await fetch(address)).status).toBe(200);
  child.kill("SIGINT");
  expect((await finished(child)).code).toBe(130);
});

test("a port that is taken or none at all is refused with a sentence", async () => {
  const { port } = new URL(server.address);
  const taken = await run(["serve", "--port", port]);
  expect(taken).toMatchObject({ code: 1, err: expect.stringContaining("is in use") });
  expect(await run(["serve", "--port", "many"])).toMatchObject({ code: 2 });
});
