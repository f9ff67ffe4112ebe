import type { ComponentChildren } from "preact";
import { type Course, stepOf } from "../../../table/lesson/course.ts";
import type { Table } from "../../../table/table.ts";
import type { Page } from "../../page.ts";
import type { LessonState } from "../../state/lesson.ts";
import type { Message } from "../../state/update.ts";
import { turnLine } from "../../state/words.ts";
import { BoardPart } from "../board/board.tsx";
import { Button } from "../button.tsx";

export interface LessonProps {
  readonly page: Page;
  readonly lesson: LessonState;
}

/** The board of the step. A move on it is the answer to the step. */
export function LessonBoard({
  page,
  lesson: { board, course },
  children,
}: LessonProps & { readonly children?: ComponentChildren }) {
  if (board === null) return null;
  const dispatch = (message: Message) =>
    message.kind === "play"
      ? page.actions.lessons((all) => all.makeMove(message.move))
      : page.dispatch(message);
  return (
    <div class="frame">
      <div class="status">
        <p class="status-head">{headOf(board, course)}</p>
        {children}
      </div>
      <BoardPart key={course.at} page={{ ...page, dispatch }} table={board} values={undefined} />
    </div>
  );
}

function headOf({ match, hand }: Table, course: Course): string {
  if (stepOf(course)?.kind !== "move") return turnLine(match);
  return hand === "nobody" ? "" : "Your move";
}

/** What was said to the last answer; the page has told it to who listens. */
export function Said({ lesson: { course } }: Pick<LessonProps, "lesson">) {
  const isAnswer = course.passed || course.hinted === 0;
  return (
    <p class="verdict" data-right={isAnswer ? course.passed : undefined}>
      {course.said}
    </p>
  );
}

export function Continue({ page, lesson: { course } }: LessonProps) {
  return (
    <Button brass text="Continue" press={() => page.actions.lessons((all) => all.goTo(course.at + 1))} />
  );
}
