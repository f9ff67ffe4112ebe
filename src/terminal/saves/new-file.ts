import { closeSync, existsSync, openSync, rmSync, writeFileSync } from "node:fs";
import { fail, ok, type Result } from "../../core/result.ts";
import { quote } from "../../core/text.ts";
import { codeOf, diskError } from "../../disk/disk.ts";
import type { Certificate } from "../../solver/certificate.ts";

export function checkNew(file: string): Result<void> {
  return existsSync(file) ? fileExists(file) : ok(undefined);
}

export function writeNew(file: string, text: string): Result<void> {
  try {
    const handle = openSync(file, "wx");
    try {
      writeFileSync(handle, text);
    } catch (error) {
      rmSync(file, { force: true });
      throw error;
    } finally {
      closeSync(handle);
    }
    return ok(undefined);
  } catch (error) {
    const code = codeOf(error);
    if (code === "EEXIST") return fileExists(file);
    return fail("cannot-write", `Couldn't write ${quote(file)}: ${diskError(code)}.`);
  }
}

function fileExists(file: string): Result<void> {
  return fail("exists", `${quote(file)} already exists. Choose another name.`);
}

/** Writes JSON for `--out FILE`, with each class of positions on its own line. */
export function writeCertificate(certificate: Result<Certificate>, file: string): Result<void> {
  if (!certificate.ok) return certificate;
  const text = JSON.stringify(certificate.value).replaceAll('{"plies":', '\n{"plies":');
  return writeNew(file, `${text}\n`);
}

export function certificateLine(file: string): string {
  return `Wrote the certificate to ${quote(file)}. Check it with examples/check_certificate.py.`;
}
