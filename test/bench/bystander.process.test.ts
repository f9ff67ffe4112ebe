/** The benchmark's own clients stay within the limits, or report that they didn't. */

import { expect, test } from "vitest";
import { Bystander } from "../../bench/fairness/bystander.ts";
import { startServer } from "../support/server.ts";

test("a bystander reports a closed connection instead of waiting forever", async () => {
  const server = await startServer({ limits: { "messages-per-second": 1, "message-burst": 5 } });
  const bystander = await Bystander.sitDown({
    port: Number(new URL(server.address).port),
    address: "127.0.0.9",
  });
  await expect(bystander.measure(600)).rejects.toThrow("The bystander lost its connection.");
  bystander.leave();
  await server.stop();
});
