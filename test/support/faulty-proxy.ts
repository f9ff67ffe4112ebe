/**
 * A WebSocket proxy on a real port that mistreats messages, going by a seed: it drops them, repeats them, reorders them, breaks
 * the connection in the middle of one, and garbles what the server says.
 */

import type { AddressInfo } from "node:net";
import { WebSocket, WebSocketServer } from "ws";
import type { Random } from "../../src/core/random.ts";

/** How likely each fault is, for each message. */
export interface MessageFaults {
  readonly drop: number;
  readonly repeat: number;
  readonly reorder: number;
  readonly cut: number;
  readonly garble: number;
}

export interface FaultyProxy {
  /** The service's address through the proxy, with a slash at the end. */
  readonly address: string;
  /** How often each fault has happened. */
  readonly counts: Readonly<Record<keyof MessageFaults, number>>;
  /** Stops the faults. */
  mend(): void;
  close(): Promise<void>;
}

interface Weather {
  readonly random: Random;
  readonly faults: () => MessageFaults;
  readonly counts: Record<keyof MessageFaults, number>;
}

const calm: MessageFaults = { drop: 0, repeat: 0, reorder: 0, cut: 0, garble: 0 };

export async function startFaultyProxy(
  target: string,
  faults: MessageFaults,
  random: Random,
): Promise<FaultyProxy> {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo;
  let now = faults;
  const weather: Weather = { random, faults: () => now, counts: { ...calm } };
  const upstream = target.replace(/^http/, "ws");
  server.on("connection", (near, request) => {
    const far = new WebSocket(new URL(request.url ?? "/", upstream));
    connectBoth(near, far, weather);
  });
  return {
    address: `http://127.0.0.1:${port}/`,
    counts: weather.counts,
    mend: () => {
      now = calm;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of server.clients) socket.terminate();
      }),
  };
}

function connectBoth(near: WebSocket, far: WebSocket, weather: Weather): void {
  const waiting: string[] = [];
  const up = lane(far, near, weather, false);
  const down = lane(near, far, weather, true);
  far.on("open", () => {
    for (const text of waiting.splice(0)) up(text);
  });
  near.on("message", (data: Buffer) => {
    if (far.readyState === WebSocket.CONNECTING) waiting.push(data.toString());
    else up(data.toString());
  });
  far.on("message", (data: Buffer) => down(data.toString()));
  near.on("close", () => far.terminate());
  far.on("close", (code, reason) => {
    if (code >= 3000 || code === 1012) near.close(code, reason.toString());
    else near.terminate();
  });
  for (const socket of [near, far]) socket.on("error", () => {});
}

/** One direction of a connection. Passes each message on, or drops it. */
function lane(to: WebSocket, from: WebSocket, { random, counts, ...weather }: Weather, garbles: boolean) {
  let held: string | undefined;
  const send = (text: string) => {
    if (to.readyState === WebSocket.OPEN) to.send(text);
  };
  const happens = (fault: keyof MessageFaults) => {
    const yes = random.below(1000) < weather.faults()[fault] * 1000;
    if (yes) counts[fault]++;
    return yes;
  };
  const release = (text = held) => {
    if (held === undefined || held !== text) return;
    held = undefined;
    send(text);
  };
  /** Sends half a message and breaks the connection. */
  const breakOff = (half: string) => {
    if (to.readyState === WebSocket.OPEN) to.send(half, { fin: false }, () => to.terminate());
    from.terminate();
  };
  const pass = (text: string) => {
    send(text);
    if (happens("repeat")) send(text);
    release();
  };
  return (text: string) => {
    if (happens("drop")) return;
    const half = text.slice(0, text.length / 2);
    if (happens("cut")) breakOff(half);
    else if (garbles && happens("garble")) send(half);
    else if (held === undefined && happens("reorder")) {
      // The next message overtakes this one. If none comes, it goes through a little later.
      held = text;
      setTimeout(() => release(text), 20);
    } else pass(text);
  };
}
