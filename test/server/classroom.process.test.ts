/** A class behind one address, with the default limits. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { currentPosition, seatToMove } from "../../src/core/match.ts";
import { moveNames } from "../../src/core/rules.ts";
import { games } from "../../src/games/index.ts";
import { OnlineClient } from "../../src/online/client/client.ts";
import { createMatch } from "../../src/online/client/new-game.ts";
import { nodeClientHost } from "../../src/terminal/online/node-host.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { until } from "../support/until.ts";

const pupils = 40;

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** The most connections that a browser opens to a server at a time. */
const atOnce = 6;

/** The page with everything it needs, as each browser fetches it. */
async function openPage(): Promise<readonly number[]> {
  const page = await (await fetch(server.address)).text();
  const files = [...page.matchAll(/(?:src|href)="\.?\/?([^"]+)"/g)].map(
    ([, file]) => `${server.address}${file}`,
  );
  const statuses: number[] = [];
  const fetchNext = async (): Promise<void> => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) {
      const address = file;
      // Tries again like a browser, because a kept connection may have just been closed.
      const answer = await fetch(address).catch(() => fetch(address));
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, fetchNext));
  return statuses;
}

async function sit(match: string, token?: string): Promise<OnlineClient> {
  return new OnlineClient(await nodeClientHost(), { base: server.address, match, token, games });
}

/** Plays the first legal move whenever it's the client's turn, until the game has this many. */
function playTo(client: OnlineClient, plies: number): void {
  const play = () => {
    const { online, seat, pending } = client.view();
    if (online === null || seat === null || pending.length > 0 || !online.taken[1]) return;
    const { match } = online;
    if (match.outcome !== null || match.moves.length >= plies || seatToMove(match) !== seat) return;
    const [move] = moveNames(match.game, currentPosition(match));
    if (move !== undefined) client.act({ type: "move", move });
  };
  client.listen(play);
  play();
}

const movesOf = (client: OnlineClient) => client.view().online?.match.moves.length ?? 0;

test("40 students behind one address can play through a server restart", async () => {
  const pages = await Promise.all(Array.from({ length: pupils }, openPage));
  expect(pages.flat().length).toBeGreaterThan(pupils);
  expect(new Set(pages.flat())).toEqual(new Set([200]));

  const wanted = { game: "tower-switch", options: { blocks: 30 }, seat: 1, first: 1 } as const;
  const opened = await Promise.all(
    Array.from({ length: pupils }, () => createMatch(fetch, server.address, wanted)),
  );
  expect(opened.filter(({ ok }) => !ok)).toEqual([]);

  const openers = opened.slice(0, pupils / 2).flatMap((game) => (game.ok ? [game.value] : []));
  const clients = await Promise.all(openers.flatMap(({ id, token }) => [sit(id, token), sit(id)]));
  for (const [index, client] of clients.entries()) {
    if (index % 2 === 1) client.act({ type: "join", name: `Pupil ${index}` });
    playTo(client, 6);
  }
  await until(() => clients.every((client) => movesOf(client) === 6));

  const { data, address } = server;
  await server.stop();
  server = await startServer({ data, port: Number(new URL(address).port) });
  for (const client of clients) playTo(client, 12);
  await until(() => clients.every((client) => movesOf(client) === 12));
  for (const client of clients) client.close();
});
