/** The charts of a report, as drawings that stand in the page itself. */

import { html, type Markup } from "./markup.ts";
import type { PlayerReport } from "./report.ts";
import { formatRating } from "./report-tables.ts";
import type { Tally } from "./tally.ts";

const width = 720;
const left = 230;
const right = 30;
const rowHeight = 26;
const plot = width - left - right;

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
    bySeat.map((tally, index) => ({ label: `${shorten(name)}, seat ${index + 1}`, tally })),
  );
  const bars = rows.map(({ label, tally }, row) => html`${rowLabel(label, row)}${resultBar(tally, row)}`);
  return drawing("How the games ended", rows.length, [...bars, legend(rows.length)]);
}

function resultBar(tally: Tally, row: number): readonly Markup[] {
  let x = left;
  return kinds.map(({ name, colour, of }) => {
    const count = of(tally);
    const length = tally.games === 0 ? 0 : (count / tally.games) * plot;
    const bar = html`<rect x="${x.toFixed(1)}" y="${row * rowHeight + 4}" width="${length.toFixed(1)}" height="18" fill="${colour}"><title>${count} ${name}</title></rect>`;
    x += length;
    return bar;
  });
}

function legend(rows: number): Markup {
  const items = kinds.map(
    ({ name, colour }, index) =>
      html`<rect x="${left + index * 104}" y="${rows * rowHeight + 8}" width="10" height="10" fill="${colour}"/><text x="${left + index * 104 + 14}" y="${rows * rowHeight + 17}" class="small">${name}</text>`,
  );
  return html`${items}`;
}

/** Ratings with their error bars. */
export function ratingChart(players: readonly PlayerReport[]): Markup {
  const ends = players.flatMap(({ elo }) => [elo.rating - elo.error, elo.rating + elo.error]);
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const place = (rating: number) => (left + ((rating - low) / Math.max(1, high - low)) * plot).toFixed(1);
  const zero = html`<line x1="${place(0)}" x2="${place(0)}" y1="0" y2="${players.length * rowHeight}" class="axis"/>`;
  const marks = players.map(({ name, elo }, row) => {
    const y = row * rowHeight + 13;
    const words = formatRating(elo);
    return html`${rowLabel(`${shorten(name)} ${words}`, row)}<line x1="${place(elo.rating - elo.error)}" x2="${place(elo.rating + elo.error)}" y1="${y}" y2="${y}" class="whisker"/><circle cx="${place(elo.rating)}" cy="${y}" r="5" fill="#2f5d9b"><title>${words}</title></circle>`;
  });
  return drawing("Elo, with 95% intervals", players.length, [zero, ...marks]);
}

/** The share of decisions that kept the exact value, with Wilson's interval. */
export function keptChart(players: readonly PlayerReport[]): Markup {
  const bars = players.map(({ name, total }, row) => {
    const { share, low, high } = total.kept;
    const y = row * rowHeight + 13;
    const at = (value: number) => (left + value * plot).toFixed(1);
    const words = total.decisions === 0 ? "not known" : `${(share * 100).toFixed(1)}%`;
    return html`${rowLabel(`${shorten(name)} ${words}`, row)}<rect x="${left}" y="${y - 9}" width="${(share * plot).toFixed(1)}" height="18" fill="#2f5d9b"><title>${words}</title></rect><line x1="${at(low)}" x2="${at(high)}" y1="${y}" y2="${y}" class="whisker"/>`;
  });
  return drawing("Decisions that kept the exact value", players.length, bars);
}

function rowLabel(text: string, row: number): Markup {
  return html`<text x="${left - 8}" y="${row * rowHeight + 17}" text-anchor="end">${text}</text>`;
}

function drawing(title: string, rows: number, parts: readonly Markup[]): Markup {
  return html`<figure><figcaption>${title}</figcaption><svg viewBox="0 0 ${width} ${rows * rowHeight + 24}" role="img" aria-label="${title}">${parts}</svg></figure>`;
}

function shorten(name: string): string {
  return name.length > 20 ? `${name.slice(0, 19)}…` : name;
}
