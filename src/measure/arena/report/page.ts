/** A report as a single page that contains its tables, charts and styles. */

import { formatSkill } from "../../../computer/skill.ts";
import type { ArenaReport, PlayerReport } from "./report.ts";
import { describeRun, type ReportTable, reportTables } from "./tables.ts";

const styles = html`
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { max-width: 90rem; margin: 2rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; margin: 1rem 0; }
  th, td { padding: 0.2rem 0.7rem; text-align: right; border-bottom: 1px solid #8884; white-space: nowrap; }
  th:first-child, td:first-child { text-align: left; }
  td.prose { white-space: normal; text-align: left; overflow-wrap: anywhere; }
  .wide { overflow-x: auto; }
  figure { margin: 1.5rem 0; max-width: 50rem; }
  figcaption { font-weight: 600; }
  .label { margin-top: 0.6rem; overflow-wrap: anywhere; }
  .bar { position: relative; height: 1.1rem; background: #8882; }
  .bar > i { position: absolute; top: 0; height: 100%; }
  .axis { border-left: 1px solid #888; }
  .range { border-top: 2px solid; margin-top: 0.5rem; }
  .middle { width: 0.6rem; margin-left: -0.3rem; background: #2f5d9b; border-radius: 50%; }
`;

export function reportPage(report: ArenaReport): string {
  const { game, players } = report;
  const title = `${game}: ${players.map(({ name }) => name).join(", ")}`;
  const page = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${styles}</style></head>
<body>
<h1>${title}</h1>
<p>${describeRun(report)}. Options: ${optionsText(report)}.</p>
<ul>${players.map(({ player }) => html`<li>${player}</li>`)}</ul>
${skillChart(players)}
${reportTables(report).map(drawTable)}
</body>
</html>
`;
  return page.markup;
}

function optionsText({ options, from }: ArenaReport): string {
  const given = Object.entries(options).map(([name, value]) => `${name} ${String(value)}`);
  return [...given, ...(from === null ? [] : [`from ${from}`])].join(", ") || "default";
}

const longCell = 60;

function drawTable({ title, header, rows }: ReportTable): Markup {
  const cells = (row: readonly string[]) =>
    row.map((cell) =>
      cell.length > longCell ? html`<td class="prose">${cell}</td>` : html`<td>${cell}</td>`,
    );
  return html`<h2>${title}</h2>
<div class="wide"><table><thead><tr>${header.map((cell) => html`<th>${cell}</th>`)}</tr></thead><tbody>${rows.map((row) => html`<tr>${cells(row)}</tr>`)}</tbody></table></div>
`;
}

const lowestSkill = -1;

/** All intervals share one scale, which always includes 0 and 1. The chart cuts off an interval below -1. */
function skillChart(players: readonly PlayerReport[]): Markup {
  const cut = (part: number | null) => Math.max(lowestSkill, part ?? 0);
  const low = Math.min(0, ...players.map(({ total }) => cut(total.skill.low)));
  const width = (part: number) => percent(part / (1 - low));
  const place = (part: number | null) => width(cut(part) - low);
  const axes = [0, 1].map((part) => html`<i class="axis" style="left:${place(part)}"></i>`);
  const rows = players.map(({ name, total: { skill } }) => {
    const label = `${name} ${formatSkill(skill) ?? "no decision mattered"}`;
    if (skill.value === null) return chartRow(label, html`${axes}`);
    const range = html`<i class="range" style="left:${place(skill.low)};width:${width(cut(skill.high) - cut(skill.low))}"></i>`;
    return chartRow(label, html`${axes}${range}<i class="middle" style="left:${place(skill.value)}"></i>`);
  });
  return html`<figure><figcaption>Skill, with 95% intervals</figcaption>${rows}</figure>`;
}

function chartRow(label: string, bar: Markup): Markup {
  return html`<div class="label">${label}</div><div class="bar">${bar}</div>`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

/** Everything but markup is escaped, so text from outside can't become a tag or an attribute. */
interface Markup {
  readonly markup: string;
}

type Content = string | number | Markup | readonly Markup[];

/** Escapes each `${…}`, unless it's markup itself. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  const pieces = parts.map((part, index) => part + render(contents[index] ?? ""));
  return { markup: pieces.join("") };
}

function render(content: Content): string {
  if (typeof content === "number") return String(content);
  if (typeof content === "string")
    return content.replace(/[&<>"']/g, (character) => entities[character] ?? "");
  return "markup" in content ? content.markup : content.map((part) => part.markup).join("");
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
