/** The program that runs: its version, the same as the package's, and what it is called. */

export const version = "0.3.0";

/** A program with games of its own brings its own name; the host carries it. */
export interface ProgramName {
  /** What people type to run it. */
  readonly name: string;
  readonly title: string;
}

export const switchyard: ProgramName = { name: "switchyard", title: "Switchyard" };
