import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type RawData, WebSocketServer } from "ws";
import { parseJson } from "../../core/text.ts";
import { closeCodes, type RefusalCode } from "../../online/codes.ts";
import {
  type Command,
  clientMessageSchema,
  type EnterMessage,
  onlineProtocol,
} from "../../online/messages.ts";
import { inBackground, type ServerContext } from "../context.ts";
import { closeTimeoutMs, endSocket } from "../http.ts";
import { type Peer, sendRefusal } from "../match/audience.ts";
import type { Room } from "../match/room.ts";
import type { Rooms } from "../match/rooms.ts";
import { type Client, type Clients, tokenBucket } from "./clients.ts";

/** Clients reconnect by themselves, so these sentences don't ask players to try again. */
const refusals = {
  full: "This server is full.",
  "too-many": "Too many connections from your address.",
  "too-fast": "Too many new connections from your address.",
};

/** Clients close with these codes when they hang up or leave the page. A lost connection has another code. */
const leavingCodes: ReadonlySet<number> = new Set([1000, 1001, 1005]);

/** A message can have any number of empty fragments, so the limit on its length isn't enough. */
const mostFragments = 16;

export function serveSockets(context: ServerContext, rooms: Rooms, clients: Clients) {
  const { limits, metrics, host } = context;
  const connections = new Set<ServerConnection>();
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    autoPong: false,
    maxPayload: limits["frame-bytes"],
    maxFragments: mostFragments,
  });
  const stopHeartbeats = host.every((limits["silent-seconds"] * 1000) / 3, () => {
    for (const connection of connections) connection.heartbeat();
    clients.forgetIdle();
  });
  const countRefused = () => metrics.add("switchyard_closed_total", "tooManyConnections");
  const admit = (ws: ServerSocket, name: string) => {
    const client = clients.of(name);
    metrics.add("switchyard_connects_total");
    const refusal = connections.size >= limits.connections ? "full" : clients.connect(client);
    if (refusal !== undefined) {
      countRefused();
      ws.on("error", () => {});
      closeGracefully(ws, context, "tooManyConnections", refusals[refusal]);
      return;
    }
    const connection = serveConnection(ws, client, context, rooms);
    connections.add(connection);
    ws.on("close", () => {
      connections.delete(connection);
      clients.disconnect(client);
    });
  };
  return {
    admit,
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, client: string): void {
      if (clients.of(client).connects.isFlooding) {
        countRefused();
        clients.noteFlood(clients.of(client));
        endSocket(socket, "429 Too Many Requests");
      } else server.handleUpgrade(request, socket, head, (ws) => admit(ws, client));
    },
    size: () => connections.size,
    stopReading(): void {
      for (const connection of connections) connection.stopReading();
    },
    close(): void {
      stopHeartbeats();
      for (const connection of connections) connection.restart();
      server.close();
    },
  };
}

export interface ServerSocket {
  readonly readyState: number;
  readonly OPEN: number;
  readonly bufferedAmount: number;
  send(text: string): void;
  ping(): void;
  pong(data: Buffer): void;
  close(code: number, reason: string): void;
  terminate(): void;
  on(event: "message", listener: (data: RawData, isBinary: boolean) => void): unknown;
  on(event: "ping" | "pong", listener: (data: Buffer) => void): unknown;
  on(event: "error", listener: (error: NodeJS.ErrnoException) => void): unknown;
  on(event: "close", listener: (code?: number) => void): unknown;
}

type ServerConnection = ReturnType<typeof serveConnection>;

