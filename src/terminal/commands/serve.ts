/** `switchyard serve`: the page and online play; `switchyard page`: the page as files. */

import { statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ok } from "../../core/result.ts";
import { mustBe, nearest, quote } from "../../core/text.ts";
import { type Environment, makeFolder, tryOnDisk } from "../../disk/disk.ts";
import { type WholeField, wholeField } from "../../play/form.ts";
import { byFlag, readNumber } from "../flags/flags.ts";
import { dataPath, exitCodes, type Given, type Host, need, notify, print, Refusal } from "../host.ts";
import type { Faces } from "../program/help.ts";
import { watchForStop } from "../stop-signals.ts";

type ServeFlags = Given<"host" | "port" | "publicUrl" | "data" | "database" | "proxies", "log"> & {
  readonly limit?: readonly string[] | undefined;
};

export const portField = wholeField("port", "the port to listen on", {
  min: 0,
  max: 65_535,
  default: "8080",
});
const proxiesField = wholeField("proxies", "how many proxies are in front", { min: 0, max: 9, default: "0" });

export async function serve(host: Host, faces: Faces, flags: ServeFlags): Promise<number> {
  const settings = readSettings(host, flags);
  const watch = watchForStop(host);
  const stopping = new AbortController();
  void watch.stopped.then(() => stopping.abort());
  const served = await faces.serve(host, {
    ...settings,
    data: onlineFolder(host, flags),
    notice: (sentence) => notify(host, sentence),
    stop: stopping.signal,
  });
  if (!served.ok) {
    watch.release();
    if (stopping.signal.aborted) return watch.stopped;
    // The flags aren't wrong: another start may succeed once the port or the folder is free.
    const mayPass = served.problem.code === "cannot-read" || served.problem.code === "exists";
    throw new Refusal(served.problem.message, mayPass ? exitCodes.stopped : exitCodes.usage);
  }
  const { address, networkAddresses, publicAddress } = served.value;
  const more =
    address === publicAddress
      ? networkAddresses.map((other) => `On your network: ${other}`)
      : [`Listening on ${address}`];
  print(host, [`${host.program.title} is at ${publicAddress}`, ...more, "Stop it with Ctrl-C."]);
  const code = await watch.stopped;
  await served.value.close();
  watch.release();
  return code;
}

export function onlineFolder(host: Host, { data }: Given<"data">): string {
  return data === undefined ? dataPath(host, "online") : resolve(data);
}

type Settings = Omit<Parameters<Faces["serve"]>[1], "data" | "notice" | "stop">;

const variables = ["host", "port", "public_url", "data", "database", "proxies", "limit", "log"];

/** Other variables may be meant for other programs. */
function refuseMisspelt(env: Environment): void {
  for (const name of Object.keys(env)) {
    const id = /^SWITCHYARD_(.+)/.exec(name)?.[1]?.toLowerCase() ?? "";
    const meant = variables.includes(id) ? undefined : nearest(id, variables);
    if (meant === undefined) continue;
    const guess = `Did you mean ${quote(`SWITCHYARD_${meant.toUpperCase()}`)}?`;
    throw new Refusal(`There is no setting ${quote(name)}. ${guess}`);
  }
}

function readSettings(host: Host, flags: ServeFlags): Settings {
  refuseMisspelt(host.env);
  const setting = (id: "host" | "port" | "publicUrl" | "database" | "proxies") =>
    settingOf(host.env, id, flags[id]);
  const number = (field: WholeField, { text, name }: Setting) => readNumber(field, text, () => name);
  const port = number(portField, setting("port"));
  const proxies = number(proxiesField, setting("proxies"));
  const database = setting("database");
  const problem = databaseProblem(database, flags);
  if (problem !== undefined) throw new Refusal(problem);
  const limits = settingOf(host.env, "limit", flags.limit?.join(" "));
  const publicUrl = setting("publicUrl");
  return {
    host: setting("host").text ?? "127.0.0.1",
    port,
    proxies,
    publicUrl: publicUrl.text,
    database: database.text,
    limits: limits.text?.split(/[\s,]+/) ?? [],
    names: { publicUrl: publicUrl.name, limit: limits.name },
    log: isLogged(host, flags) ? (line) => void host.errors.write(line) : undefined,
  };
}

/** Doesn't repeat the address: it may contain a password. */
function databaseProblem({ text, name }: Setting, { data }: ServeFlags): string | undefined {
  if (text === undefined) return undefined;
  if (data !== undefined) return `Give --data or ${name}, not both.`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^postgres(ql)?:$/.test(url.protocol)) return undefined;
  return `${name} must be an address such as postgres://switchyard@localhost/switchyard.`;
}

/** In a terminal the log is off by default. */
function isLogged({ env, errors }: Host, { log }: ServeFlags): boolean {
  const { text, name } = settingOf(env, "log", undefined);
  if (log !== undefined || text === undefined) return log ?? !errors.isTTY;
  const isOn = /^(1|true|on)$/i.test(text);
  if (isOn || /^(0|false|off)$/i.test(text)) return isOn;
  throw new Refusal(mustBe(name, "1 or 0", text));
}

type Setting = ReturnType<typeof settingOf>;

/** An empty variable counts as missing. The name is the flag's or the variable's, for error messages. */
export function settingOf(env: Environment, id: string, given: string | undefined) {
  const variable = `SWITCHYARD_${id.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
  const value = env[variable]?.trim();
  if (given !== undefined || value === undefined || value === "")
    return { text: given, name: byFlag({ id, label: "" }) };
  return { text: value, name: variable };
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

export async function page(host: Host, faces: Faces, folder: string): Promise<number> {
  if (folder.trim() === "") throw new Refusal("Name the folder to write the page to.");
  if (isFile(folder)) throw new Refusal(`${quote(folder)} is a file; name a folder.`);
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
