import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { seatToMove } from "../../core/match.ts";
import { giveHint, type PuzzleTable, tryAgain } from "../../table/puzzle/play.ts";
import { puzzleStats, streakText } from "../../table/puzzle/solved.ts";
import { askText, factsAt, solvedText } from "../../table/puzzle/words.ts";
import { shareLine, spokenShareLine } from "../../words/share-line.ts";
import type { Page } from "../page.ts";
import { isSameSource, sourceOf } from "../state/puzzle.ts";
import { type PuzzleRoute, puzzlesTitle } from "../state/route.ts";
import type { Message } from "../state/update.ts";
import { BoardPart } from "./board/board.tsx";
import { Button } from "./button.tsx";
import { TypedMove } from "./play/typed-move.tsx";
import { DayLinks, KeptData, SourceFields } from "./puzzle-sources.tsx";

/** A puzzle on its board: that of a day, one after another, or a position that was given away. */
export function Puzzle({ page, route }: { readonly page: Page; readonly route: PuzzleRoute }) {
  const { puzzle, puzzles, flash } = page.state.value;
  useEffect(() => page.actions.puzzles((all) => all.visit(route)), [route.daily, route.date, route.mine]);
  const source = sourceOf(route, puzzles?.today ?? "", puzzle?.puzzle.source);
  const ready = puzzle !== null && isSameSource(puzzle.puzzle.source, source) ? puzzle : null;
  return (
    <div class="puzzle">
      <h1 tabIndex={-1}>{puzzlesTitle(route)}</h1>
      {route.daily ? (
        <DayLinks page={page} date={source.date ?? ""} />
      ) : route.mine ? null : (
        <SourceFields page={page} source={source} />
      )}
      {ready === null ? (
        <p class="lead">{flash ?? "Finding a puzzle…"}</p>
      ) : (
        <PosedPuzzle page={page} table={ready} />
      )}
      {route.mine ? <KeptData page={page} /> : null}
    </div>
  );
}

interface PosedProps {
  readonly page: Page;
  readonly table: PuzzleTable;
}

/** One of many: where it comes from, what comes after it, and what is kept of it. */
function PosedPuzzle({ page, table }: PosedProps) {
  const { match, puzzle } = table;
  const { posed, source, base, phase } = puzzle;
  const next = () => page.actions.puzzles((all) => all.pose());
  return (
    <>
      <p class="lead">{[source.date ?? [], match.game.title, posed.grade].flat().join(" · ")}</p>
      <Posed page={page} table={table} next={<Button brass text="Next puzzle" press={next} />}>
        {phase === "solved" ? null : <Button text="Another puzzle" press={next} />}
        <Button text="Play from here" press={() => page.actions.setUpFrom(match, base.positions.at(-1))} />
      </Posed>
      {phase === "solved" ? <Result page={page} table={table} /> : null}
    </>
  );
}

interface QuestionProps extends PosedProps {
  /** What goes on once it is solved. */
  readonly next: ComponentChildren;
  /** What else can be done. */
  readonly children?: ComponentChildren;
}

/** A question about the board, with its answers, and what is said to them. */
export function Posed({ page, table, next, children }: QuestionProps) {
  const { puzzle } = table;
  const root = useRef<HTMLDivElement>(null);
  useMarks(root, table);
  useNextButton(root, table);
  const dispatch = (message: Message) => {
    if (message.kind === "play") page.actions.puzzles((all) => all.choose(message.move));
    else if (message.kind === "submit") page.actions.puzzles((all) => all.submitTyped());
    else page.dispatch(message);
  };
  const onBoard = { ...page, dispatch };
  const { decision, phase } = puzzle;
  const solved = phase === "solved";
  // The board's own message line says what a move would change; the judgement stands below.
  const shown = { ...table, said: "", hand: decision.onBoard ? table.hand : "nobody" } as const;
  return (
    <div ref={root} class="puzzle-posed" data-board={decision.onBoard}>
      <div class="frame">
        <div class={solved ? "status status-over" : "status"}>
          <p class="status-head">{solved ? solvedText(puzzle) : decision.task}</p>
          <p class="status-line">{solved ? "" : taskLine(table)}</p>
        </div>
        <BoardPart page={onBoard} table={shown} values={undefined} />
        <Choices page={page} table={table} />
      </div>
      <p class="verdict" data-right={puzzle.answers.at(-1)} role="status">
        {table.said}
      </p>
      <PuzzleButtons page={page} table={table} next={next}>
        {children}
      </PuzzleButtons>
      {!solved && decision.onBoard ? <TypedMove page={onBoard} table={table} /> : null}
    </div>
  );
}