/** Disconnects a client that breaks the limits, or whose unread messages would take too much memory. */
function serveConnection(socket: ServerSocket, client: Client, context: ServerContext, rooms: Rooms) {
  const { limits, host, metrics } = context;
  const rate = tokenBucket(limits["messages-per-second"], limits["message-burst"], host);
  let room: Room | undefined;
  let isEntering = false;
  let isDraining = false;
  let isClosing = false;
  let badMessages = 0;
  let framesAfterEnd = 0;
  let heardAt = host.now();
  const isOpen = () => !isClosing && socket.readyState === socket.OPEN;
  const close: Peer["close"] = (why, message) => {
    if (!isOpen()) return;
    isClosing = true;
    metrics.add("switchyard_closed_total", why);
    closeGracefully(socket, context, why, message);
  };
  const write = (send: () => void) => {
    if (!isOpen()) return;
    send();
    if (socket.bufferedAmount > limits["unread-bytes"])
      close("tooSlow", "Your connection fell too far behind. Connect again to catch up.");
  };
  const send = (text: string) => write(() => socket.send(text));
  const peer: Peer = { seat: null, mayOpenGame: () => client.newGames.take(), send, close };
  const stopWaiting = host.after(limits["enter-seconds"] * 1000, () =>
    close("silent", "You didn't enter a game in time. Connect again when you want to play."),
  );
  socket.on("message", (data, isBinary) => {
    if (isWithinRate()) receive(data, isBinary);
  });
  socket.on("ping", (data) => {
    if (isWithinRate()) write(() => socket.pong(data));
  });
  socket.on("pong", () => isWithinRate());
  socket.on("error", ({ code }) => {
    if (code === "WS_ERR_UNSUPPORTED_MESSAGE_LENGTH") metrics.add("switchyard_closed_total", "tooLarge");
  });
  socket.on("close", (code = 0) => {
    stopWaiting();
    room?.leave(peer);
    tidy(room, leavingCodes.has(code));
  });

  const isWithinRate = (): boolean => {
    if (!isOpen()) {
      // Some clients keep sending after their connection was closed.
      if (++framesAfterEnd > 10 * limits["message-burst"]) socket.terminate();
      return false;
    }
    if (isDraining) return false;
    heardAt = host.now();
    const isWithin = rate.take();
    if (!isWithin) close("tooFast", "You're sending too many messages.");
    return isWithin;
  };
  const tidy = (left: Room | undefined, hasLeft = false) => {
    if (left !== undefined) inBackground(context, rooms.tidy(left.live.id, hasLeft));
  };
  const receive = (data: RawData, isBinary: boolean) => {
    const isText = !isBinary && data instanceof Buffer;
    const message = isText ? clientMessageSchema.safeParse(parseJson(data.toString())).data : undefined;
    if (message === undefined) countBad();
    else if (message.type === "ping") answerPing();
    else if (message.type === "enter") enter(message);
    else carryOut(message);
  };
  const carryOut = (command: Command) => {
    if (room === undefined) refuse(command.id, "not-entered", 'Enter a game first with {"type":"enter",…}.');
    else if (client.commands.take()) room.handle(peer, command);
    else refuse(command.id, "too-many", "Too many commands from your address. Try again in a moment.");
  };
  const countBad = () => {
    badMessages++;
    if (badMessages > limits["bad-messages"]) close("badMessages", "You sent too many invalid messages.");
    else
      refuse(
        null,
        "bad-request",
        "This message isn't part of the online protocol. See docs/online.md for all messages.",
      );
  };
  const answerPing = () => {
    const now = room?.live.now() ?? context.store.now();
    send(JSON.stringify({ type: "pong", now, version: room?.live.online.version }));
  };
  const enter = (message: EnterMessage) => {
    if (message.protocol !== onlineProtocol)
      close("newerProtocol", `This server uses protocol version ${onlineProtocol}, not ${message.protocol}.`);
    else if (isEntering || (room !== undefined && room.live.id !== message.match))
      refuse(null, "bad-request", "A connection can enter only one game. Open another connection.");
    else if (client.entries.take()) visit(message);
    else refuseEntry();
  };
  /** Only a client that's already in a game keeps its connection. */
  const refuseEntry = () => {
    const message = "You've entered too many games in a short time.";
    refuse(null, "too-many", message);
    if (room === undefined) close("tooManyConnections", message);
  };
  const visit = (message: EnterMessage) => {
    isEntering = true;
    const visited = rooms.visit(message.match, client, (found) => {
      isEntering = false;
      if (found.ok) return enterRoom(found.value, message);
      const { code, message: reason } = found.problem;
      if (code === "unknown-match") return close("unknownMatch", reason);
      refuse(null, code, reason);
      close(code === "too-many" ? "tooManyConnections" : "restarting", reason);
    });
    inBackground(context, visited);
  };
  const enterRoom = (found: Room, message: EnterMessage) => {
    const seat = message.token === undefined ? peer.seat : found.seatOf(message.token);
    if (!isOpen() || seat === undefined) {
      tidy(found);
      close("badToken", "This link doesn't give you a seat in this game.");
      return;
    }
    stopWaiting();
    peer.seat = seat;
    room = found;
    found.enter(peer, message);
  };
  const refuse = (id: string | null, code: RefusalCode, message: string) => {
    metrics.add("switchyard_refusals_total", code);
    sendRefusal(peer, id, { code, message }, null);
  };

  return {
    /** When clients reconnect, they repeat the commands that weren't acknowledged. */
    stopReading(): void {
      isDraining = true;
    },
    restart: () => close("restarting", "The server is restarting. Connect again in a moment."),
    heartbeat(): void {
      if (host.now() - heardAt < limits["silent-seconds"] * 1000) socket.ping();
      else close("silent", "The server hasn't heard from you in a while.");
    },
  };
}

function closeGracefully(
  socket: ServerSocket,
  { host }: Pick<ServerContext, "host">,
  why: keyof typeof closeCodes,
  message: string,
): void {
  socket.close(closeCodes[why], message);
  host.after(closeTimeoutMs, () => socket.terminate());
}
