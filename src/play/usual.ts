/** Commands that several activities share, so each has the same word and key everywhere. */

import type { CommandLooks } from "./command.ts";
import type { SharedCommands } from "./contract.ts";
import { leave, step } from "./step.ts";
import type { Table } from "./table.ts";

const ways = {
  rules: {
    help: "show the rules",
    keys: ["r"],
    run: (state) => step(state, { kind: "read", what: "rules", game: state.match.game }),
  },
  leave: {
    label: "leave",
    help: "go back one step",
    words: [],
    keys: ["escape"],
    run: (state) => step(state, leave(false)),
  },
  quit: { help: "quit", words: ["quit", "exit", "q"], keys: ["q"], run: (state) => step(state, leave(true)) },
  help: {
    label: "keys",
    help: "show everything you can do",
    words: ["help", "?"],
    keys: ["?", "h"],
    run: (state) => step(state),
  },
} satisfies SharedCommands<Table>;

const looks = {
  moves: { label: "legal moves", help: "list the legal moves", words: ["moves", "choices"] },
  hint: { help: "get a hint (ask again for a bigger one)", words: ["hint", "why"], keys: ["i"] },
  again: { label: "try again", help: "try again", keys: ["return", "space"] },
  next: { help: "go on", words: ["next", "rematch"], keys: ["n"] },
  previous: { help: "go back one step", words: ["back"], keys: ["b"] },
  go: { label: "go to", help: "jump to a step by its number", argument: "NUMBER", seldom: true },
  retry: { label: "try again", help: "go back to your mistake and find a better move", keys: ["p"] },
  playOn: { label: "play on from here", help: "play on from here", words: ["play"], keys: ["p"] },
  present: { help: "return to the game", words: ["return"], keys: ["escape", "return"] },
  share: { label: "copy result", help: "copy the result", keys: ["c"] },
} as const satisfies Readonly<Record<string, CommandLooks>>;

export const usual = { ways, ...ways, ...looks };

export const helpNote = `Type "${usual.help.words[0]}" to see everything you can do.`;
