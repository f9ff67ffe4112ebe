/** Databases and clients of 0.1.0 meet the server of today: every match is there, its tokens open its seats, and it goes on. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "../../deploy/ask.ts";
import { closeCodes } from "../../src/protocol/online/codes.ts";
import {
  copyOf,
  fixtureText,
  keepAll,
  type OldFrame,
  type OldMatch,
  oldConversation,
  oldMatches,
} from "../support/fixtures.ts";
import { startTestPostgres, type TestPostgres } from "../support/postgres.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { enter, openMatch, type Visitor, visit } from "../support/visitor.ts";

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.remove());

const databases = [
  ["sqlite", async () => ["--data", copyOf("online.sqlite")]],
  ["postgres", async () => ["--database", await restored()]],
] as const;

/** A new database with what was dumped. */
async function restored(): Promise<string> {
  const url = await postgres.newDatabase();
  // Lines with a backslash are for psql.
  await ask(url, fixtureText("postgres.sql").replace(/^\\.*$/gm, ""));
  return url;
}

describe.each(databases)("a server on the %s database", (kind, flags) => {
  const matches = oldMatches(kind);
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer({ args: [...(await flags()), ...keepAll] });
  });
  afterAll(() => server.stop());

  test.each(matches.filter(({ name }) => name !== "clocks that run"))(
    "$name: it is told as it was, and its tokens open its seats",
    async ({ id, name, tokens, told }) => {
      // Since then a record also says which moves were made again after a takeback.
      const record = name === "taken back" ? { ...told.record, assisted: [0] } : told.record;
      for (const [index, token] of [null, ...tokens].entries()) {
        if (index > 0 && token === null) continue;
        const visitor = await enter(server.address, id, token ?? undefined);
        const { seat, match } = await visitor.hear("match");
        expect(seat).toBe(index === 0 ? null : index);
        expect(match).toEqual({ ...told, record });
        await visitor.leave();
      }
    },
  );

  test("a clock has stood still while no server was there", async () => {
    const { id, tokens } = named(matches, "clocks that run");
    const visitor = await enter(server.address, id, tokens[0] ?? undefined);
    const { match } = await visitor.hear("match");
    expect(match.record.result).toBeNull();
    const { event } = await visitor.hear("event");
    expect(event).toMatchObject({ type: "resumed", away: expect.any(Number) });
    await visitor.leave();
  });

  test("matches that are not over go on", async () => {
    const open = matches.filter(({ name, told }) => told.record.result === null && !/wait|clock/.test(name));
    expect(open.length).toBeGreaterThan(8);
    for (const match of open) await goesOn(server, match);
  });

  test("a free seat is taken", async () => {
    const { id } = named(matches, "waiting for the other player");
    const ben = await enter(server.address, id);
    await ben.hear("match");
    ben.say({ type: "join", id: "j1", name: "Ben", token: "x".repeat(32) });
    expect(await ben.hear("seated")).toMatchObject({ seat: 2 });
    await ben.leave();
  });

  test("an offer that stood is answered, and a rematch that was offered agreed on", async () => {
    const rematch = named(matches, "a rematch is offered");
    const ben = await enter(server.address, rematch.id, rematch.tokens[1] ?? undefined);
    await ben.hear("match");
    ben.say({ type: "offer", id: "r1", what: "rematch" });
    const { event } = await ben.hear("event");
    expect(event.type).toBe("continued");
    await ben.leave();
  });
});

function named(matches: readonly OldMatch[], name: string): OldMatch {
  const found = matches.find((match) => match.name === name);
  if (found === undefined) throw new Error(`There is no match "${name}".`);
  return found;
}

/** Whoever is to move makes a move: the first that the server names as legal. */
async function goesOn({ address }: RunningServer, { name, id, tokens, told }: OldMatch): Promise<void> {
  const ply = told.record.moves.length;
  for (const token of tokens) {
    if (token === null) continue;
    const player = await enter(address, id, token);
    await player.hear("match");
    player.say({ type: "move", id: "nonsense", ply, move: "0" });
    const { code, legal } = await player.hear("refused");
    const [move = ""] = legal ?? [];
    if (code === "illegal-move") {
      player.say({ type: "move", id: "next", ply, move });
      const { event } = await player.hear("event");
      expect(event, name).toMatchObject({ type: "moved", ply, move });
    }
    await player.leave();
    if (code === "illegal-move") return;
    expect(code, name).toBe("not-your-turn");
  }
  throw new Error(`${name}: nobody is to move.`);
}

describe("a client of protocol 1", () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  test("hears what it heard from the server of 0.1.0", async () => {
    const { id, token } = await openMatch(server.address, {
      game: "tower-switch",
      options: { blocks: 4 },
      seat: 1,
      name: "Ann",
    });
    const clients = new Map<number, Visitor>();
    for (const { who, says, hears } of oldConversation().map((frame) => here(frame, id, token))) {
      const client = clients.get(who) ?? (await visit(server.address));
      clients.set(who, client);
      if (says !== undefined) client.sayRaw(JSON.stringify(says));
      if (hears !== undefined) await hearsAgain(client, hears);
    }
    expect(clients.size).toBe(3);
    for (const client of clients.values()) await client.leave();
  });

  test("of a protocol that is to come is told so", async () => {
    const client = await visit(server.address);
    client.sayRaw(JSON.stringify({ type: "enter", protocol: 2, match: "k3v9x0aq1m5t7w2e" }));
    const { code, reason } = await client.closed;
    expect(code).toBe(closeCodes.newerProtocol);
    expect(reason).toMatch(/\w+ \w+ \w+/);
  });
});

function here(frame: OldFrame, match: string, token: string): OldFrame {
  const text = JSON.stringify(frame);
  return JSON.parse(text.replaceAll("THEMATCHID", match).replaceAll("THEOWNTOKEN-OF-THE-FIRST-SEAT", token));
}

/** Times, sentences and what chance gives may differ. Who is present is told when it is noticed, sooner or later. */
const variable = new Set(["at", "now", "seed", "startedAt", "message", "next", "presence"]);

async function hearsAgain(client: Visitor, frame: { readonly type: string }): Promise<void> {
  if (frame.type === "presence") return;
  const type = frame.type as "event";
  expect(lasting(await client.hear(type))).toEqual(lasting(frame));
}

function lasting(message: unknown): unknown {
  return JSON.parse(JSON.stringify(message, (name, value) => (variable.has(name) ? null : value)));
}
