/** What the program is called. One with games of its own says so, once, before anything is printed. */

export const programName = {
  /** What people type. */
  command: "switchyard",
  title: "Switchyard",
};
