/** `switchyard serve`: the page and online play, until it is stopped. */

import { join, resolve } from "node:path";
import { dataFolder } from "../../storage/data-folder.ts";
import { wholeField } from "../../table/form.ts";
import type { Faces } from "../faces.ts";
import { readNumber } from "../flags/flags.ts";
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

const portField = wholeField("port", "the port to listen on", { min: 0, max: 65_535 });
const proxiesField = wholeField("proxies", "how many proxies stand in front", { min: 0, max: 9 });

export async function serve(host: Host, faces: Faces, flags: ServeFlags): Promise<number> {
  const port = readNumber(portField, flags.port);
  if (!port.ok) return refuse(host, port.problem);
  const proxies = readNumber(proxiesField, flags.proxies);
  if (!proxies.ok) return refuse(host, proxies.problem);
  const database = databaseProblem(flags);
  if (database !== undefined) return refuse(host, { message: database });
  const watch = watchForStop(host);
  const served = await faces.serve(host, {
    host: flags.host,
    port: port.value,
    proxies: proxies.value,
    publicUrl: flags.publicUrl,
    data: onlineFolder(host, flags),
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

/** Where the online games are kept. */
export function onlineFolder({ env }: Host, { data }: { readonly data?: string | undefined }): string {
  return data === undefined ? join(dataFolder(env, process.platform), "online") : resolve(data);
}

/** The address is not repeated: there may be a password in it. */
function databaseProblem({ database, data }: ServeFlags): string | undefined {
  if (database === undefined) return undefined;
  if (data !== undefined) return "Give --data or --database, not both.";
  const url = URL.canParse(database) ? new URL(database) : undefined;
  if (url !== undefined && /^postgres(ql)?:$/.test(url.protocol)) return undefined;
  return "--database must be an address such as postgres://switchyard@localhost/switchyard.";
}

/** Into a file or to a log collector without asking; into a terminal only when asked for. */
function wantsLog({ errors }: Host, { log }: ServeFlags): boolean {
  return log ?? !errors.isTTY;
}
