/** The program that runs: its version, the same as the package's, and what it is called. */

export const version = "0.3.0";

const oldestNode = [20, 19] as const;

/** What is wrong with the Node that runs this; undefined where nothing is. */
export function nodeProblem(node: string, title: string): string | undefined {
  const [major = 0, minor = 0] = node.split(".").map(Number);
  const isOld = major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]);
  return isOld ? `${title} needs Node ${oldestNode.join(".")} or newer; this is Node ${node}.` : undefined;
}

/** However it is asked for. */
export function asksVersion(words: readonly string[]): boolean {
  return words.length === 1 && ["--version", "-V", "-v", "version"].includes(words[0] ?? "");
}

/** A program with games of its own brings its own name; the host carries it. */
export interface ProgramName {
  /** What people type to run it. */
  readonly name: string;
  readonly title: string;
  /** Where its page is; without one, links that others can follow are commands. */
  readonly page?: string;
}

/** The same as the package's. */
export const homepage = "https://switchyard.example.org/";

export const switchyard: ProgramName = { name: "switchyard", title: "Switchyard", ...pageAt(homepage) };

/** An example's address leads nowhere. */
export function pageAt(address: string): Pick<ProgramName, "page"> {
  const isExample = /^https?:\/\/(?:[^/]*\.)?example\.\w+(?:[:/]|$)/.test(address);
  return isExample ? {} : { page: address };
}
