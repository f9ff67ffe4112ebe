/** With an author's game that can't be solved, commands give up in time, and an agent's other games go on. */

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

test("an analysis for an agent gives up when its time is up, and the agent's other games go on", async () => {
  const agent = await connect([], {}, [...games, endlessGame(12).game]);
  const idOf = async (game: string) =>
    String((await call(agent, "new_game", { game, opponent: "none" })).data.id);
  const [slow, quick] = [await idOf("endless"), await idOf("tower-switch")];
  const [analyzed, moved] = await Promise.all([
    call(agent, "analyze", { id: slow }),
    call(agent, "play", { id: quick, move: "1" }),
  ]);
  expect(analyzed.data).toMatchObject({ value: null });
  expect(moved.data).toMatchObject({ id: quick });
});
