/** What a player may type beside moves. None of it costs the turn. */

export const commandWords = [
  "help",
  "rules",
  "moves",
  "hint",
  "values",
  "undo",
  "redo",
  "save",
  "resign",
  "draw",
  "back",
  "quit",
] as const;
