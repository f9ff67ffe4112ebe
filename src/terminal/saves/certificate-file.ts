/** `--certificate FILE`: where a certificate goes, and what is said about it. */

import type { Result } from "../../core/result.ts";
import { quote } from "../../core/text.ts";
import type { Certificate } from "../../solver/certificate.ts";
import { writeNew } from "./new-file.ts";

export function writeCertificate(certificate: Result<Certificate>, file: string): Result<void> {
  return certificate.ok ? writeNew(file, formatCertificate(certificate.value)) : certificate;
}

/** JSON, with each class of positions on a line of its own. */
function formatCertificate(certificate: Certificate): string {
  return `${JSON.stringify(certificate).replaceAll('{"plies":', '\n{"plies":')}\n`;
}

export function certificateLine(file: string): string {
  return `Wrote the certificate to ${quote(file)}; examples/check_certificate.py checks it.`;
}
