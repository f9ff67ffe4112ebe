/** `npm run mutate` runs only unit tests, and names their folder. */

import { defineConfig } from "vitest/config";
import { unit } from "../vitest.config.ts";

export default defineConfig({
  ...unit,
  test: { ...unit.test, include: ["**/*.test.ts"], exclude: ["**/*.{process,browser,soak}.test.ts"] },
});
