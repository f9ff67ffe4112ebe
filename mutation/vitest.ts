/** What the tests import from vitest, on its own runner and its own assertions, without a vitest around them. */

import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  GLOBAL_EXPECT,
  getState,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from "@vitest/expect";
import * as runner from "@vitest/runner";

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

const globals = globalThis as unknown as Record<PropertyKey, unknown>;

function newExpect(): object {
  const expect = (value: unknown, message?: string) => chai.expect(value, message);
  Object.assign(expect, chai.expect, globals[ASYMMETRIC_MATCHERS_OBJECT], {
    getState: () => getState(expect as never),
    setState: (state: object) => setState(state, expect as never),
  });
  setState({ assertionCalls: 0 }, expect as never);
  Object.defineProperty(globalThis, GLOBAL_EXPECT, { value: expect, writable: true, configurable: true });
  return expect;
}

/** Compares with the file, which is named from the test's own place; nothing is ever written here. */
chai.use((_, utils) => {
  utils.addMethod(chai.Assertion.prototype, "toMatchFileSnapshot", function (this: object, file: string) {
    const folder = dirname(runner.getCurrentTest()?.file.filepath ?? "");
    chai.assert.equal(utils.flag(this, "object"), readFileSync(resolve(folder, file), "utf8"));
  });
});

const stubbed = new Map<string, unknown>();
const vi = {
  stubGlobal(name: string, value: unknown): void {
    stubbed.set(name, globals[name]);
    globals[name] = value;
  },
  unstubAllGlobals(): void {
    for (const [name, value] of stubbed) globals[name] = value;
    stubbed.clear();
  },
};

export const vitest = { ...runner, expect: newExpect(), vi };
