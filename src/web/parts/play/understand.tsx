import { type Truth, truths } from "../../state/keep/preferences.ts";
import { truthOf } from "../../state/state.ts";
import { Choices } from "../choices.tsx";
import type { TableProps } from "../props.ts";
import { Ending } from "./loaded-later.ts";

/** Last in its column, so that nothing moves when it grows. */
export function Understand(props: TableProps) {
  return (
    <section class="understand" aria-label="Analysis">
      <TruthChoice {...props} />
      {props.table.study === null ? null : (
        <Ending>{({ Insight }) => <Insight table={props.table} />}</Ending>
      )}
    </section>
  );
}

const truthWords: Readonly<Record<Truth, readonly [name: string, help: string]>> = {
  off: ["Off", "No values and no review."],
  after: ["After the game", "When the game is over: who was winning after each move, and where it turned."],
  live: [
    "Live",
    "What each move is worth, as you play. Moves made this way do not count towards your skill.",
  ],
};

function TruthChoice({ page, table }: TableProps) {
  const { state, dispatch } = page;
  const truth = truthOf(state.value, table.match);
  return (
    <fieldset class="truth">
      <legend>Analysis</legend>
      <Choices
        name="truth"
        choices={truths.map((value) => ({ value, words: truthWords[value][0] }))}
        chosen={truth}
        choose={(value) => dispatch({ kind: "prefer", preferences: { truth: value } })}
      />
      {table.study === null ? <p class="field-help">{truthWords[truth][1]}</p> : null}
    </fieldset>
  );
}
