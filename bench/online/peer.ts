/** The peer has its own folder and package, so it's never installed with Switchyard. */

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";

export const peerFolder = resolve("bench/online/peer");

export function installPeer(): void {
  if (existsSync(resolve(peerFolder, "node_modules/boardgame.io/package.json"))) return;
  console.log("Installing boardgame.io in bench/online/peer, for this comparison alone …");
  const npm = ["ci", "--no-audit", "--no-fund", "--loglevel", "error"];
  const { status } = spawnSync("npm", npm, { cwd: peerFolder, stdio: "inherit" });
  if (status !== 0) throw new Error("boardgame.io could not be installed; the comparison needs it.");
}
