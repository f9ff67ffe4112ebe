/** What the program that runs is called. A program with games of its own brings its own name; the host carries it. */

export interface ProgramName {
  /** What people type to run it. */
  readonly name: string;
  readonly title: string;
}

export const switchyard: ProgramName = { name: "switchyard", title: "Switchyard" };
