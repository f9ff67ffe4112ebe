const maxNameLength = 40;

/** Emoji need variation selectors and zero-width joiners, so those stay. A joiner must be inside a word, though. */
const unprintable =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200d|\ufe0e|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?<![^\s\u200d])\u200d|\u200d(?!\S)/gu;

export function isPrintable(text: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(text);
}

/** Returns the first `maxLength` characters, without control characters, invisible ones and extra spaces. */
export function cleanText(text: string, maxLength: number): string {
  const head = text.slice(0, maxLength * 8).replace(/[\t\r\n]+/g, " ");
  const clean = head.replace(unprintable, "").replace(/ {2,}/g, " ").trim();
  return Array.from(clean).slice(0, maxLength).join("").trim();
}

/** Empty if nothing visible is left. */
export function cleanName(name: string): string {
  const clean = cleanText(name, maxNameLength);
  return /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u.test(clean) ? clean : "";
}

export function quote(text: string): string {
  const clean = cleanText(text, 24);
  return clean.length < text.trim().length ? `"${clean}…"` : `"${clean}"`;
}

/** `subject` names the value, such as `--blocks` or "Blocks". */
export function mustBe(subject: string, wanted: string, got: number | string): string {
  return `${subject} must be ${wanted} (got ${showValue(got)}).`;
}

export function showValue(value: number | string): string {
  return typeof value === "number" ? String(value) : value === "" ? "nothing" : quote(value);
}

export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function parseWhole(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

export function listWords(words: readonly string[], joint: "and" | "or"): string {
  if (words.length < 2) return words[0] ?? "";
  return `${words.slice(0, -1).join(", ")} ${joint} ${words.at(-1)}`;
}

/** Shortens runs of numbers, as in "1 to 5, 7 and 9". */
export function listRanges(labels: readonly (number | string)[]): string {
  const runs: { from: number | string; to: number | string }[] = [];
  for (const label of labels) {
    const run = runs.at(-1);
    if (run !== undefined && Number(label) === Number(run.to) + 1) run.to = label;
    else runs.push({ from: label, to: label });
  }
  const words = runs.flatMap(({ from, to }) =>
    Number(to) - Number(from) >= 2 ? [`${from} to ${to}`] : [...new Set([String(from), String(to)])],
  );
  return listWords(words, "and");
}

export function shortList(items: readonly (number | string)[]): string {
  const shown = items.length > 40 ? [...items.slice(0, 5), "...", ...items.slice(-3)] : items;
  return `[${shown.join(", ")}]`;
}

export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const wanted = word.toLowerCase().slice(0, 64);
  if (wanted.length < 3) return undefined;
  const holding = candidates.filter((candidate) => candidate.includes(wanted));
  if (holding.length === 1) return holding[0];
  const distance = (candidate: string) => editDistance(wanted, candidate);
  const [best = ""] = candidates.toSorted((a, b) => distance(a) - distance(b));
  if (distance(best) <= Math.max(1, Math.floor(best.length * 0.4))) return best;
  if (holding.length > 1) return undefined;
  // "towr" is close only to the first word of "tower-switch".
  const begun = candidates.filter((candidate) => editDistance(wanted, candidate.split("-")[0] ?? "") <= 1);
  return begun.length === 1 ? begun[0] : undefined;
}

export function didYouMean(word: string, candidates: readonly string[]): string {
  const guess = nearest(word, candidates);
  return guess === undefined ? "" : ` Did you mean "${guess}"?`;
}

/** The Damerau-Levenshtein distance: a swap of neighbors ("paly" for "play") counts as one edit. */
export function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap = isSwap ? at(i - 2, j - 2) + 1 : Infinity;
      row.push(Math.min(change, swap, at(i - 1, j) + 1, at(i, j - 1) + 1));
    }
  }
  return at(a.length, b.length);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function formatClock(ms: number): string {
  const total = Math.ceil(ms / 1000);
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  const two = (part: number) => String(part).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
