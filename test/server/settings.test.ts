/** The settings of `serve`, from flags and from the environment. */

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

test("every setting can come from a variable, and a flag overrides its variable", async () => {
  const variables = {
    SWITCHYARD_HOST: "no.such.host.invalid",
    SWITCHYARD_PORT: "81",
    SWITCHYARD_PUBLIC_URL: "https://games.example.org/",
    SWITCHYARD_PROXIES: "1",
    SWITCHYARD_LIMIT: "new-games-per-minute=1, claim-seconds=5",
    SWITCHYARD_LOG: "off",
    SWITCHYARD_DATABASE: "",
  };
  const { settings, code, err } = await readSettings(["--host", "127.0.0.1"], variables);
  expect([code, err]).toEqual([1, expect.stringContaining("This test starts no server.")]);
  expect(settings).toMatchObject({
    host: "127.0.0.1",
    port: 81,
    publicUrl: "https://games.example.org/",
    proxies: 1,
    limits: ["new-games-per-minute=1", "claim-seconds=5"],
    log: undefined,
    database: undefined,
  });
});

test.each([
  ["a port that isn't a number", { SWITCHYARD_PORT: "many" }, "SWITCHYARD_PORT must be"],
  [
    "a misspelled setting",
    { SWITCHYARD_PORTT: "99", SWITCHYARD_NODES: "2", SWITCHYARD_MOTION: "0" },
    'There is no setting "SWITCHYARD_PORTT". Did you mean "SWITCHYARD_PORT"?',
  ],
  ["a negative number of proxies", { SWITCHYARD_PROXIES: "-1" }, "SWITCHYARD_PROXIES must be"],
  [
    "a MySQL address",
    { SWITCHYARD_DATABASE: "mysql://a:secret@b/c" },
    "SWITCHYARD_DATABASE must be an address such as",
  ],
  [
    "a log setting other than 1 or 0",
    { SWITCHYARD_LOG: "perhaps" },
    'SWITCHYARD_LOG must be 1 or 0 (got "perhaps")',
  ],
])("serve names the variable when it refuses %s", async (_fault, variables, words) => {
  const { code, err } = await readSettings([], variables);
  expect([code, err]).toEqual([2, expect.stringContaining(words)]);
  expect(err).not.toContain("secret");
});

test.each([
  [
    "a MySQL address",
    ["--database", "mysql://a:secret@localhost/b"],
    "--database must be an address such as",
  ],
  ["a database that isn't an address", ["--database", "secret"], "--database must be an address such as"],
  [
    "a database together with a data folder",
    ["--database", "postgres://a:secret@localhost/b", "--data", "/tmp/x"],
    "Give --data or --database, not both",
  ],
])("serve doesn't print the password when it refuses %s", async (_fault, flags, words) => {
  const { code, err } = await readSettings(flags);
  expect([code, err]).toEqual([2, expect.stringContaining(words)]);
  expect(err).not.toContain("secret");
});
