import { writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ok } from "../../core/result.ts";
import { nearest, quote } from "../../core/text.ts";
import { makeFolder, tryOnDisk } from "../../disk/disk.ts";
import { wholeField } from "../../play/form.ts";
import { readNumber } from "../flags/flags.ts";
import { dataPath, exitCodes, type Given, type Host, need, print, Refusal } from "../host.ts";
import type { Faces } from "../program/help.ts";
import { watchForStop } from "../stop-signals.ts";

type ServeFlags = Given<"host" | "port" | "data" | "out">;

export const portField = wholeField("port", "the port to listen on", {
  min: 0,
  max: 65_535,
  default: "8080",
});
const proxiesField = wholeField("proxies", "how many proxies are in front of the server", {
  min: 0,
  max: 9,
  default: "0",
});

export async function serve(host: Host, faces: Faces, flags: ServeFlags): Promise<number> {
  if (flags.out !== undefined) return writePage(host, faces, flags.out, flags);
  const served = await faces.serve(host, readSettings(host, flags));
  if (!served.ok) {
    // The same command can work later, for example once the port is free, so these aren't usage errors.
    const mayPass = served.problem.code === "cannot-read" || served.problem.code === "exists";
    throw new Refusal(served.problem.message, mayPass ? exitCodes.stopped : exitCodes.usage);
  }
  const watch = watchForStop(host);
  const { address, networkAddresses, publicAddress } = served.value;
  const more =
    address === publicAddress
      ? networkAddresses.map((other) => `On your network: ${other}`)
      : [`Listening on ${address}`];
  print(host, [`${host.program.title} is running at ${publicAddress}`, ...more, "Press Ctrl-C to stop."]);
  const code = await watch.stopped;
  await served.value.close();
  watch.release();
  return code;
}

function readSettings(host: Host, flags: ServeFlags): Parameters<Faces["serve"]>[1] {
  refuseMisspelled(host);
  return {
    ...readStore(host, flags),
    host: flags.host ?? "127.0.0.1",
    port: readNumber(portField, flags.port),
    proxies: readNumber(proxiesField, variable(host, "proxies"), () => "SWITCHYARD_PROXIES"),
    publicUrl: variable(host, "public_url"),
    limits: variable(host, "limit")?.split(/[\s,]+/) ?? [],
    log: host.errors.isTTY ? undefined : (line) => void host.errors.write(line),
  };
}

const variables = ["public_url", "database", "proxies", "limit", "data"] as const;

function variable({ env }: Host, name: (typeof variables)[number]): string | undefined {
  return env[variableName(name)]?.trim() || undefined;
}

function variableName(name: string): string {
  return `SWITCHYARD_${name.toUpperCase()}`;
}

/** Ignores names that don't look like misspelled settings, because another program may use them. */
function refuseMisspelled({ env }: Host): void {
  for (const name of Object.keys(env)) {
    const setting = /^SWITCHYARD_(.+)/.exec(name)?.[1]?.toLowerCase() ?? "";
    if (setting === "host" || setting === "port")
      throw new Refusal(`There's no setting ${quote(name)}. Use --${setting}.`);
    const meant = nearest(setting, variables);
    if (meant === undefined || variableName(meant) === name) continue;
    throw new Refusal(`There's no setting ${quote(name)}. Did you mean ${quote(variableName(meant))}?`);
  }
}

/** Messages must not repeat the database's URL, which may contain a password. */
export function readStore(host: Host, { data }: Given<"data">) {
  const database = variable(host, "database");
  if (database !== undefined && data !== undefined)
    throw new Refusal("Use --data or SWITCHYARD_DATABASE, not both.");
  if (database !== undefined && !(URL.canParse(database) && /^postgres(ql)?:/i.test(database)))
    throw new Refusal(
      "SWITCHYARD_DATABASE must be an address such as postgres://switchyard@localhost/switchyard.",
    );
  return { database, data: data === undefined ? dataPath(host, "online") : resolve(data) };
}

async function writePage(host: Host, faces: Faces, folder: string, others: ServeFlags): Promise<number> {
  if ((others.host ?? others.port ?? others.data) !== undefined)
    throw new Refusal(`"serve --out" doesn't start a server. Leave out --host, --port and --data.`);
  const contents = need(await faces.page(host));
  const written = tryOnDisk(`write the page to ${quote(folder)}`, () => {
    for (const [name, body] of contents) {
      const file = join(folder, name);
      makeFolder(dirname(file));
      writeFileSync(file, body);
    }
    return ok(undefined);
  });
  need(written, exitCodes.stopped);
  return print(host, [`Wrote the page to ${resolve(folder)}.`]);
}
