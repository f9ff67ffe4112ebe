/** A killed or stopped server loses nothing that it has acknowledged. */

import { connect } from "node:net";
import { expect, test } from "vitest";
import { newDataFolder } from "../support/cli.ts";
import { killUnderLoad, openWitness, startOn, takeSeats } from "./kill.ts";

test.concurrent("a server killed under load loses no acknowledged move", async () => {
  expect(await killUnderLoad(4)).toBeGreaterThan(4);
});

test.concurrent("a server that gets SIGTERM tells all clients to come back and loses no move", async () => {
  const data = newDataFolder();
  const server = await startOn(data);
  const witness = await openWitness(server.address);
  const { players } = await takeSeats(server.address, witness);
  const [ann] = players;
  ann?.say({ type: "move", id: "last", ply: 0, move: "1" });
  const acknowledged = ann?.hear("event", ({ reply }) => reply === "last");
  await acknowledged;
  const ended = server.stop("SIGTERM");
  expect((await ann?.closed)?.code).toBe(1012);
  expect(await ended).toBe(143);
  const again = await startOn(data);
  witness.acknowledged.set(0, "1");
  await takeSeats(again.address, witness);
  await again.stop();
});

test.concurrent("a client that never reads its refusal doesn't delay the server's stop", async () => {
  const server = await startOn(newDataFolder());
  const { port } = new URL(server.address);
  const idle = connect({ port: Number(port), host: "127.0.0.1", allowHalfOpen: true });
  idle.on("error", () => {});
  idle.write("GET /x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  await new Promise((done) => idle.on("connect", done));
  expect(await server.stop()).toBe(143);
  idle.destroy();
});
