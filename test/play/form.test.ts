/** For every game and every field of the form, all faces read the same value from a text, or give the same error. */

import { describe, expect, test } from "vitest";
import type { Game } from "../../src/core/game.ts";
import { switchyard } from "../../src/core/program.ts";
import type { Result } from "../../src/core/result.ts";
import { askablesOf } from "../../src/core/words/options.ts";
import { towerSwitch } from "../../src/games/index.ts";
import { SessionGames, startGame } from "../../src/measure/agents/agent-session.ts";
import { shownFields } from "../../src/page/state/setup/setup-form.ts";
import { type Field, type FormValues, formFields, freeFields } from "../../src/play/form.ts";
import {
  byId,
  createRequestOf,
  fieldProblem,
  matchRequestOf,
  type ReadForm,
  readForm,
} from "../../src/play/read-form.ts";
import { byFlag, commandFields, readFlags } from "../../src/terminal/flags/flags.ts";
import { setupFields } from "../../src/terminal/setup/fields.ts";
import { must } from "../support/must.ts";
import { everyGame } from "../support/sample-setups.ts";

/** Texts that a field accepts, and texts that it doesn't. */
function samplesOf(field: Field): { readonly good: readonly string[]; readonly bad: readonly string[] } {
  switch (field.kind) {
    case "text":
      return { good: ["Ann"], bad: [] };
    case "whole": {
      const { min, max, step } = field;
      const odd = step === 1 ? [] : [String(min + 1)];
      return {
        good: [String(min), String(min + step), ` ${min} `],
        bad: [String(max + 1), "x", "2.5", "-1", ...odd],
      };
    }
    case "choice":
      return { good: field.choices.map(({ value }) => value), bad: ["x", "3", "Random"] };
    case "start":
      return { good: ["random", field.spec?.written?.symbols.join("") ?? ""], bad: ["01x", "Book", "-"] };
    case "clock":
      return { good: ["none", "5+3", "10"], bad: ["0", "5+601", "1441", "x"] };
  }
}

/** How each face reads the text of one field. Undefined if the face doesn't have that field. */
const faces: Readonly<
  Record<string, (game: Game, field: Field, text: string) => Result<ReadForm> | undefined>
> = {
  flags: (game, field, text) => {
    const { id } = field;
    // Any other text is a position's key.
    if (id === "start" && fieldProblem(field, text) !== "") return undefined;
    const fieldsOf = commandFields.play(game).some((field) => field.id === id)
      ? commandFields.play
      : commandFields.online;
    return fieldsOf(game).some((field) => field.id === id)
      ? readFlags(everyGame, game, fieldsOf, { [id]: text })
      : undefined;
  },
  page: (game, { id }, text) => {
    const texts = {
      vs: "easy",
      [id]: text,
      ...(["name", "clock", "vs"].includes(id) ? { place: "online" } : {}),
    };
    return readShown(game, shownFields({ game, texts }), id, text);
  },
  screen: (game, { id }, text) => readShown(game, setupFields(game, { vs: "easy", [id]: text }), id, text),
};

function readShown(
  game: Game,
  fields: readonly Field[],
  id: string,
  text: string,
): Result<ReadForm> | undefined {
  return fields.some((field) => field.id === id) ? readForm(game, fields, { [id]: text }) : undefined;
}

const ids = ["name1", "name2", "vs", "seat", "first", "bestOf", "from", "seed", "name", "clock"] as const;

test("--start takes a start of the game, its recommended setup or a position's key", () => {
  const read = (flags: FormValues) => must(readFlags(everyGame, towerSwitch, commandFields.play, flags));
  expect(read({ start: "challenge" })).toMatchObject({ options: { start: "challenge" }, from: null });
  expect(read({ start: "recommended" })).toMatchObject({ options: { blocks: 16 }, from: null });
  expect(read({ start: "recommended", blocks: "9" })).toMatchObject({ options: { blocks: 9 }, from: null });
  expect(read({ start: "8/1" })).toMatchObject({ options: {}, from: "8/1" });
});

