/** The running program: its version, which is the package's, and its name. */

export const version = "0.3.0";

const oldestNode = [20, 19] as const;

/** What is wrong with this version of Node; undefined if nothing is. */
export function nodeProblem(node: string, title: string): string | undefined {
  const [major = 0, minor = 0] = node.split(".").map(Number);
  const isOld = major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]);
  return isOld ? `${title} needs Node ${oldestNode.join(".")} or newer; this is Node ${node}.` : undefined;
}

export function asksVersion(words: readonly string[]): boolean {
  return words.length === 1 && ["--version", "-V", "-v", "version"].includes(words[0] ?? "");
}

/** A program with its own games has its own name, which the host carries. */
export interface ProgramName {
  /** What people type to run it. */
  readonly name: string;
  readonly title: string;
  /** The address of its page; without one, commands replace the links that others can follow. */
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
