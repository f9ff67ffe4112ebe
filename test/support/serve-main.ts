/** `switchyard serve` with limits that no setting changes: the variable LIMITS has them, as JSON. */

import { resolve } from "node:path";
import { switchyard } from "../../src/core/program.ts";
import { games } from "../../src/games/index.ts";
import { defaultLimits } from "../../src/server/limits.ts";
import { serve } from "../../src/server/serve.ts";
import { processHost } from "../../src/terminal/host.ts";
import { runProgram } from "../../src/terminal/program.ts";
import { noFaces } from "./program.ts";

const limits = { ...defaultLimits, ...JSON.parse(process.env.LIMITS ?? "{}") };
const path = resolve("dist/bin/main.js");
const own = {
  games,
  page: { title: switchyard.title, module: undefined },
  solver: { path, data: "switchyard-solver" },
  agentsProgram: { path, data: { agentsOf: switchyard } },
};
const faces = {
  ...noFaces,
  serve: (_: unknown, request: Parameters<typeof noFaces.serve>[1]) => serve({ ...own, ...request }, limits),
};
process.exitCode = await runProgram(processHost(games), faces, process.argv.slice(2));
