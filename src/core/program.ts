/** The program's name, version and page. `version` must equal the one in `package.json`. */

export const version = "0.4.0";

const oldestNode = [20, 19] as const;

/** Undefined if this Node is new enough. */
export function nodeProblem(node: string, title: string): string | undefined {
  const [major = 0, minor = 0] = node.split(".").map(Number);
  const isOld = major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]);
  return isOld ? `${title} needs Node ${oldestNode.join(".")} or newer. You have Node ${node}.` : undefined;
}

export function asksVersion(words: readonly string[]): boolean {
  return words.length === 1 && ["--version", "-V", "-v", "version"].includes(words[0] ?? "");
}

/** What a program calls itself. A program with games of its own can have a different name. */
export interface ProgramName {
  readonly name: string;
  readonly title: string;
  /** The address of its page. Without one, shared links are commands. */
  readonly page?: string;
}

/** Must equal the one in `package.json`. */
export const homepage = "https://switchyard.example.org/";

export const switchyard: ProgramName = { name: "switchyard", title: "Switchyard", ...pageAt(homepage) };

/** An address at example.org and the like leads nowhere, so it doesn't count as a page. */
export function pageAt(address: string): Pick<ProgramName, "page"> {
  const isExample = /^https?:\/\/(?:[^/]*\.)?example\.\w+(?:[:/]|$)/.test(address);
  return isExample ? {} : { page: address };
}
