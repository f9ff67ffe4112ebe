import { useEffect, useRef } from "preact/hooks";
import { type Course, stepOf } from "../../../table/lesson/course.ts";
import type { LessonState } from "../../state/lesson.ts";
import { formatRoute } from "../../state/route.ts";
import { isPlayedOnline } from "../../state/state.ts";
import { Button, LinkButton } from "../button.tsx";
import type { GameViewProps } from "../props.ts";
import { Posed } from "../puzzle.tsx";
import { Contents } from "../theory.tsx";
import { Continue, LessonBoard, type LessonProps, Said } from "./parts.tsx";
import { RulePart } from "./rule.tsx";

/** A game's lesson, a step at a time. */
export function LessonPart({ page, game }: GameViewProps) {
  const { lesson, flash } = page.state.value;
  const playing = isPlayedOnline(page.state.value, game);
  useEffect(() => {
    if (!playing) page.actions.lessons((all) => all.visit(game));
  }, [game, playing]);
  const shown = !playing && lesson?.course.game === game ? lesson : null;
  return (
    <div class="lesson">
      <h1 tabIndex={-1}>{game.title}</h1>
      {shown === null ? (
        <p class="lead">
          {playing ? "You are playing this game online. Come back when it is over." : (flash ?? "Opening…")}
        </p>
      ) : (
        <Step page={page} lesson={shown} />
      )}
    </div>
  );
}

function Step({ page, lesson }: LessonProps) {
  const root = useRef<HTMLDivElement>(null);
  useStepFocus(root, lesson);
  const step = stepOf(lesson.course);
  return (
    <div ref={root} class="lesson-step" data-kind={step?.kind}>
      <Steps page={page} lesson={lesson} />
      <p class="lesson-text">{step?.text}</p>
      <StepBody page={page} lesson={lesson} />
    </div>
  );
}

/** All steps, to see how far one is and to go to any of them. */
function Steps({ page, lesson: { course } }: LessonProps) {
  const of = course.lesson.steps.length;
  return (
    <ol class="lesson-steps" aria-label="Steps">
      {course.lesson.steps.map((step, at) => (
        <li key={`${at} ${step.kind}`}>
          <button
            type="button"
            class="lesson-stop"
            aria-label={`Step ${at + 1} of ${of}${course.done.includes(at) ? ", done" : ""}`}
            aria-current={at === course.at ? "step" : undefined}
            data-done={course.done.includes(at)}
            onClick={() => page.actions.lessons((all) => all.goTo(at))}
          >
            {at + 1}
          </button>
        </li>
      ))}
    </ol>
  );
}

function StepBody({ page, lesson }: LessonProps) {
  const { course, bet } = lesson;
  switch (stepOf(course)?.kind) {
    case "bet":
      return bet === null ? null : (
        <Posed key={course.at} page={page} table={bet} next={<Continue page={page} lesson={lesson} />} />
      );
    case "rule":
      return <RulePart page={page} lesson={lesson} />;
    case "theorem":
      return <Theorem page={page} game={course.game} />;
    case "move":
    case "game":
    case undefined:
      return <BoardStep page={page} lesson={lesson} />;
  }
}

/** A move to make here, or a game to play at a table of its own. */
function BoardStep({ page, lesson }: LessonProps) {
  const { course } = lesson;
  const play = () => page.actions.lessons((all) => all.playGame());
  return (
    <>
      <LessonBoard page={page} lesson={lesson} />
      <Said lesson={lesson} />
      <div class="button-row">
        {course.passed ? <Continue page={page} lesson={lesson} /> : null}
        {stepOf(course)?.kind === "game" ? (
          <Button brass={!course.passed} text={course.passed ? "Play again" : "Play"} press={play} />
        ) : null}
      </div>
    </>
  );
}

function Theorem({ page, game }: GameViewProps) {
  return (
    <article class="rules theory sheet">
      <Contents key={game.id} game={game} page={page} />
      <div class="button-row">
        <LinkButton brass text="More lessons" href={formatRoute({ view: "learn" })} />
        <Button text="Play" press={() => page.actions.play(game)} />
      </div>
    </article>
  );
}

/** Who goes on finds the focus where the step is done; who has done it, on the button that goes on. */
function useStepFocus(root: { readonly current: HTMLElement | null }, { course }: LessonState): void {
  const entering = useRef(true);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      // Who has only just come by an address is left alone.
      if (!entering.current || document.activeElement?.matches("h1"))
        root.current?.querySelector<HTMLElement>(targetOf(course))?.focus();
      entering.current = false;
    });
    return () => cancelAnimationFrame(frame);
  }, [course.game, course.at, course.passed]);
}

function targetOf(course: Course): string {
  const step = stepOf(course);
  if (step?.kind === "theorem") return "[aria-current]";
  if (course.passed) return ".button-row .button-brass";
  return ".answers button, .puzzle-posed[data-board='true'] [data-move], .statement select, [data-move], .button-brass";
}
