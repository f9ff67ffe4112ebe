/** Where a text states an answer: after the word "answer", in a box, between tags, or in JSON. */

interface Statements {
  /** In order; null if one is denied, hedged or doubled. */
  readonly stated: readonly (string | null)[];
  /** If nothing is stated, the lines that may contain an answer without calling it one. */
  readonly declared: readonly string[];
}

/** A longer line is a thought, not an answer. */
const longestLine = 2_000;

export function statementsIn(text: string): Statements {
  const lines = plain(text)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const stated = lines.flatMap((line, at) => {
    const next = lines[at + 1] ?? "";
    const found = statementsOn(line, next);
    return found.length > 0 && alternative.test(next) ? [null] : found;
  });
  return { stated, declared: stated.length === 0 ? lines : [] };
}

/** Without thoughts in tags, emphasis and the many characters for a hyphen; JSON becomes a statement. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[\u1680\ufeff]/g, " ")
    .replace(/<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi, "\n")
    .replace(/"(?:final_?)?(?:answer|move)"\s*:\s*(?:"([^"\n]*)"|(\d+))/gi, "\nAnswer: $1$2\n")
    .replace(
      /<((?:final_?)?answer|move)>([^<>]*)<\/\1>/gi,
      (_, tag: string, said: string) => `<${tag}>${said.trim()}</${tag}>`,
    )
    .replace(/\\(?:text|textbf|mathrm|mathbf)\{([^{}]*)\}/g, "$1")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[*`"'“”‘’]|__|^[#>\s]+/gm, "");
}

const framed = /\\boxed\s*\{([^{}]*)\}|<((?:final_?)?answer|move)>([^<>]*)<\/\2>/gi;

function statementsOn(line: string, next: string): readonly (string | null)[] {
  if (line.length > longestLine) return /answer/i.test(line) ? [null] : [];
  const inFrames = [...line.matchAll(framed)];
  if (inFrames.length === 0) return statementAfterWord(line, next);
  const contents = new Set(inFrames.map(([, boxed, , tagged]) => boxed ?? tagged ?? ""));
  const [content = ""] = contents;
  const before = line.slice(0, inFrames[0]?.index).split(/[.!?]/).at(-1) ?? "";
  return [contents.size > 1 || hedges.test(before) ? null : content];
}

/** "So the final answer is: 3-4". */
function statementAfterWord(line: string, next: string): readonly (string | null)[] {
  const at = line.toLowerCase().lastIndexOf("answer");
  if (at === -1) return [];
  const sentence = line.slice(0, at).split(/[.!?]/).at(-1) ?? "";
  const after = line.slice(at + "answer".length);
  if (/answer\s*(?:is\b|[:=])/i.test(line.slice(0, at))) return [null];
  const rest = /^\s*:?\s*$/.test(after) ? next : afterSign(after);
  if (rest === undefined || !isLead(sentence.split(/[,;:]/).at(-1) ?? ""))
    return denial.test(after) ? [null] : [];
  return [hedges.test(sentence) ? null : rest];
}

function afterSign(after: string): string | undefined {
  return /^\s*(?:(?:is\b|:|=+>?|-+>?(?=\s)|→)\s*)+(.*)$/.exec(after)?.[1];
}

/** Words that may come before "answer" in its clause. */
function isLead(clause: string): boolean {
  const words = clause.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.every((word) =>
    /^(?:so|thus|hence|therefore|then|and|the|my|our|final|best|correct|right)$/.test(word),
  );
}

const hedges =
  /\b(?:not|never|or|if|unless|otherwise|when|were|would|suppose|except|avoid|wrong|after|against|opponent|opponents)\b/i;

/** A line after the answer that gives another one. */
const alternative = /^(?:or|alternatively|and|but|also)\b/i;

/** "The answer isn't 3-4": nothing before it may count either. */
const denial = /^\s*(?:isnt|is not|wasnt)\b/i;
