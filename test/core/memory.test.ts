import { expect, test } from "vitest";
import { type Memory, recall, remembered } from "../../src/core/memory.ts";

test.each([[undefined], [null], [0], ["an answer"]])(
  "remembered computes the answer %j once per owner and name",
  (answer) => {
    const memory: Memory<unknown> = new WeakMap();
    const [game, other] = [{}, {}];
    let times = 0;
    const ask = (owner: object, name: string) =>
      remembered(memory, owner, name, () => {
        times++;
        return answer;
      });
    expect([ask(game, "a"), ask(game, "a")]).toEqual([answer, answer]);
    expect(times).toBe(1);
    ask(game, "b");
    ask(other, "a");
    expect(times).toBe(3);
  },
);

test("recall starts again when its memory is full", () => {
  const known = new Map<string, number>();
  for (let name = 0; name < 50_000; name++) recall(known, String(name), () => name);
  expect(known.size).toBeLessThan(20_002);
  expect(recall(known, "49999", () => -1)).toBe(49_999);
});
