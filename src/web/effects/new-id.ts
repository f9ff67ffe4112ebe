import { idFrom } from "../../core/record.ts";

/** The name of a new match or series, from the browser's cryptographic source. */
export function newId(): string {
  return idFrom(crypto.getRandomValues(new Uint8Array(8)));
}
