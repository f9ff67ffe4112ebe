/**
 * How a running server lets its games be copied: `switchyard backup` asks over a socket beside the file. The server puts
 * everything acknowledged so far into the file and writes only to its log until the copy is made. The file is copied by
 * the process that asks: opening it a second time in this one would give up the lock that keeps other servers out.
 *
 *     server  copy      (or a sentence that says why not)
 *     client  copied
 *     server  kept      nothing was written into the file meanwhile
 */

import { chmodSync, rmSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";

export function socketPath(folder: string): string {
  return join(folder, "online.sock");
}

/** In bytes; a longer one would be cut off without a word. */
const longestPath = 103;
/** Until then the log may grow. */
const longestCopyMs = 600_000;

/** After `hold` nothing is written into the file; it gives how to end that. */
export function offerBackups(folder: string, hold: () => () => void, onError: (error: unknown) => void) {
  const path = socketPath(folder);
  let current: Socket | undefined;
  const serve = (socket: Socket) => {
    socket.on("error", () => {});
    socket.setTimeout(longestCopyMs, () => socket.destroy());
    // What is said too early or too much is not kept, and does not keep the socket open.
    socket.resume();
    if (current !== undefined) return void socket.end("Another backup is being made; try again later.\n");
    let release: () => void;
    try {
      release = hold();
    } catch (error) {
      onError(error);
      return void socket.end("The server cannot write its games to the disk; its log says why.\n");
    }
    current = socket;
    socket.once("data", () => socket.end("kept\n"));
    socket.once("close", () => {
      release();
      current = undefined;
    });
    socket.write("copy\n");
  };
  const server = createServer(serve).unref();
  server.on("error", onError);
  try {
    bind(server, path);
  } catch (error) {
    // The games themselves are none the worse for it.
    onError(error);
  }
  return {
    close: () => {
      current?.destroy();
      server.close();
    },
  };
}

function bind(server: Server, path: string): void {
  if (Buffer.byteLength(path) > longestPath)
    throw new Error(`${path} is too long a name for a socket: stop the server before a backup.`);
  // Left behind by a server that was killed: this one has the file's lock.
  rmSync(path, { force: true });
  server.listen(path);
  chmodSync(path, 0o600);
}
