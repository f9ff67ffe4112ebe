/** A player with our own client on a real socket, who records everything that the server says. */

import { randomBytes } from "node:crypto";
import { WebSocket } from "ws";
import { games } from "../../../src/games/index.ts";
import { OnlineClient } from "../../../src/online/client/client.ts";
import type { ClientHost } from "../../../src/online/client/host.ts";
import type { OnlineEvent } from "../../../src/online/events.ts";
import { type ServerMessage, serverMessageSchema } from "../../../src/online/messages.ts";
import { until } from "../../support/until.ts";

export interface Place {
  /** Ends with a slash. */
  readonly base: string;
  readonly match: string;
  readonly token?: string | undefined;
}

export class Witness {
  readonly client: OnlineClient;
  /** Every event that any node sent the player, with repeats. */
  readonly events: OnlineEvent[] = [];
  /** The ids of the acknowledged commands. */
  readonly acknowledged: string[] = [];
  readonly refusals: string[] = [];
  /** The codes that closed connections. */
  readonly closings: number[] = [];

  constructor({ base, match, token }: Place) {
    this.client = new OnlineClient(this.#host(), { base, match, token, games });
  }

  get plies(): number {
    return this.client.view().online?.match.moves.length ?? 0;
  }

  isIn(): boolean {
    return this.client.view().connection.kind === "open" && this.client.view().online !== null;
  }

  /** Makes the move, and keeps trying until it's acknowledged. */
  async move(name: string): Promise<void> {
    this.client.act({ type: "move", move: name });
    await until(() => this.client.view().pending.length === 0);
  }

  #host(): ClientHost {
    return {
      openSocket: (url) => this.#open(url),
      now: () => Date.now(),
      setTimer: (run, ms) => Number(setTimeout(run, ms)),
      clearTimer: (timer) => {
        if (typeof timer === "number") clearTimeout(timer);
      },
      newToken: () => randomBytes(24).toString("base64url"),
      newCommandId: () => randomBytes(9).toString("base64url"),
      random: () => Math.random(),
    };
  }

  #open(url: string): WebSocket {
    const socket = new WebSocket(url);
    socket.addEventListener("message", ({ data }) => {
      if (typeof data === "string") this.#note(serverMessageSchema.parse(JSON.parse(data)));
    });
    socket.on("close", (code) => this.closings.push(code));
    return socket;
  }

  #note(message: ServerMessage): void {
    if (message.type === "missed") this.events.push(...message.events);
    if (message.type === "refused") this.refusals.push(message.code);
    if (message.type === "accepted") this.acknowledged.push(message.id);
    if (message.type !== "event") return;
    this.events.push(message.event);
    if (message.reply !== undefined) this.acknowledged.push(message.reply);
  }
}
