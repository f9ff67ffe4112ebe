/** One client can't take the solver away from the others. The tests count work, not time. */

import { request } from "node:http";
import { expect, test } from "vitest";
import { type RunningServer, startServer } from "../support/server.ts";
import { enter, openMatch, type Visitor } from "../support/visitor.ts";

/** A request from a different address than all other clients here. */
function postFromElsewhere(url: string, body: string): Promise<number | undefined> {
  return new Promise((done, reject) => {
    const asked = request(url, { method: "POST", localAddress: "127.0.0.2" }, (answer) => {
      answer.resume();
      answer.on("end", () => done(answer.statusCode));
    });
    asked.on("error", reject);
    asked.end(body);
  });
}

const hard = { game: "factor-frenzy", options: { max: 100 }, vs: "hard", seat: 1 } as const;

/**
 * Starts games in which the computer has to think, all at the same time. The returned function counts how many were answered.
 */
async function keepThinking(server: RunningServer, count: number): Promise<() => number> {
  const games = await Promise.all(Array.from({ length: count }, () => openMatch(server.address, hard)));
  const players = await Promise.all(games.map(({ id, token }) => enter(server.address, id, token)));
  for (const player of players) await player.hear("match");
  for (const player of players) player.say({ type: "move", id: "m", ply: 0, move: "97" });
  for (const player of players) await player.hear("event");
  const answered = ({ heard }: Visitor) =>
    heard.some(
      (message) => message.type === "event" && message.event.type === "moved" && message.event.ply === 1,
    );
  return () => players.filter(answered).length;
}

test("the solver deals another client's game before it finishes a long queue", async () => {
  const server = await startServer();
  const answered = await keepThinking(server, 20);
  const before = answered();
  const dealt = { game: "switch-battle", options: { switches: 9, start: "fair" } };
  expect(await postFromElsewhere(`${server.address}online/matches`, JSON.stringify(dealt))).toBe(201);
  expect(answered() - before).toBeLessThan(15);
  await server.stop();
});
