/** `switchyard serve --database`: what it refuses, and how it says so. */

import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../../deploy/ask.ts";
import { finished, newDataFolder, printed, run, start } from "../support/cli.ts";
import { startTestPostgres, type TestPostgres } from "../support/postgres.ts";

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.remove());

test.each([
  [
    "another kind of database",
    ["--database", "mysql://a:secret@localhost/b"],
    /--database must be an address such as/,
  ],
  ["no address", ["--database", "secret"], /--database must be an address such as/],
  [
    "two places",
    ["--database", "postgres://a:secret@localhost/b", "--data", "/tmp/x"],
    /Give --data or --database, not both/,
  ],
])("%s is refused without repeating a password", async (_, flags, words) => {
  const { code, err } = await run(["serve", "--port", "0", ...flags]);
  expect(code).toBe(2);
  expect(err).toMatch(words);
  expect(err).not.toContain("secret");
});

test("a database that never answers is waited for, and then given up without repeating a password", async () => {
  const database = ["--database", "postgres://a:secret@127.0.0.1:1/b"];
  const limits = { LIMITS: '{"start-seconds":1}' };
  const child = start(["serve", "--port", "0", ...database], newDataFolder(), limits);
  const { code, err } = await finished(child);
  expect(code).toBe(1);
  expect(err).toMatch(/"event":"waiting".*127\.0\.0\.1, port 1: .*ECONNREFUSED/);
  expect(err).toMatch(/switchyard: Could not open .* 127\.0\.0\.1, port 1: .*ECONNREFUSED/);
  expect(err).not.toContain("secret");
});

test("a server that is started before its database waits for it; SIGTERM ends the waiting", async () => {
  const url = await postgres.newDatabase();
  await postgres.stop();
  const child = start(["serve", "--port", "0"], newDataFolder(), { SWITCHYARD_DATABASE: url });
  const ready = printed(child, "Stop it with Ctrl-C.");
  const impatient = start(["serve", "--port", "0"], newDataFolder(), { SWITCHYARD_DATABASE: url });
  const ended = finished(impatient);
  await Promise.all([child, impatient].map((one) => once(one.stderr, "data")));
  impatient.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 143, err: expect.not.stringContaining("switchyard:") });
  await postgres.start();
  const address = /http:\S+/.exec(await ready)?.[0] ?? "";
  expect((await fetch(`${address}ready`)).status).toBe(200);
  const gone = finished(child);
  child.kill("SIGTERM");
  expect((await gone).code).toBe(143);
});

test("a database of a newer program is refused", async () => {
  await ask(postgres.url, "CREATE TABLE switchyard_schema (version integer NOT NULL)");
  await ask(postgres.url, "INSERT INTO switchyard_schema VALUES (7)");
  const { code, err } = await run(["serve", "--port", "0", "--database", postgres.url]);
  expect(code).toBe(2);
  expect(err).toContain("was written by a newer Switchyard (format 7)");
  expect(err).not.toContain(postgres.password);
});

test("the help has an example of it", async () => {
  const { out } = await run(["serve", "--help"]);
  expect(out).toContain("switchyard serve --database postgres://");
});
