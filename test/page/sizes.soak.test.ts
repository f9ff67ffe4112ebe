/** Every view on screens of four more sizes. Each commit tests the narrowest phone. */

import { expect, test } from "vitest";
import { setStage } from "./support/browser.ts";
import { unreadable } from "./support/sizes.ts";

const stage = setStage();

test("on other phones every sentence of every view can be read to its end", async () => {
  const sizes = [
    [360, 740],
    [844, 390],
  ] as const;
  expect(await unreadable(stage, sizes)).toEqual([]);
});

test("on a large screen every sentence of every view can be read to its end", async () => {
  const sizes = [
    [1280, 800],
    [1920, 1080],
  ] as const;
  expect(await unreadable(stage, sizes)).toEqual([]);
});
