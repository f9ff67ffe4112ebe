/** The whole service as plain processes on one machine: PostgreSQL, two nodes, and nginx in front of them. */

import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProxy } from "./nginx.ts";
import { type NodeRequest, startNode } from "./node.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { freePort, type Running } from "./process.ts";

export interface TopologyRequest {
  /** The folder of PostgreSQL's programs, and the path of nginx. */
  readonly programs: { readonly postgres: string; readonly nginx: string };
  /** The port where a node finds the database. A test can put a faulty connection in between. */
  readonly databasePort: (port: number) => Promise<number>;
  /** As in SWITCHYARD_LIMIT. */
  readonly limits: string;
}

interface TopologyNode {
  readonly address: string;
  /** The process that is running, or ran last. */
  readonly running: () => Running;
  /** Starts the process again on the same port. */
  start(): Promise<void>;
}

export interface Topology {
  readonly address: string;
  readonly postgres: Postgres;
  readonly nodes: readonly TopologyNode[];
  /** Stops everything in order, and deletes the database. */
  stop(): Promise<void>;
}

export async function startTopology(request: TopologyRequest): Promise<Topology> {
  const undo: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    return { ...(await build(request, undo)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function build(
  request: TopologyRequest,
  undo: (() => Promise<void> | void)[],
): Promise<Omit<Topology, "stop">> {
  const { programs, databasePort, limits } = request;
  const folder = mkdtempSync(join(tmpdir(), "switchyard-topology-"));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  // PostgreSQL and nginx run as their own users, who must be able to reach their folders.
  chmodSync(folder, 0o711);
  const postgres = await startPostgres(programs.postgres, folder);
  undo.push(() => postgres.stop());
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const nodes: TopologyNode[] = [];
  const ports: number[] = [];
  for (let number = 0; number < 2; number++) {
    const nodePort = await freePort();
    const wire = { ...postgres, port: await databasePort(postgres.port) };
    const node = await keepNode({ port: nodePort, publicUrl: address, database: wire, limits });
    undo.push(() => node.running().stop());
    nodes.push(node);
    ports.push(nodePort);
  }
  const proxy = await startProxy({ program: programs.nginx, folder, port, nodePorts: ports });
  undo.push(() => proxy.stop());
  return { address, postgres, nodes };
}

async function keepNode(request: NodeRequest): Promise<TopologyNode> {
  let running = await startNode(request);
  return {
    address: `http://127.0.0.1:${request.port}`,
    running: () => running,
    start: async () => {
      running = await startNode(request);
    },
  };
}