describe.each(everyGame.map((game) => [game.title, game] as const))("in %s", (_title, game) => {
  const fields = formFields(game, ids);

  test.each(fields.map((field) => [field.id, field] as const))(
    "the page, the screen and flags accept the same values for %s",
    (_id, field) => {
      const { good, bad } = samplesOf(field);
      for (const text of [...good, ...bad]) {
        const own = readForm(game, [field], { [field.id]: text });
        expect(own.ok, `${field.id} ${text}`).toBe(good.includes(text));
        for (const [face, read] of Object.entries(faces)) {
          const result = read(game, field, text);
          if (result === undefined) continue;
          expect(sayOf(result, field), `${face}: ${field.id} ${text}`).toEqual(sayOf(own, field));
        }
      }
    },
  );

  test("opening an online game is refused without a seat", () => {
    const texts = { place: "online", seat: "none" };
    const page = readForm(game, shownFields({ game, texts }), texts);
    expect(page).toMatchObject({ problem: { message: 'You play must be 1, 2 or random (got "none").' } });
    const flags = readFlags(everyGame, game, commandFields.online, { seat: "none" });
    expect(flags).toMatchObject({ problem: { message: '--seat must be 1, 2 or random (got "none").' } });
  });

  test("every option has a form field with a valid default", () => {
    for (const field of formFields(game, [])) {
      expect(Object.keys(askablesOf(game))).toContain(field.id);
      expect(fieldProblem(field, field.default)).toBe("");
      expect(field.choices.length === 0 || field.choices.some(({ value }) => value === field.default)).toBe(
        true,
      );
    }
  });

  test("an agent's invalid option is refused with the option's name", () => {
    for (const field of formFields(game, []))
      for (const text of samplesOf(field).bad) {
        const desk = { games: everyGame, open: new SessionGames(), analysis: true, now: () => new Date(0) };
        const host = { ...desk, program: switchyard, newSeed: () => 1, newId: () => "g" };
        const opened = startGame(host, { game: game.id, options: { [field.id]: text } });
        expect(opened.ok ? "" : opened.problem.message).toBe(fieldProblem(field, text, byId));
      }
  });
});

/** The value, or the sentence without the face's name for the field. */
function sayOf(result: Result<ReadForm>, field: Field): unknown {
  if (result.ok) return result.value;
  const { message } = result.problem;
  const subject = [byFlag(field), field.label].find((name) => message.startsWith(name));
  return subject === undefined ? message : message.slice(subject.length);
}

test("the refusal of a field says what is allowed and what was given", () => {
  const [blocks] = formFields(towerSwitch, []);
  if (blocks === undefined) throw new Error("Tower Switch has an option.");
  expect(fieldProblem(blocks, "0", byFlag)).toBe("--blocks must be a whole number from 1 to 1000 (got 0).");
  expect(fieldProblem(blocks, "")).toBe("Blocks must be a whole number from 1 to 1000 (got nothing).");
  const [vs] = formFields(towerSwitch, ["vs"]);
  expect(vs && fieldProblem(vs, "mediun", byFlag)).toBe(
    '--vs must be friend, random, beginner, easy, medium, hard or perfect (got "mediun"). Did you mean "medium"?',
  );
});

describe("in a form", () => {
  const settled = (game: Game, texts: FormValues) =>
    Object.fromEntries(
      formFields(game, ["seat", "clock", "name"], texts).flatMap(({ id, settled }) =>
        settled === null ? [] : [[id, settled]],
      ),
    );
  const row = everyGame.find((game) => game.id === "switch-battle") ?? towerSwitch;

  test.each<[string, FormValues, Readonly<Record<string, string>>]>([
    ["a game between friends", {}, { seat: "–" }],
    ["a game against the computer", { vs: "easy" }, {}],
    ["an online game", { place: "online" }, {}],
    [
      "an online game from a written row",
      { place: "online", start: "0101" },
      { switches: "4 (from the row)" },
    ],
    ["an online game from a random row", { place: "online", start: "random" }, {}],
    [
      "an online game from a position",
      { place: "online", from: "0101" },
      { switches: "set by the position", start: "set by the position" },
    ],
  ])("%s settles the fields that don't apply", (_name, texts, expected) =>
    expect(settled(row, texts)).toEqual(expected),
  );

  test("a written row replaces the size of the board", () => {
    const texts = { switches: "7", start: "0101" };
    const form = readForm(row, freeFields(setupFields(row, texts)), texts);
    expect(form.ok && form.value.options).toEqual({ start: "0101" });
    const flags = readFlags(everyGame, row, commandFields.play, texts);
    expect(flags.ok && flags.value.options).toEqual({ switches: 7, start: "0101" });
  });
});

