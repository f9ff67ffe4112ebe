import { requestHint } from "../advice.ts";
import type { SharedCommand, Step } from "../contract.ts";
import { step } from "../step.ts";
import { isThinking, type Table } from "../table.ts";
import { usual } from "../usual.ts";
import { thinkingText } from "../words.ts";

export const hint = {
  ...usual.hint,
  when: (table) => ({
    label: table.hinted < 2 ? "hint" : "why?",
    off: isThinking(table) ? thinkingText : isExplained(table) ? "That's the whole explanation." : null,
  }),
  run: giveHint,
} satisfies SharedCommand<Table>;

function isExplained({ why, hinted, said }: Table): boolean {
  return hinted > 2 && ["", said].includes(why);
}

/** The last hint is a single sentence. Asking once more shows all the reasons. */
function giveHint<S extends Table>(state: S): Step<S> {
  const { why, hinted } = state;
  return hinted < 3 ? step(requestHint(state)) : step(state, { kind: "show", title: "Why?", text: [why] });
}
