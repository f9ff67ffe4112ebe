/** Whatever is chosen from the lists is a statement that can be written and read again. */

import { expect, test } from "vitest";
import type { Statement, Vocabulary } from "../../src/core/lesson.ts";
import { games } from "../../src/games/index.ts";
import { loadFor } from "../../src/lessons/lesson.ts";
import { parseStatement } from "../../src/lessons/read-statement.ts";
import { firstDraft, formatStatement, slotsOf } from "../../src/lessons/slots.ts";
import type { Slot } from "../../src/play/scene.ts";
import { advise } from "../support/advise.ts";

async function vocabularyOf(game: string): Promise<Vocabulary> {
  await loadFor(games, { kind: "lesson", game });
  const answer = advise(games, { kind: "lesson", game });
  if (!answer.ok || answer.value.lesson.vocabulary === null) throw new Error("No vocabulary.");
  return answer.value.lesson.vocabulary;
}

function choose(vocabulary: Vocabulary, draft: Statement, label: string, word: string): Statement {
  const slot = slotsOf(vocabulary, draft).find((each) => each.label === label);
  const at = slot?.words.indexOf(word) ?? -1;
  if (slot === undefined || at === -1) throw new Error(`${label} has no ${word}.`);
  return slot.choose(at);
}

test("the lists of a lesson add, join and remove parts of a rule", async () => {
  const vocabulary = await vocabularyOf("switch-battle");
  let draft = choose(vocabulary, firstDraft, "Part 1: how", "1");
  draft = choose(vocabulary, draft, "After part 1", "or");
  draft = choose(vocabulary, draft, "Part 2: what", "the zeros are");
  draft = choose(vocabulary, draft, "Part 2: how", "two neighbors");
  expect(formatStatement(vocabulary, draft)).toBe(
    "The player to move wins exactly when the number of zeros is 1, or the zeros are two neighbors.",
  );
  draft = choose(vocabulary, draft, "After part 1", "and");
  expect(formatStatement(vocabulary, draft)).toContain(
    "the number of zeros is 1 and the zeros are two neighbors",
  );
  draft = choose(vocabulary, draft, "After part 1", "remove");
  expect(formatStatement(vocabulary, draft)).toBe(
    "The player to move wins exactly when the number of zeros is 1.",
  );
});

test.each(games.map(({ id }) => id))(
  "every rule chosen from the lists of %s can be read back",
  async (id) => {
    const vocabulary = await vocabularyOf(id);
    const drafts: Statement[] = [firstDraft, choose(vocabulary, firstDraft, "After part 1", "and")];
    if (vocabulary.plans.length > 0) drafts.push({ kind: "plan", plan: 0 });
    const others = (slot: Slot) => slot.words.map((_, at) => slot.choose(at));
    const all = drafts.flatMap((draft) => slotsOf(vocabulary, draft).flatMap(others));
    expect(all.length).toBeGreaterThan(40);
    for (const statement of all) {
      const sentence = formatStatement(vocabulary, statement);
      expect(parseStatement(vocabulary, sentence), sentence).toEqual({ ok: true, value: statement });
      const shown = slotsOf(vocabulary, statement).map(({ words, at }) => words[at]);
      expect(shown).not.toContain(undefined);
    }
  },
);
