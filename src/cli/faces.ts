/** The other faces that a command can open. The entry lends them, since the command line does not know them. */

import type { Result } from "../core/result.ts";

interface Served {
  /** Where the page is to be found. */
  readonly address: string;
  close(): Promise<void>;
}

export interface Faces {
  readonly serve: (request: { readonly host: string; readonly port: number }) => Promise<Result<Served>>;
}
