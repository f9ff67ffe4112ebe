/** Every flag of `serve` from the environment: the same values, and sentences that name the variable. */

import { expect, test } from "vitest";
import { finished, newDataFolder, printed, start } from "../support/cli.ts";
import { openMatch } from "../support/visitor.ts";

type Variables = Readonly<Record<string, string>>;

test("a server is set up by variables alone, and a flag wins over its variable", async () => {
  const child = start(["serve", "--host", "127.0.0.1"], newDataFolder(), {
    SWITCHYARD_HOST: "no.such.host.invalid",
    SWITCHYARD_PORT: "0",
    SWITCHYARD_PUBLIC_URL: "https://games.example.org/",
    SWITCHYARD_PROXIES: "1",
    SWITCHYARD_LIMIT: "new-games-per-minute=1, claim-seconds=5",
    SWITCHYARD_LOG: "off",
    SWITCHYARD_DATABASE: "",
  });
  const out = await printed(child, "Stop it with Ctrl-C.");
  expect(out).toContain("Switchyard is at https://games.example.org/");
  const address = /Listening on (\S+)/.exec(out)?.[1] ?? "";
  const created = await openMatch(address, { game: "tower-switch" });
  expect(created.links.share).toContain("https://games.example.org/#/online/");
  const again = await fetch(`${address}online/matches`, { method: "POST", body: '{"game":"tower-switch"}' });
  expect(again.status).toBe(429);
  const end = finished(child);
  child.kill("SIGTERM");
  expect(await end).toMatchObject({ code: 143, err: "" });
});

const refusals: readonly (readonly [Variables, string])[] = [
  [{ SWITCHYARD_PORT: "many" }, "SWITCHYARD_PORT must be"],
  [
    { SWITCHYARD_PORTT: "99", SWITCHYARD_NODES: "2", SWITCHYARD_MOTION: "0" },
    'There is no setting "SWITCHYARD_PORTT". Did you mean "SWITCHYARD_PORT"?',
  ],
  [{ SWITCHYARD_PROXIES: "-1" }, "SWITCHYARD_PROXIES must be"],
  [{ SWITCHYARD_DATABASE: "mysql://a:secret@b/c" }, "SWITCHYARD_DATABASE must be an address such as"],
  [{ SWITCHYARD_PUBLIC_URL: "here" }, "SWITCHYARD_PUBLIC_URL must be an address such as"],
  [{ SWITCHYARD_LIMIT: "conections=3" }, 'SWITCHYARD_LIMIT: There is no limit called "conections"'],
  [{ SWITCHYARD_LOG: "perhaps" }, 'SWITCHYARD_LOG must be 1 or 0 (got "perhaps")'],
];

test("a wrong value is refused by the variable's name, without repeating a password", async () => {
  const answers = await Promise.all(
    refusals.map(([variables]) => finished(start(["serve"], newDataFolder(), variables))),
  );
  for (const [index, [, words]] of refusals.entries()) {
    expect(answers[index]).toMatchObject({ code: 2, err: expect.stringContaining(words) });
    expect(answers[index]?.err).not.toContain("secret");
  }
});
