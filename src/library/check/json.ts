/** Positions as JSON: whether they survive it, and one text for equal ones. */

import { isRecord, nameOfKind } from "./finding.ts";

/** Fast, but equal values may give different texts if their fields are in another order. */
export function textOf(value: unknown): string {
  return JSON.stringify(value) ?? "undefined";
}

export function isSame(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other) || canonical(one) === canonical(other);
}

/** Equal values give equal texts, whatever the order of their fields. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, plainPart) ?? "undefined";
}

function plainPart(_name: string, part: unknown): unknown {
  if (typeof part === "bigint") return `${part}n`;
  return isRecord(part) ? sorted(part) : part;
}

function sorted(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const names = Object.keys(fields);
  if (names.every((name, index) => index === 0 || (names[index - 1] ?? "") <= name)) return fields;
  return Object.fromEntries(names.toSorted().map((name) => [name, fields[name]]));
}

const deepest = 50;

export function jsonFault(value: unknown, path = "it", depth = 0): string | null {
  if (value === null || typeof value !== "object") return leafFault(value, path);
  if (depth > deepest) return "it contains itself, or is nested too deeply";
  const odd = objectFault(value);
  if (odd !== null) return `${path} ${odd}`;
  for (const [name, part] of Object.entries(value)) {
    const fault = jsonFault(part, path === "it" ? name : `${path}.${name}`, depth + 1);
    if (fault !== null) return fault;
  }
  return null;
}

function leafFault(value: unknown, path: string): string | null {
  if (value === null || typeof value === "string" || typeof value === "boolean") return null;
  if (typeof value === "number") return Number.isFinite(value) ? null : `${path} is ${value}`;
  return `${path} is ${value === undefined ? "undefined" : `a ${typeof value}`}`;
}

function objectFault(value: object): string | null {
  if (Array.isArray(value)) return Object.keys(value).length === value.length ? null : "has gaps";
  const isPlain = [Object.prototype, null].includes(Object.getPrototypeOf(value));
  return isPlain ? null : `is ${nameOfKind(value)}, not a plain object`;
}
