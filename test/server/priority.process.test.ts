/** The solver runs at a lower priority, if the system allows it. */

import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { startServer } from "../support/server.ts";
import { enter, openMatch } from "../support/visitor.ts";

/** Root can always raise a priority again, so root gives up that right first. */
const surrender = process.getuid?.() === 0 ? ["setpriv", "--bounding-set=-sys_nice"] : [];
const niced = [...surrender, "nice", "-n", "6"];

const raise = `
try { require("node:os").setPriority(5); process.stdout.write("allowed"); }
catch { process.stdout.write("refused"); }`;

test.runIf(process.platform === "linux")(
  "a computer player moves even if the server isn't allowed to raise its priority",
  async () => {
    const [command, ...words] = [...niced, process.execPath, "-e", raise];
    expect(execFileSync(command, words, { encoding: "utf8" })).toBe("refused");
    const server = await startServer({ under: niced });
    const created = await openMatch(server.address, { game: "tower-switch", seat: 2, vs: "easy" });
    const ann = await enter(server.address, created.id, created.token);
    await ann.hear("event", ({ event }) => event.type === "moved" && event.ply === 0);
    await ann.leave();
    await server.stop();
  },
);
