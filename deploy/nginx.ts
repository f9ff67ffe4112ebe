/** nginx as a plain process in the foreground, with the configuration of the compose file. */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Running, startProcess } from "./process.ts";

export interface ProxyRequest {
  readonly program: string;
  /** Must exist. The proxy creates its own folder inside. */
  readonly folder: string;
  readonly port: number;
  readonly nodePorts: readonly number[];
}

const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

export async function startProxy(request: ProxyRequest): Promise<Running> {
  const home = join(request.folder, "nginx");
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, "site.conf"), siteText(request));
  writeFileSync(join(home, "nginx.conf"), mainText(home));
  return startProcess({
    command: request.program,
    args: ["-p", home, "-c", join(home, "nginx.conf"), "-e", "stderr"],
    options: { cwd: home },
    ready: /start worker process/,
  });
}

function siteText({ port, nodePorts }: ProxyRequest): string {
  const variables: Readonly<Record<string, string>> = {
    SWITCHYARD_LISTEN: `127.0.0.1:${port}`,
    SWITCHYARD_TLS: "",
    SWITCHYARD_NODES: nodePorts.map((node) => `server 127.0.0.1:${node} max_fails=0;`).join(" "),
  };
  const template = readFileSync("deploy/nginx.conf", "utf8");
  return template.replace(/\$\{(SWITCHYARD_\w+)\}/g, (whole, name: string) => variables[name] ?? whole);
}

/** The settings around the template, for a process that owns nothing but its folder. */
function mainText(home: string): string {
  const own = [
    "access_log off;",
    ...temporary.map((name) => `${name}_temp_path ${home}/${name};`),
    `include ${home}/site.conf;`,
  ];
  const settings = readFileSync("deploy/nginx-main.conf", "utf8")
    .replace("worker_processes auto;", "worker_processes 1;")
    .replace("error_log /dev/stderr notice;", "error_log stderr notice;")
    .replace(/^http \{[^}]*\}/m, `http {\n  ${own.join("\n  ")}\n}`);
  const user = process.getuid?.() === 0 ? "user www-data;" : "";
  return `daemon off;\npid ${home}/nginx.pid;\n${user}\n${settings}`;
}
