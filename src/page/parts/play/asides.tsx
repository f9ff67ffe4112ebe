/** Parts that only some scenes have, so they load on demand. */

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { formatClock } from "../../../core/text.ts";
import { capital } from "../../../core/words/values.ts";
import { clockCall, durationText } from "../../../online/words.ts";
import { findCommand } from "../../../play/command.ts";
import type { PlayerScene, Notice as SceneNotice, SceneQuestion, Slot } from "../../../play/scene.ts";
import type { Sheet } from "../../state/state.ts";
import { isMessage } from "../board/board.tsx";
import { focusBoard, focusNext } from "../board/board-input.ts";
import { NoticeBox } from "../boxes.tsx";
import { Button } from "../button.tsx";
import type { PageProps, PlayProps } from "../props.ts";

export function Steps({ page, scene: { steps } }: PlayProps) {
  return (
    <ol class="steps-line" aria-label="Steps">
      {steps.map(({ number, done, here }) => (
        <li key={number}>
          <button
            type="button"
            class="steps-stop"
            aria-label={`Step ${number} of ${steps.length}${done ? ", done" : ""}`}
            aria-current={here ? "step" : undefined}
            data-done={done}
            onClick={() => page.put({ kind: "run", id: "go", rest: String(number) })}
          >
            {number}
          </button>
        </li>
      ))}
    </ol>
  );
}

export function Answers({ page, scene: { choices, asks } }: PlayProps) {
  return (
    <fieldset class="answers" aria-label="Choices">
      {choices.map((choice) => (
        <Button
          key={choice}
          text={choice}
          off={asks !== "choice"}
          press={() => page.put({ kind: "choose", name: choice })}
        />
      ))}
    </fieldset>
  );
}

/** A clock with fewer milliseconds left is marked. */
const lowTime = 20_000;

interface ClockProps extends PageProps {
  readonly player: PlayerScene;
  readonly left: number;
}

export function SeatClock({ page, player: { you, toMove }, left }: ClockProps) {
  const before = useRef(left);
  useEffect(() => {
    const call = you && toMove ? clockCall(before.current, left) : "";
    before.current = left;
    if (call !== "") page.dispatch({ kind: "say", text: call });
  }, [left]);
  return (
    <span class="seat-clock" role="timer" data-running={toMove} data-low={left < lowTime}>
      <span aria-hidden="true">{formatClock(left)}</span>
      <span class="visually-hidden">{durationText(left)} left</span>
    </span>
  );
}

export function Notices(props: PlayProps) {
  const { scene, commands, table, page } = props;
  const standing = scene.notices.filter((notice) => !isMessage(notice));
  // Problems with typed text appear next to its field.
  const problems = scene.problems.filter((text) => table.typed === "" || text !== table.problem);
  const reconnect = findCommand(commands, "reconnect");
  const held = useRef(false);
  // An answered notice disappears together with the focus, so the board gets it.
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    held.current = false;
    focusBoard();
  }, [standing.length]);
  return (
    <div
      class="notices"
      onFocusIn={() => {
        held.current = true;
      }}
      onFocusOut={(event) => {
        if (event.relatedTarget !== null) held.current = false;
      }}
    >
      {problems.map((text, index) => (
        <NoticeBox key={text} alarm text={text}>
          {reconnect === undefined || index > 0 ? null : (
            <Button
              text={capital(reconnect.label)}
              press={() => page.put({ kind: "run", id: "reconnect" })}
            />
          )}
        </NoticeBox>
      ))}
      {standing.map((notice) => (
        <StandingNotice key={notice.text} {...props} notice={notice} />
      ))}
    </div>
  );
}

function StandingNotice({ page, commands, notice }: PlayProps & { readonly notice: SceneNotice }) {
  const { text, answers = [], rest = "" } = notice;
  const buttons = answers.flatMap((id) => findCommand(commands, id) ?? []);
  return (
    <NoticeBox text={text}>
      {buttons.length === 0 ? null : (
        <div class="button-row">
          {buttons.map(({ id, label, off }) => (
            <Button
              key={id}
              text={capital(label)}
              off={off !== null}
              press={() => page.put({ kind: "run", id, rest })}
            />
          ))}
        </div>
      )}
    </NoticeBox>
  );
}