/** What may be done, and what an answer is. */
function taskLine(table: PuzzleTable): string {
  const { match, puzzle } = table;
  const goal = match.outcome === null ? match.game.goal(match.positions.at(-1), seatToMove(match)) : "";
  const ask = puzzle.phase === "asked" ? askText(puzzle) : "";
  return [...new Set([goal, ...factsAt(table).slice(0, 1), ask])].join(" ");
}

/** The choices that are not on the board. */
function Choices({ page, table: { puzzle } }: PosedProps) {
  const { decision, marked, phase } = puzzle;
  if (decision.onBoard || phase === "solved") return null;
  return (
    <fieldset class="answers" aria-label="Choices">
      {decision.choices.map((choice) => (
        <button
          key={choice}
          type="button"
          class="button"
          disabled={phase !== "asked"}
          aria-pressed={decision.ask === "set" ? marked.includes(choice) : undefined}
          onClick={() => page.actions.puzzles((all) => all.choose(choice))}
        >
          {choice}
        </button>
      ))}
    </fieldset>
  );
}

function PuzzleButtons({ page, table: { puzzle }, next, children }: QuestionProps) {
  const { phase, decision, marked } = puzzle;
  const { puzzles } = page.actions;
  const submit = `Submit (${marked.length} marked)`;
  return (
    <div class="button-row">
      {phase === "refuted" ? (
        <Button brass text="Try again" press={() => puzzles((all) => all.change(tryAgain))} />
      ) : phase === "solved" ? (
        next
      ) : decision.ask === "set" ? (
        <Button
          brass
          text={submit}
          off={marked.length === 0 || phase !== "asked"}
          press={() => puzzles((all) => all.submitMarked())}
        />
      ) : null}
      <Button text="Hint" off={phase !== "asked"} press={() => puzzles((all) => all.change(giveHint))} />
      {children}
    </div>
  );
}

/** The streak, and the line to share. */
function Result({ page, table: { puzzle } }: PosedProps) {
  const { puzzles } = page.state.value;
  const { date } = puzzle.source;
  if (date === null || puzzles === null) return null;
  return (
    <div class="puzzle-result">
      <p>
        <span aria-hidden="true">{shareLine(page.title, date, puzzle.answers)}</span>
        <span class="visually-hidden">{spokenShareLine(page.title, date, puzzle.answers)}</span>
      </p>
      <p>{streakText(puzzleStats(puzzles.solved, puzzles.today))}</p>
      <Button icon="link" text="Copy result" press={() => page.actions.puzzles((all) => all.share())} />
    </div>
  );
}

/** What is marked belongs to the puzzle, so the board does not know it; it shows on whatever stands for the move. */
function useMarks(root: { readonly current: HTMLElement | null }, { puzzle }: PuzzleTable): void {
  const { marked, decision, phase } = puzzle;
  const marks = decision.ask === "set" && decision.onBoard && phase === "asked";
  useLayoutEffect(() => {
    for (const target of root.current?.querySelectorAll<HTMLElement>(".board [data-target]") ?? []) {
      const { move } = target.dataset;
      if (marks && move !== undefined) target.setAttribute("aria-pressed", String(marked.includes(move)));
      else target.removeAttribute("aria-pressed");
    }
  });
}

/** Who answers by keys on the board gets the button that goes on, and the board back after another try. */
function useNextButton(root: { readonly current: HTMLElement | null }, { puzzle }: PuzzleTable): void {
  const { phase, answers, decision } = puzzle;
  useEffect(() => {
    const active = document.activeElement;
    const lost = active === document.body || active?.closest(".board, .answers, .button-row") != null;
    if (answers.length === 0 || !lost || phase === "waiting") return;
    const answer = decision.onBoard ? ".board [tabindex='0']" : ".answers .button";
    const next = phase === "asked" ? answer : ".button-row .button-brass";
    root.current?.querySelector<HTMLElement>(next)?.focus();
  }, [phase]);
}
