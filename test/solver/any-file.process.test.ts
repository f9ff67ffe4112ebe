/** The checker as a program of its own, given files that are anything but certificates. */

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

test("any file gets a sentence on one line, and no traceback", () => {
  const folder = mkdtempSync(join(tmpdir(), "switchyard-files-"));
  const write = (name: string, data: string | Buffer) => {
    writeFileSync(join(folder, name), data);
    return join(folder, name);
  };
  const deep = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);
  const files = [
    folder,
    join(folder, "missing"),
    join(folder, "miss\u001b[2Jing"),
    "/dev/null",
    "/dev/zero",
    write("empty", ""),
    write("bytes", Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))),
    write("utf16", Buffer.from("\ufeff{}", "utf16le")),
    write("mark", "\ufeff{}"),
    write("huge", `{"certificate":${" ".repeat(33_000_000)}1}`),
    write("digits", `{"certificate":${"1".repeat(100_000)}}`),
    ...[980, 100_000].flatMap((levels) => [
      write(`list-${levels}`, `{"certificate":1,"game":${deep("[", "]", levels)}}`),
      write(
        `object-${levels}`,
        `{"certificate":1,"game":${deep('{"a":', "}", levels).replace(":}", ":1}")}}`,
      ),
    ]),
  ];
  for (const file of files) {
    const { status, stdout, stderr } = spawnSync("python3", ["-B", "examples/check_certificate.py", file], {
      encoding: "utf8",
    });
    expect([file, status, stderr]).toEqual([file, 2, ""]);
    expect(stdout).toMatch(/^Not a certificate: [ -~]+\.\n$/);
  }
  rmSync(folder, { recursive: true });
});
