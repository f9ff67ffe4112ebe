/**
 * A private PostgreSQL server: a new cluster in a folder, on a loopback port, with a random password and fsync. PostgreSQL
 * refuses to run as root, so root runs it as the user that its package creates.
 */

import { execFileSync, type SpawnOptions } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, type Running, startProcess } from "./process.ts";

export interface Postgres {
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  /** Contains the password, so pass it in a variable or in memory, not on a command line. */
  readonly url: string;
  /** Keeps the cluster. `start` runs the server again on the same port. */
  stop(how?: PostgresStop): Promise<void>;
  start(): Promise<void>;
  /** Sends a signal to every process of the server. For example, SIGSTOP makes the database hang. */
  signal(signal: NodeJS.Signals): void;
}

/** `fast` ends all sessions. `immediate` is like a crash, from which the server must recover. */
type PostgresStop = "fast" | "immediate";

const stopSignals = { fast: "SIGINT", immediate: "SIGQUIT" } as const;

const user = "switchyard";
const database = "postgres";

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** `folder` must exist. The cluster gets a new folder in it. */
export async function startPostgres(programs: string, folder: string): Promise<Postgres> {
  const owner = serverOwner();
  const home = ownFolder(join(folder, "postgres"), owner);
  const password = randomBytes(18).toString("base64url");
  makeCluster(programs, home, password, owner);
  const port = await freePort();
  const launch = () => startServer(join(programs, "postgres"), home, port, owner);
  let running: Running | undefined = await launch();
  return {
    port,
    user,
    password,
    database,
    url: `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    stop: async (how = "fast") => {
      await running?.stop(stopSignals[how]);
      running = undefined;
    },
    start: async () => {
      running ??= await launch();
    },
    signal: (signal) => {
      for (const pid of processTree(running?.child.pid)) killQuietly(pid, signal);
    },
  };
}

function startServer(command: string, home: string, port: number, options: SpawnOptions): Promise<Running> {
  const settings = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    "unix_socket_directories=",
    "logging_collector=off",
    "log_destination=stderr",
    // In the cluster's folder, so a crash leaves nothing elsewhere.
    "dynamic_shared_memory_type=mmap",
  ];
  return startProcess({
    command,
    args: ["-D", join(home, "data"), ...settings.flatMap((setting) => ["-c", setting])],
    options: { ...options, cwd: home, env: { ...process.env, LC_ALL: "C" } },
    ready: /database system is ready to accept connections/,
  });
}

function makeCluster(programs: string, home: string, password: string, owner: Owner): void {
  const secret = join(home, "password");
  writeFileSync(secret, `${password}\n`, { mode: 0o600 });
  give(secret, owner);
  const choices = ["--auth=scram-sha-256", `--pwfile=${secret}`, "--encoding=UTF8", "--locale=C"];
  execFileSync(
    join(programs, "initdb"),
    ["-D", join(home, "data"), "-U", user, "--no-sync", "--no-instructions", ...choices],
    { ...owner, cwd: home, stdio: ["ignore", "ignore", "pipe"] },
  );
}

function ownFolder(path: string, owner: Owner): string {
  mkdirSync(path, { mode: 0o700 });
  give(path, owner);
  return path;
}

function give(path: string, { uid, gid }: Owner): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

function serverOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  try {
    return { uid: idOf("-u"), gid: idOf("-g") };
  } catch {
    throw new Error("PostgreSQL does not run as root, and there is no user postgres to run it as.");
  }
}

function idOf(which: "-u" | "-g"): number {
  return Number(execFileSync("id", [which, "postgres"], { encoding: "utf8", stdio: "pipe" }));
}

/** Lists the children first, so no new process replaces one that was stopped. */
function processTree(pid: number | undefined): readonly number[] {
  if (pid === undefined) return [];
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return [...(listed === "" ? [] : listed.split(" ").map(Number)), pid];
}

function killQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already ended.
  }
}
