/** Flags of a service that may also come from the environment: --public-url is SWITCHYARD_PUBLIC_URL. A flag wins. */

import type { Environment } from "../../storage/data-folder.ts";
import { byFlag } from "./flags.ts";

export interface Setting {
  /** What was given, if anything was; an empty variable gives nothing. */
  readonly text: string | undefined;
  /** Where it came from, for a sentence about it. */
  readonly name: string;
}

export function settingOf(env: Environment, id: string, given: string | undefined): Setting {
  const variable = variableOf(id);
  const value = env[variable]?.trim();
  if (given !== undefined || value === undefined || value === "")
    return { text: given, name: byFlag({ id, label: "" }) };
  return { text: value, name: variable };
}

function variableOf(id: string): string {
  return `SWITCHYARD_${id.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}
