/** The charts of a report: bars and ranges as parts of the page, so that their labels stay readable on a phone. */

import { formatSkill } from "../../players/skill.ts";
import { html, type Markup } from "./markup.ts";
import type { PlayerReport } from "./report.ts";
import { formatRating } from "./tables.ts";
import type { Tally } from "./tally.ts";

const kinds = [
  { name: "won", of: (tally: Tally) => tally.wins.count },
  { name: "drawn", of: (tally: Tally) => tally.draws.count },
  { name: "unfinished", of: (tally: Tally) => tally.unfinished.count },
  { name: "lost", of: ({ losses, forfeits }: Tally) => losses.count - forfeits.count },
  { name: "forfeited", of: (tally: Tally) => tally.forfeits.count },
] as const;

/** How each player's games ended, seat by seat. */
export function resultChart(players: readonly PlayerReport[]): Markup {
  const rows = players.flatMap(({ name, bySeat }) =>
    bySeat.map((tally, index) => chartRow(`${name}, seat ${index + 1}`, resultBar(tally))),
  );
  const legend = kinds.map(({ name }) => html`<span class="${name}"></span> ${name} `);
  return figure("How the games ended", html`${rows}<p class="legend">${legend}</p>`);
}

function resultBar(tally: Tally): Markup {
  const parts = kinds.map(({ name, of }) => {
    const width = percent(of(tally) / Math.max(1, tally.games));
    return html`<span class="${name}" style="width:${width}" title="${of(tally)} ${name}"></span>`;
  });
  return html`${parts}`;
}

/** Ratings with their error bars. */
export function ratingChart(players: readonly PlayerReport[]): Markup {
  const ranges = players.map(({ name, elo: { rating, error } }) => ({
    label: `${name} ${formatRating({ rating, error })}`,
    range: [rating - error, rating, rating + error] as const,
  }));
  return rangeChart("Elo, with 95% intervals", ranges, []);
}

const lowestSkill = -1;

/** Skill with its interval, from random play to perfect play; an interval that reaches further down is cut off. */
export function skillChart(players: readonly PlayerReport[]): Markup {
  const cut = (part: number | null) => Math.max(lowestSkill, part ?? 0);
  const ranges = players.map(({ name, total: { skill } }) => ({
    label: `${name} ${formatSkill(skill) ?? "no decision"}`,
    range: skill.value === null ? null : ([cut(skill.low), cut(skill.value), cut(skill.high)] as const),
  }));
  return rangeChart("Skill, with 95% intervals", ranges, [1]);
}

interface LabelledRange {
  readonly label: string;
  /** The lower end, the middle and the upper end. */
  readonly range: readonly [number, number, number] | null;
}

/** A row for each range on one scale, which holds 0 and whatever else is given. */
function rangeChart(title: string, ranges: readonly LabelledRange[], also: readonly number[]): Markup {
  const marks = [0, ...also];
  const ends = [...marks, ...ranges.flatMap(({ range }) => range ?? [])];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const place = (part: number) => percent((part - low) / (high - low || 1));
  const axes = marks.map((part) => html`<i class="axis" style="left:${place(part)}"></i>`);
  const rows = ranges.map(({ label, range }) => {
    if (range === null) return chartRow(label, html`${axes}`);
    const [from, middle, to] = range;
    const width = percent((to - from) / (high - low || 1));
    return chartRow(
      label,
      html`${axes}<i class="range" style="left:${place(from)};width:${width}"></i><i class="middle" style="left:${place(middle)}"></i>`,
    );
  });
  return figure(title, html`${rows}`);
}

function chartRow(label: string, bar: Markup): Markup {
  return html`<div class="label">${label}</div><div class="bar">${bar}</div>`;
}

function figure(title: string, content: Markup): Markup {
  return html`<figure><figcaption>${title}</figcaption>${content}</figure>`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