describe("in a form", () => {
  test.each<[string, FormValues, unknown]>([
    ["the default seats two people", {}, { levels: [null, null], drawn: false }],
    [
      "playing a friend seats two people",
      { vs: "friend", seat: "2" },
      { levels: [null, null], drawn: false },
    ],
    ["playing hard seats the computer second", { vs: "hard" }, { levels: [null, "hard"], drawn: false }],
    [
      "taking seat 2 against hard seats the computer first",
      { vs: "hard", seat: "2" },
      { levels: ["hard", null], drawn: false },
    ],
    [
      "taking a random seat against hard draws the seats",
      { vs: "hard", seat: "random" },
      { levels: [null, "hard"], drawn: true },
    ],
    [
      "taking no seat against hard seats two computers",
      { vs: "hard", seat: "none" },
      { levels: ["hard", "hard"], drawn: false },
    ],
  ])("%s", (_name, texts, expected) => {
    const values = readForm(towerSwitch, formFields(towerSwitch, ids), texts);
    expect(values.ok && values.value).toMatchObject(Object(expected));
  });

  test.each<[string, FormValues]>([
    ["Ann", { name1: "Ann", name2: "Ann" }],
    ["Computer", { vs: "easy", name1: "Computer" }],
    ["Player 1", { name2: "Player 1" }],
  ])("both players can't be named %s", (name, texts) => {
    const values = readForm(towerSwitch, formFields(towerSwitch, ids), texts);
    expect(values).toMatchObject({
      problem: { message: `The players need different names (both are ${name}).` },
    });
  });

  test("the choices for the first move show the players' names", () => {
    const [first, name1, name2] = formFields(towerSwitch, ["first", "name1", "name2"], {
      vs: "easy",
      name1: "Ann",
    });
    expect(first?.choices.map(({ words }) => words)).toEqual(["Ann", "Computer", "coin toss"]);
    expect([name1?.default, name2?.default]).toEqual(["Player 1", "Computer"]);
  });
});

describe("a form", () => {
  const read = (texts: FormValues) => {
    const fields = formFields(towerSwitch, ids, { place: "online" });
    return must(readForm(towerSwitch, fields, texts));
  };

  test("becomes a request for a local game", () => {
    expect(matchRequestOf(towerSwitch, read({}), 5)).toMatchObject({
      setup: { options: {}, from: null },
      first: undefined,
      seed: 5,
      bestOf: undefined,
    });
    expect(
      matchRequestOf(towerSwitch, read({ blocks: "21", bestOf: "3", seed: "0", first: "2" }), 5),
    ).toMatchObject({
      setup: { options: { blocks: 21 }, from: null },
      first: 2,
      seed: 0,
      bestOf: 3,
    });
  });

  test("becomes a server request with only the given values", () => {
    expect(createRequestOf(towerSwitch, read({}))).toEqual({ game: "tower-switch", options: {} });
    const asked = { name: " Ann ", seat: "random", vs: "hard", clock: "5+3", bestOf: "1", from: "8/2" };
    expect(createRequestOf(towerSwitch, read(asked))).toEqual({
      game: "tower-switch",
      options: {},
      from: "8/2",
      seat: "random",
      name: "Ann",
      vs: "hard",
      clock: { initialMs: 300_000, incrementMs: 3_000 },
    });
  });

  test.each([
    ["5+3", { initialMs: 300_000, incrementMs: 3_000 }],
    ["10", { initialMs: 600_000, incrementMs: 0 }],
    ["0.5+1", { initialMs: 30_000, incrementMs: 1_000 }],
    ["0.1+0.5", { initialMs: 6_000, incrementMs: 500 }],
    ["none", null],
  ])("accepts the clock %s", (clock, settings) => expect(read({ clock }).clock).toEqual(settings));

  test.each(["0", "5+601", "1441", "-5", "5 + 3", ""])("refuses the clock %j", (clock) => {
    expect(readForm(towerSwitch, formFields(towerSwitch, ids), { clock })).toMatchObject({
      problem: {
        message: expect.stringMatching(
          /^Clock must be up to 1,440 minutes per player, plus up to 600 seconds per move/,
        ),
      },
    });
  });
});
