/** Where the time goes: what each process of a service costs in processor time. */

import { readFileSync } from "node:fs";
import type { Topology } from "../../deploy/topology.ts";

/** Linux counts in hundredths. */
const ticksPerSecond = 100;

export interface Costs {
  readonly nodes: number;
  readonly database: number;
}

/** Processor seconds since the processes began. */
export function costsOf({ nodes, postgres }: Topology): Costs {
  return {
    nodes: sum(nodes.map((node) => processorSeconds(node.running().child.pid ?? 0))),
    database: sum(postgres.processes().map(processorSeconds)),
  };
}

export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
