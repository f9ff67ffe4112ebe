/** `switchyard serve` with limits that no setting can change, from the variable LIMITS as JSON. */

import { resolve } from "node:path";
import { pageContents } from "../../src/author/page-contents.ts";
import { switchyard } from "../../src/core/program.ts";
import { games } from "../../src/games/index.ts";
import { defaultLimits } from "../../src/server/limits.ts";
import { serve } from "../../src/server/serve.ts";
import { processHost } from "../../src/terminal/host.ts";
import { runProgram } from "../../src/terminal/program.ts";
import { noFaces } from "./program.ts";

const limits = { ...defaultLimits, ...JSON.parse(process.env.LIMITS ?? "{}") };
const path = resolve("dist/bin/main.js");
const solver = { path, data: "switchyard-solver" };
const faces = {
  ...noFaces,
  serve: async (_: unknown, request: Parameters<typeof noFaces.serve>[1]) => {
    const page = await pageContents(games, { ...switchyard, module: undefined, address: request.publicUrl });
    return page.ok ? serve({ games, page: page.value, solver, ...request }, limits) : page;
  },
};
process.exitCode = await runProgram(processHost(games), faces, process.argv.slice(2));
