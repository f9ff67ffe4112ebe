/** Measures of a row, and the words for them: how many switches are still wrong, and how many groups they form. */

import type { Subject } from "../../core/lesson.ts";
import { bitCount, fullRow, isOn, labelsIn } from "./row.ts";

/** `wrong` is a mask. After the counts, there's a measure for each switch. */
export function groupMeasures(wrong: number, size: number): readonly number[] {
  const count = bitCount(wrong);
  const groups = bitCount(wrong & ~(wrong << 1));
  return [count, groups, size - count, ...labelsIn(fullRow(size)).map((label) => Number(isOn(wrong, label)))];
}

interface RowWords extends Pick<Subject, "also" | "letters"> {
  readonly many: string;
}

const unfinished =
  "switches? need? to flip|flipped|change|changed;switches? need flipping|flipped|changing|changed";

export function groupSubjects(wrong: RowWords, right: RowWords): readonly Subject[] {
  return [
    {
      ...wrong,
      words: `the number of ${wrong.many}`,
      also: `${wrong.also};${unfinished}`,
      opposite: 2,
      groups: 1,
    },
    { words: `the number of groups of ${wrong.many}`, also: "groups" },
    { ...right, words: `the number of ${right.many}`, opposite: 0 },
  ];
}
