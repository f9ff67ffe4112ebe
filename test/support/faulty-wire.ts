/**
 * A proxy between a program and PostgreSQL that fails on request: it delays or holds back data, drops notifications, swallows
 * answers, or breaks the connection. It reads the server's frames: one byte for the kind, and four for the length.
 */

import { createServer, connect as dial, type Socket } from "node:net";

export interface FaultyWire {
  readonly port: number;
  /** The current faults. */
  readonly faults: WireFaults;
  /** How many notifications the proxy has dropped. */
  readonly dropped: () => number;
  /** Breaks every connection. */
  cut(): void;
  close(): Promise<void>;
}

interface WireFaults {
  dropNotifications: boolean;
  /** The delay in each direction, in milliseconds. */
  delayMs: number;
  /** Accepts connections and says nothing, like a database that hangs. */
  silent: boolean;
  /** Refuses new connections. */
  refuse: boolean;
  /** After the next request that contains this text has gone through, its answer is lost and its connection breaks. */
  loseAnswerTo: string | null;
}

export async function startFaultyWire(target: number): Promise<FaultyWire> {
  const faults: WireFaults = {
    dropNotifications: false,
    delayMs: 0,
    silent: false,
    refuse: false,
    loseAnswerTo: null,
  };
  const count = { dropped: 0 };
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true }, (near) => {
    if (faults.refuse) {
      near.destroy();
      return;
    }
    const far = dial({ host: "127.0.0.1", port: target, noDelay: true });
    join(near, far, faults, count);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("close", () => open.delete(socket));
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const bound = server.address();
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: typeof bound === "object" && bound !== null ? bound.port : 0,
    faults,
    dropped: () => count.dropped,
    cut,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        cut();
      }),
  };
}

function join(near: Socket, far: Socket, faults: WireFaults, count: { dropped: number }): void {
  const end = () => {
    near.destroy();
    far.destroy();
  };
  for (const socket of [near, far]) socket.on("error", end).on("close", end);
  let losing = false;
  near.on("data", (chunk) => {
    if (faults.silent) return;
    if (faults.loseAnswerTo !== null && chunk.includes(faults.loseAnswerTo)) {
      faults.loseAnswerTo = null;
      losing = true;
    }
    later(faults.delayMs, () => far.write(chunk));
  });
  const framesIn = framesOf();
  far.on("data", (chunk) => {
    if (losing) return framesIn(chunk).some(isReady) ? end() : undefined;
    if (faults.silent) return;
    const kept = framesIn(chunk).filter((frame) => {
      const drop = faults.dropNotifications && frame[0] === notification;
      if (drop) count.dropped++;
      return !drop;
    });
    later(faults.delayMs, () => near.write(Buffer.concat(kept)));
  });
}

const notification = "A".charCodeAt(0);
const ready = "Z".charCodeAt(0);

/** The server is done with the request, so its work is committed. */
function isReady(frame: Buffer): boolean {
  return frame[0] === ready;
}

function later(delayMs: number, work: () => void): void {
  if (delayMs === 0) work();
  else setTimeout(work, delayMs);
}

/** Takes one chunk at a time, and returns the frames that are now complete. */
function framesOf(): (chunk: Buffer) => readonly Buffer[] {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const frames: Buffer[] = [];
    while (rest.length >= 5) {
      const length = rest.readUInt32BE(1) + 1;
      if (rest.length < length) break;
      frames.push(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
    return frames;
  };
}
