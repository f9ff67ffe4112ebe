/** `serve` reads its settings from flags, which people type, and from variables, which a deployment sets. */

import { expect, test } from "vitest";
import { fail } from "../../src/core/result.ts";
import { runProgram } from "../../src/terminal/program.ts";
import { noFaces, runOn } from "../support/program.ts";

/** Runs `serve` up to the point where the server would start. */
async function readSettings(args: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  let settings: object | undefined;
  const faces: typeof noFaces = {
    ...noFaces,
    serve: async (_, request) => {
      settings = request;
      return fail("exists", "This test starts no server.");
    },
  };
  const finished = await runOn((host) =>
    runProgram({ ...host, env: { ...host.env, ...variables } }, faces, ["serve", ...args]),
  );
  return { ...finished, settings };
}

test("serve reads its flags and variables, and logs unless it runs in a terminal", async () => {
  const variables = {
    SWITCHYARD_PUBLIC_URL: "https://games.example.org/",
    SWITCHYARD_PROXIES: "1",
    SWITCHYARD_LIMIT: "new-games-per-minute=1, claim-seconds=5",
    SWITCHYARD_DATABASE: "",
  };
  const { settings, code, err } = await readSettings(["--host", "::1", "--port", "81"], variables);
  expect([code, err]).toEqual([1, expect.stringContaining("This test starts no server.")]);
  expect(settings).toMatchObject({
    host: "::1",
    port: 81,
    publicUrl: "https://games.example.org/",
    proxies: 1,
    limits: ["new-games-per-minute=1", "claim-seconds=5"],
    log: expect.any(Function),
    database: undefined,
  });
});

test.each([
  [
    "a misspelled setting",
    { SWITCHYARD_PROXYS: "1", SWITCHYARD_NODES: "2", SWITCHYARD_MOTION: "0" },
    'There\'s no setting "SWITCHYARD_PROXYS". Did you mean "SWITCHYARD_PROXIES"?',
  ],
  ["a flag as a variable", { SWITCHYARD_PORT: "80" }, 'There\'s no setting "SWITCHYARD_PORT". Use --port.'],
  ["a negative number of proxies", { SWITCHYARD_PROXIES: "-1" }, "SWITCHYARD_PROXIES must be"],
  [
    "a MySQL address",
    { SWITCHYARD_DATABASE: "mysql://a:secret@b/c" },
    "SWITCHYARD_DATABASE must be an address such as",
  ],
  [
    "a database that isn't an address",
    { SWITCHYARD_DATABASE: "secret" },
    "SWITCHYARD_DATABASE must be an address such as",
  ],
])("serve names the variable when it refuses %s", async (_fault, variables, words) => {
  const { code, err } = await readSettings([], variables);
  expect([code, err]).toEqual([2, expect.stringContaining(words)]);
  expect(err).not.toContain("secret");
});

test.each([
  ["serve --data /tmp/x", "Use --data or SWITCHYARD_DATABASE, not both"],
  ["admin list --data /tmp/x", "Use --data or SWITCHYARD_DATABASE, not both"],
  ["admin backup monday.sqlite", "use pg_dump"],
  ["admin restore monday.sqlite", "use pg_dump"],
])("%s is refused together with a database, without printing its password", async (words, reason) => {
  const env = { SWITCHYARD_DATABASE: "postgres://a:secret@localhost/b" };
  const { code, err } = await runOn((host) =>
    runProgram({ ...host, env: { ...host.env, ...env } }, noFaces, words.split(" ")),
  );
  expect([code, err]).toEqual([2, expect.stringContaining(reason)]);
  expect(err).not.toContain("secret");
});

test("serve --out refuses flags of a server", async () => {
  const { code, err } = await readSettings(["--out", "public", "--port", "81"]);
  expect([code, err]).toEqual([2, expect.stringContaining("Leave out --host, --port and --data")]);
});
