/** A server that is killed, stopped or robbed of its database loses nothing that it has acknowledged. */

import { rmSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newDataFolder, run } from "../support/cli.ts";
import { killUnderLoad, openWitness, startOn, takeSeats } from "./kill.ts";

test.concurrent("killed under load, nothing that was acknowledged is lost", async () => {
  expect(await killUnderLoad(6)).toBeGreaterThan(6);
});

test.concurrent("SIGTERM: what was asked for is answered, everybody is told to come back, and the exit code says why", async () => {
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

test.concurrent("a database that was deleted acknowledges nothing, and the node says that it is not ready", async () => {
  const data = newDataFolder();
  const server = await startOn(data);
  expect((await fetch(`${server.address}ready`)).status).toBe(200);
  rmSync(join(data, "online", "online.sqlite"));
  const opened = await fetch(`${server.address}online/matches`, {
    method: "POST",
    body: '{"game":"tower-switch"}',
  });
  expect(opened.status).toBe(503);
  expect((await fetch(`${server.address}ready`)).status).toBe(503);
  expect(await server.stop()).toBe(143);
});

test.concurrent("a socket that never reads its refusal does not hold up the end", async () => {
  const server = await startOn(newDataFolder());
  const { port } = new URL(server.address);
  const idle = connect({ port: Number(port), host: "127.0.0.1", allowHalfOpen: true });
  idle.on("error", () => {});
  idle.write("GET /x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  await new Promise((done) => idle.on("connect", done));
  expect(await server.stop()).toBe(143);
  idle.destroy();
});

test.concurrent("a second server on the same data is refused with a sentence", async () => {
  const data = newDataFolder();
  const server = await startOn(data);
  const second = await run(["serve", "--port", "0"], "", data);
  expect(second.code).toBe(1);
  expect(second.err).toContain("Another Switchyard server uses");
  await server.stop();
});
