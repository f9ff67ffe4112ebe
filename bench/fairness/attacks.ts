/** Attacks that one or a few addresses can make within a server's limits. Each goes on until its process ends. */

import { setTimeout as pause } from "node:timers/promises";
import { onlineProtocol } from "../../src/online/messages.ts";
import { enter, isMove, openGame, type Place } from "./client.ts";

export interface Target {
  readonly port: number;
  /** Games of 3,000 events in the store. */
  readonly longGames: readonly string[];
}

export type Attack = (target: Target) => Promise<unknown>;

/** Just within the limit of 20 messages per second. */
const betweenMessages = 1000 / 19;

export const attacks = {
  "reconnects to 50 long games": ({ port, longGames }) =>
    crowd(50, async (index) => {
      const client = await enter({ port, address: "127.0.0.2" }, longGames[index] ?? "");
      client?.socket.terminate();
    }),
  "re-entering on 95 connections": ({ port, longGames }) =>
    crowd(95, () => reenter({ port, address: "127.0.0.2" }, longGames[0] ?? "")),
  "100 games against hard": ({ port }) => crowd(100, () => playHard({ port, address: "127.0.0.2" })),
  "1,000 watchers come and go": ({ port, longGames }) =>
    crowd(1_000, async (index) => {
      const client = await enter({ port, address: `127.0.0.${20 + (index % 12)}` }, longGames[0] ?? "");
      await pause(Math.random() * 20_000);
      client?.socket.terminate();
    }),
} satisfies Readonly<Record<string, Attack>>;

/** Runs several clients at the same time. Each starts again soon after it finishes or is refused. */
function crowd(count: number, once: (index: number) => Promise<unknown>): Promise<unknown> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await pause(index);
      for (;;) {
        await once(index).catch(() => {});
        await pause(250);
      }
    }),
  );
}

async function reenter(place: Place, match: string): Promise<void> {
  const client = await enter(place, match);
  while (client !== undefined && client.socket.readyState === client.socket.OPEN) {
    client.say({ type: "enter", protocol: onlineProtocol, match });
    await pause(betweenMessages);
  }
}

/** Plays a move, waits for the computer's reply, takes both back and starts over, so the computer has to think every time. */
async function playHard(place: Place): Promise<void> {
  const wanted = { game: "factor-frenzy", options: { max: 100 }, vs: "hard", seat: 1, first: 1 } as const;
  const { id, token } = await openGame(place, wanted);
  const client = await enter(place, id, token);
  for (let round = 0; client !== undefined; round++) {
    const replied = client.hear((message) => isMove(message, 1));
    client.say({ type: "move", id: `m${round}`, ply: 0, move: String(90 + (round % 10)) });
    if ((await replied) === undefined) return;
    const back = client.hear((message) => message.type === "event" && message.event.type === "taken-back");
    client.say({ type: "offer", id: `t${round}`, what: "takeback" });
    if ((await back) === undefined) return;
  }
}
