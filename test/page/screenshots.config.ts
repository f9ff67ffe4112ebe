import { defineConfig } from "vitest/config";

/** `npm run screenshots`: pictures of every view, to be looked at by people. */
export default defineConfig({
  test: {
    include: ["test/page/screenshots.ts", "test/page/screenshots-own-game.ts"],
    globalSetup: ["test/support/build.ts", "test/page/support/one-chromium.ts"],
    testTimeout: 300_000,
  },
});
