/** `version` and `homepage` must be the same as in package.json. */
export const version = "0.4.0";

export const homepage = "https://switchyard.example.org/";

const oldestNode = [20, 19] as const;

export function nodeProblem(node: string, title: string): string | undefined {
  const [major = 0, minor = 0] = node.split(".").map(Number);
  const isOld = major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]);
  return isOld ? `${title} needs Node ${oldestNode.join(".")} or newer. You have Node ${node}.` : undefined;
}

export function asksVersion(words: readonly string[]): boolean {
  return words.length === 1 && ["--version", "-V", "-v", "version"].includes(words[0] ?? "");
}

/** A program's name on the command line and its title. Programs with their own games have other names. */
export interface ProgramName {
  readonly name: string;
  readonly title: string;
  /** The address of the page. Without a page, people share commands instead of links. */
  readonly page?: string;
}

export const switchyard: ProgramName = { name: "switchyard", title: "Switchyard", ...pageAt(homepage) };

/** Ignores placeholders such as example.org. */
export function pageAt(address: string): Pick<ProgramName, "page"> {
  const isExample = /^https?:\/\/(?:[^/]*\.)?example\.\w+(?:[:/]|$)/.test(address);
  return isExample ? {} : { page: address };
}
