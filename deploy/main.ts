/** `npm run topology [-- --nodes N --port P --install]`: the topology of the compose file as plain processes. */

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { findOrInstall, findProgram, nginxProgram, postgresPrograms } from "./packages.ts";
import { startTopology } from "./topology.ts";

const help = `npm run topology -- [--nodes N] [--port P] [--tls-certificate FILE --tls-key FILE] [--install]

Runs PostgreSQL, N nodes (2) and nginx on this machine until Ctrl-C, with a database that is removed at the end.
--install installs Debian's packages of PostgreSQL and nginx where they are missing (as root).`;

function readFlags() {
  const { values } = parseArgs({
    options: {
      nodes: { type: "string", default: "2" },
      port: { type: "string" },
      "tls-certificate": { type: "string" },
      "tls-key": { type: "string" },
      install: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  return values;
}

async function run(flags: ReturnType<typeof readFlags>): Promise<void> {
  const find = flags.install ? findOrInstall : findProgram;
  const certificate = flags["tls-certificate"];
  const key = flags["tls-key"];
  const topology = await startTopology({
    nodes: Number(flags.nodes),
    port: flags.port === undefined ? undefined : Number(flags.port),
    programs: { postgres: find(postgresPrograms), nginx: find(nginxProgram) },
    tls:
      certificate === undefined || key === undefined
        ? undefined
        : { certificate: resolve(certificate), key: resolve(key) },
    detached: true,
  });
  console.log(`Switchyard is at ${topology.address}/`);
  for (const node of topology.nodes)
    console.log(`  node      ${node.address}/ (metrics: ${node.address}/metrics)`);
  console.log(`  database  ${topology.postgres.url}\nStop everything with Ctrl-C.`);
  await new Promise<void>((done) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => done());
  });
  await topology.stop();
}

try {
  const flags = readFlags();
  if (flags.help) console.log(help);
  else await run(flags);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
