/** The charts of a report, as drawings that stand in the page itself. */

import { formatSkill } from "../players/skill.ts";
import { html, type Markup } from "./markup.ts";
import type { PlayerReport } from "./report.ts";
import { formatRating } from "./report-tables.ts";
import type { Tally } from "./tally.ts";

const width = 960;
const right = 30;
const rowHeight = 26;
/** Of a character, on average. */
const letterWidth = 7;

/** Where the bars begin: behind the longest label. */
function frameFor(labels: readonly string[]) {
  const left = 20 + letterWidth * Math.max(...labels.map((label) => label.length));
  return { left, plot: width - left - right };
}

type Frame = ReturnType<typeof frameFor>;

const kinds = [
  { name: "won", colour: "#2e7d5b", of: (tally: Tally) => tally.wins.count },
  { name: "drawn", colour: "#8a8f98", of: (tally: Tally) => tally.draws.count },
  { name: "unfinished", colour: "#c9ccd1", of: (tally: Tally) => tally.unfinished.count },
  { name: "lost", colour: "#c0563f", of: ({ losses, forfeits }: Tally) => losses.count - forfeits.count },
  { name: "forfeited", colour: "#7a2f22", of: (tally: Tally) => tally.forfeits.count },
] as const;

/** How each player's games ended, seat by seat. */
export function resultChart(players: readonly PlayerReport[]): Markup {
  const rows = players.flatMap(({ name, bySeat }) =>
    bySeat.map((tally, index) => ({ label: `${name}, seat ${index + 1}`, tally })),
  );
  const frame = frameFor(rows.map(({ label }) => label));
  const bars = rows.map(
    ({ label, tally }, row) => html`${rowLabel(label, row, frame)}${resultBar(tally, row, frame)}`,
  );
  return drawing("How the games ended", rows.length, [...bars, legend(rows.length, frame)]);
}

function resultBar(tally: Tally, row: number, { left, plot }: Frame): readonly Markup[] {
  let x = left;
  return kinds.map(({ name, colour, of }) => {
    const count = of(tally);
    const length = tally.games === 0 ? 0 : (count / tally.games) * plot;
    const bar = html`<rect x="${x.toFixed(1)}" y="${row * rowHeight + 4}" width="${length.toFixed(1)}" height="18" fill="${colour}"><title>${count} ${name}</title></rect>`;
    x += length;
    return bar;
  });
}

function legend(rows: number, { left }: Frame): Markup {
  const items = kinds.map(
    ({ name, colour }, index) =>
      html`<rect x="${left + index * 104}" y="${rows * rowHeight + 8}" width="10" height="10" fill="${colour}"/><text x="${left + index * 104 + 14}" y="${rows * rowHeight + 17}" class="small">${name}</text>`,
  );
  return html`${items}`;
}

/** Ratings with their error bars. */
export function ratingChart(players: readonly PlayerReport[]): Markup {
  const marks = players.map(({ name, elo: { rating, error } }) => ({
    label: `${name} ${formatRating({ rating, error })}`,
    range: [rating - error, rating, rating + error] as const,
  }));
  return rangeChart("Elo, with 95% intervals", marks, []);
}

/** Skill with its interval, from random play to perfect play; an interval that reaches further down is cut off. */
export function skillChart(players: readonly PlayerReport[]): Markup {
  const cut = (part: number | null) => Math.max(lowestSkill, part ?? 0);
  const marks = players.map(({ name, total: { skill } }) => ({
    label: `${name} ${formatSkill(skill) ?? "no decision"}`,
    range: skill.value === null ? null : ([cut(skill.low), cut(skill.value), cut(skill.high)] as const),
  }));
  return rangeChart("Skill, with 95% intervals", marks, [1]);
}

const lowestSkill = -1;

interface Mark {
  readonly label: string;
  /** The lower end, the middle and the upper end. */
  readonly range: readonly [number, number, number] | null;
}

/** A row for each mark on one scale, which holds 0 and whatever else is given. */
function rangeChart(title: string, marks: readonly Mark[], also: readonly number[]): Markup {
  const ends = [0, ...also, ...marks.flatMap(({ range }) => range ?? [])];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const frame = frameFor(marks.map(({ label }) => label));
  const place = (part: number) => (frame.left + ((part - low) / (high - low || 1)) * frame.plot).toFixed(1);
  const axes = [0, ...also].map(
    (part) =>
      html`<line x1="${place(part)}" x2="${place(part)}" y1="0" y2="${marks.length * rowHeight}" class="axis"/>`,
  );
  const rows = marks.map(({ label, range }, row) => {
    const y = row * rowHeight + 13;
    if (range === null) return rowLabel(label, row, frame);
    const [from, middle, to] = range.map(place);
    return html`${rowLabel(label, row, frame)}<line x1="${from ?? ""}" x2="${to ?? ""}" y1="${y}" y2="${y}" class="whisker"/><circle cx="${middle ?? ""}" cy="${y}" r="5" fill="#2f5d9b"><title>${label}</title></circle>`;
  });
  return drawing(title, marks.length, [...axes, ...rows]);
}

function rowLabel(text: string, row: number, { left }: Frame): Markup {
  return html`<text x="${left - 8}" y="${row * rowHeight + 17}" text-anchor="end">${text}</text>`;
}

function drawing(title: string, rows: number, parts: readonly Markup[]): Markup {
  return html`<figure><figcaption>${title}</figcaption><svg viewBox="0 0 ${width} ${rows * rowHeight + 24}" role="img" aria-label="${title}">${parts}</svg></figure>`;
}
