/** A game from outside that can't be solved: commands give up in time, and an agent's other games go on. */

import { expect, test, vi } from "vitest";
import { games } from "../../src/games/index.ts";
import { call, connect } from "../measure/agents/client.ts";
import { endlessGame } from "../support/endless.ts";
import { runWith } from "../support/program.ts";

test("analyze stops when its time is up and says that the value isn't known", async () => {
  let now = 0;
  const { game, made } = endlessGame(12, () => now++);
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
  const { code, out } = await runWith([game], ["analyze", "endless", "--json"]);
  clock.mockRestore();
  expect([code, JSON.parse(out).value]).toEqual([0, null]);
  expect(made.moves).toBeLessThan(10_000);
});

test("the server answers in an agent's other games while one is being analyzed", async () => {
  const agent = await connect([], {}, [...games, endlessGame(12).game]);
  const idOf = async (game: string) =>
    String((await call(agent, "new_game", { game, opponent: "none" })).data.id);
  const [slow, quick] = [await idOf("endless"), await idOf("tower-switch")];
  const order: string[] = [];
  const asked = [
    call(agent, "analyze", { id: slow }),
    call(agent, "play", { id: quick, move: "1" }),
  ] as const;
  await Promise.all(asked.map((answer, at) => answer.then(() => order.push(at === 0 ? "analysis" : "move"))));
  expect(order).toEqual(["move", "analysis"]);
  expect((await asked[0]).data).toMatchObject({ value: null });
});
