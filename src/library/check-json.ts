/** Positions as JSON: whether they survive it, and one text for equal ones. */

/** Equal positions have equal texts, whatever the order of their fields. */
export function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_name, part: unknown) =>
      isFields(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? "undefined"
  );
}

/** What does not survive, in words; null where everything does. */
export function jsonFault(value: unknown, path = "it"): string | null {
  if (value === null || typeof value === "string" || typeof value === "boolean") return null;
  if (typeof value === "number") return Number.isFinite(value) ? null : `${path} is ${value}`;
  if (typeof value !== "object")
    return `${path} is ${value === undefined ? "undefined" : `a ${typeof value}`}`;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype)
    return `${path} is a ${value.constructor.name}, not a plain object`;
  const parts = Object.entries(value).map(([name, part]) =>
    jsonFault(part, path === "it" ? name : `${path}.${name}`),
  );
  return parts.find((fault) => fault !== null) ?? null;
}

function isFields(part: unknown): part is Readonly<Record<string, unknown>> {
  return typeof part === "object" && part !== null && !Array.isArray(part);
}
