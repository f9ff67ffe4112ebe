/** One Chromium for all test files of a run, because starting one takes as long as a test. */

import { chromium } from "playwright-core";
import { findProgram } from "../../../deploy/packages.ts";
import { chromiumProgram } from "./chromium.ts";

/** The environment variable with its address. */
export const chromiumAddress = "SWITCHYARD_TEST_CHROMIUM";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Without Chromium, the files that need it are skipped.
  if (chromiumProgram.find() === undefined) return undefined;
  const server = await chromium.launchServer({ executablePath: findProgram(chromiumProgram), args });
  process.env[chromiumAddress] = server.wsEndpoint();
  return () => server.close();
}
