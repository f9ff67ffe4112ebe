/** `switchyard serve`: the page and online play, until somebody stops it. */

import { join, resolve } from "node:path";
import { parseWhole, quote } from "../../core/text.ts";
import { dataFolder } from "../../storage/data-folder.ts";
import type { Faces } from "../faces.ts";
import { type Host, print, refuse } from "../host.ts";
import { watchForStop } from "../stop-signals.ts";

export interface ServeFlags {
  readonly host: string;
  readonly port: string;
  readonly publicUrl?: string | undefined;
  readonly data?: string | undefined;
  readonly database?: string | undefined;
  readonly proxies: string;
  readonly limit?: readonly string[] | undefined;
  readonly log?: boolean | undefined;
}

export async function serve(host: Host, faces: Faces, flags: ServeFlags): Promise<number> {
  const port = parseWhole(flags.port);
  if (port === undefined || port > 65_535)
    return refuse(host, { message: `--port is a number from 0 to 65535, not ${quote(flags.port)}.` });
  const proxies = parseWhole(flags.proxies);
  if (proxies === undefined || proxies > 9)
    return refuse(host, { message: `--proxies is a number from 0 to 9, not ${quote(flags.proxies)}.` });
  const database = databaseProblem(flags);
  if (database !== undefined) return refuse(host, { message: database });
  const watch = watchForStop(host);
  const served = await faces.serve(host, {
    host: flags.host,
    port,
    proxies,
    publicUrl: flags.publicUrl,
    data:
      flags.data === undefined ? join(dataFolder(host.env, process.platform), "online") : resolve(flags.data),
    database: flags.database,
    limits: flags.limit ?? [],
    log: wantsLog(host, flags) ? (line) => void host.errors.write(line) : undefined,
  });
  if (!served.ok) {
    watch.release();
    return refuse(host, served.problem);
  }
  const { address, elsewhere, publicAddress } = served.value;
  const more =
    address === publicAddress
      ? elsewhere.map((other) => `On the network it is at ${other}`)
      : [`It listens on ${address}`];
  print(host, [`Switchyard is at ${publicAddress}`, ...more, "Stop it with Ctrl-C."]);
  const code = await watch.stopped;
  await served.value.close();
  watch.release();
  return code;
}

/** The address is not repeated: there may be a password in it. */
function databaseProblem({ database, data }: ServeFlags): string | undefined {
  if (database === undefined) return undefined;
  if (data !== undefined) return "The games are kept with --data or with --database, not with both.";
  const url = URL.canParse(database) ? new URL(database) : undefined;
  if (url !== undefined && /^postgres(ql)?:$/.test(url.protocol)) return undefined;
  return "--database is an address such as postgres://switchyard@localhost/switchyard.";
}

/** Into a file or to a log collector without asking; into a terminal only when asked for. */
function wantsLog({ errors }: Host, { log }: ServeFlags): boolean {
  return log ?? !errors.isTTY;
}