export function Rule({ page, scene, table }: PlayProps) {
  const { slots, notes, main } = scene;
  const { typed, problem } = table;
  const submit = (event: Event) => {
    event.preventDefault();
    if (main !== null) page.put({ kind: "run", id: main });
  };
  return (
    <form class="sheet statement" onSubmit={submit}>
      <fieldset class="sentence" aria-label="Your rule">
        {slots.map((slot, index) => (
          <SlotPart
            key={slot.label}
            slot={slot}
            choose={(word) => page.put({ kind: "fill", slot: index, word })}
          />
        ))}
      </fieldset>
      <label class="field-label">
        Or type your rule
        <input
          class="input"
          value={typed}
          placeholder={slots.map(({ words, at }) => words[at]).join(" ")}
          autocomplete="off"
          maxLength={300}
          aria-describedby="rule-problem"
          aria-invalid={problem !== ""}
          onInput={(event) => page.put({ kind: "type", text: event.currentTarget.value })}
        />
      </label>
      <p class="complaint" id="rule-problem">
        {typed === "" ? "" : problem}
      </p>
      {notes.length === 0 ? null : (
        <ul class="trials" aria-label="Tried before">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </form>
  );
}

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

/** An offer comes in a bar, which leaves the board free. Any other question opens a dialog. */
export function Question({ page, question }: PageProps & { readonly question: SceneQuestion }) {
  const accepted = useRef(false);
  const decide = (yes: boolean) => {
    accepted.current = yes;
    page.put({ kind: "decide", yes });
    if (question.offer) focusBoard();
  };
  if (question.offer)
    return (
      <div class="notices" role="alert">
        <NoticeBox text={question.text}>
          <div class="button-row">
            <Button text={question.no} press={() => decide(false)} />
            <Button text={question.yes} press={() => decide(true)} />
          </div>
        </NoticeBox>
      </div>
    );
  return (
    <Dialog key={question.text} text={question.text} leave={() => decide(false)} after={accepted}>
      {/* The first button gets the focus, so Enter loses nothing. */}
      <Button brass text={question.no} press={() => decide(false)} />
      <Button text={question.yes} press={() => decide(true)} />
    </Dialog>
  );
}

export function TextSheet({ page, sheet }: PageProps & { readonly sheet: Sheet }) {
  const close = () => page.dispatch({ kind: "set", values: { sheet: null } });
  return (
    <Dialog low text={sheet.title} leave={close}>
      {sheet.text.map((line) => (
        <p key={line} class="dialog-line">
          {line}
        </p>
      ))}
      <Button brass text="Close" press={close} />
    </Dialog>
  );
}

interface DialogProps {
  readonly text: string;
  readonly leave: () => void;
  /** Places the dialog at the bottom of the screen, so the board stays visible. */
  readonly low?: boolean;
  /** Once the visitor has agreed, the focus moves on instead of going back. */
  readonly after?: { readonly current: boolean };
  readonly children: ComponentChildren;
}

export function Dialog({ text, leave, low, after, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opener = dialogOpenerOf(document.activeElement);
    if (!dialog.current?.open) dialog.current?.showModal();
    return () => void setTimeout(after?.current === true ? focusNext : () => returnFocus(opener));
  }, []);
  return (
    <dialog
      ref={dialog}
      class="dialog"
      data-low={low}
      aria-labelledby="asked"
      onCancel={leave}
      onClose={leave}
    >
      <p class="dialog-text" id="asked">
        {text}
      </p>
      <div class="button-row">{children}</div>
    </dialog>
  );
}

/** A popover closes when a dialog opens, so its button gets the focus after the dialog. */
function dialogOpenerOf(active: Element | null): Element | null {
  const popover = active?.closest("[popover]");
  return popover ? document.querySelector(`.control[popovertarget="${popover.id}"]`) : active;
}

/** The opener may be gone. The board then gets the focus. */
function returnFocus(opener: Element | null): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  if (opener instanceof HTMLElement && opener !== document.body) opener.focus();
  if (document.activeElement !== opener || opener === document.body) focusBoard();
}
