import { idFrom } from "../../core/record.ts";

export function newId(): string {
  return idFrom(crypto.getRandomValues(new Uint8Array(8)));
}
