/** Players meet across two real nodes on one PostgreSQL. Other tests measure in simulated time how quickly they meet. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnyoneRequest, type Created, createdSchema } from "../../src/online/messages.ts";
import { startTestPostgres, type TestPostgres } from "../support/postgres.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { until } from "../support/until.ts";
import { enter, type Visitor } from "../support/visitor.ts";

let postgres: TestPostgres;
const nodes: RunningServer[] = [];

function startNode(): Promise<RunningServer> {
  return startServer({ settings: { SWITCHYARD_DATABASE: postgres.url } });
}

beforeAll(async () => {
  postgres = await startTestPostgres();
  nodes.push(await startNode(), await startNode());
});

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop("SIGKILL")));
  await postgres.remove();
});

interface Player extends Created {
  readonly visitor: Visitor;
}

async function play(name: string, at: number, more: Partial<AnyoneRequest> = {}): Promise<Player> {
  const address = nodes[at]?.address ?? "";
  const body = JSON.stringify({ name, visitor: name.repeat(22).slice(0, 22), ...more });
  const answer = await fetch(`${address}online/anyone`, { method: "POST", body });
  const created = createdSchema.parse(await answer.json());
  return { ...created, visitor: await enter(address, created.id, created.token) };
}

/** The game that the player ends up in. */
function placeOf({ id, visitor }: Player): string {
  const event = visitor.heard.find((message) => message.type === "event" && message.event.type !== "joined");
  return event?.type === "event" && event.event.type === "continued" ? event.event.next : id;
}

test("players at two nodes meet, whether one waits or both come at once", async () => {
  for (let round = 0; round < 5; round++) {
    const game = "tower-switch";
    const ann = await play(`ann${round}`, 0, { game });
    await ann.visitor.hear("match");
    const ben = await play(`ben${round}`, 1, { game });
    await ann.visitor.hear("event", ({ event }) => event.type === "joined");
    expect(ben.id).toBe(ann.id);
    const both = await Promise.all([play(`cid${round}`, 0), play(`dan${round}`, 1)]);
    const places = both.map(placeOf);
    expect(new Set(places).size).toBe(1);
    await Promise.all([ann, ben, ...both].map(({ visitor }) => visitor.leave()));
  }
});

test("a table is gone when its player closes the page, and when its node dies", async () => {
  const ann = await play("ann", 0);
  await ann.visitor.hear("match");
  await ann.visitor.leave();
  await until(async () => {
    const ben = await play("ben", 1, { blocked: ["cid"] });
    await ben.visitor.leave();
    return ben.id !== ann.id;
  });
  const cid = await play("cid", 1);
  await cid.visitor.hear("match");
  await nodes[1]?.stop("SIGKILL");
  await new Promise((done) => setTimeout(done, 12_000));
  const dan = await play("dan", 0);
  expect(dan.id).not.toBe(cid.id);
  nodes[1] = await startNode();
  expect((await play("eve", 1)).id).toBe(dan.id);
});
