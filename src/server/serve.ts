/** `switchyard serve`: the page on a port of this machine, until it is stopped. */

import { fileURLToPath } from "node:url";
import { fail, ok, type Result } from "../core/result.ts";
import { createApp } from "./app.ts";
import { type Listening, listen } from "./listen.ts";
import { type PageFiles, readPageFiles } from "./page-files.ts";

export interface ServeRequest {
  readonly host: string;
  readonly port: number;
}

export async function serve({ host, port }: ServeRequest): Promise<Result<Listening>> {
  const page = builtPage();
  return page.ok ? listen(createApp({ page: page.value }), host, port) : page;
}

/** The build puts the page beside the program. */
function builtPage(): Result<PageFiles> {
  try {
    return ok(readPageFiles(fileURLToPath(new URL("../web", import.meta.url))));
  } catch {
    return fail("not-found", "The page has not been built; run: npm run build");
  }
}
