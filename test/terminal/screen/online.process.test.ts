/** An online game in two real terminals goes on after its server is killed. */

import { afterAll, afterEach, beforeAll, test } from "vitest";
import { type RunningServer, startServer } from "../../support/server.ts";
import { buildPrograms, removeFolder, TestTerminal } from "./pty.ts";

let folder = "";
let server: RunningServer;
const open: TestTerminal[] = [];

beforeAll(async () => {
  folder = await buildPrograms();
  server = await startServer();
});
afterEach(() => {
  for (const terminal of open.splice(0)) terminal.close();
});
afterAll(async () => {
  await server.stop();
  removeFolder(folder);
});

function sits(name: string, words: string): TestTerminal {
  const command = `node ${folder}/main.mjs ${words} --name ${name}`;
  const terminal = new TestTerminal({ command, folder, env: { SWITCHYARD_DATA: `${folder}/${name}` } });
  open.push(terminal);
  return terminal;
}

const enter = "\r";

test("an online game goes on after its server was killed", async () => {
  const ann = sits("Ann", `play switch-battle --online ${server.address}`);
  const invitation = await ann.shows(/#\/online\/[0-9a-z]+\s/);
  const ben = sits("Ben", `play ${/http\S+/.exec(invitation)?.[0]}`);
  await ann.steps(["", "Ann (you) to move"], [enter, "Ben to move."]);
  await ben.shows("Ben (you) to move");
  const { data, address } = server;
  await server.stop("SIGKILL");
  await ben.shows("Connection lost. Retrying");
  await ben.steps(["2", "Enter plays 2"], [enter, "Sending 2…"]);
  server = await startServer({ data, port: Number(new URL(address).port) });
  await ben.shows(/2 Ben 2.*Ann to move\./s);
  await ann.shows("Ben flipped switch 2.");
  await ann.shows("Ann (you) to move");
});
