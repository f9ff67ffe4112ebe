import { counterexampleOf } from "../../../table/lesson/course.ts";
import { type Slot, slotsOf } from "../../../table/lesson/slots.ts";
import { formatStatement } from "../../../words/statement.ts";
import type { LessonState } from "../../state/lesson.ts";
import { Button } from "../button.tsx";
import { Continue, LessonBoard, type LessonProps, Said } from "./parts.tsx";

/** The rule is stated, by choosing or by typing, and the solver answers. */
export function RulePart({ page, lesson }: LessonProps) {
  const { course, draft, typed, problem } = lesson;
  const { vocabulary } = course.lesson;
  const { lessons } = page.actions;
  if (vocabulary === null) return null;
  const change = (values: Partial<LessonState>) =>
    page.dispatch({ kind: "set", values: { lesson: { ...lesson, ...values } } });
  const submit = (event: Event) => {
    event.preventDefault();
    lessons((all) => all.check());
  };
  return (
    <div class="lesson-rule">
      <form class="sheet statement" onSubmit={submit}>
        <fieldset class="sentence" aria-label="Your rule">
          {slotsOf(vocabulary, draft).map((slot) => (
            <SlotPart key={slot.label} slot={slot} choose={(at) => change({ draft: slot.choose(at) })} />
          ))}
        </fieldset>
        <label class="field-label">
          Or type it
          <input
            class="input"
            value={typed}
            placeholder={formatStatement(vocabulary, draft)}
            autocomplete="off"
            maxLength={300}
            aria-describedby="rule-problem"
            aria-invalid={problem !== ""}
            onInput={(event) => change({ typed: event.currentTarget.value, problem: "" })}
          />
        </label>
        <p class="complaint" id="rule-problem">
          {problem}
        </p>
        <div class="button-row">
          {course.passed ? <Continue page={page} lesson={lesson} /> : null}
          <button type="submit" class={course.passed ? "button" : "button button-brass"}>
            Check
          </button>
          <Button text="Hint" off={course.passed} press={() => lessons((all) => all.hint())} />
        </div>
        <Said lesson={lesson} />
        <Trials lesson={lesson} />
      </form>
      <Example page={page} lesson={lesson} />
    </div>
  );
}

/** A list in the sentence; where there is nothing to choose, the words themselves. */
function SlotPart({ slot, choose }: { readonly slot: Slot; readonly choose: (at: number) => void }) {
  const { label, words, at } = slot;
  if (words.length === 1) return <span>{words[0]}</span>;
  return (
    <select
      class="input"
      aria-label={label}
      value={at}
      onChange={(event) => choose(event.currentTarget.selectedIndex)}
    >
      {words.map((word, index) => (
        <option key={word} value={index}>
          {word}
        </option>
      ))}
    </select>
  );
}

/** What was tried before, the last one first. */
function Trials({ lesson: { course } }: Pick<LessonProps, "lesson">) {
  const { vocabulary } = course.lesson;
  const before = course.tried.slice(0, -1).reverse();
  if (vocabulary === null || before.length === 0) return null;
  return (
    <ul class="trials" aria-label="Tried before">
      {before.map(({ statement, verdict }) => (
        <li key={statement} data-right={verdict.holds}>
          {formatStatement(vocabulary, statement)}
        </li>
      ))}
    </ul>
  );
}

/** The board of the size, or what refutes the last statement. */
function Example({ page, lesson }: LessonProps) {
  const { course } = lesson;
  const refuted = counterexampleOf(course) !== null;
  return (
    <LessonBoard page={page} lesson={lesson}>
      {refuted ? (
        <div class="button-row">
          <Button
            text="Play it against the computer"
            press={() => page.actions.lessons((all) => all.playExample())}
          />
        </div>
      ) : null}
    </LessonBoard>
  );
}
