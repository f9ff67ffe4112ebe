/** Everything in it is escaped: text from outside can never become a tag or an attribute. */

export interface Markup {
  readonly markup: string;
}

type Content = string | number | Markup | readonly Markup[];

/** `${…}` in the template is text, unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  const pieces = parts.map(
    (part, index) => part + (index < contents.length ? render(contents[index] ?? "") : ""),
  );
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
