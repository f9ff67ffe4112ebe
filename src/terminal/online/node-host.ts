import { randomBytes } from "node:crypto";
import { type ClientHost, type SocketLike, steadyClock } from "../../online/client/host.ts";

const largestMessage = 4 * 1024 * 1024;
const farewellMs = 500;

/** The clock of all times in a view. */
export const localNow = steadyClock(() => Date.now());

export async function nodeClientHost(): Promise<ClientHost> {
  const { WebSocket } = await import("ws");
  const openSocket = (url: string): SocketLike => {
    const socket = new WebSocket(url, { maxPayload: largestMessage, perMessageDeflate: false });
    const close = socket.close.bind(socket);
    return Object.assign(socket, {
      close: () => {
        close();
        setTimeout(() => socket.terminate(), farewellMs).unref();
      },
    });
  };
  return {
    openSocket,
    now: localNow,
    setTimer: (run, ms) => setTimeout(run, ms),
    clearTimer: (timer: NodeJS.Timeout | undefined) => clearTimeout(timer),
    newToken: () => randomBytes(24).toString("base64url"),
    newCommandId: () => randomBytes(12).toString("base64url"),
    random: () => Math.random(),
  };
}
