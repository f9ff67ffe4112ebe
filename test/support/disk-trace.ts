/** Records what code does to the disk, in order. After `flush NAME`, the file or folder survives a power cut. */

import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { basename } from "node:path";

export async function traceDisk(work: () => unknown): Promise<readonly string[]> {
  const { openSync, writeFileSync, writeSync, fsyncSync, linkSync, renameSync } = fs;
  const own = { openSync, writeFileSync, writeSync, fsyncSync, linkSync, renameSync };
  const paths = new Map<number, string>();
  const did: string[] = [];
  /** A draft's own name is random. */
  const nameOf = (path: string) => basename(path).replace(/^.*(?=\.(draft|part)$)/, "");
  const note = (what: string, path = "") => void did.push(`${what} ${nameOf(path)}`);
  Object.assign(fs, {
    openSync(path: string, ...how: [fs.OpenMode, fs.Mode?]) {
      const file = openSync(path, ...how);
      paths.set(file, path);
      return file;
    },
    writeFileSync(file: number, text: string) {
      writeFileSync(file, text);
      note("write", paths.get(file));
    },
    writeSync(file: number, text: string) {
      note("write", paths.get(file));
      return writeSync(file, text);
    },
    fsyncSync(file: number) {
      fsyncSync(file);
      note("flush", paths.get(file));
    },
    linkSync(from: string, to: string) {
      linkSync(from, to);
      note("link", to);
    },
    renameSync(from: string, to: string) {
      renameSync(from, to);
      note("rename to", to);
    },
  });
  syncBuiltinESMExports();
  try {
    await work();
  } finally {
    Object.assign(fs, own);
    syncBuiltinESMExports();
  }
  return did;
}
