/** Lists as the browser keeps them. */

import { parseJson } from "../../../core/text.ts";

/** What is kept under a name may be damaged; then there is nothing. */
export function readList(stored: string | null): readonly unknown[] {
  const list = parseJson(stored ?? "");
  return Array.isArray(list) ? list : [];
}
