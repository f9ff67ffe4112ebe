/** Prints every measurement the same way: the ratio, and the limit for it. */

export interface Measure {
  readonly what: string;
  /** Our result divided by the reference of the same run. */
  readonly ratio: number;
  readonly bar: number;
  readonly sense: "at least" | "at most";
  readonly detail: string;
}

export function report(title: string, measures: readonly Measure[]): void {
  console.log(`\n${title}`);
  for (const { what, ratio, bar, sense, detail } of measures) {
    const met = sense === "at least" ? ratio >= bar : ratio <= bar;
    const verdict = met ? "met" : "MISSED";
    console.log(
      `  ${what.padEnd(34)} ${format(ratio).padStart(8)}x  (${sense} ${bar}x: ${verdict})  ${detail}`,
    );
  }
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

function format(ratio: number): string {
  return ratio >= 100 ? ratio.toFixed(0) : ratio.toFixed(2);
}
