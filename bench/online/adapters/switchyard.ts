/**
 * Our own matches: one player opens the match, and the opponent takes the free seat. The mover receives a ply when its event
 * comes back, which is after the server has written it to disk.
 */

import type { ServerMessage } from "../../../src/online/messages.ts";
import { type Client, sitDown } from "../../fairness/client.ts";
import { closeSocket, type OpenMatch, type Client as Player, type Received, switchAt } from "../adapter.ts";

export const openAtSwitchyard: OpenMatch = async (port, received) => {
  const [first, second] = await sitDown({ port, address: "127.0.0.1" });
  return [playerOf(first, received), playerOf(second, received)];
};

function playerOf(client: Client, received: Received): Player {
  client.socket.on("message", (data: Buffer) => {
    const message: ServerMessage = JSON.parse(data.toString());
    if (message.type === "refused") throw new Error(message.message);
    if (message.type === "event" && message.event.type === "moved") received(message.event.ply);
  });
  return {
    send: (ply) => client.say({ type: "move", id: `move-${ply}`, ply, move: String(switchAt(ply)) }),
    close: () => closeSocket(client.socket),
  };
}
