import { defineConfig } from "vitest/config";

/** `npm run screenshots` makes pictures of every view, for people to look at. */
export default defineConfig({
  test: {
    include: ["test/page/screenshots.ts", "test/page/screenshots-own-game.ts"],
    globalSetup: ["test/support/build.ts", "test/page/support/one-chromium.ts"],
    testTimeout: 300_000,
  },
});
