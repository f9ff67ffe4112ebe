import { closeSync, existsSync, openSync, rmSync, writeFileSync } from "node:fs";
import { fail, ok, type Result } from "../../core/result.ts";
import { quote } from "../../core/text.ts";
import { tryOnDisk } from "../../disk/disk.ts";
import type { Certificate } from "../../solver/certificate.ts";

export function checkNew(file: string): Result<void> {
  if (!existsSync(file)) return ok(undefined);
  return fail("exists", `${quote(file)} already exists. Choose another name.`);
}

export function writeNew(file: string, text: string): Result<void> {
  const checked = checkNew(file);
  if (!checked.ok) return checked;
  return tryOnDisk(`write ${quote(file)}`, () => {
    const handle = openSync(file, "wx");
    try {
      return ok(writeFileSync(handle, text));
    } catch (error) {
      rmSync(file, { force: true });
      throw error;
    } finally {
      closeSync(handle);
    }
  });
}

/** If the proof lists classes of positions, each class has its own line. */
export function writeCertificate(certificate: Result<Certificate>, file: string): Result<void> {
  if (!certificate.ok) return certificate;
  const text = JSON.stringify(certificate.value).replaceAll('{"plies":', '\n{"plies":');
  return writeNew(file, `${text}\n`);
}

export function certificateLine(file: string): string {
  return `Wrote the proof to ${quote(file)}. Check it with examples/check_certificate.py.`;
}
