/** `serve` in a container: set up by variables, and started before its database. */

import { expect, test } from "vitest";
import { finished, newDataFolder, printed, start } from "../support/cli.ts";
import { openMatch } from "../support/visitor.ts";

test("a server takes its public address and limits from the environment, and logs", async () => {
  const child = start(["serve", "--port", "0"], newDataFolder(), {
    SWITCHYARD_PUBLIC_URL: "https://games.example.org/",
    SWITCHYARD_LIMIT: "new-games-per-minute=1, claim-seconds=5",
  });
  const out = await printed(child, "Press Ctrl-C to stop.");
  expect(out).toContain("Switchyard is running at https://games.example.org/");
  const address = /Listening on (\S+)/.exec(out)?.[1] ?? "";
  const created = await openMatch(address, { game: "tower-switch" });
  expect(created.links.share).toContain("https://games.example.org/#/online/");
  const again = await fetch(`${address}online/matches`, { method: "POST", body: '{"game":"tower-switch"}' });
  expect(again.status).toBe(429);
  const end = finished(child);
  child.kill("SIGTERM");
  const { code, err } = await end;
  const events = err
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).event);
  expect([code, events]).toEqual([143, ["listening", "opened", "stopping"]]);
});

test.each([
  [
    "an invalid public address",
    { SWITCHYARD_PUBLIC_URL: "here" },
    "SWITCHYARD_PUBLIC_URL must be an address, such as",
  ],
  [
    "a misspelled limit",
    { SWITCHYARD_LIMIT: "conections=3" },
    'SWITCHYARD_LIMIT: There\'s no limit called "conections"',
  ],
])("the server refuses to start with %s in a variable", async (_fault, variables, words) => {
  const refused = await finished(start(["serve"], newDataFolder(), variables));
  expect(refused).toMatchObject({ code: 2, err: expect.stringContaining(words) });
});

const nowhere = "postgres://a:secret@127.0.0.1:1/b";

test("a server gives up on an unreachable database without printing its password", async () => {
  const variables = { SWITCHYARD_DATABASE: nowhere };
  const { code, err } = await finished(start(["serve", "--port", "0"], newDataFolder(), variables));
  expect(code).toBe(1);
  expect(err).toMatch(/switchyard: Couldn't open .* 127\.0\.0\.1, port 1: .*ECONNREFUSED/);
  expect(err).not.toContain("secret");
});
