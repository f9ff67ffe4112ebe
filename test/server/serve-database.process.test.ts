/** `switchyard serve --database`: what it refuses, and how it says so. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../../deploy/ask.ts";
import { run } from "../support/cli.ts";
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
  [
    "nobody there",
    ["--database", "postgres://a:secret@127.0.0.1:1/b"],
    /127\.0\.0\.1, port 1: .*ECONNREFUSED/,
  ],
])("%s is refused without repeating a password", async (_, flags, words) => {
  const { code, err } = await run(["serve", "--port", "0", ...flags]);
  expect(code).toBe(2);
  expect(err).toMatch(words);
  expect(err).not.toContain("secret");
});

test("a database of a newer program is refused", async () => {
  await ask(postgres.url, "CREATE TABLE switchyard_schema (version integer NOT NULL)");
  await ask(postgres.url, "INSERT INTO switchyard_schema VALUES (7)");
  const { code, err } = await run(["serve", "--port", "0", "--database", postgres.url]);
  expect(code).toBe(2);
  expect(err).toContain("belongs to a newer Switchyard (schema 7)");
  expect(err).not.toContain(postgres.password);
});

test("the help has an example of it", async () => {
  const { out } = await run(["serve", "--help"]);
  expect(out).toContain("switchyard serve --database postgres://");
});
